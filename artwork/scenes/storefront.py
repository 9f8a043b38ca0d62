"""The store itself: one shop front for all four places, with the walls, roof and front shade of each."""
import math
import os

import bpy
from geometry import bevel, box, link, mesh, pill, prism, solidify, torus
from mathutils import Matrix
from materials import Material, srgb, thin_glass

FLOOR, EAVE = 0.14, 4.55
DOOR = 1.75  # width of the door's bay, at the right end


def sash(mats, x0, x1, y, z0, z1):
    """A sash window in a wall that faces the street at y."""
    trim, stone = mats["trim"], mats["stone"]
    box(x0 - 0.08, x1 + 0.08, y - 0.06, y + 0.05, z0 - 0.08, z1 + 0.08, trim, 0.02)
    box(x0, x1, y - 0.075, y, z0, z1, mats["glass"], 0)
    box(x0, x1, y - 0.09, y, (z0 + z1) / 2 - 0.03, (z0 + z1) / 2 + 0.03, trim, 0)
    box((x0 + x1) / 2 - 0.02, (x0 + x1) / 2 + 0.02, y - 0.085, y, z0, z1, trim, 0)
    box(x0 - 0.16, x1 + 0.16, y - 0.14, y + 0.05, z0 - 0.2, z0 - 0.08, stone, 0.01)
    box(x0 - 0.14, x1 + 0.14, y - 0.08, y + 0.05, z1 + 0.08, z1 + 0.26, stone, 0.02)


