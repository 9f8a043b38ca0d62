"""Render the art of the pages' heads.

    blender -b --python scenes/heroes.py -- OUT WIDTH SAMPLES [NAME ...]

OUT is a folder for the PNG files (3:2) without a backdrop: they stand on the dark band of a page, in light and dark.
"""
import math
import random as randomness
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import devices
import dwelling
import ground
import paper
import plants
import studio
from arrange import disc, put, signal, smooth, stroke
from devices import SCREEN, blank_screen, handset, light
from geometry import boolean, box, lathe, mesh, pill, prism, shade_smooth, solidify
from materials import Material, plain, srgb
from palette import DATA, palette, siding
from storefront import Store


def island(mats, w, d, top="sand", r=2.0, high=1.0):
    """The round-cornered ground of a still life."""
    pill("base", w, d, r, -high, -0.3, 0.0005, mats["plinth"], foot=0.2)
    pill("top", w, d, r, -0.3, 0, 0.08, mats[top])


def arcs(strength=0.7):
    return [light("#ffc04d", strength), light("#8fd0f2", strength), light("#4f9be0", strength)]


def wireless(mats, random):
    """A phone before a radio mast, and the arcs of a signal."""
    island(mats, 17, 11, "grass")

    def phone():
        handset("iphone", body="#2b2d31")
        put(lambda: devices.seascape(6.73, 14.33, 1.05, layer=0.05, sun_at=(0.0, -0.02), sun=0.12), (0, 0, SCREEN))
        put(lambda: signal([light("#ffffff", 0.9)] * 3, 0.8, 0.62, 0.16, 46), (0, 2.6, SCREEN + 0.12), tilt=-90)
        disc(0.24, SCREEN, SCREEN + 0.2, light("#ffffff", 0.9), 0, 2.5, 0.05)

    put(phone, (-2.6, -0.6, 7.0), yaw=-10, tilt=84, scale=0.94)
    pill("step", 8.6, 4.2, 1.2, 0, 0.35, 0.12, mats["slab"], -2.6, -0.5)
    put(lambda: devices.tower(mats, 9.2), (4.6, 1.2, 0))
    put(lambda: signal(arcs()[:2], 1.5, 0.9, 0.16, 36), (4.6, 1.2, 10.0))
    plants.palm(mats, random, -7.0, 1.8, 5.0, (-0.5, -0.3), 1.5)
    plants.round_tree(mats, random, 6.9, -1.4, 1.5, 1.0)
    for x, y, r in ((2.6, -2.6, 0.8), (4.0, -3.4, 0.55), (-7.0, -2.6, 0.7), (6.6, 3.2, 0.9), (1.8, 2.8, 0.8)):
        plants.bush(mats, random, x, y, r)
    plants.flowers(mats, random, 5.6, -3.6, 12, 0.5, 0.05)
    return dict(target=(0, 0, 5.4), ortho=27.5)


def internet(mats, random):
    """A router, its signal, and the laptop and the house it serves."""
    island(mats, 17.5, 11.5, "sand")
    pill("mat", 10.4, 6.6, 1.2, 0, 0.3, 0.12, mats["wood"], -2.6, 0.4)
    put(lambda: devices.router(mats), (-2.6, 0.8, 0.3), scale=1.1)
    put(lambda: signal(arcs(), 2.3, 1.15, 0.26, 42), (-2.6, 0.8, 4.4))
    put(lambda: laptop(mats), (4.9, -1.8, 0), yaw=-12, scale=1.05)
    glow = light("#ffb54d", 1.8)
    stroke(smooth([(-8.6, 4.0, 0.25), (-7.2, 4.2, 0.3), (-5.0, 4.2, 0.5), (-3.6, 3.6, 0.9)]), 0.2, glow)
    put(lambda: dwelling.leafy_pot(mats, random, 3.0), (5.9, 3.4, 0), scale=1.35)
    put(lambda: handset("galaxy", wallpaper="palmetto"), (-4.4, -3.9, 0.25), yaw=70, scale=0.3)
    put(lambda: paper.mug(mats, "coral"), (0.9, -3.8, 0), scale=0.5)
    return dict(target=(0, 0, 3.6), ortho=23)


