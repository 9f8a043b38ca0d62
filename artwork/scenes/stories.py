"""Render the pictures of the stories.

    blender -b --python scenes/stories.py -- OUT WIDTH SAMPLES [NAME ...]

OUT is a folder for the PNG files (3:2), each named after its story. One light and one kind of view for all; each stands
on a colour of the brand. SIGN_FONT names a font file for the digits.
"""
import math
import random as randomness
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import devices
import diorama
import dwelling
import ground
import paper
import plants
import studio
from arrange import disc, put, signal, smooth, stroke, text
from devices import SCREEN, blank_screen, handset, light
from geometry import box, lathe, mesh, pill, torus
from materials import Material, plain, srgb
from palette import DATA, palette, siding

SAND, BAY, MINT, DAWN, NIGHT = "#f2e5cf", "#a9cde8", "#b3d9bd", "#f8c583", "#2c4162"
TABLE = (0.42, -1.0, 0.86)  # a view from above, for things that lie on a table
STREET = (0.5, -1.0, 0.52)  # the view of the store pictures


def bring_your_own_phone(mats, random):
    """A phone with three ticks on its screen; before it a SIM card and the pin that opens its tray."""
    def phone():
        handset("iphone", wallpaper="bay", body="#2b2d31")
        blank_screen("#153f70", "#4a9bdd")
        devices.rows(mats)
        disc(1.05, SCREEN, SCREEN + 0.12, light("#ffffff", 0.5), 0, 5.3, 0.04)
        put(lambda: signal([mats["blue"]] * 2, 0.32, 0.32, 0.09, 48), (0, 5.0, SCREEN + 0.2), tilt=-90)
        disc(0.12, SCREEN + 0.1, SCREEN + 0.28, mats["blue"], 0, 5.0, 0.03)

    put(phone, (-2.6, 1.2, 7.45), yaw=-8, tilt=82)
    pill("stand", 5.0, 3.4, 0.8, 0, 0.55, 0.15, mats["wood"], -2.6, 2.2)
    put(lambda: paper.sim(mats, 1.05), (4.6, -0.6, 0.9), yaw=-22, tilt=24)
    pill("wedge", 2.6, 1.6, 0.5, 0, 0.75, 0.2, mats["white"], 4.75, 0.5)
    put(lambda: paper.sim(mats, 0.6), (8.6, -2.4, 0.02), yaw=24)
    put(lambda: paper.pin_tool(mats), (1.5, -4.4, 0.02), yaw=62)
    return dict(view=(0.3, -1.0, 0.55), target=(1.6, 0, 6.3), ortho=30, backdrop=BAY)


def choose_a_plan(mats, random):
    """A phone that lies on a table; columns grow out of its screen, and one of them is just high enough."""
    def phone():
        handset("iphone", body="#2b2d31")
        blank_screen("#0f2f58", "#1f5c9c")
        heights = [1.4, 2.5, 1.9, 3.6, 5.0]
        colors = ["#8fc9ec", "#5fb0e4", "#8fc9ec", "#3f9be0", "#f2b13c"]
        for i, (high, color) in enumerate(zip(heights, colors)):
            y = 4.9 - i * 2.25
            pill("column", 3.6, 1.5, 0.36, SCREEN, SCREEN + high, 0.2, plain("column", color, 0.4), -0.55, y)
            pill("label", 1.1, 0.3, 0.15, SCREEN, SCREEN + 0.07, 0.02, light("#cfe6f7", 0.6), 2.45, y)
        pill("bar", 5.2, 0.36, 0.18, SCREEN, SCREEN + 0.08, 0.02, light("#ffffff", 0.7), -0.2, 6.35)

    put(phone, (0, 0, 0.42), yaw=62)
    for x, y, size, color in ((8.4, -1.4, 1.5, "leaf"), (7.0, -4.2, 1.1, "blue"), (9.6, -4.0, 0.8, "gold")):
        put(lambda: pill("cube", size, size, size * 0.22, 0, size, size * 0.16, mats[color], foot=size * 0.16), (x, y, 0), yaw=random.uniform(10, 40))
    put(lambda: paper.notebook(mats, (True, False), 5.4, 6.4, "leaf2"), (-7.6, 3.6, 0), yaw=18)
    put(lambda: paper.pencil(mats, 5.0), (-9.4, -2.6, 0), yaw=-14)
    return dict(view=TABLE, target=(-0.4, -0.2, 1.2), ortho=25, backdrop=MINT)


