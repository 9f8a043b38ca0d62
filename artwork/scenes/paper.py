"""Light things of paper, card and metal for still lifes. Flat things lie face up round the origin; units are centimetres."""
import math

import bpy
from arrange import disc, put, smooth, stroke, text
from geometry import bevel, box, lathe, link, loft, mesh, pill, prism, rounded_rect, shade_smooth, solidify, sphere, torus
from materials import plain, thin_glass
from mathutils import Matrix

GOLD = ("#f2b13c", 0.32, 0.55)


def gold():
    color, rough, metal = GOLD
    return plain("gold", color, rough, metal)


def check(mat, size=1.0, z=0.0, thick=0.14):
    """A tick, lying face up."""
    stroke([(-0.55 * size, 0.02 * size, z), (-0.15 * size, -0.4 * size, z), (0.6 * size, 0.48 * size, z)], thick * size, mat)


def sheet(w, h, bend, mat, n=24, thick=0.03):
    """A sheet of paper; bend(v) lifts it along its length, v from 0 at the foot to 1 at the head."""
    verts = [(x, (j / n - 0.5) * h, bend(j / n)) for j in range(n + 1) for x in (-w / 2, w / 2)]
    faces = [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(n)]
    return solidify(mesh("sheet", verts, faces, mat, angle=60), thick)


def bill(mats, w=4.6, h=7.4, bend=lambda v: 0.0):
    """A paper bill: a torn foot, lines of figures, and the sum in amber."""
    sheet(w, h, bend, mats["white"])
    teeth = 9
    for i in range(teeth):
        x = -w / 2 + (i + 0.5) * w / teeth
        prism("tooth", [(x - w / teeth / 2, -h / 2), (x, -h / 2 - 0.28), (x + w / teeth / 2, -h / 2)], bend(0) - 0.015, bend(0) + 0.015, mats["white"])

    def line(y, x0, x1, mat, high=0.22):
        v = y / h + 0.5
        pill("line", x1 - x0, high, high / 2, 0, 0.05, 0.02, mat, (x0 + x1) / 2, 0).matrix_world = Matrix.Translation((0, y, bend(v) + 0.03)) @ Matrix.Rotation(math.atan2(bend(v + 0.02) - bend(v - 0.02), 0.04 * h), 4, "X")

    line(h * 0.38, -w * 0.36, w * 0.05, mats["navy"], 0.42)
    for i in range(5):
        y = h * (0.24 - i * 0.095)
        line(y, -w * 0.36, w * (0.02 - 0.08 * (i % 2)), mats["tin"])
        line(y, w * 0.2, w * 0.36, mats["tin"])
    line(-h * 0.34, -w * 0.36, -w * 0.06, mats["navy"], 0.3)
    line(-h * 0.34, w * 0.1, w * 0.36, mats["gold"], 0.46)


def coin(mats, metal, radius=1.15, high=0.26):
    disc(radius, 0, high, metal, edge=0.05)
    torus("rim", radius - 0.14, 0.07, metal, cz=high, flat=0.7)
    put(lambda: text("$", radius * 1.15, metal, 0.03), (0, 0, high + 0.01))


def coins(mats, count, metal, random, radius=1.15):
    for i in range(count):
        put(lambda: coin(mats, metal, radius), (random.uniform(-0.1, 0.1), random.uniform(-0.1, 0.1), i * 0.275), yaw=random.uniform(0, 360))


def calendar(mats, marked, header="blue", w=6.4, h=6.2):
    """A month on a small stand, face up until it is put upright; `marked` are days as (column, row, colour)."""
    pill("board", w + 0.3, h + 0.3, 0.55, -0.34, -0.12, 0.08, mats["wood"])
    pill("page", w, h, 0.45, -0.12, 0.06, 0.05, mats["white"])
    pill("head", w, 1.35, 0.42, -0.1, 0.1, 0.05, mats[header], 0, h / 2 - 0.675)
    for i in range(4):
        x = -w * 0.36 + i * w * 0.24
        disc(0.17, 0.08, 0.13, mats["iron"], x, h / 2 - 0.45)
        stroke(smooth([(x, h / 2 - 0.45, 0.05), (x, h / 2 - 0.2, 0.45), (x, h / 2 + 0.28, 0.25), (x, h / 2 + 0.2, -0.2)], 6), 0.075, mats["unit"])
    days = {(c, r): color for c, r, color in marked}
    for row in range(4):
        for column in range(6):
            x, y = -w * 0.375 + column * w * 0.15, h * 0.17 - row * h * 0.165
            color = days.get((column, row))
            if color:
                pill("day", 0.82, 0.82, 0.26, 0.04, 0.24, 0.06, mats[color], x, y)
            else:
                pill("day", 0.5, 0.5, 0.16, 0.04, 0.1, 0.02, mats["slab"], x, y)


