"""What the stores stand on and what stands around them: the plinth, water, paving, street furniture, boats, birds."""
import math

import bpy
from geometry import box, boolean, lathe, link, loft, mesh, pill, prism, shade_smooth, slab, sphere, tube
from mathutils import Matrix

W, D, R, THICK = 15.0, 10.0, 1.3, 1.0
WATER = -0.13


def shore_line(level, waves):
    return lambda x: level + sum(height * math.sin(x * rate + phase) for height, rate, phase in waves)


def plinth(mats, top, shore=None, bed=-0.5):
    """The block under every store. With a shore line, the part in front of it is water with a clean blue side."""
    base = pill("plinth", W, D, R, -THICK, -0.32, 0.0005, mats["plinth"], foot=0.18)
    turf = pill("turf", W, D, R, -0.32, 0, 0.06, mats[top])
    if shore:
        outline = shore_outline(shore)
        boolean(turf, prism("cut", outline, -0.45, 1, None))
        boolean(base, prism("cut", outline, bed, 1, None))
        water = pill("water", W, D, R, bed, WATER, 0.02, mats["water"])
        boolean(water, prism("keep", outline, -2, 1, None), "INTERSECT")
        shade_smooth(water, 30)
        foam(mats, shore)
    for part in (base, turf):
        shade_smooth(part, 35)


def band(mats, color, y0, y1, z=0.012):
    """A strip of another surface across the whole plinth, with the plinth's own corners."""
    strip = pill("band", W - 0.02, D - 0.02, R, -0.05, z, 0.004, mats[color])
    boolean(strip, prism("keep", [(-W, y0), (W, y0), (W, y1), (-W, y1)], -1, 1, None), "INTERSECT")
    shade_smooth(strip, 30)


def shore_outline(shore, n=160):
    edge = [(-W + 2 * W * i / n, shore(-W + 2 * W * i / n)) for i in range(n + 1)]
    return [(-W, -D)] + edge[::-1][-1:] + edge[1:] + [(W, -D)]


def foam(mats, shore, n=260):
    """Two soft lines of foam along the shore, wider and narrower as they go."""
    for offset, width, z in ((0.0, 0.09, WATER + 0.012), (-0.34, 0.045, WATER + 0.010)):
        verts, faces = [], []
        for i in range(n + 1):
            x = -W / 2 + 0.012 + (W - 0.024) * i / n
            near = shore(x) + offset + 0.05 * math.sin(x * 2.9 + offset * 9)
            thin = width * (0.62 + 0.38 * math.sin(x * 1.7 + 1 + offset * 7))
            verts += [(x, near + 0.03, z), (x, near - thin, z)]
            if i:
                faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
        mesh("foam", verts, faces, mats["foam"], smooth=False)


def paving(mats, x0, x1, y0, y1, nx, ny, color, z=0.02, joint=0.05, height=0.05, gap=None):
    """Stones or planks in a grid. gap is the joint along x, where it differs."""
    wide = joint if gap is None else gap
    dx, dy = (x1 - x0) / nx, (y1 - y0) / ny
    for i in range(nx):
        for j in range(ny):
            box(x0 + i * dx + wide / 2, x0 + (i + 1) * dx - wide / 2, y0 + j * dy + joint / 2, y0 + (j + 1) * dy - joint / 2, z, z + height, mats[color], min(0.018, height / 3))


def planter(mats, random, x, y, z, plants, wood="wood"):
    box(x - 0.3, x + 0.3, y - 0.26, y + 0.26, z, z + 0.5, mats[wood], 0.04)
    plants.blob((x, y, z + 0.74), 0.36, mats["leaf"], random, detail=2, rough=0.1)
    plants.blob((x + 0.16, y - 0.12, z + 0.64), 0.22, mats["leaf2"], random, detail=2, rough=0.1)


