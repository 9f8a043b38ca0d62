"""Phones, routers, televisions and cameras, and the pictures on their screens."""
import json
import math
from pathlib import Path

import bpy
from arrange import disc, put, stroke
from geometry import box, lathe, link, loft, pill, prism, slab
from materials import Material, srgb
from mathutils import Matrix
from phone import Phone
from shell import Shell

CASES = json.loads((Path(__file__).resolve().parent.parent / "cases.json").read_text())
SCREEN = 0.415  # where a phone's screen lies above its middle


def light(color, strength=1.0, name="light"):
    """A surface that shines by itself: a screen, a lamp, a light-emitting diode."""
    return Material(name).set(Base_Color=srgb(color), Emission=srgb(color), Emission_Strength=strength, Roughness=0.3).m


def gradient(low, high, y0, y1, strength=0.75):
    """A screen that goes from one colour at y0 to another at y1."""
    k = Material("gradient")
    y = k.node("SeparateXYZ", {0: k.position()}).outputs["Y"]
    k.link(k.ramp(k.node("MapRange", {0: y, 1: y0, 2: y1}).outputs[0], [(0.0, low), (1.0, high)]), k.bsdf.inputs["Emission"])
    return k.set(Base_Color=(0, 0, 0, 1), Roughness=0.25, Specular=0.3, Emission_Strength=strength).m


def handset(kind="iphone", front=True, case=None, **look):
    """A phone that lies flat, its screen (or with front=False its back) up; `case` is a name of cases.json."""
    spec = CASES["cases"][case] if case else {}
    phone = Phone(**{**CASES["phones"][spec.get("phone", kind)], **spec.get("look", {}), **look})
    parent = link(bpy.data.objects.new("handset", None))
    if front:
        parent.matrix_world = Matrix.Rotation(math.pi, 4, "Y")
    phone.build(parent)
    if case:
        Shell(phone, parent, spec["shell"])
    return phone


def blank_screen(low="#123a69", high="#3f8fd6", w=6.73, h=14.33, r=1.05, z=SCREEN):
    slab("blank", w, h, r, [(0, z), (0, z + 0.02)], gradient(low, high, -h / 2, h / 2))


def seascape(w, h, r=0.2, z=0.0, layer=0.05, sun_at=(0.08, -0.06), sun=0.24):
    """Sunrise over the bay in layers of paper, on a screen of this size that lies face up."""
    sky = gradient("#f9b25c", "#2f6fb4", -h * 0.3, h * 0.5)
    slab("sky", w, h, r, [(0, z), (0, z + 0.01)], sky)
    disc(h * sun, z, z + layer, light("#ffe2a0", 1.0), sun_at[0] * w, sun_at[1] * h, 0.01)
    waves = [("#3d8fc4", -0.12, 0.035, 1.6, 0.3), ("#226aa6", -0.22, 0.03, 2.2, 1.7), ("#17477f", -0.33, 0.028, 1.8, 3.1)]
    for i, (color, level, high, rate, phase) in enumerate(waves):
        n, inset = 48, 0.012 * w
        x0, x1 = -w / 2 + inset, w / 2 - inset
        crest = [(x0 + (x1 - x0) * k / n, h * (level + high * math.sin(rate * 2 * math.pi * k / n + phase))) for k in range(n + 1)]
        c = r * 0.9
        foot = [(x1, -h / 2 + inset + c), (x1 - c * 0.3, -h / 2 + inset + c * 0.3), (x1 - c, -h / 2 + inset), (x0 + c, -h / 2 + inset), (x0 + c * 0.3, -h / 2 + inset + c * 0.3), (x0, -h / 2 + inset + c)]
        prism("wave", crest + foot, z, z + layer * (i + 1.5), light(color, 0.7))


def rows(mats, count=3, tick="leaf", w=5.6, top=2.6, pitch=2.3, z=SCREEN):
    """A list on a phone's screen: a ticked circle and two lines in each row."""
    paper = light("#ffffff", 0.55)
    for i in range(count):
        y = top - i * pitch
        pill("row", w, 1.85, 0.5, z, z + 0.16, 0.05, paper, 0, y)
        disc(0.56, z + 0.1, z + 0.3, mats[tick], -w / 2 + 0.95, y, 0.06)
        put(lambda: stroke([(-0.22, 0, 0), (-0.06, -0.17, 0), (0.25, 0.2, 0)], 0.075, mats["white"]), (-w / 2 + 0.95, y, z + 0.33))
        for j, wide in enumerate((2.9 - 0.5 * (i % 2), 1.9 + 0.4 * (i % 2))):
            pill("line", wide, 0.26, 0.13, z + 0.14, z + 0.2, 0.02, mats["navy" if j == 0 else "tin"], -w / 2 + 1.85 + wide / 2, y + 0.3 - 0.62 * j)