def cutting_the_cord(mats, random):
    """A television with a sunrise, its cable cut by a pair of scissors."""
    pill("console", 17, 4.6, 0.6, 0.7, 2.6, 0.15, mats["wood"], 0, 1.5)
    for x in (-7, 7):
        for y in (0, 3):
            stroke([(x, y, 0), (x, y, 0.8)], 0.22, mats["dark wood"])
    for x in (-4.2, 4.2):
        box(x - 3.9, x + 3.9, -0.86, -0.75, 0.95, 2.35, mats["wood2"], 0.08)
        put(lambda: disc(0.16, 0, 0.16, mats["gold"], edge=0.04), (x, -0.86, 1.65), tilt=90)
    put(lambda: devices.television(mats), (0, 1.8, 2.6))
    for side in (-1, 1):
        stroke([(3.4, 2.0, 11.2), (3.4 + side * 2.0, 2.2, 14.3)], 0.09, plain("steel", "#c9ced3", 0.25, 0.9))
    pill("base", 2.0, 1.2, 0.4, 11.15, 11.6, 0.15, mats["iron"], 3.4, 2.0)
    jacket, core = mats["iron"], plain("copper", "#d98b4a", 0.3, 0.8)
    cable(smooth([(8.2, 2.4, 2.4), (9.4, 2.2, 1.2), (9.2, -0.6, 0.3), (6.6, -3.0, 0.3), (4.1, -3.7, 0.45)]), jacket, mats["white"], core)
    cable(smooth([(-9.5, -6.8, 0.3), (-5.0, -6.0, 0.3), (-1.6, -4.4, 0.3), (0.7, -4.1, 0.45)]), jacket, mats["white"], core)
    put(lambda: paper.scissors(mats, 34), (3.0, -6.9, 0.2), yaw=12, scale=0.8)
    put(lambda: devices.remote(mats), (-4.8, -2.9, 0), yaw=68)
    put(lambda: dwelling.leafy_pot(mats, random, 3.0), (-7.2, 1.4, 2.6), scale=1.0)
    return dict(view=(0.36, -1.0, 0.62), target=(0.2, -0.6, 5.1), ortho=32, backdrop=DAWN)


def cable(points, jacket, inner, core, radius=0.3):
    """A coaxial cable whose last end is cut open."""
    stroke(points, radius, jacket, rounded=False)
    end, before = points[-1], points[-2]
    ahead = (end - before).normalized()
    stroke([end - ahead * 0.1, end + ahead * 0.55], radius * 0.72, inner, rounded=False)
    stroke([end, end + ahead * 0.95], radius * 0.26, core)