def card(mats, color="blue", w=5.4, h=3.4):
    """An identity card: a portrait without a face, and lines."""
    pill("card", w, h, 0.36, 0, 0.14, 0.04, mats["white"])
    pill("band", w, 0.8, 0.34, 0.1, 0.17, 0.03, mats[color], 0, h / 2 - 0.4)
    pill("photo", 1.5, 1.7, 0.2, 0.12, 0.17, 0.02, mats["slab"], -w / 2 + 1.1, -0.42)
    disc(0.36, 0.16, 0.24, mats[color], -w / 2 + 1.1, -0.12, 0.05)
    pill("shoulders", 1.0, 0.5, 0.24, 0.16, 0.24, 0.05, mats[color], -w / 2 + 1.1, -0.85)
    for i, wide in enumerate((2.5, 1.9, 2.2)):
        pill("line", wide, 0.24, 0.12, 0.12, 0.18, 0.02, mats["tin"], -w / 2 + 2.3 + wide / 2, 0.25 - i * 0.55)


def sim(mats, size=1.0):
    """A SIM card with its cut corner and gold contacts."""
    w, h, c, r = 3.6 * size, 4.4 * size, 0.9 * size, 0.3 * size
    outline = [(-w / 2 + r, -h / 2), (w / 2 - r, -h / 2), (w / 2, -h / 2 + r), (w / 2, h / 2 - c), (w / 2 - c, h / 2), (-w / 2 + r, h / 2), (-w / 2, h / 2 - r), (-w / 2, -h / 2 + r)]
    body = prism("sim", outline, 0, 0.22 * size, mats["blue"])
    bevel(body, 0.06 * size, 3, 25)
    shade_smooth(body, 40)
    metal = gold()
    pill("plate", 2.5 * size, 2.7 * size, 0.4 * size, 0.2 * size, 0.28 * size, 0.03, metal, 0, -0.35 * size)
    dark = plain("groove", "#8a5a12", 0.5, 0.4)
    z = 0.284 * size
    for y in (-0.8, 0.1):
        box(-1.24 * size, -0.5 * size, (y - 0.03) * size, (y + 0.03) * size, z - 0.02, z, dark, 0)
        box(0.5 * size, 1.24 * size, (y - 0.03) * size, (y + 0.03) * size, z - 0.02, z, dark, 0)
    for x in (-0.5, 0.5):
        box((x - 0.03) * size, (x + 0.03) * size, -1.68 * size, 0.98 * size, z - 0.02, z, dark, 0)


def pin_tool(mats):
    """The small pin that opens a SIM tray."""
    metal = plain("steel", "#c9ced3", 0.25, 0.9)
    loop = [(0.75 * math.cos(a), 1.15 * math.sin(a), 0.12) for a in [2 * math.pi * i / 40 for i in range(41)]]
    stroke(loop, 0.11, metal, rounded=False)
    stroke([(0, -1.15, 0.12), (0, -3.2, 0.12)], 0.09, metal)


def glasses(mats, frame="navy"):
    """Reading glasses that lie open on a table, their lenses upright."""
    mat = mats[frame]
    lens = thin_glass("lens", "#f4fafc", 1.25, 0.02)
    for side in (-1, 1):
        centre = side * 1.95
        loop = [(centre + x, 0, 1.35 + y) for x, y, _ in rounded_rect(3.1, 2.5, 1.05, n=10)]
        stroke([*loop, loop[0]], 0.16, mat, rounded=False)
        put(lambda: mesh("lens", rounded_rect(3.05, 2.45, 1.0), [tuple(range(84))], lens), (centre, 0, 1.35), tilt=90)
        stroke(smooth([(side * 3.55, 0, 1.9), (side * 3.75, 0.9, 1.85), (side * 3.6, 4.2, 1.35), (side * 3.3, 5.6, 0.35), (side * 3.2, 6.0, 0.16)], 8), 0.14, mat)
    stroke(smooth([(-0.42, 0, 1.75), (0, -0.1, 2.0), (0.42, 0, 1.75)], 6), 0.14, mat)