def laptop(mats):
    box(-2.7, 2.7, -1.8, 1.8, 0, 0.26, mats["unit"], 0.1)
    for row in range(4):
        for column in range(10):
            box(-2.3 + column * 0.47, -1.92 + column * 0.47, 1.2 - row * 0.45, 1.56 - row * 0.45, 0.25, 0.31, mats["iron"], 0.03)
    pill("pad", 1.7, 0.95, 0.15, 0.24, 0.28, 0.02, mats["tin"], 0, -1.15)

    def lid():
        pill("lid", 5.4, 3.6, 0.25, -0.1, 0.1, 0.05, mats["unit"], 0, 1.8, foot=0.05)
        put(lambda: devices.seascape(5.0, 3.2, 0.12, layer=0.03), (0, 1.8, 0.1))

    put(lid, (0, 1.75, 0.2), tilt=76)


def security(mats, random):
    """The front of a house in the evening: a lit door, a camera, a doorbell and a lock with a keypad."""
    mats["siding"] = siding("#c9dbe6", 0.42)
    island(mats, 17, 9.5, "grass")
    glow = light("#ffb54d", 1.5)
    box(-7.0, 7.0, 1.5, 2.6, 0, 9.0, mats["siding"], 0.05)
    for x in (-7.0, 7.0):
        box(x - 0.22, x + 0.22, 1.35, 2.7, 0, 9.0, mats["trim"], 0.04)
    box(-7.6, 7.6, 1.0, 3.0, 9.0, 9.5, mats["trim"], 0.08)
    box(-7.9, 7.9, 0.8, 3.2, 9.45, 9.8, mats["slate"], 0.08)
    put(lambda: dwelling.front_door(mats, 0, 0, 0, "coral", glow, 1.35, 2.55), (-1.0, 1.5, 0.5), scale=2.5)
    put(lambda: dwelling.window(mats, -0.85, 0.85, 0, 0, 1.9, glow), (4.4, 1.5, 3.1), scale=1.55)
    pill("step", 6.4, 3.2, 0.5, 0, 0.5, 0.12, mats["stone"], -1.0, 0.4)
    pill("step", 7.6, 3.4, 0.6, 0, 0.25, 0.1, mats["slab"], -1.0, -0.6)
    put(lambda: devices.security_camera(mats), (-5.0, 1.4, 8.0), yaw=52, scale=0.95)
    put(lambda: wall_lamp(mats), (2.05, 1.4, 5.6), scale=1.15)
    put(lambda: doorbell(mats), (1.55, 1.45, 3.2))
    put(lambda: keypad(mats), (0.35, 1.05, 2.75), scale=0.8)
    for x, r in ((4.0, 0.95), (5.6, 1.1), (6.8, 0.8), (-5.4, 1.0), (-6.7, 0.85)):
        plants.blob((x, 0.3, r * 0.6), r, mats["leaf" if r > 0.9 else "leaf2"], random, 0.9, detail=2, rough=0.1)
    put(lambda: dwelling.leafy_pot(mats, random, 2.6, "blue"), (-4.6, -1.6, 0), scale=1.3)
    put(lambda: parcel(mats), (2.0, -0.9, 0.0), yaw=16)
    for i in range(3):
        box(-2.4, 0.4, -4.2 + i * 0.9, -3.5 + i * 0.9, -0.02, 0.08, mats["slab"], 0.04)
    return dict(target=(0, 0, 4.5), ortho=24.5)


def wall_lamp(mats):
    box(-0.25, 0.25, -0.1, 0.1, -0.5, 0.5, mats["iron"], 0.05)
    stroke([(0, 0, 0.3), (0, -0.5, 0.5)], 0.08, mats["iron"])
    put(lambda: lathe("glass", [(0.22, -0.75), (0.4, 0.15), (0.0005, 0.15)], light("#ffdc8f", 3.0), n=8, smooth=False), (0, -0.55, 0.2))
    put(lambda: lathe("cap", [(0.5, 0.15), (0.2, 0.42), (0.0005, 0.5)], mats["iron"], n=8, smooth=False), (0, -0.55, 0.2))