def discounts_for_55_plus(mats, random):
    """A phone with large lines, reading glasses, an identity card, coins, and a tag that says 55+."""
    def phone():
        handset("galaxy", body="#34495e")
        blank_screen("#f6e7c8", "#ffffff")
        pill("head", 5.6, 2.6, 0.5, SCREEN, SCREEN + 0.14, 0.05, mats["blue"], 0, 4.9)
        put(lambda: text("A", 2.2, mats["white"], 0.06), (0, 4.9, SCREEN + 0.2))
        for i, wide in enumerate((5.2, 4.4, 5.0, 3.6)):
            pill("line", wide, 0.85, 0.42, SCREEN, SCREEN + 0.1, 0.03, mats["navy" if i == 0 else "slate"], -2.7 + wide / 2, 2.2 - i * 1.7)
        pill("button", 5.4, 1.5, 0.7, SCREEN, SCREEN + 0.2, 0.08, mats["leaf"], 0, -5.6)

    put(phone, (-4.2, 0.6, 7.4), yaw=-6, tilt=80)
    pill("stand", 5.4, 3.6, 0.8, 0, 0.55, 0.15, mats["wood"], -4.6, 1.8)
    put(lambda: paper.glasses(mats), (3.4, -2.8, 0), yaw=-24, scale=1.05)
    put(lambda: paper.card(mats, "leaf2"), (-0.2, -6.0, 0), yaw=10)
    metal = paper.gold()
    put(lambda: paper.coins(mats, 5, metal, random), (10.2, -0.4, 0))
    put(lambda: paper.coins(mats, 3, metal, random), (9.9, -3.2, 0))
    put(lambda: paper.coin(mats, metal), (7.6, -6.0, 0))
    put(lambda: paper.tag(mats, "55+"), (5.6, 1.9, 2.6), yaw=-10, tilt=70, roll=4, scale=1.3)
    pill("block", 5.0, 1.6, 0.5, 0, 2.2, 0.25, mats["white"], 5.8, 3.2)
    stroke(smooth([(3.2, 1.7, 2.5), (2.2, 1.0, 1.4), (1.2, 1.4, 0.2), (-0.2, 0.4, 0.12), (0.4, -1.2, 0.12)]), 0.07, mats["white"])
    return dict(view=(0.32, -1.0, 0.6), target=(1.0, -0.9, 6.3), ortho=32, backdrop=MINT)


def home_security(mats, random):
    """A house at night with lit windows; a camera under the eaves watches the path to the door."""
    mats["siding"] = siding("#e9dfca")
    ground.plinth(mats, "grass")
    put(lambda: dwelling.house(mats, random, light("#ffb54d", 1.5)), (-0.6, 0.2, 0))
    for i in range(5):
        box(-1.3 + 0.1 * math.sin(i), 0.2 + 0.1 * math.sin(i), -2.3 - i * 0.62, -1.8 - i * 0.62, -0.02, 0.07, mats["slab"], 0.03)
    put(lambda: devices.security_camera(mats), (1.2, 0.1, 3.2), yaw=-14, scale=0.42)
    beam = Material("beam")
    mix = beam.node("MixShader", {0: 0.10, 1: beam.node("BsdfTransparent").outputs[0], 2: beam.node("Emission", {0: srgb("#ffd27a"), 1: 1.6}).outputs[0]})
    beam.surface(mix.outputs[0])
    tip, corners = (1.08, -0.95, 3.05), [(-2.6, -2.2, 0.05), (1.6, -2.0, 0.05), (1.2, -4.7, 0.05), (-3.2, -4.7, 0.05)]
    mesh("beam", [tip, *corners], [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1)], beam.m, smooth=False)
    put(lambda: ground.lamp(mats, 0, 0, 0, 2.4), (-2.6, -2.6, 0))
    put(lambda: ground.mailbox(mats, 0, 0), (1.6, -4.0, 0), yaw=20, scale=1.1)
    plants.round_tree(mats, random, 5.2, 1.4, 2.4, 1.25, ("leaf2", "oak2"))
    plants.round_tree(mats, random, -6.0, 2.6, 2.2, 1.2, ("oak2", "leaf2"))
    plants.round_tree(mats, random, -5.9, -1.4, 1.5, 0.8, ("leaf2", "leaf"))
    for x, y in ((4.2, -1.6), (5.8, -1.0), (3.4, 0.2)):
        plants.bush(mats, random, x, y, 0.5)
    plants.flowers(mats, random, 4.6, -2.4, 14, 0.5, 0.05)
    plants.flowers(mats, random, -3.9, -2.2, 10, 0.4, 0.05)
    return dict(view=STREET, target=(0, 0.2, 2.2), ortho=21, backdrop=NIGHT, world=["#9db4d8", 0.5], sun={"direction": [0.62, 0.85, -1.15], "energy": 1.5, "angle": 10, "color": "#d5e2fb"}, floor=-ground.THICK, exposure=0.3)


