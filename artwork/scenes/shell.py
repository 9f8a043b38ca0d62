"""Case shells for a phone that stands on its own: the cup, what is put on its back, its corners and its sides."""
import math

import bpy

from geometry import bevel, boolean, lathe, link, pill, prism, quarter, rounded_rect, shade_smooth, slab, sphere
from materials import make, plain
from mathutils import Matrix, Vector
from phone import BUTTONS


class Shell:
    """The cup-shaped case of a phone. Its outer size and the height of its back are kept for the parts added to it."""

    def __init__(self, phone, parent, spec):
        self.phone, self.parent, self.spec = phone, parent, spec
        self.gap, self.side, self.thick = spec.get("gap", 0.02), spec.get("side", 0.16), spec.get("thick", 0.15)
        self.w = phone.width + 2 * (self.gap + self.side)
        self.h = phone.height + 2 * (self.gap + self.side)
        self.r = phone.radius + self.gap + self.side
        self.inner = phone.depth / 2 + 0.02
        self.top = self.inner + self.thick
        self.mat = make(spec["material"])
        self.accent = make(spec["accent"]) if "accent" in spec else self.mat
        self.lip_mat = make(spec["lip"]) if "lip" in spec else self.accent
        self._cup()
        if phone.hole:
            self._camera_lip(spec.get("rise", 0.13))
        for side, y, length in BUTTONS:
            button = pill("cover", 0.36, length + 0.15, 0.17, -0.05, 0.085, 0.055, self.accent, parent=parent)
            button.matrix_local = Matrix.Translation((side * (self.w / 2 - 0.015), y, 0)) @ Matrix.Rotation(side * math.pi / 2, 4, "Y")
        for part in spec.get("parts", []):
            options = dict(part)
            PARTS[options.pop("part")](self, **options)

    def cut_hole(self, obj, z0=0.0, z1=2.0, grow=0.0):
        hole = self.phone.hole
        if hole:
            boolean(obj, slab("cut", hole["w"] + grow, hole["h"] + grow, hole["r"] + grow / 2, [(0, z0), (0, z1)], None, hole["x"], hole["y"]))

    def _cup(self):
        t, fillet, inner_fillet = self.side, self.spec.get("fillet", 0.36), 0.20
        half, front = self.phone.depth / 2, -self.phone.depth / 2 - self.spec.get("front", 0.07)
        profile = [(t + inner_fillet - s, self.inner - inner_fillet + c) for s, c in quarter(inner_fillet)]
        profile += [(t, -half + 0.05), (t + 0.07, -half - 0.01), (t + 0.07, front + 0.03), (t + 0.05, front)]
        profile += [(0.10 - s, front + 0.10 - c) for s, c in quarter(0.10)]
        profile += [(fillet - c, self.top - fillet + s) for s, c in quarter(fillet, 12)]
        if "groove" in self.spec:
            at, wide, deep = self.spec["groove"]
            profile += [(at - wide, self.top), (at - wide * 0.6, self.top - deep * 0.7), (at, self.top - deep), (at + wide * 0.6, self.top - deep * 0.7), (at + wide, self.top)]
        cup = slab("cup", self.w, self.h, self.r, profile, self.mat, angle=40)
        self.cut_hole(cup)
        port = pill("port", 1.3, 0.42, 0.2, -1, 1, 0.01, None)
        port.matrix_world = Matrix.Translation((0, -self.phone.height / 2 - 0.1, 0)) @ Matrix.Rotation(math.pi / 2, 4, "X")
        bpy.context.view_layer.update()
        boolean(cup, port)
        bevel(cup, 0.025, 3, 50)
        cup.parent = self.parent
        shade_smooth(cup, 40)

    def _camera_lip(self, rise):
        hole, wide = self.phone.hole, 0.15
        profile = [(-wide, self.top - 0.05), (-wide, self.top)]
        profile += [(-wide + 0.08 - c, self.top + rise - 0.06 + s) for s, c in quarter(0.06, 5)]
        profile += [(-0.05 + s, self.top + rise - 0.05 + c) for s, c in quarter(0.05, 5)]
        profile += [(0, self.inner + 0.02)]
        slab("lip", hole["w"], hole["h"], hole["r"], profile, self.lip_mat, hole["x"], hole["y"], cap=(False, False), parent=self.parent)

    # ----- parts

    def stitches(self, color, inset=None, outline=None, z=None, pitch=0.40):
        """Thread along a closed line: the shell's own outline moved inwards, or a given outline."""
        thread = plain("thread", color, 0.75, sheen=0.5)
        z = self.top - 0.012 if z is None else z
        if outline is None:
            outline = [(x, y) for x, y, _ in rounded_rect(self.w - 2 * inset, self.h - 2 * inset, self.r - inset, n=60)]
            outline.append(outline[0])
        stitch_line(self.parent, [Vector((x, y, z)) for x, y in outline], thread, pitch)

    def panel(self, material, inset=0.45, lift=0.03, edge=0.025):
        """A sheet laid on the back, with the camera left free."""
        sheet = pill("panel", self.w - 2 * inset, self.h - 2 * inset, self.r - inset, self.top - 0.06, self.top + lift, edge, make(material))
        self.cut_hole(sheet, grow=0.36)
        sheet.parent = self.parent
        shade_smooth(sheet, 40)

    def plates(self, material, outlines, lift=0.04, sink=0.05, edge=0.03):
        mat = make(material)
        for outline in outlines:
            plate = prism("plate", outline, self.top - sink, self.top + lift, mat)
            bevel(plate, edge, 3, 30)
            shade_smooth(plate, 30)
            plate.parent = self.parent

    def corners(self, grow=0.15, rise=0.10, material=None, reach=(1.75, 2.15)):
        """Bumpers: a slightly larger ring, kept only at the four corners."""
        mat = make(material) if material else self.accent
        fillet, z0, z1 = 0.24, -self.phone.depth / 2 - 0.17, self.top + rise
        profile = [(0.62, z1 - 0.16), (0.62, z1 - 0.03), (0.58, z1)]
        profile += [(fillet - s, z1 - fillet + c) for s, c in quarter(fillet)]
        profile += [(0.14 - c, z0 + 0.14 - s) for s, c in quarter(0.14)]
        profile += [(0.34, z0), (0.36, z0 + 0.03), (0.36, z0 + 0.12)]
        hx, hy, (lx, ly) = self.w / 2 + grow, self.h / 2 + grow, reach
        region = [(hx + 1, hy + 1), (hx - lx, hy + 1), (hx - lx, hy - 0.25), (hx - lx + 0.55, hy - 0.8), (hx - 0.8, hy - ly + 0.55), (hx - 0.25, hy - ly), (hx + 1, hy - ly)]
        for sx in (1, -1):
            for sy in (1, -1):
                bumper = slab("bumper", self.w + 2 * grow, self.h + 2 * grow, self.r + grow * 0.9, profile, mat, closed=True)
                boolean(bumper, prism("corner", [(sx * x, sy * y) for x, y in region], -2, 2, None), "INTERSECT")
                bevel(bumper, 0.035, 3, 38)
                shade_smooth(bumper, 32)
                bumper.parent = self.parent

    def grips(self, count=9, start=-1.1, pitch=0.34):
        for side in (1, -1):
            for j in range(count):
                rib = pill("grip", 0.80, 0.20, 0.08, -0.05, 0.11, 0.05, self.mat, parent=self.parent)
                rib.matrix_local = Matrix.Translation((side * self.w / 2, start - j * pitch, 0)) @ Matrix.Rotation(side * math.pi / 2, 4, "Y")

    def armor(self, material):
        """A hard plate screwed on, with chevrons cut into it and two coloured bars."""
        mat, x, low, high = make(material), 2.75, -6.0, 3.0
        outline = [(x - 0.9, low), (-x + 0.9, low), (-x, low + 0.9), (-x, high - 0.75), (-x + 0.45, high - 0.3), (0.9, high - 0.3), (1.5, high + 0.3), (x, high + 0.3), (x, low + 0.9)]
        plate = prism("armor", outline, self.top - 0.05, self.top + 0.11, mat)
        for j in range(4):
            y = -4.9 + j * 0.62
            slot = [(-1.7, y + 0.35), (0, y - 0.35), (1.7, y + 0.35), (1.7, y + 0.62), (0, y - 0.08), (-1.7, y + 0.62)]
            boolean(plate, prism("slot", slot, self.top + 0.065, self.top + 0.6, None))
        bevel(plate, 0.05, 3, 30)
        shade_smooth(plate, 30)
        plate.parent = self.parent
        for s in (-1, 1):
            bar = prism("bar", [(s * 2.30, -3.6), (s * 2.52, -3.82), (s * 2.52, 0.9), (s * 2.30, 1.1)], self.top + 0.05, self.top + 0.135, self.accent)
            bevel(bar, 0.02, 3, 30)
            bar.parent = self.parent
        steel = plain("screw", "#8a8f96", 0.3, 1)
        z = self.top
        for at in ((-2.2, -5.15), (2.2, -5.15), (2.2, 2.7), (-2.2, 2.1)):
            lathe("screw", [(0.17, z + 0.1), (0.17, z + 0.135), (0.15, z + 0.15), (0.10, z + 0.15), (0.09, z + 0.12), (0.0005, z + 0.12)], steel, n=36, cx=at[0], cy=at[1], parent=self.parent)

    def ribs(self, count, y, pitch, width, material=None):
        """Raised bars across the lower back."""
        mat = make(material) if material else self.mat
        for j in range(count):
            pill("rib", width - j * 0.34, 0.26, 0.13, self.top - 0.05, self.top + 0.075, 0.06, mat, 0, y + j * pitch, power=2, parent=self.parent)

    def magnet(self, color, y=-0.6, radius=2.55):
        """The white ring of a magnetic case, printed between the phone and the clear back."""
        mat = plain("magnet", color, 0.45, spec=0.4)
        z, wide = self.phone.depth / 2 + 0.0125, 0.26
        lathe("ring", [(radius - wide, z), (radius - wide, z + 0.006), (radius + wide, z + 0.006), (radius + wide, z)], mat, n=128, cy=y, parent=self.parent)
        pill("bar", 0.56, 1.9, 0.27, z, z + 0.006, 0.002, mat, 0, y - radius - 1.75, power=2, parent=self.parent)

    def flakes(self, colors, fade):
        """Glitter between the phone and the clear back."""
        z = self.phone.depth / 2 + 0.0125
        sheet = pill("flakes", self.phone.width - 0.1, self.phone.height - 0.1, self.phone.radius - 0.05, z, z + 0.005, 0.002, make({"kind": "glitter", "colors": colors, "fade": fade}))
        self.cut_hole(sheet, grow=0.1)
        sheet.parent = self.parent

    def wallet(self, material, thread, cards):
        """Two leather pockets on the back with cards between them."""
        mat, z = make(material), self.top
        width, low = self.w - 0.55, -self.h / 2 + 0.28
        for index, card in enumerate(cards):
            top = 1.75 - index * 0.95
            pill("card", 5.75, 4.2, 0.32, z + 0.02 + index * 0.13, z + 0.07 + index * 0.13, 0.01, plain("card", card, 0.32, coat=0.4), 0.12 - index * 0.1, top - 2.1, power=2.1, parent=self.parent)
        for index, (top, lift) in enumerate(((0.55, 0.21), (-0.55, 0.33))):
            height = top - low
            flap = pill("pocket", width, height, 1.15, z - 0.05, z + lift, 0.07, mat, 0, low + height / 2, parent=self.parent)
            outline = [(x, y) for x, y, _ in rounded_rect(width - 0.42, height - 0.42, 0.95, 0, 0, low + height / 2, n=40)]
            if index == 1:
                outline.append(outline[0])
                self.stitches(thread, outline=outline, z=z + lift - 0.004)
            shade_smooth(flap, 35)

    def kickstand(self, color, ring, y=-1.9, open_angle=52):
        """A round base with a ring that folds out as a stand."""
        z = self.top
        base, metal = make({"kind": "silicone", "color": color}), plain("ring", ring, 0.24, 1)
        lathe("base", [(1.95, z - 0.05), (1.95, z + 0.10), (1.90, z + 0.15), (1.62, z + 0.16), (1.58, z + 0.10), (0.0005, z + 0.10)], base, n=96, cy=y, parent=self.parent)
        pill("hinge", 1.25, 0.46, 0.2, z + 0.05, z + 0.40, 0.10, base, 0, y + 1.42, power=2.2, parent=self.parent)
        pivot = Matrix.Translation((0, y + 1.42, z + 0.26)) @ Matrix.Rotation(math.radians(-open_angle), 4, "X")
        loop = lathe("loop", [(1.17, -0.09), (1.15, 0.0), (1.17, 0.09), (1.22, 0.12), (1.50, 0.12), (1.55, 0.09), (1.57, 0), (1.55, -0.09), (1.50, -0.12), (1.22, -0.12)], metal, n=96, closed=True, parent=self.parent)
        loop.matrix_local = pivot @ Matrix.Translation((0, -1.40, 0))

    def badge(self, color, y=-6.2, width=1.5, height=0.5, x=0.0):
        """A small tag pressed into the back."""
        pill("badge", width, height, 0.12, self.top - 0.02, self.top + 0.055, 0.02, plain("badge", color, 0.5), x, y, power=2.2, parent=self.parent)


PARTS = {
    "stitches": Shell.stitches,
    "panel": Shell.panel,
    "plates": Shell.plates,
    "corners": Shell.corners,
    "grips": Shell.grips,
    "armor": Shell.armor,
    "ribs": Shell.ribs,
    "magnet": Shell.magnet,
    "flakes": Shell.flakes,
    "wallet": Shell.wallet,
    "kickstand": Shell.kickstand,
    "badge": Shell.badge,
}


def stitch_line(parent, path, thread, pitch=0.40):
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count = int(lengths[-1] / pitch)
    step, i, data = lengths[-1] / count, 0, sphere(1, thread)
    for s in range(count):
        while lengths[i + 1] < s * step:
            i += 1
        share = (s * step - lengths[i]) / max(1e-9, lengths[i + 1] - lengths[i])
        place, way = path[i].lerp(path[i + 1], share), (path[i + 1] - path[i]).normalized()
        stitch = link(bpy.data.objects.new("stitch", data), parent)
        stitch.matrix_local = Matrix.Translation(place) @ Matrix.Rotation(math.atan2(way.y, way.x) + 0.10, 4, "Z") @ Matrix.Diagonal((0.155, 0.043, 0.036, 1))