def notebook(mats, ticks=(True, True, False), w=7.2, h=9.6, cover="navy"):
    """An open pad with a list of boxes, some ticked."""
    pill("cover", w + 0.4, h + 0.4, 0.5, 0, 0.16, 0.05, mats[cover])
    pill("pages", w, h, 0.35, 0.14, 0.62, 0.05, mats["white"])
    for i in range(11):
        x = -w / 2 + 0.5 + i * (w - 1) / 10
        stroke(smooth([(x, h / 2 - 0.5, 0.6), (x, h / 2 - 0.1, 1.0), (x, h / 2 + 0.4, 0.6), (x, h / 2 + 0.25, 0.1)], 5), 0.075, mats["unit"])
    for i, done in enumerate(ticks):
        y = h / 2 - 2.2 - i * 2.0
        pill("box", 1.1, 1.1, 0.3, 0.6, 0.72, 0.03, mats["leaf" if done else "slab"], -w / 2 + 1.2, y)
        if done:
            put(lambda: check(mats["white"], 0.62, thick=0.17), (-w / 2 + 1.2, y, 0.78))
        for j, wide in enumerate((3.6 - 0.4 * (i % 2), 2.4 + 0.5 * (i % 2))):
            pill("line", wide, 0.24, 0.12, 0.6, 0.67, 0.02, mats["navy" if j == 0 else "tin"], -w / 2 + 2.3 + wide / 2, y + 0.28 - j * 0.6)


def pencil(mats, length=8.0, color="gold"):
    """It lies along x, its point to the left."""
    hexagon = [(0.34 * math.cos(math.pi / 3 * i), 0.34 * math.sin(math.pi / 3 * i)) for i in range(6)]

    def ring(x, size):
        return [(x, y * size, 0.34 + z * size) for y, z in hexagon]

    loft("shaft", [ring(0, 1), ring(length, 1)], mats[color], smooth=False)
    loft("wood", [ring(-1.05, 0.24), ring(0, 1)], mats["slab"], smooth=False)
    loft("lead", [ring(-1.38, 0.03), ring(-1.05, 0.24)], mats["iron"], smooth=False)
    loft("ferrule", [ring(length, 1.06), ring(length + 0.6, 1.06)], plain("tin", "#b9bfc4", 0.3, 0.8), smooth=False)
    stroke([(length + 0.6, 0, 0.34), (length + 1.0, 0, 0.34)], 0.33, mats["coral"])


def mug(mats, color="blue", radius=1.7, high=3.4):
    lathe("mug", [(radius * 0.82, 0), (radius * 0.94, 0.1), (radius, 0.4), (radius, high - 0.08), (radius - 0.07, high), (radius - 0.18, high - 0.08), (radius - 0.2, 0.5), (0.0005, 0.4)], mats[color], angle=40)
    disc(radius - 0.2, 0.4, high - 0.62, plain("coffee", "#4a2a17", 0.25, coat=0.5))
    stroke(smooth([(radius - 0.1, 0, high - 0.7), (radius + 0.95, 0, high - 0.8), (radius + 1.05, 0, 1.5), (radius - 0.1, 0, 0.85)], 10), 0.24, mats[color])


def envelope(mats, w=6.6, h=4.4, seal="gold"):
    pill("envelope", w, h, 0.4, 0, 0.42, 0.12, mats["white"])
    flap = prism("flap", [(-w / 2 + 0.25, h / 2 - 0.12), (w / 2 - 0.25, h / 2 - 0.12), (0.35, -0.42), (0, -0.62), (-0.35, -0.42)], 0.4, 0.55, mats["slab"])
    bevel(flap, 0.06, 3, 20)
    shade_smooth(flap, 40)
    disc(0.72, 0.5, 0.74, mats[seal], 0, -0.35, 0.08)


def bubble(mats, color, w=6.0, h=3.8, deep=0.9, tail=-1):
    """A speech bubble, face up; the tail is at the lower left (-1) or right (1)."""
    edge = min(0.3, deep / 3)
    pill("bubble", w, h, min(w, h) * 0.38, 0, deep, edge, mats[color], foot=edge)
    x = tail * w * 0.22
    point = prism("tail", [(x - 0.75, -h / 2 + 0.5), (x + 0.75, -h / 2 + 0.5), (x + tail * 0.55, -h / 2 - 1.0)], 0.05, deep - 0.05, mats[color])
    bevel(point, 0.16, 4, 20)
    shade_smooth(point, 50)


def map_pin(mats, color="coral", size=1.0):
    """A pin that stands on its point."""
    radius, centre = 1.0, 2.5
    steps = [(radius * math.sin(math.radians(a)), centre - radius * math.cos(math.radians(a))) for a in range(62, 181, 6)]
    profile = [(0.0005, 0), (0.1, 0.12)] + steps[:-1] + [(0.0005, centre + radius)]
    put(lambda: lathe("pin", profile, mats[color], angle=50), scale=size)
    put(lambda: disc(0.46, 0, 0.16, mats["white"], edge=0.06), (0.22 * size, -0.88 * size, centre * size), yaw=14, tilt=90, scale=size)