def keep_your_number(mats, random):
    """Two phones on two banks; a number crosses the bridge between them."""
    pill("bed", 30.2, 13.2, 1.3, -1.3, -0.72, 0.05, mats["plinth"], 0, 0, foot=0.15)
    water = Material("water").set(Base_Color=srgb("#2f8fc4"), Roughness=0.08, Specular=0.6)
    water.bump(water.noise(0.7, 2, Distortion=0.6).outputs[0], 0.3, 0.2)
    pill("water", 29.9, 12.9, 1.2, -0.8, -0.42, 0.05, water.m)
    for side in (-1, 1):
        pill("bank", 9.8, 13, 1.2, -0.75, 0.0, 0.25, mats["sand"] if side < 0 else mats["grass"], side * 10.1, 0)

    def phone(paper_name, color):
        def build():
            handset("iphone" if color == "coral" else "galaxy", wallpaper=paper_name)
        return build

    put(phone("sunrise", "coral"), (-10.2, 0.6, 7.4), yaw=24, tilt=86)
    put(phone("bay", "blue"), (10.2, 0.6, 7.4), yaw=-22, tilt=86)
    # The bridge: planks on an arc, and rails of rope on posts.
    n, half, rise = 19, 6.6, 2.3

    def arc(t):
        return (t * half, rise * (1 - t * t))

    for i in range(n):
        t = -1 + 2 * (i + 0.5) / n
        x, z = arc(t)
        slope = math.degrees(math.atan2(-2 * rise * t, half))
        put(lambda: box(-0.3, 0.3, -2.1, 2.1, -0.12, 0.12, mats["wood" if i % 3 else "wood2"], 0.04), (x, -0.4, z + 0.1))
    for y in (-2.3, 1.5):
        stroke([(arc(-1 + i / 12)[0], y, arc(-1 + i / 12)[1] - 0.1) for i in range(25)], 0.2, mats["dark wood"])
        stroke([(arc(-1 + i / 12)[0], y, arc(-1 + i / 12)[1] + 1.5) for i in range(25)], 0.09, mats["white"])
        for i in range(7):
            x, z = arc(-1 + i / 3)
            stroke([(x, y, z - 0.2), (x, y, z + 1.65)], 0.13, mats["dark wood"])
    put(lambda: number_card(mats), (0.4, -0.4, rise + 2.3), yaw=-4, tilt=84, scale=1.1)
    plants.palm(mats, random, 13.2, 3.6, 7.5, (0.8, -0.3), 1.9)
    for x, y, r in ((-13.3, -2.6, 0.9), (-12.0, -4.6, 0.6), (13.2, -2.4, 0.9), (8.2, -4.8, 0.7), (-7.3, 4.8, 0.8)):
        plants.bush(mats, random, x, y, r)
    plants.grass(mats, random, -6.6, -5.0, 24, 0.8, 1.5, -0.2)
    plants.grass(mats, random, 6.4, 4.6, 24, 0.8, 1.6, -0.2)
    put(lambda: ground.boat(mats, 0, 0, 12, 1.5), (-0.6, -5.0, -0.28))
    return dict(view=(0.22, -1.0, 0.5), target=(0.2, 0, 5.6), ortho=37, backdrop=SAND, floor=-1.3)


def number_card(mats):
    pill("card", 8.6, 3.9, 1.2, -0.35, 0.35, 0.18, mats["white"], foot=0.18)
    pill("band", 7.6, 2.9, 0.9, 0.3, 0.42, 0.05, mats["blue"])
    put(lambda: text("555-0142", 1.75, mats["white"], 0.06), (0, 0.02, 0.46))


def a_case_that_survives(mats, random):
    """A phone in a rugged case at the moment its corner meets the sand."""
    put(lambda: handset(front=False, case="case-rugged-armor"), (0.4, 0.2, 8.35), yaw=14, tilt=84, roll=-33)
    sand = plain("ripple", "#f2c98c", 0.95, spec=0.1)
    for radius, tube in ((2.0, 0.5), (3.7, 0.38), (5.5, 0.27), (7.4, 0.18)):
        torus("ring", radius, tube, sand, -0.3, -0.9, 0.0, flat=0.8)
    for _ in range(46):
        angle, reach = random.uniform(0, 2 * math.pi), random.uniform(1.2, 4.6)
        high = max(0.05, 2.6 - reach * 0.55 + random.uniform(-0.8, 0.6))
        plants.blob((-0.3 + reach * math.cos(angle), -0.9 + reach * 0.7 * math.sin(angle), high), random.uniform(0.07, 0.2), sand, random, detail=1)
    for x, y, r in ((7.6, -3.2, 0.9), (9.2, -1.6, 0.6), (-9.4, 2.6, 1.1), (-8.2, -5.0, 0.5), (6.2, -5.4, 0.45)):
        plants.blob((x, y, r * 0.35), r, mats["stone"], random, 0.7, detail=2, rough=0.08)
    shell(mats, (8.2, -4.6, 0.3), 24)
    return dict(view=(0.25, -1.0, 0.5), target=(0.4, 0, 6.4), ortho=32, backdrop=DAWN)


