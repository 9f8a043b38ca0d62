"""A waterproof pouch: clear film with a welded rim, a clamp with two locks, and a cord."""
import math

from geometry import lathe, pill, slab, tube
from materials import make, plain, thin_glass
from mathutils import Matrix

W, H, R = 9.6, 17.0, 1.5


def build(phone, parent, spec, cord):
    phone.build(parent)
    rim, clamp, lock = make(spec["rim"]), make(spec["clamp"]), make(spec["lock"])
    film = thin_glass("film", "#f2f8fa", 1.3, 0.06, wrinkle=0.3)
    for side in (1, -1):
        sheet = slab("film", W - 1.1, H - 0.2, R - 0.5, [(-0.3, 0), (0.0, 0.10), (0.45, 0.48), (0.75, 0.60), (1.1, 0.64)], film, cy=0.25, cap=(False, True), parent=parent)
        if side < 0:
            sheet.rotation_euler = (0, math.pi, 0)
    profile = [(0, -0.06), (0.03, -0.11), (0.09, -0.13), (0.70, -0.13), (0.78, -0.09), (0.80, 0), (0.78, 0.09), (0.70, 0.13), (0.09, 0.13), (0.03, 0.11), (0, 0.06)]
    slab("rim", W, H, R, profile, rim, cy=-0.2, closed=True, parent=parent)
    weld = [(0, -0.15), (0, 0.15), (0.07, 0.16), (0.14, 0.15), (0.14, -0.15), (0.07, -0.16)]
    slab("weld", W - 0.6, H - 0.6, R - 0.3, weld, rim, cy=-0.2, closed=True, parent=parent)
    y = H / 2 - 0.55
    pill("clamp", W + 0.35, 1.75, 0.5, -0.78, 0.78, 0.2, clamp, 0, y, foot=0.2, power=2.4, parent=parent)
    pill("seam", W + 0.38, 0.08, 0.03, -0.79, 0.79, 0.01, rim, 0, y - 0.55, foot=0.01, parent=parent)
    for x in (-2.9, 2.9):
        for side in (1, -1):
            knob = lathe("lock", [(0.72, 0.7), (0.72, 0.93), (0.66, 1.0), (0.0005, 1.01)], lock, n=64, cx=x * side, cy=y, parent=parent)
            bar = pill("grip", 0.3, 1.1, 0.14, 0.97, 1.19, 0.08, lock, x * side, y, power=2, parent=parent)
            if side < 0:
                knob.rotation_euler = bar.rotation_euler = (0, math.pi, 0)
    eye = lathe("eye", [(0.26, -0.12), (0.24, 0), (0.26, 0.12), (0.42, 0.12), (0.46, 0), (0.42, -0.12)], plain("eye", "#c9ced4", 0.25, 1), n=48, closed=True, parent=parent)
    eye.matrix_local = Matrix.Translation((0, y + 1.12, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    if cord:
        tube("cord", cord, 0.13, make(spec["cord"]), parent)