class Store:
    def __init__(self, mats, spec):
        self.mats, self.spec = mats, spec
        self.x0, self.x1 = spec.get("x", [-4.4, 2.7])
        self.y0, self.y1 = spec.get("y", [0.5, 4.3])
        self.wall, self.trim, self.accent = mats[spec["wall"]], mats["trim"], mats[spec["accent"]]
        self.inside = Material("inside").set(Base_Color=srgb("#f3c98d"), Emission=srgb("#ffcf8f"), Emission_Strength=0.5, Roughness=0.8).m
        self.pane = thin_glass("pane", "#eaf6f6", 1.35, 0.02)
        self.body()
        self.window()
        self.door()
        SHADES[spec["shade"]["kind"]](self, spec["shade"])
        self.sign()
        ROOFS[spec["roof"]["kind"]](self, spec["roof"])

    def body(self):
        x0, x1, y0, y1, m = self.x0, self.x1, self.y0, self.y1, self.mats
        box(x0, x1, y0 + 0.25, y1, FLOOR, EAVE, self.wall, 0.04)
        box(x0 - 0.04, x1 + 0.04, y0 + 0.12, y0 + 0.4, FLOOR, 0.75, self.accent, 0.03)
        split = x1 - DOOR - 0.3
        for x, top in ((x0, EAVE), (split, 3.5), (x1 - 0.3, EAVE)):
            box(x, x + 0.3, y0 + 0.08, y0 + 0.4, FLOOR, top, self.trim, 0.03)
        # The wall to the right shows one window.
        middle = (y0 + y1) / 2 + 0.2
        box(x1 - 0.02, x1 + 0.07, middle - 0.95, middle + 0.95, 1.2, 2.95, self.trim, 0.02)
        box(x1 + 0.05, x1 + 0.085, middle - 0.82, middle + 0.82, 1.33, 2.82, m["glass"], 0)
        box(x1 + 0.06, x1 + 0.11, middle - 0.03, middle + 0.03, 1.33, 2.82, self.trim, 0)
        box(x1 + 0.06, x1 + 0.11, middle - 0.82, middle + 0.82, 2.2, 2.26, self.trim, 0)
        box(x1 - 0.02, x1 + 0.14, middle - 1.05, middle + 1.05, 1.08, 1.2, self.trim, 0.02)
        box(x0 - 0.25, x1 + 0.25, y0 - 0.75, y0 + 0.3, 0.0, FLOOR, m["stone"], 0.03)

    def window(self):
        x0, x1, y0, m = self.x0 + 0.42, self.x1 - DOOR - 0.42, self.y0, self.mats
        z0, z1, middle = 0.95, 2.95, (self.x0 + self.x1 - DOOR) / 2
        box(x0, x1, y0 + 0.12, y0 + 0.30, z0, z1, self.inside, 0)
        frame = [(x0 - 0.1, x1 + 0.1, z0 - 0.12, z0), (x0 - 0.1, x1 + 0.1, z1, z1 + 0.1), (x0 - 0.1, x0, z0, z1), (x1, x1 + 0.1, z0, z1), (middle - 0.045, middle + 0.045, z0, z1)]
        for a, b, c, d in frame:
            box(a, b, y0 - 0.02, y0 + 0.3, c, d, m["white"], 0.02)
        box(x0, x1, y0 - 0.02, y0 + 0.2, 1.9, 1.96, m["wood"], 0.01)
        colors = ["coral", "navy", "teal", "gold", "blue", "leaf", "iron"]
        count = int((x1 - x0 - 0.3) / 0.49)
        for row, z in ((0, 0.97), (1, 1.97)):
            for i in range(count):
                x = x0 + 0.32 + i * (x1 - x0 - 0.64) / (count - 1)
                if abs(x - middle) < 0.2:
                    continue
                place = Matrix.Translation((x, y0 + 0.08, z + 0.37)) @ Matrix.Rotation(math.radians(82), 4, "X")
                pill("phone", 0.34, 0.70, 0.07, 0, 0.08, 0.025, m[colors[(i * 3 + row * 2) % 7]], power=2.3).matrix_world = place
                pill("lens", 0.14, 0.14, 0.045, 0.08, 0.10, 0.01, m["iron"], -0.06, 0.22).matrix_world = place
        box(x0, x1, y0 - 0.0, y0 + 0.005, z0, z1, self.pane, 0)

    def door(self):
        x0, x1, y0 = self.x1 - DOOR + 0.1, self.x1 - 0.4, self.y0
        box(x0, x1, y0 + 0.1, y0 + 0.32, FLOOR, 2.95, self.accent, 0.03)
        box(x0 + 0.2, x1 - 0.2, y0 + 0.05, y0 + 0.2, 0.95, 2.7, self.inside, 0)
        box(x0 + 0.2, x1 - 0.2, y0 + 0.03, y0 + 0.04, 0.95, 2.7, self.pane, 0)
        box(x0 + 0.2, x0 + 0.26, y0 - 0.02, y0 + 0.1, 1.3, 1.9, self.mats["gold"], 0.02)
        box(x0 + 0.32, x1 - 0.32, y0 + 0.0, y0 + 0.03, 1.95, 2.25, self.mats["white"], 0.01)
        box(x0 + 0.38, x1 - 0.38, y0 - 0.01, y0 + 0.02, 2.06, 2.14, self.mats["leaf2"], 0)

    # ----- shade over the window

    def awning(self, spec):
        x0, x1, y0 = self.x0 + 0.1, self.x1 - 0.1, self.y0
        top, low, depth, count = 3.62, 3.02, 1.15, spec.get("stripes", 13)
        wide = (x1 - x0) / count
        for i in range(count):
            a, b = x0 + i * wide, x0 + (i + 1) * wide
            verts, faces, steps = [], [], 10
            for j in range(7):
                t = j / 6
                verts += [(a, y0 + 0.1 - depth * t, top - (top - low) * t**1.25), (b, y0 + 0.1 - depth * t, top - (top - low) * t**1.25)]
            faces += [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(6)]
            start = len(verts)
            for j in range(steps + 1):
                t = math.pi * j / steps
                verts.append(((a + b) / 2 - math.cos(t) * wide / 2, y0 + 0.095 - depth, low - 0.16 - math.sin(t) * 0.14))
            faces.append(tuple([12, 13] + [start + j for j in range(steps, -1, -1)]))
            solidify(mesh("awning", verts, faces, self.mats[spec["colors"][i % 2]], smooth=False), 0.05)

    def porch(self, spec):
        """A metal porch roof on four posts."""
        x0, x1, y0, deep = self.x0 - 0.2, self.x1 + 0.2, self.y0, 1.7
        box(x0, x1, y0 - deep, y0 + 0.3, 0.0, FLOOR + 0.02, self.mats["wood"], 0.03)
        profile = [(y0 + 0.2, 3.62), (y0 + 0.2, 3.50), (y0 - deep - 0.15, 2.98), (y0 - deep - 0.15, 3.10)]
        slab = mesh("porch", [(x, y, z) for x in (x0 - 0.1, x1 + 0.1) for y, z in profile], [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], self.mats[spec["color"]], smooth=False)
        bevel(slab, 0.02, 2, 30)
        self.seams(x0, x1, (y0 + 0.15, 3.62), (y0 - deep - 0.14, 3.11), spec["color"])
        for i in range(4):
            x = x0 + 0.15 + (x1 - x0 - 0.3) * i / 3
            box(x - 0.09, x + 0.09, y0 - deep + 0.05, y0 - deep + 0.23, FLOOR, 3.0, self.trim, 0.02)
            box(x - 0.14, x + 0.14, y0 - deep + 0.0, y0 - deep + 0.28, 2.86, 3.02, self.trim, 0.02)
        box(x0, x1, y0 - deep + 0.07, y0 - deep + 0.21, 2.90, 3.06, self.trim, 0.02)

    def seams(self, x0, x1, high, low, color, pitch=0.62):
        """Standing seams of a metal roof, from the high edge to the low edge."""
        count = max(2, round((x1 - x0) / pitch))
        for i in range(count + 1):
            x = x0 + (x1 - x0) * i / count
            (ya, za), (yb, zb) = high, low
            verts = [(x + dx, y, z + dz) for y, z in ((ya, za), (yb, zb)) for dx, dz in ((-0.03, 0), (0.03, 0), (0.03, 0.08), (-0.03, 0.08))]
            mesh("seam", verts, [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], self.mats[color], smooth=False)

    # ----- sign

    def sign(self):
        middle, y, z, wide, tall = (self.x0 + self.x1) / 2, self.y0 - 0.16, 4.06, 5.9, 0.5
        box(middle - wide / 2, middle + wide / 2, y, self.y0 + 0.1, z - tall, z + tall, self.mats["navy"], 0.06)
        for edge in (-1, 1):
            height = z + edge * (tall - 0.07)
            box(middle - wide / 2 + 0.1, middle + wide / 2 - 0.1, y - 0.012, y + 0.05, height - 0.014, height + 0.014, self.mats["gold"], 0)
        curve = bpy.data.curves.new("sign", "FONT")
        curve.body, curve.size, curve.extrude, curve.bevel_depth = self.spec.get("name", "Bay & Palmetto"), 0.92, 0.03, 0.004
        curve.align_x, curve.align_y = "CENTER", "CENTER"
        if os.environ.get("SIGN_FONT"):
            curve.font = bpy.data.fonts.load(os.environ["SIGN_FONT"])
        curve.materials.append(self.mats["sign"])
        text = link(bpy.data.objects.new("sign", curve))
        text.location, text.rotation_euler = (middle, y - 0.03, z + 0.02), (math.pi / 2, 0, 0)

    # ----- roofs

    def parapet(self, spec):
        """A flat roof behind a low wall; with a storey, windows above the shop."""
        x0, x1, y0, y1, m = self.x0, self.x1, self.y0, self.y1, self.mats
        base = EAVE
        box(x0 - 0.12, x1 + 0.12, y0 + 0.1, y1 + 0.08, base, base + 0.2, self.trim, 0.04)
        base += 0.2
        if spec.get("storey"):
            top = base + spec["storey"]
            box(x0, x1, y0 + 0.25, y1, base, top, self.wall, 0.03)
            self.upper_windows(base + 0.42, top - 0.45)
            base = top
            box(x0 - 0.08, x1 + 0.08, y0 + 0.15, y1 + 0.06, base, base + 0.14, self.trim, 0.03)
            for i in range(19):
                x = x0 + 0.12 + (x1 - x0 - 0.24) * i / 18
                box(x - 0.06, x + 0.06, y0 + 0.04, y0 + 0.2, base - 0.1, base + 0.12, self.trim, 0.01)
            box(x0 - 0.2, x1 + 0.2, y0 + 0.0, y1 + 0.12, base + 0.14, base + 0.28, self.trim, 0.03)
            base += 0.26
        rise, wall = spec.get("rise", 0.5), 0.22
        color = m[spec["color"]]
        front, back = y0 + 0.25, y1
        for a, b, c, d in ((x0, x1, front, front + wall), (x0, x1, back - wall, back), (x0, x0 + wall, front + wall, back - wall), (x1 - wall, x1, front + wall, back - wall)):
            box(a, b, c, d, base, base + rise, color, 0)
        rail = 0.05
        for a, b, c, d in (
            (x0 - rail, x1 + rail, front - rail, front + wall + rail), (x0 - rail, x1 + rail, back - wall - rail, back + rail),
            (x0 - rail, x0 + wall + rail, front + wall + rail, back - wall - rail), (x1 - wall - rail, x1 + rail, front + wall + rail, back - wall - rail),
        ):
            box(a, b, c, d, base + rise, base + rise + 0.09, self.trim, 0)
        box(x0 + 0.1, x1 - 0.1, y0 + 0.35, y1 - 0.1, base - 0.02, base + 0.06, m["deck"], 0)
        self.roof_items(base + 0.06)

    def upper_windows(self, z0, z1):
        x0, x1, y0, m = self.x0, self.x1, self.y0, self.mats
        for i in range(4):
            x = x0 + (x1 - x0) * (i + 0.5) / 4
            sash(m, x - 0.42, x + 0.42, y0 + 0.25, z0, z1)
        for j in range(2):
            y = self.y0 + 0.25 + (self.y1 - self.y0 - 0.25) * (j + 0.5) / 2
            box(x1 - 0.02, x1 + 0.06, y - 0.48, y + 0.48, z0 - 0.08, z1 + 0.08, self.trim, 0.02)
            box(x1 + 0.04, x1 + 0.075, y - 0.4, y + 0.4, z0, z1, m["glass"], 0)
            box(x1 + 0.05, x1 + 0.09, y - 0.4, y + 0.4, (z0 + z1) / 2 - 0.03, (z0 + z1) / 2 + 0.03, self.trim, 0)
            box(x1 - 0.02, x1 + 0.12, y - 0.56, y + 0.56, z0 - 0.2, z0 - 0.08, m["stone"], 0.01)

    def roof_items(self, z):
        """An air conditioner, a skylight, a vent and a small aerial."""
        x, y, m = self.x0 + 1.7, (self.y0 + self.y1) / 2 + 0.5, self.mats
        box(x - 0.75, x + 0.75, y - 0.55, y + 0.55, z, z + 0.72, m["unit"], 0.05)
        for i in range(5):
            box(x - 0.6, x + 0.6, y - 0.575, y - 0.54, z + 0.14 + i * 0.1, z + 0.18 + i * 0.1, m["iron"], 0)
        torus("fan", 0.36, 0.05, m["iron"], x, y, z + 0.73, n=40, m=8)
        pill("blades", 0.6, 0.6, 0.29, z + 0.70, z + 0.735, 0.005, m["iron"], x, y, power=2)
        sx = self.x1 - 2.1
        box(sx - 0.7, sx + 0.7, y - 0.6, y + 0.35, z, z + 0.2, self.trim, 0.03)
        box(sx - 0.6, sx + 0.6, y - 0.5, y + 0.25, z + 0.15, z + 0.23, m["glass"], 0.01)
        ax, ay = self.x1 - 0.75, self.y1 - 0.7
        box(ax - 0.03, ax + 0.03, ay - 0.03, ay + 0.03, z, z + 1.15, m["iron"], 0)
        for i, reach in enumerate((0.42, 0.32, 0.22)):
            box(ax - reach, ax + reach, ay - 0.02, ay + 0.02, z + 0.75 + i * 0.16, z + 0.79 + i * 0.16, m["iron"], 0)

    def gable(self, spec):
        """A metal roof with its ridge along the street."""
        x0, x1, y0, y1, m = self.x0 - 0.3, self.x1 + 0.3, self.y0 - 0.1, self.y1 + 0.15, self.mats
        middle, ridge, base, thick = (y0 + y1) / 2, EAVE + spec["rise"], EAVE, 0.14
        for edge in (y0, y1):
            profile = [(edge, base), (middle, ridge), (middle, ridge + thick), (edge, base + thick)]
            mesh("roof", [(x, y, z) for x in (x0, x1) for y, z in profile], [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], m[spec["color"]], smooth=False)
        self.seams(x0 + 0.05, x1 - 0.05, (middle, ridge + thick - 0.01), (y0, base + thick - 0.01), spec["color"])
        box(x0, x1, middle - 0.09, middle + 0.09, ridge + thick - 0.05, ridge + thick + 0.08, m[spec["color"]], 0.02)
        for x in (self.x0, self.x1 - 0.02):
            prism("end", [(self.y0 + 0.25, EAVE - 0.1), (self.y1, EAVE - 0.1), (middle, ridge - 0.06)], 0, 0.02, self.wall).matrix_world = Matrix(((0, 0, 1, x), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
        # Trim along the right end, and a round vent.
        for edge in (y0, y1):
            profile = [(edge, base - 0.1), (middle, ridge - 0.1), (middle, ridge + thick), (edge, base + thick)]
            mesh("rake", [(x, y, z) for x in (x1, x1 + 0.06) for y, z in profile], [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], self.trim, smooth=False)
        box(self.x0 - 0.1, self.x1 + 0.1, y0 - 0.02, y0 + 0.1, base - 0.06, base + 0.1, self.trim, 0.02)
        vent = pill("vent", 0.7, 0.7, 0.34, 0, 0.06, 0.02, self.trim, power=2)
        louvre = pill("louvre", 0.5, 0.5, 0.24, 0.05, 0.075, 0.01, m["iron"], power=2)
        for part in (vent, louvre):
            part.matrix_world = Matrix.Translation((self.x1, middle, EAVE + spec["rise"] * 0.42)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
        if spec.get("dormer"):
            self.cupola(middle, ridge + thick, spec["color"])
        if spec.get("chimney"):
            cx = self.x0 + 1.3
            box(cx - 0.35, cx + 0.35, middle + 0.3, middle + 1.0, EAVE + 0.4, ridge + 0.75, m["brick"], 0.02)
            box(cx - 0.42, cx + 0.42, middle + 0.23, middle + 1.07, ridge + 0.7, ridge + 0.85, m["stone"], 0.02)

    def cupola(self, y, z, color):
        x = (self.x0 + self.x1) / 2
        box(x - 0.55, x + 0.55, y - 0.55, y + 0.55, z - 0.4, z + 0.62, self.trim, 0.02)
        for i in range(4):
            box(x - 0.36, x + 0.36, y - 0.58, y - 0.54, z + 0.08 + i * 0.11, z + 0.14 + i * 0.11, self.accent, 0)
            box(x + 0.54, x + 0.58, y - 0.36, y + 0.36, z + 0.08 + i * 0.11, z + 0.14 + i * 0.11, self.accent, 0)
        tip = (x, y, z + 1.25)
        corners = [(x + dx * 0.75, y + dy * 0.75, z + 0.6) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mesh("cap", corners + [tip], [(3, 2, 1, 0), (0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], self.mats[color], smooth=False)


SHADES = {"awning": Store.awning, "porch": Store.porch}
ROOFS = {"parapet": Store.parapet, "gable": Store.gable}