def shell(mats, at, yaw):
    """A scallop on the sand."""
    ribs, verts, faces = 15, [(0, -0.9, 0.12)], []
    for i in range(ribs):
        angle = math.radians(18 + 144 * i / (ribs - 1))
        lift = 0.55 if i % 2 else 0.38
        verts += [(0.8 * math.cos(angle), -0.9 + 0.9 * math.sin(angle), lift), (1.5 * math.cos(angle), -0.9 + 1.75 * math.sin(angle), lift * 0.35)]
        if i:
            a, b = 1 + 2 * (i - 1), 1 + 2 * i
            faces += [(0, a, b), (a, a + 1, b + 1, b)]
    put(lambda: mesh("shell", verts, faces, mats["coral"], smooth=False).modifiers.new("s", "SOLIDIFY"), at, yaw=yaw)


def prepaid_or_postpaid(mats, random):
    """Two months side by side: coins before the first, a bill after the second."""
    metal = paper.gold()
    pill("podium", 12.6, 9.6, 1.6, 0, 0.9, 0.25, mats["white"], -7.2, 0)
    pill("podium", 12.6, 9.6, 1.6, 0, 0.9, 0.25, mats["white"], 7.2, 0)
    put(lambda: paper.calendar(mats, [(0, 0, "gold")], "leaf2"), (-5.6, 1.6, 4.5), yaw=-6, tilt=78, scale=1.05)
    put(lambda: paper.coins(mats, 6, metal, random), (-11.2, -0.6, 0.9), scale=1.05)
    put(lambda: paper.coins(mats, 3, metal, random), (-9.6, -3.0, 0.9), scale=1.05)
    put(lambda: paper.coin(mats, metal), (-6.9, -3.4, 0.9), scale=1.05)
    put(lambda: paper.calendar(mats, [(5, 3, "gold")], "blue"), (5.2, 1.6, 4.5), yaw=-6, tilt=78, scale=1.05)
    put(lambda: paper.bill(mats, bend=lambda v: 0.5 * (1 - v) ** 2 + 0.25 * v * v), (11.0, -0.9, 4.3), yaw=-14, tilt=76, scale=0.92)
    put(lambda: paper.pencil(mats, 4.6, "coral"), (3.4, -3.4, 0.9), yaw=-6)
    return dict(view=(0.26, -1.0, 0.62), target=(0.1, 0, 3.2), ortho=30, backdrop=BAY)


def visiting_our_stores(mats, random):
    """The four stores on their plinths, with a pin above each."""
    places = [("store-marlborough", -9.0, 8.2, "blue"), ("store-broadway", 8.6, 7.0, "coral"), ("store-socastee", -8.8, -6.4, "leaf2"), ("store-goose-creek", 8.8, -7.6, "gold")]
    for name, x, y, color in places:
        put(lambda: diorama.build(name), (x, y, 0))
        put(lambda: paper.map_pin(mats, color), (x - 0.5, y + 2.2, 8.6 if name == "store-marlborough" else 7.6), scale=1.35)
    return dict(view=STREET, target=(0.4, 0.4, 4.9), ortho=42.5, backdrop=SAND, floor=-ground.THICK)