def doorbell(mats):
    def face():
        pill("bell", 0.75, 1.7, 0.3, 0, 0.22, 0.08, mats["iron"])
        disc(0.2, 0.2, 0.3, plain("eye", "#0a1830", 0.08, coat=1), 0, 0.42, 0.05)
        disc(0.22, 0.2, 0.28, light("#7cc8ff", 2.2), 0, -0.38, 0.04)

    put(face, tilt=90)


def keypad(mats):
    def face():
        pill("pad", 0.9, 1.5, 0.25, 0, 0.25, 0.08, mats["iron"])
        for row in range(3):
            for column in range(3):
                disc(0.09, 0.22, 0.3, light("#bfe6ff", 1.4), -0.24 + column * 0.24, 0.4 - row * 0.28, 0.02)
        stroke([(-0.1, -0.55, 0.35), (0.75, -0.55, 0.4)], 0.12, mats["gold"])

    put(face, tilt=90)


def parcel(mats):
    box(-0.9, 0.9, -0.7, 0.7, 0, 1.1, mats["wood"], 0.05)
    box(-0.14, 0.14, -0.715, 0.715, 0.3, 1.115, mats["slab"], 0.01)


def tv(mats, random):
    """A living room's corner: a television with the sunrise, a sofa and popcorn."""
    island(mats, 19, 13, "slab")
    pill("rug", 13, 6.4, 1.6, 0, 0.1, 0.05, mats["teal"], 0.6, -2.2)
    pill("rug", 12, 5.4, 1.4, 0.08, 0.13, 0.03, mats["tin"], 0.6, -2.2)
    pill("console", 15, 3.4, 0.5, 0.6, 2.0, 0.15, mats["wood"], 0, 4.0)
    for x in (-6.4, 6.4):
        stroke([(x, 3.2, 0), (x, 3.2, 0.7)], 0.2, mats["dark wood"])
    for x in (-3.7, 3.7):
        box(x - 3.4, x + 3.4, 2.22, 2.34, 0.8, 1.85, mats["wood2"], 0.08)
        put(lambda: disc(0.14, 0, 0.14, mats["gold"], edge=0.04), (x, 2.22, 1.32), tilt=90)
    put(lambda: devices.television(mats, 12.6, 7.3), (0, 4.2, 2.0))
    put(lambda: dwelling.leafy_pot(mats, random, 3.0), (8.0, 3.6, 0), scale=1.35)
    put(lambda: dwelling.standing_lamp(mats, 5.6), (-8.0, 3.4, 0), scale=1.25)
    pill("table", 6.0, 3.0, 0.8, 1.0, 1.3, 0.1, mats["wood2"], 0.8, -2.0)
    for x in (-1.5, 3.1):
        for y in (-3.0, -1.0):
            stroke([(x, y, 0), (x, y, 1.05)], 0.14, mats["dark wood"])
    put(lambda: paper.popcorn(mats, random), (2.4, -1.8, 1.3), scale=0.95)
    put(lambda: devices.remote(mats), (-0.6, -2.0, 1.3), yaw=64, scale=0.5)
    put(lambda: pouf(mats), (-5.8, -2.6, 0))
    return dict(target=(0.2, 0, 4.2), ortho=27.5)


def pouf(mats):
    lathe("pouf", [(0.0005, 0), (1.5, 0), (1.9, 0.35), (2.0, 0.8), (1.9, 1.3), (1.55, 1.6), (0.0005, 1.65)], mats["blue"], angle=60)
    for k in range(12):
        a = 2 * math.pi * k / 12
        stroke(smooth([(1.55 * math.cos(a), 1.55 * math.sin(a), 1.6), (2.0 * math.cos(a), 2.0 * math.sin(a), 0.85), (1.6 * math.cos(a), 1.6 * math.sin(a), 0.06)], 5), 0.05, mats["navy"], sides=6)