def router(mats, antennas=4, w=7.0, d=4.2, color="white"):
    """A home router on the ground, its lights to the viewer."""
    pill("router", w, d, 0.9, 0.15, 1.35, 0.35, mats[color], foot=0.2)
    pill("foot", w - 1.2, d - 1.0, 0.7, 0, 0.2, 0.02, mats["iron"])
    box(-w / 2 + 0.75, w / 2 - 0.75, -d / 2 - 0.015, -d / 2 + 0.1, 0.5, 0.92, mats["navy"], 0.05)
    for i in range(5):
        put(lambda: disc(0.11, 0, 0.05, light("#6fe3a0" if i < 4 else "#ffc457", 2.2), edge=0.01), (-1.5 + i * 0.75, -d / 2 - 0.01, 0.71), tilt=90)
    for i in range(6):
        box(-1.5 + i * 0.5, -1.25 + i * 0.5, -0.6, 1.0, 1.34, 1.37, mats["slab"], 0.01)
    for i in range(antennas):
        t = i / (antennas - 1) * 2 - 1
        x = t * (w / 2 - 0.8)
        stroke([(x, d / 2 - 0.1, 0.9), (x, d / 2 + 0.15, 1.3)], 0.26, mats["iron"])
        put(lambda: pill("antenna", 0.62, 5.0, 0.3, -0.14, 0.14, 0.1, mats[color], 0, 2.5, foot=0.1), (x, d / 2 + 0.15, 1.2), tilt=90, roll=-t * 14)


def television(mats, w=13.6, h=7.9):
    """A television on its feet, the sunrise on its screen; it stands on the ground."""
    def panel():
        pill("panel", w, h, 0.35, -0.35, 0.12, 0.1, mats["iron"], foot=0.15)
        put(lambda: seascape(w - 0.5, h - 0.5, 0.2, layer=0.035), (0, 0, 0.12))

    put(panel, (0, 0, h / 2 + 0.85), tilt=90)
    for side in (-1, 1):
        stroke([(side * w * 0.3, 0.1, 0.9), (side * w * 0.33, -0.9, 0.12)], 0.14, mats["iron"])
        stroke([(side * w * 0.3, 0.1, 0.9), (side * w * 0.33, 1.1, 0.12)], 0.14, mats["iron"])


def remote(mats):
    pill("remote", 1.7, 5.6, 0.7, 0, 0.55, 0.2, mats["navy"], foot=0.1)
    disc(0.55, 0.5, 0.62, mats["unit"], 0, 1.1, 0.04)
    disc(0.24, 0.6, 0.68, mats["navy"], 0, 1.1, 0.04)
    disc(0.2, 0.52, 0.64, mats["coral"], -0.4, 2.2, 0.04)
    for row in range(4):
        for side in (-1, 1):
            disc(0.17, 0.52, 0.62, mats["gold" if row == 3 and side == 1 else "unit"], side * 0.38, 0.05 - row * 0.58, 0.04)


def security_camera(mats, size=1.0):
    """A camera for a wall: the wall is behind it, it looks to the viewer and down."""
    def body():
        lathe("barrel", [(0.0005, -1.9), (0.62, -1.9), (0.78, -1.74), (0.78, 1.0), (0.72, 1.12), (0.0005, 1.12)], mats["white"], angle=40)
        lathe("nose", [(0.68, 1.08), (0.68, 1.22), (0.60, 1.3), (0.0005, 1.3)], mats["iron"], angle=40)
        lathe("eye", [(0.38, 1.28), (0.38, 1.36), (0.3, 1.42), (0.0005, 1.46)], Material("eye").set(Base_Color=srgb("#0a1830"), Roughness=0.06, Specular=0.9, Clearcoat=1).m)
        hood = [(0.9 * math.cos(math.radians(a)), 0.9 * math.sin(math.radians(a))) for a in range(30, 151, 8)]
        inner = [(0.82 * math.cos(math.radians(a)), 0.82 * math.sin(math.radians(a))) for a in range(150, 29, -8)]
        loft("hood", [[(x, y, z) for x, y in hood + inner] for z in (-1.8, 1.75)], mats["white"], smooth=True, angle=40)
        disc(0.09, 1.28, 1.34, light("#6fe3a0", 3), 0.46, -0.2, 0.01)

    def mounted():
        put(body, (0, -1.6, 0), tilt=105)
        stroke([(0, -0.2, -0.1), (0, -1.2, -0.35)], 0.24, mats["unit"])
        put(lambda: disc(0.7, -0.3, 0.0, mats["unit"], edge=0.08), (0, 0, -0.1), tilt=90)

    put(mounted, scale=size)


def tower(mats, high=9.0):
    """A radio mast: three legs, braces, panels at the top and a lamp."""
    steel = mats["unit"]
    legs = [(1.25 * math.cos(math.radians(a)), 1.25 * math.sin(math.radians(a))) for a in (-90, 30, 150)]

    def at(leg, t):
        return (legs[leg][0] * (1 - 0.86 * t), legs[leg][1] * (1 - 0.86 * t), high * t)

    for leg in range(3):
        stroke([at(leg, 0), at(leg, 1)], 0.12, steel)
        for i in range(7):
            t0, t1 = i / 7, (i + 1) / 7
            stroke([at(leg, t0), at((leg + 1) % 3, t1)], 0.06, steel, sides=8)
            stroke([at(leg, t1), at((leg + 1) % 3, t1)], 0.06, steel, sides=8)
    for a in (-90, 30, 150):
        put(lambda: box(-0.28, 0.28, -0.75, -0.55, -0.8, 0.8, mats["white"], 0.06), (0, 0, high * 0.93), yaw=a + 90)
    stroke([(0, 0, high), (0, 0, high + 1.2)], 0.07, steel)
    put(lambda: lathe("lamp", [(0.0005, -0.22), (0.22, 0), (0.0005, 0.22)], light("#ffb13d", 4)), (0, 0, high + 1.3))
