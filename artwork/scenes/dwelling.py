"""A house, a room and what stands in it. One unit is about half a metre, as in the store scenes."""
import math

from arrange import disc, put, stroke
from devices import light
from geometry import bevel, box, lathe, loft, mesh, pill
from materials import Material, srgb
from mathutils import Matrix
from plants import blob


def window(mats, x0, x1, y, z0, z1, glow):
    """A lit window with bars in a wall that faces the viewer at y."""
    box(x0 - 0.12, x1 + 0.12, y - 0.08, y + 0.05, z0 - 0.12, z1 + 0.12, mats["trim"], 0.02)
    box(x0, x1, y - 0.1, y, z0, z1, glow, 0)
    box(x0, x1, y - 0.12, y, (z0 + z1) / 2 - 0.035, (z0 + z1) / 2 + 0.035, mats["trim"], 0)
    box((x0 + x1) / 2 - 0.03, (x0 + x1) / 2 + 0.03, y - 0.12, y, z0, z1, mats["trim"], 0)
    box(x0 - 0.2, x1 + 0.2, y - 0.18, y + 0.05, z0 - 0.26, z0 - 0.12, mats["trim"], 0.02)


def side_window(mats, x, y0, y1, z0, z1, glow):
    box(x - 0.05, x + 0.08, y0 - 0.12, y1 + 0.12, z0 - 0.12, z1 + 0.12, mats["trim"], 0.02)
    box(x, x + 0.1, y0, y1, z0, z1, glow, 0)
    box(x, x + 0.12, y0, y1, (z0 + z1) / 2 - 0.035, (z0 + z1) / 2 + 0.035, mats["trim"], 0)
    box(x, x + 0.12, (y0 + y1) / 2 - 0.03, (y0 + y1) / 2 + 0.03, z0, z1, mats["trim"], 0)


def gable(mats, x0, x1, y0, y1, z, rise, roof, wall, over=0.35):
    """A roof with its ridge along x: boards below, ribs above, the wall's triangle at the ends."""
    middle = (y0 + y1) / 2
    loft("ends", [[(x, y0, z), (x, y1, z), (x, middle, z + rise)] for x in (x0, x1)], wall, smooth=False)
    for side, edge in ((-1, y0), (1, y1)):
        run = edge - middle
        slope = rise / abs(run)
        low_y, low_z = edge + side * over, z - over * slope
        verts = []
        for lift in (0.0, 0.2):
            verts += [(x0 - over, low_y, low_z + lift), (x1 + over, low_y, low_z + lift), (x1 + over, middle, z + rise + lift), (x0 - over, middle, z + rise + lift)]
        board = mesh("roof", verts, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], roof, smooth=False)
        bevel(board, 0.03, 2, 30)
        for i in range(13):
            x = x0 - over + 0.1 + i * (x1 - x0 + 2 * over - 0.2) / 12
            stroke([(x, low_y, low_z + 0.22), (x, middle, z + rise + 0.22)], 0.05, roof, sides=8)
    stroke([(x0 - over, middle, z + rise + 0.22), (x1 + over, middle, z + rise + 0.22)], 0.13, roof)


def front_door(mats, x, y, z, color, glow, wide=1.25, high=2.5):
    box(x - wide / 2 - 0.18, x + wide / 2 + 0.18, y - 0.1, y + 0.05, z, z + high + 0.18, mats["trim"], 0.03)
    box(x - wide / 2, x + wide / 2, y - 0.16, y + 0.05, z, z + high, mats[color], 0.03)
    for dz in (0.25, 1.05):
        box(x - wide / 2 + 0.18, x + wide / 2 - 0.18, y - 0.19, y, z + dz, z + dz + 0.62, mats[color], 0.04)
    box(x - wide / 2 + 0.2, x + wide / 2 - 0.2, y - 0.18, y, z + 1.85, z + 2.28, glow, 0)
    put(lambda: disc(0.09, 0, 0.14, mats["gold"], edge=0.03), (x + wide / 2 - 0.16, y - 0.16, z + 0.98), tilt=90)


