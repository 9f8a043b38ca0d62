"""A phone: frame, glass, screen and the lens arrangement of its make. Back towards +z, top towards +y."""
import math
from dataclasses import dataclass, field

from geometry import lathe, pill, quarter, slab
from materials import Material, plain, srgb, thin_glass
from mathutils import Matrix

BUTTONS = ((1, 2.9, 1.0), (1, 1.6, 1.0), (-1, 2.2, 1.6))
WALLPAPERS = {
    "bay": ["#0d2440", "#143a5e", "#1d5a86", "#3a8fb5", "#8fc9d6", "#f0b486", "#e58a63", "#f6d7a7"],
    "sunrise": ["#5b2a4a", "#a2434f", "#e06a52", "#f2955c", "#f7bd72", "#fbe0a9", "#8fc1b5", "#2f7f8c"],
    "palmetto": ["#0f3a33", "#1b5a49", "#2f7d5e", "#63a882", "#a9d2ae", "#f3e3b3", "#f0b95a", "#e58a4a"],
}


@dataclass
class Phone:
    body: str = "#2b2d31"
    frame: str = "#8d8f93"
    wallpaper: str = "bay"
    width: float = 7.15
    height: float = 14.75
    depth: float = 0.80
    radius: float = 1.25
    islands: list = field(default_factory=list)
    lenses: list = field(default_factory=list)
    flash: list = field(default_factory=list)
    hole: dict = field(default_factory=dict)
    punch: str = "hole"

    def build(self, parent):
        metal = self._metal()
        self._body(parent, metal)
        self._front(parent)
        self._cameras(parent)
        for side, y, length in BUTTONS:
            button = pill("button", 0.32, length, 0.15, 0, 0.07, 0.04, metal, parent=parent)
            button.matrix_local = Matrix.Translation((side * (self.width / 2 - 0.02), y, 0)) @ Matrix.Rotation(side * math.pi / 2, 4, "Y")

    def _metal(self):
        k = Material("frame").set(Base_Color=srgb(self.frame), Metallic=1, Roughness=0.28)
        grain = k.node("Mapping", {0: k.position(), "Scale": (1, 1, 60)})
        k.bump(k.noise(9, 3, grain.outputs[0]).outputs[0], 0.04, 0.01)
        return k.m

    def _body(self, parent, metal):
        edge, half = 0.20, self.depth / 2
        profile = [(edge - s, -half + edge - c) for s, c in quarter(edge, 10)] + [(edge - c, half - edge + s) for s, c in quarter(edge, 10)]
        slab("frame", self.width, self.height, self.radius, profile, metal, parent=parent)
        back = Material("back").set(Base_Color=srgb(self.body), Roughness=0.22, Clearcoat=0.6, Clearcoat_Roughness=0.08).m
        pill("back", self.width - 0.14, self.height - 0.14, self.radius - 0.07, half - 0.05, half + 0.012, 0.03, back, parent=parent)

    def _front(self, parent):
        half = self.depth / 2
        black = plain("black", "#050506", 0.12, coat=1)
        turned = (0, math.pi, 0)
        pill("front", self.width - 0.12, self.height - 0.12, self.radius - 0.06, half - 0.05, half + 0.012, 0.03, black, parent=parent).rotation_euler = turned
        screen = pill("screen", self.width - 0.42, self.height - 0.42, self.radius - 0.2, half, half + 0.0135, 0.001, wallpaper(self.wallpaper), parent=parent)
        screen.rotation_euler = turned
        if self.punch == "island":
            mark = pill("punch", 1.9, 0.52, 0.26, half, half + 0.0145, 0.001, black, cy=self.height / 2 - 0.72, power=2, parent=parent)
        else:
            mark = lathe("punch", [(0.17, half), (0.17, half + 0.0145), (0.0005, half + 0.0145)], black, cy=self.height / 2 - 0.62, parent=parent)
        mark.rotation_euler = turned

    def _cameras(self, parent):
        half = self.depth / 2
        top = half
        for island in self.islands:
            color, rise = island.get("color", self.body), island.get("rise", 0.16)
            glass = Material("island").set(
                Base_Color=srgb(color), Roughness=0.12, Metallic=island.get("metal", 0), Clearcoat=1, Clearcoat_Roughness=0.03
            ).m
            pill("island", island["w"], island["h"], island["r"], half - 0.05, half + rise, 0.07, glass, island["x"], island["y"], parent=parent)
            top = max(top, half + rise)
        for x, y, size in self.lenses:
            lens(parent, x, y, top, size)
        if self.flash:
            x, y = self.flash
            size = 0.21
            base = top if any(abs(x - i["x"]) < i["w"] / 2 and abs(y - i["y"]) < i["h"] / 2 for i in self.islands) else half + 0.02
            ring = plain("ring", "#77797d", 0.2, 1)
            lathe("flash", [(size, base - 0.02), (size, base + 0.012), (0.0005, base + 0.02)], plain("flash", "#f4ead2", 0.25, coat=1), cx=x, cy=y, parent=parent)
            lathe("flash ring", [(0.25, base - 0.02), (0.25, base + 0.012), (0.21, base + 0.02), (0.205, base)], ring, cx=x, cy=y, parent=parent)


def wallpaper(name):
    colors = WALLPAPERS[name]
    k = Material("screen")
    place = k.node("Mapping", {0: k.position(), "Scale": (0.085, 0.07, 0.1), "Rotation": (0, 0, 0.7)}).outputs[0]
    waves = k.noise(1.5, 0.4, place, Distortion=0.9).outputs[0]
    stops = list(zip((0.0, 0.34, 0.41, 0.47, 0.53, 0.58, 0.62, 0.66), colors))
    k.link(k.ramp(waves, stops, "CONSTANT"), k.bsdf.inputs["Emission"])
    return k.set(Base_Color=(0, 0, 0, 1), Roughness=0.06, Specular=0.25, Emission_Strength=0.8).m


def lens(parent, x, y, base, size=0.68):
    s = size / 0.68

    def part(name, profile, mat):
        lathe(name, [(max(0.0005, r * s), base + z * s) for r, z in profile], mat, cx=x, cy=y, parent=parent)

    def dome(radius, z0, rise):
        steps = range(90, -1, -6)
        return [(radius * math.sin(math.radians(a)), z0 + rise * math.cos(math.radians(a))) for a in steps]

    part("ring", [(0.68, -0.3), (0.68, 0.13), (0.665, 0.155), (0.64, 0.165), (0.605, 0.165), (0.59, 0.15), (0.585, 0.10), (0.56, 0.08)], plain("ring", "#77797d", 0.2, 1))
    part("barrel", [(0.588, 0.12), (0.575, 0.07), (0.47, 0.055), (0.455, 0.03), (0.37, 0.022), (0.36, 0.006), (0, 0.005)], plain("barrel", "#030303", 0.35))
    part("inner ring", [(0.425, 0.024), (0.405, 0.036), (0.385, 0.024)], plain("inner ring", "#3a3c42", 0.25, 1))
    part("glass", dome(0.33, 0.005, 0.075), Material("dome").set(Base_Color=srgb("#04060a"), Roughness=0.05, Specular=0.9, Clearcoat=1).m)
    part("iris", dome(0.15, 0.06, 0.04), Material("iris").set(Base_Color=srgb("#141c38"), Roughness=0.08, Metallic=0.85).m)
    part("cover", [(0.59, 0.135), (0, 0.137)], thin_glass("cover", ior=1.28))