def tag(mats, words, color="gold", w=4.6, h=2.9):
    """A price tag on a string."""
    outline = [(-w / 2 + 0.9, -h / 2), (w / 2 - 0.3, -h / 2), (w / 2, -h / 2 + 0.3), (w / 2, h / 2 - 0.3), (w / 2 - 0.3, h / 2), (-w / 2 + 0.9, h / 2), (-w / 2, h / 2 - 0.9), (-w / 2, -h / 2 + 0.9)]
    body = prism("tag", outline, 0, 0.3, mats[color])
    bevel(body, 0.09, 3, 20)
    shade_smooth(body, 40)
    torus("eye", 0.3, 0.1, mats["white"], -w / 2 + 0.8, 0, 0.3)
    disc(0.22, 0.29, 0.31, mats["navy"], -w / 2 + 0.8, 0, 0.005)
    put(lambda: text(words, h * 0.62, mats["navy"], 0.05), (0.45, 0, 0.32))


def bag(mats, color="blue", w=7.0, d=3.6, h=8.2):
    """A shopping bag with cord handles; it stands on the ground, its face to the viewer."""
    verts, top = [], 1.04
    for z, grow in ((0, 1.0), (h, top)):
        verts.append([(x * grow, y * grow, z) for x, y in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))])
    body = loft("bag", verts, mats[color], cap=(True, False), smooth=False)
    solidify(body, 0.09)
    box(-w / 2 + 0.12, w / 2 - 0.12, -d / 2 + 0.12, d / 2 - 0.12, h - 0.9, h - 0.85, mats["navy"], 0)
    for side, mat in ((-1, mats["white"]), (1, mats["white"])):
        y = side * d / 2 * top
        stroke(smooth([(-1.5, y, h - 0.5), (-1.4, y + side * 0.05, h + 1.6), (0, y + side * 0.1, h + 2.5), (1.4, y + side * 0.05, h + 1.6), (1.5, y, h - 0.5)], 10), 0.13, mat)


def scissors(mats, open_angle=26, color="coral"):
    """Open scissors, lying; the blades point to +y."""
    steel = plain("blade", "#d5dade", 0.22, 0.9)
    for side, z in ((-1, 0.12), (1, 0.3)):

        def half():
            blade = prism("blade", [(-0.42 * side, -0.6), (0.42 * side, -0.6), (0.5 * side, 1.2), (0.02 * side, 5.6), (-0.3 * side, 1.0)], 0, 0.16, steel)
            bevel(blade, 0.03, 2, 20)
            stroke(smooth([(0, -0.2, 0.1), (-0.35 * side, -1.6, 0.1), (-0.95 * side, -2.4, 0.1)], 6), 0.3, mats[color])
            loop = [(-1.15 * side + 1.0 * math.cos(a), -3.9 + 1.5 * math.sin(a), 0.1) for a in [2 * math.pi * i / 48 for i in range(49)]]
            stroke(loop, 0.32, mats[color], rounded=False)

        put(half, (0, 0, z + 0.2), yaw=side * open_angle / 2)
    disc(0.3, 0.3, 0.78, plain("screw", "#8d949a", 0.3, 0.9), 0, 0.15, 0.06)


def popcorn(mats, random):
    """A striped tub of popcorn."""
    n, stripes = 40, 10
    for i in range(stripes):
        a, b = 2 * math.pi * i / stripes, 2 * math.pi * (i + 1) / stripes
        arc = [a + (b - a) * k / 4 for k in range(5)]
        low = [(0.8 * math.cos(t), 0.8 * math.sin(t), 0) for t in arc]
        high = [(1.15 * math.cos(t), 1.15 * math.sin(t), 2.2) for t in arc]
        solidify(mesh("stripe", low + high, [(k, k + 1, k + 6, k + 5) for k in range(4)], mats["coral" if i % 2 else "white"], angle=40), 0.06)
    corn = plain("corn", "#fbe7b2", 0.8)
    data = sphere(0.24, corn, 12, 8)
    for _ in range(46):
        angle, reach = random.uniform(0, 2 * math.pi), 1.0 * math.sqrt(random.random())
        place = (reach * math.cos(angle), reach * math.sin(angle), 2.1 + (1 - reach) * 0.55 + random.uniform(0, 0.14))
        link(bpy.data.objects.new("corn", data)).matrix_world = Matrix.Translation(place) @ Matrix.Scale(random.uniform(0.8, 1.2), 4)