def what_fiber_is(mats, random):
    """A cable cut open in steps: jacket, sleeve, tubes, and threads of glass with light in them."""
    def along(t):
        return smooth([(-17, 2.2, 2.6), (-11, 1.2, 2.4), (-6, 0, 2.3), (-1.5, -0.4, 2.3), (3, -0.6, 2.3)])[: int(41 * t)]

    jacket = plain("jacket", "#2a6fb5", 0.45, spec=0.4)
    layers = [(0.56, 2.2, jacket), (0.72, 1.85, plain("sleeve", "#f0a83c", 0.5)), (0.86, 1.5, plain("wrap", "#f3ead8", 0.7))]
    for t, radius, mat in layers:
        line = along(t)
        stroke(line, radius, mat, rounded=False, sides=48)
    colors = ["#2a86d6", "#37b37a", "#f2b13c", "#e86f55", "#8fd0f2", "#ffffff", "#5a7fd0"]
    line = along(1.0)
    end = line[-1]
    for k, color in enumerate(colors):
        angle = 2 * math.pi * k / 6
        off = (0, 0, 0) if k == 6 else (0, 0.88 * math.cos(angle), 0.88 * math.sin(angle))
        tube = [(p.x, p.y + off[1], p.z + off[2]) for p in line[int(len(line) * 0.8):]]
        spread = smooth([tube[-1], (end.x + 1.6, end.y + off[1] * 1.5, end.z + off[2] * 1.5), (end.x + 3.4, end.y + off[1] * 2.6, end.z + off[2] * 2.2 + 0.3)], 6)
        stroke([*tube[:-1], *spread], 0.4, plain("tube", color, 0.35, coat=0.3))
        tip = spread[-1]
        for j in range(5):
            turn = 2 * math.pi * j / 5 + k
            reach = random.uniform(3.2, 5.6)
            out = (tip.x + reach, tip.y + off[1] * 1.5 + 1.1 * math.cos(turn), tip.z + off[2] * 1.5 + 1.1 * math.sin(turn) + 0.6)
            middle = (tip.x + reach * 0.5, tip.y + off[1] * 0.6 + 0.3 * math.cos(turn), tip.z + off[2] * 0.6 + 0.3 * math.sin(turn) + 0.1)
            out = (out[0], out[1], max(0.3, out[2]))
            stroke(smooth([tip, middle, out], 8), 0.055, light("#7fc4f5", 0.8), sides=8)
            put(lambda: lathe("spark", [(0.0005, -0.15), (0.11, -0.1), (0.15, 0), (0.11, 0.1), (0.0005, 0.15)], light(random.choice(["#7cc8ff", "#ffc45c", "#8ff0bd"]), 2.6), n=16), out)
    return dict(view=(0.3, -1.0, 0.5), target=(-1.0, 0, 2.6), ortho=27, backdrop=NIGHT, world=["#9db4d8", 0.5], sun={"direction": [0.62, 0.85, -1.15], "energy": 1.9, "angle": 10, "color": "#e6eefc"}, exposure=0.3)