def lamp(mats, x, y, z=0.0, height=3.1):
    dark = mats["iron"]
    lathe("post", [(0.17, z), (0.17, z + 0.14), (0.10, z + 0.22), (0.055, z + 0.4), (0.05, z + height), (0.13, z + height + 0.05), (0.15, z + height + 0.1)], dark, n=20, cx=x, cy=y)
    lathe("lantern", [(0.12, z + height + 0.1), (0.20, z + height + 0.52), (0.0005, z + height + 0.52)], mats["lamp"], n=8, cx=x, cy=y, smooth=False)
    lathe("hood", [(0.25, z + height + 0.52), (0.10, z + height + 0.70), (0.03, z + height + 0.74), (0.0005, z + height + 0.84)], dark, n=8, cx=x, cy=y, smooth=False)


def bench(mats, x, y, z=0.0, width=1.5):
    for dx in (-width / 2 + 0.12, width / 2 - 0.12):
        box(x + dx - 0.05, x + dx + 0.05, y - 0.2, y + 0.22, z, z + 0.36, mats["iron"], 0.02)
        box(x + dx - 0.05, x + dx + 0.05, y + 0.17, y + 0.24, z + 0.3, z + 0.82, mats["iron"], 0.02)
    for i in range(3):
        box(x - width / 2, x + width / 2, y - 0.2 + i * 0.14, y - 0.09 + i * 0.14, z + 0.36, z + 0.42, mats["wood"], 0.015)
    for i in range(2):
        box(x - width / 2, x + width / 2, y + 0.13, y + 0.18, z + 0.5 + i * 0.18, z + 0.62 + i * 0.18, mats["wood"], 0.015)


def mailbox(mats, x, y, z=0.0):
    for dx in (-0.17, 0.17):
        for dy in (-0.15, 0.15):
            box(x + dx - 0.03, x + dx + 0.03, y + dy - 0.03, y + dy + 0.03, z, z + 0.2, mats["blue"], 0.01)
    body = [(-0.23, 0.18), (0.23, 0.18), (0.23, 0.75)] + [(0.23 * math.cos(a * math.pi / 12), 0.75 + 0.23 * math.sin(a * math.pi / 12)) for a in range(1, 12)] + [(-0.23, 0.75)]
    loft("mailbox", [[(x + dx, y + dy, z + dz) for dx, dz in body] for dy in (-0.22, 0.22)], mats["blue"], smooth=True, angle=30)
    box(x - 0.15, x + 0.15, y - 0.235, y - 0.21, z + 0.66, z + 0.70, mats["white"], 0.004)


def dock(mats, x, width, y0, y1, z=0.2):
    count = int((y0 - y1) / 0.36)
    for i in range(count):
        box(x - width / 2, x + width / 2, y0 - (i + 1) * 0.36 + 0.03, y0 - i * 0.36, z, z + 0.09, mats["wood" if i % 3 else "wood2"], 0.02)
    for side in (-1, 1):
        for j in range(3):
            y = y0 - 0.4 - (y0 - y1 - 0.7) * j / 2
            lathe("pile", [(0.11, -0.45), (0.11, z + 0.42), (0.08, z + 0.46), (0.0005, z + 0.46)], mats["dark wood"], n=16, cx=x + side * width / 2, cy=y)
            lathe("cap", [(0.118, z + 0.34), (0.118, z + 0.43), (0.085, z + 0.475), (0.0005, z + 0.475)], mats["white"], n=16, cx=x + side * width / 2, cy=y)