def house(mats, random, glow, wall="siding", roof="slate", door="coral"):
    """A small house with a porch; the front wall is at y = 0."""
    x0, x1, y0, y1, top = -3.4, 2.6, 0.0, 4.4, 3.6
    box(x0 - 0.1, x1 + 0.1, y0 - 0.1, y1 + 0.1, 0, 0.35, mats["stone"], 0.04)
    box(x0, x1, y0, y1, 0.3, top, mats[wall], 0.03)
    for x in (x0, x1):
        box(x - 0.1, x + 0.1, y0 - 0.1, y0 + 0.1, 0.3, top, mats["trim"], 0.02)
    gable(mats, x0, x1, y0, y1, top, 2.2, mats[roof], mats[wall])
    window(mats, -2.75, -1.25, y0, 1.25, 2.75, glow)
    front_door(mats, 0.05, y0, 0.35, door, glow)
    window(mats, 1.2, 2.15, y0, 1.25, 2.75, glow)
    side_window(mats, x1, 1.2, 2.6, 1.25, 2.75, glow)
    box(-0.95, 1.05, y0 - 1.15, y0, 0, 0.3, mats["stone"], 0.03)
    box(-0.75, 0.85, y0 - 1.6, y0 - 1.1, 0, 0.16, mats["stone"], 0.03)
    # A small hood over the door, on brackets.
    for side in (-1, 1):
        stroke([(0.05 + side * 0.85, y0, 2.75), (0.05 + side * 0.85, y0 - 0.9, 3.15)], 0.07, mats["trim"])
    gable_hood(mats, 0.05, y0, 3.1, mats[roof])
    box(-2.6, -1.75, 2.6, 3.5, top + 0.6, top + 2.6, mats["brick"], 0.03)
    box(-2.7, -1.65, 2.5, 3.6, top + 2.5, top + 2.72, mats["stone"], 0.03)
    for x, r in ((-3.0, 0.5), (-2.2, 0.42), (-1.45, 0.46), (1.55, 0.42), (2.3, 0.48)):
        blob((x, y0 - 0.55, r * 0.6), r, mats["leaf" if r > 0.45 else "leaf2"], random, 0.9, detail=2, rough=0.1)


def gable_hood(mats, x, y, z, roof, wide=1.1, deep=1.15, rise=0.62):
    for side in (-1, 1):
        verts = []
        for lift in (0.0, 0.13):
            verts += [(x + side * wide, y, z + lift), (x + side * wide, y - deep, z + lift), (x, y - deep, z + rise + lift), (x, y, z + rise + lift)]
        mesh("hood", verts, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], roof, smooth=False)
    prism_face = [(x - wide + 0.12, y - deep + 0.08, z + 0.02), (x + wide - 0.12, y - deep + 0.08, z + 0.02), (x, y - deep + 0.08, z + rise - 0.02)]
    mesh("face", prism_face, [(0, 1, 2)], mats["trim"], smooth=False)


def sofa(mats, color="blue", w=6.4):
    """It faces the viewer; its feet are on the ground."""
    for x in (-w / 2 + 0.5, w / 2 - 0.5):
        for y in (-0.9, 0.9):
            stroke([(x, y, 0.0), (x, y, 0.4)], 0.14, mats["dark wood"])
    pill("seat", w, 2.7, 0.5, 0.35, 1.0, 0.2, mats[color], foot=0.15)
    for side in (-1, 1):
        pill("cushion", w / 2 - 0.7, 2.2, 0.45, 0.95, 1.5, 0.25, mats[color], side * (w / 4 - 0.28), -0.15, foot=0.1)
        pill("arm", 0.75, 2.8, 0.36, 0.35, 1.95, 0.3, mats[color], side * (w / 2 - 0.2), 0, foot=0.15)
        put(lambda: pill("back", w / 2 - 0.5, 2.0, 0.5, -0.35, 0.35, 0.3, mats[color], foot=0.3), (side * (w / 4 - 0.25), 0.95, 1.9), tilt=80)


