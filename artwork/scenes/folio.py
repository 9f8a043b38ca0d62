"""A book-style folio, open: the phone in a leather tray on the right, the cover with card slots on the left."""
import math

import bpy
from geometry import link, pill, rounded_rect, shade_smooth
from materials import make, plain
from mathutils import Matrix, Vector
from shell import Shell, stitch_line


def build(phone, parent, spec):
    phone.build(parent)
    tray = Shell(phone, parent, spec["tray"])
    leather, lining = make(spec["tray"]["material"]), make(spec["lining"])
    thread = plain("thread", spec["thread"], 0.75, sheen=0.5)
    front = -phone.depth / 2 - 0.07
    # The spine joins the tray's edge to the cover.
    spine = pill("spine", 1.25, tray.h, 0.12, 0, 0.12, 0.05, leather, foot=0.05, power=2.2, parent=parent)
    spine.matrix_local = Matrix.Translation((tray.w / 2 + 0.02, 0, -0.05)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    hinge = link(bpy.data.objects.new("hinge", None), parent)
    hinge.matrix_local = Matrix.Translation((tray.w / 2 + 0.04, 0, front - 0.06)) @ Matrix.Rotation(math.radians(spec["angle"]), 4, "Y")
    # In the hinge's own frame the cover reaches along +x and its inside looks towards -z.
    cover = pill("cover", tray.w, tray.h, 0.9, -0.11, 0.11, 0.08, leather, cx=tray.w / 2, foot=0.08, parent=hinge)
    shade_smooth(cover, 35)
    inside = pill("lining", tray.w - 0.5, tray.h - 0.5, 0.7, 0.09, 0.125, 0.02, lining, cx=-tray.w / 2, parent=hinge)
    inside.rotation_euler = (0, math.pi, 0)
    edge = [Vector((x, y, -0.118)) for x, y, _ in rounded_rect(tray.w - 0.36, tray.h - 0.36, 0.78, 0, tray.w / 2, 0, n=50)]
    stitch_line(hinge, edge + edge[:1], thread)
    for index, (top, card) in enumerate(spec["slots"]):
        z = 0.125 + index * 0.05
        pieces = [("pocket", tray.w - 1.0, top + tray.h / 2 - 0.5, 0.35, z + 0.03, lining, (top - tray.h / 2 + 0.5) / 2)]
        if card:
            pieces.append(("card", 5.4, 3.4, 0.3, z + 0.012, plain("card", card, 0.35, coat=0.4), top + 0.55 - 1.7))
        for name, w, h, r, height, mat, cy in pieces:
            piece = pill(name, w, h, r, z - 0.04, height, 0.02, mat, cx=-tray.w / 2, cy=cy, power=2.1, parent=hinge)
            piece.rotation_euler = (0, math.pi, 0)