def boat(mats, x, y, yaw, size=1.0, hull="coral"):
    """A small open boat with benches and an outboard motor."""
    parent = link(bpy.data.objects.new("boat", None))
    parent.matrix_world = Matrix.Translation((x, y, WATER - 0.06)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Scale(size, 4)

    def ring(grow, z, n=24):
        points = []
        for i in range(n):
            t = i / n * 2 * math.pi
            px, py = math.cos(t) * 1.35, math.sin(t)
            points.append((px * grow + (0.25 * grow if px > 0 else 0) * px, 0.52 * grow * math.copysign(abs(py) ** 0.7, py) * (1 if px < 0 else 1 - 0.35 * (px / 1.35) ** 3), z + (0.14 * max(0, px / 1.35) ** 2)))
        return points

    loft("hull", [ring(0.72, 0), ring(0.92, 0.16), ring(1.0, 0.42), ring(0.95, 0.44), ring(0.9, 0.40), ring(0.8, 0.16)], mats[hull], parent=parent)
    loft("rail", [ring(1.0, 0.42), ring(1.03, 0.44), ring(1.03, 0.48), ring(0.94, 0.48), ring(0.94, 0.42)], mats["white"], closed=True, parent=parent)
    for px in (-0.55, 0.35):
        box(px - 0.14, px + 0.14, -0.42, 0.42, 0.30, 0.36, mats["wood"], 0.02, parent)
    box(-1.56, -1.30, -0.13, 0.13, 0.30, 0.72, mats["navy"], 0.06, parent)


def surfboard(mats, x, y, z, color, turn=80, tilt=-6):
    place = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(tilt), 4, "Y") @ Matrix.Rotation(math.radians(turn), 4, "X")
    slab("board", 0.62, 2.4, 0.3, [(0.06, 0), (0, 0.04), (0.06, 0.09)], mats[color], power=1.6).matrix_world = place
    slab("stripe", 0.10, 2.2, 0.05, [(0, 0.08), (0, 0.10)], mats["white"], power=1.6).matrix_world = place


def umbrella(mats, x, y, z=0.0, height=2.1, radius=1.15, colors=("coral", "white")):
    lathe("pole", [(0.035, z), (0.035, z + height), (0.0005, z + height + 0.12)], mats["white"], n=12, cx=x, cy=y)
    sides = 10
    for k in range(sides):
        a, b = 2 * math.pi * k / sides, 2 * math.pi * (k + 1) / sides
        verts = [(x, y, z + height + 0.06)]
        for angle in (a, (a + b) / 2, b):
            dip = 0.03 if angle == (a + b) / 2 else 0
            verts.append((x + radius * math.cos(angle), y + radius * math.sin(angle), z + height - 0.42 + dip))
        obj = mesh("shade", verts, [(0, 1, 2), (0, 2, 3)], mats[colors[k % 2]], smooth=False)
        obj.modifiers.new("s", "SOLIDIFY").thickness = 0.04


def towel(mats, x, y, z, yaw, color):
    obj = box(-0.42, 0.42, -0.8, 0.8, 0, 0.035, mats[color], 0.012)
    stripe = box(-0.42, 0.42, 0.45, 0.6, 0.034, 0.042, mats["white"], 0)
    for part in (obj, stripe):
        part.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(yaw), 4, "Z")


def goose(mats, x, y, yaw, z=0.0, size=1.0):
    parent = link(bpy.data.objects.new("goose", None))
    parent.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Scale(size, 4)

    def ball(place, scale, color):
        obj = link(bpy.data.objects.new("ball", sphere(1, mats[color], 24, 16)), parent)
        obj.matrix_local = Matrix.Translation(place) @ Matrix.Diagonal((*scale, 1))

    ball((0, 0, 0.34), (0.34, 0.2, 0.2), "goose")
    ball((-0.3, 0, 0.42), (0.14, 0.1, 0.07), "white")
    ball((0.2, 0, 0.36), (0.16, 0.15, 0.16), "white")
    tube("neck", [(0.24, 0, 0.38), (0.36, 0, 0.55), (0.30, 0, 0.72), (0.36, 0, 0.86)], 0.062, mats["iron"], parent)
    ball((0.38, 0, 0.88), (0.11, 0.075, 0.08), "iron")
    ball((0.40, 0, 0.85), (0.05, 0.079, 0.05), "white")
    ball((0.50, 0, 0.865), (0.07, 0.035, 0.025), "iron")
    for dy in (-0.08, 0.08):
        box(-0.01, 0.02, dy - 0.015, dy + 0.015, 0, 0.18, mats["iron"], 0, parent)
