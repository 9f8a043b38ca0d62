"""Render the store scenes described in stores.json.

    blender -b --python scenes/stores.py -- OUT WIDTH SAMPLES [NAME ...]

OUT is a folder for the PNG files (3:2). SIGN_FONT names a font file for the sign.
"""
import json
import random as randomness
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import ground
import plants
import studio
from geometry import box, mesh
from materials import Material, plain, srgb
from mathutils import Vector
from storefront import Store, sash

DATA = json.loads((HERE.parent / "stores.json").read_text())


def walls(k):
    """Coordinates for a wall that work on the front and on the side: along the wall, and up."""
    split = k.node("SeparateXYZ", {0: k.position()})
    return k.math("ADD", split.outputs["X"], split.outputs["Y"]), split.outputs["Z"]


def brick(colors, mortar):
    k = Material("brick").set(Roughness=0.85, Specular=0.2)
    along, up = walls(k)
    vector = k.node("CombineXYZ", {0: along, 1: up}).outputs[0]
    texture = k.node("TexBrick", {
        "Vector": vector, "Color1": srgb(colors[0]), "Color2": srgb(colors[1]), "Mortar": srgb(mortar), "Scale": 1.0,
        "Mortar Size": 0.018, "Mortar Smooth": 0.2, "Brick Width": 0.42, "Row Height": 0.155, "Bias": 0.0,
    })
    k.color(texture.outputs[0])
    k.bump(k.math("SUBTRACT", 1.0, texture.outputs[1]), 0.5, 0.03)
    return k.m


def siding(color, pitch=0.24, upright=False):
    k = Material("siding").set(Base_Color=srgb(color), Roughness=0.75, Specular=0.25)
    along, up = walls(k)
    share = k.math("FRACT", k.math("DIVIDE", along if upright else up, pitch))
    if upright:
        height = k.math("LESS_THAN", share, 0.16)
        shade = k.math("SUBTRACT", 1.0, k.math("MULTIPLY", k.math("COMPARE", share, 0.18, 0.03), 0.22))
    else:
        height = k.math("SUBTRACT", 1.0, share)
        shade = k.math("SUBTRACT", 1.0, k.math("MULTIPLY", k.math("GREATER_THAN", share, 0.9), 0.25))
    k.color(k.mix(1.0, srgb(color), shade, "MULTIPLY"))
    k.bump(height, 0.5, 0.05)
    return k.m


def stucco(color):
    k = Material("stucco").set(Base_Color=srgb(color), Roughness=0.85, Specular=0.2)
    k.bump(k.noise(14, 4).outputs[0], 0.2, 0.03)
    return k.m


def water(deep, shallow, y0, y1):
    k = Material("water").set(Roughness=0.10, Specular=0.5)
    y = k.node("SeparateXYZ", {0: k.position()}).outputs["Y"]
    k.color(k.ramp(k.node("MapRange", {0: y, 1: y0, 2: y1}).outputs[0], [(0.0, deep), (1.0, shallow)]))
    k.bump(k.noise(1.5, 2, Distortion=0.6).outputs[0], 0.25, 0.10)
    return k.m


def turf(color, other):
    k = Material("turf").set(Roughness=0.95, Specular=0.1)
    k.color(k.ramp(k.noise(0.9, 4).outputs[0], [(0.36, color), (0.66, other)]))
    k.bump(k.noise(22, 3).outputs[0], 0.35, 0.04)
    return k.m


SURFACES = {"brick": brick, "siding": siding, "stucco": stucco, "water": water, "turf": turf}


def palette(spec):
    mats = {name: plain(name, color, 0.75, spec=0.25) for name, color in {**DATA["palette"], **spec.get("palette", {})}.items()}
    mats["glass"] = Material("glass").set(Base_Color=srgb("#3d6d8c"), Roughness=0.08, Specular=0.7).m
    mats["lamp"] = Material("lamp").set(Base_Color=srgb("#fff2cf"), Emission=srgb("#ffdf9a"), Emission_Strength=1.2).m
    mats["sign"] = Material("sign").set(Base_Color=srgb("#fff6e4"), Emission=srgb("#fff1d6"), Emission_Strength=0.35).m
    for name, surface in {**DATA["surfaces"], **spec.get("surfaces", {})}.items():
        options = dict(surface)
        mats[name] = SURFACES[options.pop("kind")](**options)
    return mats


def strip(mats, points, width, z, color):
    """A ribbon on the ground through the points: a path or a stream."""
    verts, faces = [], []
    for i, point in enumerate(points):
        ahead = Vector(points[min(i + 1, len(points) - 1)]) - Vector(points[max(i - 1, 0)])
        across = Vector((-ahead.y, ahead.x)).normalized() * width / 2
        verts += [(point[0] + across.x, point[1] + across.y, z), (point[0] - across.x, point[1] - across.y, z)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    mesh("strip", verts, faces, mats[color], smooth=False)


def things(mats, random, entries):
    """Each entry is [what, parameters]."""
    for kind, options in entries:
        if kind == "box":
            options = dict(options)
            color = options.pop("color")
            box(*options["x"], *options["y"], *options["z"], mats[color], options.get("edge", 0.03))
        elif kind == "strip":
            strip(mats, **options)
        elif kind == "sash":
            sash(mats, **options)
        elif kind == "planter":
            ground.planter(mats, random, plants=plants, **options)
        elif kind in PLANTS:
            getattr(plants, kind)(mats, random, **options)
        else:
            getattr(ground, kind)(mats, **options)


PLANTS = {"palm", "round_tree", "live_oak", "grass", "bush", "flowers"}


def main():
    out, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names or DATA["stores"]:
        spec, stage = DATA["stores"][name], DATA["stage"]
        studio.reset()
        random = randomness.Random(spec.get("seed", 4))
        mats = palette(spec)
        shore = ground.shore_line(**spec["shore"]) if "shore" in spec else None
        ground.plinth(mats, spec["top"], shore)
        Store(mats, spec["store"])
        things(mats, random, spec["things"])
        studio.backdrop(stage["backdrop"], stage["glow"], y=120).location = (0, 0, -ground.THICK)
        studio.world(*stage["world"])
        studio.sun(**stage["sun"])
        target, away = Vector(stage["target"]), Vector(stage["view"]).normalized()
        studio.camera(tuple(target + away * 60), tuple(target), ortho=stage["ortho"])
        studio.render(str(Path(out) / f"{name}.png"), int(width), int(width) * 2 // 3, int(samples), stage["exposure"])


main()
