"""Render the phone cases described in cases.json.

    blender -b --python scenes/cases.py -- OUT SIZE SAMPLES [NAME ...]

OUT is a folder for the PNG files. Without names, every case is rendered.
"""
import json
import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import bpy
import flip
import folio
import pouch
import studio
from geometry import link
from mathutils import Matrix
from phone import Phone
from shell import Shell

DATA = json.loads((HERE.parent / "cases.json").read_text())


def stand(x, y, yaw, lift, back=True, scale=1.0, lean=-4):
    """Something that stands on its short side: its back looks at the camera, or with back=False its front."""
    turn = Matrix.Rotation(math.pi / 2, 4, "X")
    if not back:
        turn = Matrix.Rotation(math.pi, 4, "Z") @ turn
    empty = link(bpy.data.objects.new("stand", None))
    empty.matrix_world = (
        Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "X")
        @ Matrix.Translation((0, 0, lift * scale)) @ turn @ Matrix.Scale(scale, 4)
    )
    return empty


def phone_of(spec):
    return Phone(**{**DATA["phones"][spec["phone"]], **spec.get("look", {})})


def pair(spec):
    for x, y, back in ((-1.75, -1.2, True), (2.55, 2.6, False)):
        phone = phone_of(spec)
        parent = stand(x, y, -24, phone.height / 2 + spec.get("lift", 0.19), back)
        phone.build(parent)
        Shell(phone, parent, spec["shell"])


def open_folio(spec):
    phone = phone_of(spec)
    folio.build(phone, stand(spec["x"], spec["y"], spec["yaw"], phone.height / 2 + 0.19, back=False, scale=spec["scale"]), spec)


def flip_pair(spec):
    flip.folded(stand(-2.35, -1.6, -24, flip.HALF / 2 + 0.12, scale=spec["scale"]), spec)
    flip.opened(stand(1.75, 2.6, -24, flip.HALF + 0.12, back=False, scale=spec["scale"]), spec)


def pouch_pair(spec):
    for x, y, back, cord in ((-1.75, -1.2, True, spec["loop"]), (2.95, 3.2, False, None)):
        phone = phone_of(spec)
        pouch.build(phone, stand(x, y, -24, pouch.H / 2 + 0.2, back, spec["scale"]), spec, cord)


SCENES = {"pair": pair, "folio": open_folio, "flip": flip_pair, "pouch": pouch_pair}


def main():
    out, size, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names or DATA["cases"]:
        spec = DATA["cases"][name]
        stage = DATA["stage"]
        studio.reset()
        SCENES[spec.get("scene", "pair")](spec)
        studio.backdrop(stage["backdrop"], stage["glow"])
        studio.world(*stage["world"])
        for light in stage["lights"]:
            studio.area(*light)
        studio.camera(**stage["camera"])
        studio.render(str(Path(out) / f"{name}.png"), int(size), int(size), int(samples), stage["exposure"])


main()