def phone_cases(mats, random):
    """Three cases on steps: leather, one with a ring, silicone."""
    steps = [(-8.8, -0.4, 0.6, 16, "case-leather-wallet"), (0, 1.6, 1.8, -4, "case-kickstand-grip"), (8.8, -0.4, 0.6, -22, "case-silicone-soft")]
    for x, y, high, yaw, name in steps:
        pill("step", 8.2, 6.4, 1.7, -0.6, high, 0.3, mats["plinth" if x else "slab"], x, y, foot=0.2)
        put(lambda: handset(front=False, case=name), (x, y + 0.4, high + 7.75), yaw=yaw, tilt=85)
    return dict(target=(0, 0, 7.9), ortho=31, view=(0.16, -1.0, 0.3))


def shop(mats, random):
    """A shopping bag, two boxes and a phone in its case."""
    island(mats, 17, 10.5, "sand")
    put(lambda: paper.bag(mats, "blue", 6.6, 3.4, 7.6), (-2.2, 0.8, 0), yaw=-8)
    put(lambda: emblem(mats), (-2.0, -0.98, 3.9), yaw=-8, scale=1.2)
    put(lambda: handset(front=False, case="case-kickstand-grip"), (3.6, 1.0, 4.4), yaw=-16, tilt=80, scale=0.58)
    put(lambda: gift(mats, "leaf2", "gold"), (5.9, -1.9, 0), yaw=18, scale=1.1)
    put(lambda: gift(mats, "coral", "white"), (-6.6, -1.0, 0), yaw=-14, scale=1.25)
    for x, y, r in ((6.8, 2.6, 0.9), (-6.8, 3.0, 1.0), (-5.6, 3.8, 0.7)):
        plants.bush(mats, random, x, y, r)
    plants.palm(mats, random, 7.2, 3.4, 5.4, (0.4, -0.2), 1.35)
    return dict(target=(0, 0, 4.0), ortho=24.6)


def emblem(mats):
    """The wave and the leaf of the mark, raised on a face to the viewer."""
    gold = mats["gold"]
    for i in range(5):
        a = math.radians(90 + (i - 2) * 32)
        stroke([(0, 0, 0), (1.25 * math.cos(a), 0, 1.25 * math.sin(a))], 0.13, mats["white"])
    stroke(smooth([(-1.3, 0, -0.45), (-0.65, 0, -0.2), (0, 0, -0.45), (0.65, 0, -0.7), (1.3, 0, -0.45)]), 0.12, gold)


def gift(mats, color, ribbon):
    box(-1.5, 1.5, -1.2, 1.2, 0, 2.0, mats[color], 0.08)
    box(-1.62, 1.62, -1.32, 1.32, 1.75, 2.35, mats[color], 0.08)
    box(-0.24, 0.24, -1.35, 1.35, 0.02, 2.38, mats[ribbon], 0.02)
    box(-1.65, 1.65, -0.24, 0.24, 0.02, 2.38, mats[ribbon], 0.02)
    for side in (-1, 1):
        loop = smooth([(0, 0, 2.4), (side * 0.7, 0.1, 3.1), (side * 1.1, 0, 2.75), (side * 0.6, -0.1, 2.45), (0, 0, 2.4)], 8)
        stroke(loop, 0.13, mats[ribbon], rounded=False)