def where_to_put_the_router(mats, random):
    """A room without its front walls: the router stands high and free on a shelf, its signal reaches every corner."""
    mats["plaster"] = dwelling.plaster("#bcd8e6")
    dwelling.room(mats)
    box(-3.2, 3.2, 3.55, 4.5, 3.35, 3.6, mats["wood"], 0.04)
    for x in (-2.6, 2.6):
        stroke([(x, 4.4, 2.5), (x, 3.8, 3.35)], 0.09, mats["iron"])
    put(lambda: devices.router(mats), (0.2, 3.7, 3.6), scale=0.32)
    arcs = [light("#ffc04d", 0.8), light("#ffd27f", 0.7), light("#ffe4b0", 0.6)]
    put(lambda: signal(arcs, 0.95, 0.62, 0.13, 46), (0.2, 3.5, 4.9))
    for i, (color, high) in enumerate((("coral", 0.8), ("navy", 0.95), ("gold", 0.7), ("leaf2", 0.9))):
        box(-2.85 + i * 0.26, -2.63 + i * 0.26, 3.75, 4.4, 3.6, 3.6 + high, mats[color], 0.02)
    put(lambda: dwelling.sofa(mats, "blue", 5.4), (-3.9, -0.2, 0), yaw=90, scale=0.92)
    dwelling.armchair_cushion(mats, "gold", (-4.2, -1.6, 1.75), 78)
    pill("rug", 5.6, 4.2, 1.2, 0, 0.06, 0.03, mats["slab"], 0.4, -0.6)
    pill("rug", 4.9, 3.5, 1.0, 0.05, 0.08, 0.02, mats["trim"], 0.4, -0.6)
    disc(1.25, 1.1, 1.28, mats["wood2"], 0.4, -0.6, 0.05)
    for angle in (90, 210, 330):
        stroke([(0.4 + 0.4 * math.cos(math.radians(angle)), -0.6 + 0.4 * math.sin(math.radians(angle)), 1.1), (0.4 + 0.9 * math.cos(math.radians(angle)), -0.6 + 0.9 * math.sin(math.radians(angle)), 0.05)], 0.08, mats["dark wood"])
    put(lambda: paper.mug(mats, "coral"), (0.9, -0.4, 1.28), scale=0.16)
    put(lambda: handset("iphone", wallpaper="sunrise"), (0.1, -0.9, 1.33), yaw=30, scale=0.075)
    put(lambda: dwelling.leafy_pot(mats, random, 2.6), (4.7, 3.2, 0), scale=1.15)
    put(lambda: dwelling.standing_lamp(mats, 4.6), (-5.0, 3.3, 0))
    sill = light("#cfeaf8", 0.7)
    box(-6.0, -5.9, -1.6, 1.6, 2.6, 5.4, mats["trim"], 0.04)
    box(-5.92, -5.86, -1.4, 1.4, 2.8, 5.2, sill, 0)
    box(-5.9, -5.82, -0.05, 0.05, 2.8, 5.2, mats["trim"], 0)
    box(-5.9, -5.82, -1.4, 1.4, 3.95, 4.05, mats["trim"], 0)
    put(lambda: desk(mats), (4.2, -2.4, 0), yaw=0)
    return dict(view=(0.72, -1.0, 0.72), target=(0, 0.3, 2.55), ortho=22.5, backdrop=SAND, floor=-0.6)


def desk(mats):
    """A small desk with a laptop."""
    box(-1.3, 1.3, -0.8, 0.8, 1.75, 1.9, mats["wood"], 0.04)
    for x in (-1.15, 1.15):
        for y in (-0.65, 0.65):
            stroke([(x, y, 0), (x, y, 1.8)], 0.07, mats["iron"])
    box(-0.7, 0.7, -0.4, 0.5, 1.9, 1.97, mats["unit"], 0.03)
    put(lambda: box(-0.7, 0.7, -0.04, 0.04, 0, 0.95, mats["unit"], 0.03), (0, 0.5, 1.95), tilt=-14)
    put(lambda: box(-0.62, 0.62, -0.05, -0.035, 0.08, 0.87, light("#7cc0f0", 0.9), 0), (0, 0.5, 1.95), tilt=-14)


SCENES = {
    "bring-your-own-phone": bring_your_own_phone,
    "choose-a-plan-by-how-you-use-data": choose_a_plan,
    "cutting-the-cord-tv-choices": cutting_the_cord,
    "discounts-for-55-plus": discounts_for_55_plus,
    "home-security-before-you-buy": home_security,
    "keep-your-number-when-you-switch": keep_your_number,
    "phone-case-that-survives-a-drop": a_case_that_survives,
    "prepaid-or-postpaid": prepaid_or_postpaid,
    "visiting-our-stores": visiting_our_stores,
    "what-fiber-is-and-whether-you-need-it": what_fiber_is,
    "where-to-put-the-router": where_to_put_the_router,
}


def main():
    out, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names or SCENES:
        studio.reset()
        shot = {**DATA["stage"], "floor": 0.0, **SCENES[name](palette(), randomness.Random(7))}
        studio.backdrop(shot["backdrop"], shot["glow"], y=120).location = (0, 0, shot["floor"])
        studio.daylight(shot)
        studio.view(shot["view"], shot["target"], shot["ortho"])
        studio.render(str(Path(out) / f"{name}.png"), int(width), int(width) * 2 // 3, int(samples), shot["exposure"])


main()
