"""A folding phone in its two-part case: folded in front, open behind."""
import math

from geometry import bevel, boolean, lathe, pill, quarter, shade_smooth, slab
from materials import Material, make, plain, srgb
from mathutils import Matrix
from phone import lens, wallpaper

W, HALF, DEPTH, R = 7.2, 8.3, 0.72, 1.05


def half_case(parent, mat, z, y=0.0, cut=None):
    """One half of the case: a rounded tray, its back towards +z."""
    w, h, r, top = W + 0.36, HALF + 0.22, R + 0.16, z + DEPTH / 2 + 0.16
    fillet = 0.30
    profile = [(0.10 - s, z - DEPTH / 2 + 0.10 - c) for s, c in quarter(0.10)] + [(fillet - c, top - fillet + s) for s, c in quarter(fillet, 10)]
    tray = slab("half", w, h, r, profile, mat, cy=y, angle=40)
    if cut:
        boolean(tray, slab("cut", cut["w"], cut["h"], cut["r"], [(0, top - 0.12), (0, top + 1)], None, cut["x"], cut["y"] + y))
        bevel(tray, 0.03, 3, 50)
    tray.parent = parent
    shade_smooth(tray, 40)
    return top


def folded(parent, spec):
    case, accent = make(spec["case"]), make(spec["accent"])
    black = Material("cover glass").set(Base_Color=srgb("#07090d"), Roughness=0.06, Clearcoat=1).m
    gap = DEPTH / 2 + 0.09
    top = half_case(parent, case, gap, cut={"w": 6.5, "h": 7.1, "r": 0.85, "x": 0, "y": -0.35})
    half_case(parent, case, 0.0)
    pill("cover screen", 6.36, 6.96, 0.8, top - 0.13, top - 0.05, 0.02, black, cy=-0.35, parent=parent)
    pill("picture", 6.0, 5.0, 0.6, top - 0.06, top - 0.045, 0.002, wallpaper(spec["wallpaper"]), cy=0.45, parent=parent)
    for x in (0.55, 2.15):
        lens(parent, x, -2.95, top - 0.05, 0.56)
    flash = plain("flash", "#f4ead2", 0.25, coat=1)
    lathe("flash", [(0.17, top - 0.05), (0.17, top - 0.04), (0.0005, top - 0.035)], flash, cx=-0.75, cy=-2.95, parent=parent)
    # The hinge guard lies along the top edge.
    guard = pill("guard", W - 0.5, 1.50, 0.55, 0, 0.34, 0.16, accent, power=2.2, parent=parent)
    guard.matrix_local = Matrix.Translation((0, HALF / 2 + 0.02, gap / 2)) @ Matrix.Rotation(-math.pi / 2, 4, "X")
    for side in (-1, 1):
        cap = pill("cap", 0.5, 1.62, 0.2, 0, 0.40, 0.12, case, power=2.2, parent=parent)
        cap.matrix_local = Matrix.Translation((side * (W / 2 - 0.55), HALF / 2 + 0.02, gap / 2)) @ Matrix.Rotation(-math.pi / 2, 4, "X")


def opened(parent, spec):
    """Seen from the front: two trays in line, the long screen with its crease, the hinge between them."""
    case, accent = make(spec["case"]), make(spec["accent"])
    for y in (HALF / 2, -HALF / 2):
        half_case(parent, case, 0.0, y)
    black = plain("bezel", "#050506", 0.14, coat=1)
    glass = pill("bezel", W, HALF * 2, R, DEPTH / 2 - 0.1, DEPTH / 2 + 0.05, 0.05, black, parent=parent)
    screen = pill("screen", W - 0.42, HALF * 2 - 0.42, R - 0.2, DEPTH / 2, DEPTH / 2 + 0.053, 0.001, wallpaper(spec["wallpaper"]), parent=parent)
    punch = lathe("punch", [(0.16, DEPTH / 2), (0.16, DEPTH / 2 + 0.055), (0.0005, DEPTH / 2 + 0.055)], black, cy=HALF - 0.62, parent=parent)
    crease = Material("crease").set(Base_Color=(0, 0, 0, 1), Roughness=0.25, Alpha=0.28).m
    fold = pill("crease", W - 0.42, 0.16, 0.05, DEPTH / 2, DEPTH / 2 + 0.054, 0.001, crease, parent=parent)
    for obj in (glass, screen, punch, fold):
        obj.rotation_euler = (0, math.pi, 0)
    for side in (-1, 1):
        pill("hinge", 0.34, 1.9, 0.15, -DEPTH / 2 + 0.02, DEPTH / 2 + 0.14, 0.08, accent, side * (W / 2 + 0.12), 0, foot=0.06, power=2.2, parent=parent)