def locations(mats, random):
    """A folded map of the coast with four pins."""
    panels, wide, deep, rise = 4, 5.0, 11.0, 0.9
    def coast(y):
        return 9.2 + 2.2 * math.sin(y * 0.42 + 0.6) + 0.9 * math.sin(y * 1.1)

    total = panels * wide

    def fold():
        for k in range(panels):
            a, b = k * wide, (k + 1) * wide
            za, zb = (0, rise) if k % 2 == 0 else (rise, 0)
            solidify(mesh("panel", [(a, -deep / 2, za), (b, -deep / 2, zb), (b, deep / 2, zb), (a, deep / 2, za)], [(0, 1, 2, 3)], mats["white"], smooth=False), 0.08)

        def on(x, lift=0.1):
            k = min(panels - 1, max(0, int(x // wide)))
            t = (x - k * wide) / wide
            return (rise * t if k % 2 == 0 else rise * (1 - t)) + lift

        land, sea, beach = plain("land", "#bcd9a4", 0.9), plain("sea", "#5fb4dc", 0.6), plain("beach", "#f0dca8", 0.9)
        m, n = 0.35, 44
        for k in range(panels):
            for i in range(n):
                y0, y1 = -deep / 2 + m + (deep - 2 * m) * i / n, -deep / 2 + m + (deep - 2 * m) * (i + 1) / n
                a, b = max(m, k * wide), min(total - m, (k + 1) * wide)
                shore = coast((y0 + y1) / 2)
                for lo, hi, mat in ((m, shore - 0.35, land), (shore - 0.35, shore, beach), (shore, total - m, sea)):
                    x0, x1 = max(a, lo), min(b, hi)
                    if x1 - x0 > 0.01:
                        mesh("cell", [(x0, y0, on(x0 + 1e-4, 0.1)), (x1, y0, on(x1 - 1e-4, 0.1)), (x1, y1, on(x1 - 1e-4, 0.1)), (x0, y1, on(x0 + 1e-4, 0.1))], [(0, 1, 2, 3)], mat, smooth=False)
        for road in ([(0.5, -3.6), (3.0, -2.6), (6.0, -3.0), (8.4, -1.4), (9.0, 1.0), (7.0, 3.0), (4.4, 5.0)], [(0.5, 2.0), (4.0, 1.4), (9.0, 1.0)]):
            line = smooth([(x, y, 0) for x, y in road], 10)
            stroke([(p.x, p.y, on(p.x, 0.12)) for p in line], 0.11, mats["white"], sides=8)
        river = smooth([(2.2, 5.1, 0), (3.4, 3.4, 0), (2.8, 1.2, 0), (4.6, -0.8, 0), (6.6, -1.6, 0), (8.8, -3.4, 0), (9.6, -4.2, 0)], 10)
        stroke([(p.x, p.y, on(p.x, 0.1)) for p in river], 0.16, sea, sides=8)
        for x, y, color in ((3.6, 3.6, "blue"), (8.0, 0.4, "coral"), (6.0, -2.4, "leaf2"), (2.6, -3.0, "gold")):
            disc(0.5, on(x, 0.06), on(x, 0.12), plain("shade", "#6f8f6a", 0.9), x, y, 0.02)
            put(lambda: paper.map_pin(mats, color), (x, y, on(x, 0.1)), scale=1.35)

    put(fold, (-total / 2, 0, 0), yaw=0)
    put(lambda: ground.boat(mats, 0, 0, 0, 0.9), (5.6, -0.6, 1.1), yaw=60)
    return dict(target=(-0.2, 0, 2.0), ortho=24, view=(0.36, -1.0, 0.72))


def blog(mats, random):
    """A pad and a pencil, a mug, a phone: where stories are written down."""
    island(mats, 18, 11.5, "wood", 1.6, 0.7)
    put(lambda: paper.notebook(mats, (True, True, False)), (-3.4, 0.3, 0), yaw=10)
    put(lambda: paper.pencil(mats, 4.6), (-4.6, -5.0, 0), yaw=4)
    put(lambda: paper.mug(mats, "blue"), (5.2, 2.6, 0), yaw=-30, scale=1.05)
    put(lambda: handset("iphone", wallpaper="sunrise"), (5.4, -1.6, 0.42), yaw=-16, scale=0.5)
    put(lambda: dwelling.leafy_pot(mats, random, 2.2), (-7.0, 3.7, 0), scale=0.95)
    return dict(target=(-0.1, 0, 1.5), ortho=21, view=(0.4, -1.0, 0.8))


def contact(mats, random):
    """A phone, two speech bubbles and a letter."""
    island(mats, 17, 10, "sand")

    def phone():
        handset("iphone", body="#2b2d31")
        blank_screen("#123a69", "#4a9bdd")
        for i, (side, wide, color) in enumerate(((-1, 4.2, "#ffffff"), (1, 3.6, "#7fdcaa"), (-1, 3.2, "#ffffff"), (1, 4.4, "#7fdcaa"))):
            pill("message", wide, 1.7, 0.7, SCREEN, SCREEN + 0.16, 0.06, light(color, 0.6), side * (2.9 - wide / 2), 4.4 - i * 2.5)

    put(phone, (-1.4, 0.4, 7.0), yaw=-8, tilt=84, scale=0.94)
    pill("step", 8.2, 4.0, 1.2, 0, 0.35, 0.12, mats["slab"], -1.4, 0.6)

    def ask():
        paper.bubble(mats, "gold", 6.0, 3.8, 0.9, -1)
        for x in (-1.4, 0, 1.4):
            disc(0.42, 0.85, 1.1, mats["white"], x, 0, 0.1)

    def answer():
        paper.bubble(mats, "leaf", 5.0, 3.4, 0.9, 1)
        put(lambda: paper.check(mats["white"], 1.25, thick=0.2), (0.05, 0, 1.05))

    put(ask, (5.0, -0.4, 9.0), yaw=-10, tilt=86)
    put(answer, (-6.2, -0.6, 6.2), yaw=6, tilt=86)
    put(lambda: paper.envelope(mats), (4.9, -1.6, 1.95), yaw=-12, tilt=64, scale=0.9)
    pill("rest", 4.4, 1.6, 0.5, 0, 1.2, 0.2, mats["wood"], 5.0, -0.4)
    plants.bush(mats, random, -6.8, 2.0, 1.0)
    plants.bush(mats, random, -5.8, 2.8, 0.75)
    plants.bush(mats, random, 6.9, 2.4, 0.9)
    plants.flowers(mats, random, -6.0, -2.6, 14, 0.8, 0.05)
    return dict(target=(0, 0, 5.7), ortho=28)


def about(mats, random):
    """The two shores: a lighthouse on its rocks and a store among palmettos, water between them."""
    mats["stucco"] = plain("stucco", "#fbe9cf", 0.85)
    w, d = 22, 11
    pill("base", w, d, 1.6, -1.0, -0.5, 0.0005, mats["plinth"], foot=0.2)
    water = Material("water").set(Base_Color=srgb("#2f8fc4"), Roughness=0.08, Specular=0.6)
    water.bump(water.noise(0.9, 2, Distortion=0.6).outputs[0], 0.3, 0.15)
    pill("water", w - 0.04, d - 0.04, 1.6, -0.52, -0.14, 0.02, water.m)
    land(mats, "grass", -w / 2, -3.4, d)
    land(mats, "sand", -0.6, w / 2, d)
    put(lambda: lighthouse(mats), (-7.0, 1.6, 0))
    for x, y, r in ((-8.8, -1.6, 0.9), (-7.2, -2.4, 0.7), (-5.4, -1.4, 0.85), (-4.8, 0.4, 0.7), (-9.6, 0.2, 0.8), (-4.6, 2.6, 0.8), (-3.6, -2.8, 0.45)):
        plants.blob((x, y, r * 0.25), r, mats["stone"], random, 0.75, detail=2, rough=0.12)
    spec = {"wall": "stucco", "accent": "teal", "shade": {"kind": "awning", "colors": ["coral", "white"]}, "roof": {"kind": "parapet", "rise": 0.5, "color": "teal"}}
    put(lambda: Store(mats, spec), (5.6, 0.4, 0))
    plants.palm(mats, random, 9.6, -0.6, 4.6, (0.4, -0.3), 1.15)
    plants.palm(mats, random, 0.6, 3.4, 5.4, (-0.4, 0.2), 1.2)
    plants.palm(mats, random, 9.4, 3.6, 5.8, (0.3, 0.2), 1.2)
    plants.palm(mats, random, 0.7, -1.6, 3.2, (-0.3, -0.3), 0.9)
    for x, y, r in ((9.2, -2.6, 0.5), (1.6, -2.8, 0.45), (-9.4, 3.4, 0.8), (-8.2, 4.0, 0.6)):
        plants.bush(mats, random, x, y, r)
    put(lambda: ground.boat(mats, 0, 0, 0, 1.15), (-2.4, -3.9, 0), yaw=24)
    put(lambda: signal(arcs(), 1.6, 0.95, 0.18, 40), (-7.0, 1.6, 8.2))
    for i in range(6):
        box(1.9 + i * 1.25, 3.05 + i * 1.25, -1.9, -0.9, 0.0, 0.07, mats["slab"], 0.02)
    return dict(target=(0.2, 0, 4.5), ortho=27.5)


def land(mats, top, x0, x1, d):
    shape = pill("land", 22, d, 1.6, -0.5, 0, 0.1, mats[top])
    n = 60
    inner = x1 if top == "grass" else x0
    edge = [(inner + 0.35 * math.sin(i / n * d * 0.9 + x0) + 0.12 * math.sin(i / n * d * 2.3), -d / 2 - 0.5 + (d + 1) * i / n) for i in range(n + 1)]
    outer = -12 if top == "grass" else 12
    boolean(shape, prism("keep", [(outer, -d), *([(edge[0][0], -d)] + edge + [(edge[-1][0], d)]), (outer, d)], -2, 2, None), "INTERSECT")
    shade_smooth(shape, 35)


def lighthouse(mats):
    stripes, high, base, top = 5, 6.4, 1.45, 0.95
    for i in range(stripes):
        r0, r1 = base + (top - base) * i / stripes, base + (top - base) * (i + 1) / stripes
        lathe("stripe", [(r0, high * i / stripes), (r1, high * (i + 1) / stripes)], mats["white" if i % 2 == 0 else "navy"], angle=60)
    disc(1.75, -0.1, 0.3, mats["stone"], edge=0.08)
    disc(1.4, high, high + 0.25, mats["iron"], edge=0.06)
    for k in range(12):
        a = 2 * math.pi * k / 12
        stroke([(1.28 * math.cos(a), 1.28 * math.sin(a), high + 0.2), (1.28 * math.cos(a), 1.28 * math.sin(a), high + 0.8)], 0.035, mats["iron"], sides=6)
    stroke([(1.28 * math.cos(a), 1.28 * math.sin(a), high + 0.8) for a in [2 * math.pi * i / 36 for i in range(37)]], 0.05, mats["iron"], rounded=False)
    lathe("lantern", [(0.68, high + 0.25), (0.68, high + 1.5), (0.0005, high + 1.5)], light("#ffd27a", 2.2), n=10, smooth=False)
    for k in range(10):
        a = 2 * math.pi * k / 10
        stroke([(0.7 * math.cos(a), 0.7 * math.sin(a), high + 0.25), (0.7 * math.cos(a), 0.7 * math.sin(a), high + 1.5)], 0.05, mats["iron"], sides=6)
    lathe("cap", [(0.95, high + 1.5), (0.9, high + 1.62), (0.2, high + 2.3), (0.0005, high + 2.35)], mats["coral"], angle=50)
    put(lambda: box(-0.4, 0.4, -0.2, 0.2, 0, 1.25, mats["coral"], 0.05), (0, -1.38, 0.1))
    for z in (2.6, 4.3):
        put(lambda: box(-0.2, 0.2, -0.2, 0.1, 0, 0.6, light("#ffc978", 1.2), 0.03), (0.25, -1.12 + (z - 2.6) * 0.07, z))


SCENES = {
    "wireless": wireless, "internet": internet, "security": security, "tv": tv, "phone-cases": phone_cases,
    "shop": shop, "locations": locations, "blog": blog, "contact": contact, "about": about,
}


def main():
    out, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names or SCENES:
        studio.reset()
        shot = {**DATA["stage"], **SCENES[name](palette(), randomness.Random(7))}
        studio.daylight(shot)
        studio.view(shot["view"], shot["target"], shot["ortho"])
        studio.render(str(Path(out) / f"{name}.png"), int(width), int(width) * 2 // 3, int(samples), shot["exposure"], transparent=True)


main()