def armchair_cushion(mats, color, at, yaw=20):
    put(lambda: pill("pillow", 1.25, 1.25, 0.4, -0.22, 0.22, 0.2, mats[color], foot=0.2), at, yaw=yaw, tilt=72, roll=8)


def leafy_pot(mats, random, high=2.4, pot="white", leaves=11):
    """A palmetto in a pot: fans of blades on stalks."""
    lathe("pot", [(0.5, 0), (0.68, 0.9), (0.74, 1.0), (0.74, 1.1), (0.64, 1.1), (0.6, 0.95), (0.0005, 0.95)], mats[pot], angle=40)
    for k in range(leaves):
        angle = 2 * math.pi * k / leaves + random.uniform(-0.2, 0.2)
        reach, top = random.uniform(0.35, 1.15), 1.0 + high * random.uniform(0.5, 1.0)
        end = (reach * math.cos(angle), reach * math.sin(angle), top)
        stroke([(0.1 * math.cos(angle), 0.1 * math.sin(angle), 0.95), (end[0] * 0.6, end[1] * 0.6, 0.95 + (top - 0.95) * 0.7), end], 0.04, mats["leaf2"], sides=6)
        fan(mats["leaf" if k % 2 else "leaf2"], end, angle, random)


def fan(mat, at, angle, random, size=0.95):
    """One fan leaf, tipped outwards."""
    verts, faces = [], []
    for i in range(9):
        spread = math.radians(-72 + 18 * i)
        length = size * (1.0 - 0.25 * abs(i - 4) / 4)
        side = math.radians(5)
        base = len(verts)
        for turn, far in ((spread - side, 0.6), (spread, 1.0), (spread + side, 0.6)):
            verts.append((length * far * math.cos(turn), length * far * math.sin(turn), -0.22 * far * far))
        verts.append((0, 0, 0))
        faces.append((base + 3, base, base + 1, base + 2))
    obj = mesh("fan", verts, faces, mat, smooth=False)
    obj.modifiers.new("s", "SOLIDIFY").thickness = 0.025
    obj.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(angle, 4, "Z") @ Matrix.Rotation(math.radians(random.uniform(-35, 5)), 4, "Y")


def standing_lamp(mats, high=5.2):
    disc(0.75, 0, 0.14, mats["iron"], edge=0.05)
    stroke([(0, 0, 0.1), (0, 0, high)], 0.07, mats["iron"])
    lathe("shade", [(1.0, high - 0.9), (0.62, high + 0.5), (0.58, high + 0.5), (0.95, high - 0.9)], light("#ffdf9a", 1.3), angle=40)


def room(mats, w=12.0, d=9.0, h=6.4, wall="plaster", floor="wood"):
    """Two walls and a floor of boards, open towards the viewer; the back wall is at y = d / 2, the other at x = -w / 2."""
    t = 0.35
    box(-w / 2 - t, w / 2, -d / 2, d / 2 + t, -0.6, -0.06, mats["trim"], 0.06)
    count = 12
    for i in range(count):
        y0 = -d / 2 + i * d / count
        box(-w / 2, w / 2 - 0.02, y0 + 0.012, y0 + d / count - 0.012, -0.1, 0, mats["wood" if i % 3 else "wood2"], 0.015)
    box(-w / 2 + 0.01, w / 2, d / 2, d / 2 + t, -0.06, h, mats[wall], 0.05)
    box(-w / 2 - t, -w / 2, -d / 2, d / 2 + t, -0.06, h, mats[wall], 0.05)
    box(-w / 2, w / 2, d / 2 - 0.1, d / 2, 0, 0.42, mats["trim"], 0.02)
    box(-w / 2, -w / 2 + 0.1, -d / 2, d / 2, 0, 0.42, mats["trim"], 0.02)


def plaster(color):
    return Material("plaster").set(Base_Color=srgb(color), Roughness=0.9, Specular=0.15).m
