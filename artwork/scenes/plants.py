"""Trees and plants of the store scenes, in one low, faceted style."""
import math

import bmesh
import bpy
from geometry import link, loft, mesh, solidify
from mathutils import Matrix, Vector


def blob(place, radius, mat, random, squash=1.0, detail=3, rough=0.14):
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
    for vert in work.verts:
        vert.co *= random.uniform(1 - rough, 1 + rough * 0.7)
        vert.co.z *= squash
    data = bpy.data.meshes.new("blob")
    work.to_mesh(data)
    work.free()
    data.materials.append(mat)
    link(bpy.data.objects.new("blob", data)).location = place


def limb(points, radii, mat, sides=10):
    """A trunk or branch through the points."""
    loops = []
    for i, (point, radius) in enumerate(zip(points, radii)):
        ahead = Vector(points[min(i + 1, len(points) - 1)]) - Vector(points[max(i - 1, 0)])
        # Rings of an upright part stay level: turning them would twist the trunk.
        turn = Matrix.Identity(3) if ahead.normalized().z > 0.85 else ahead.to_track_quat("Z", "Y").to_matrix()
        loops.append([tuple(Vector(point) + turn @ Vector((radius * math.cos(2 * math.pi * k / sides), radius * math.sin(2 * math.pi * k / sides), 0))) for k in range(sides)])
    return loft("limb", loops, mat, smooth=True, angle=50)


def palm(mats, random, x, y, height, lean, size=1.0, z=0.0):
    steps, points, loops = 28, [], []
    for i in range(steps + 1):
        t = i / steps
        centre = Vector((x + lean[0] * t * t, y + lean[1] * t * t, z + height * t))
        radius = (0.20 - 0.09 * t) * size * (1.12 if i % 2 == 0 else 0.94)
        points.append(centre)
        loops.append([(centre.x + radius * math.cos(a * math.pi / 5), centre.y + radius * math.sin(a * math.pi / 5), centre.z) for a in range(10)])
    loft("trunk", loops, mats["trunk"], smooth=False)
    top = points[-1]
    for k in range(12):
        angle = k * 2 * math.pi / 12 + random.uniform(-0.15, 0.15)
        length, rise, parts = size * random.uniform(1.45, 1.8), random.uniform(0.35, 0.75), 9
        out, across = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
        verts, faces = [], []
        for i in range(parts + 1):
            t = i / parts
            drop = Vector((0, 0, rise * math.sin(t * 1.9) * size - 1.15 * size * t**3 - 0.15 * t))
            width = size * 0.27 * math.sin(math.pi * min(1, t * 0.93 + 0.07)) ** 0.7
            centre = top + out * length * t + drop
            low = Vector((0, 0, -0.12 * size))
            verts += [tuple(centre - across * width + low), tuple(centre), tuple(centre + across * width + low)]
            if i:
                a, b = 3 * i - 3, 3 * i
                faces += [(a, b, b + 1, a + 1), (a + 1, b + 1, b + 2, a + 2)]
        solidify(mesh("frond", verts, faces, mats["leaf" if k % 2 else "leaf2"], smooth=False), 0.03)
    for k in range(3):
        blob(top + Vector((0.17 * math.cos(k * 2.1), 0.17 * math.sin(k * 2.1), -0.14)), 0.14 * size, mats["dark wood"], random, detail=2, rough=0.02)


def round_tree(mats, random, x, y, height, size=1.0, colors=("leaf", "leaf2"), z=0.0):
    """A street tree: a straight trunk and a crown of a few balls."""
    limb([(x, y, z), (x + 0.04, y, z + height * 0.5), (x, y, z + height)], [0.17 * size, 0.13 * size, 0.08 * size], mats["bark"])
    crown = [(0, 0, 0.55, 1.05), (0.62, -0.25, 0.1, 0.72), (-0.62, 0.1, 0.15, 0.76), (0.1, -0.6, -0.05, 0.66), (0.05, 0.5, 0.2, 0.7), (0.28, -0.15, 1.15, 0.62)]
    for i, (dx, dy, dz, r) in enumerate(crown):
        blob((x + dx * size, y + dy * size, z + height + dz * size), r * size, mats[colors[i % len(colors)]], random, 0.92)


def live_oak(mats, random, x, y, size=1.0, side=1, z=0.0):
    """A live oak: a heavy short trunk, wide limbs, a flat crown and grey moss hanging from it."""
    s = size
    fork = Vector((x + 0.15 * side * s, y, z + 1.5 * s))
    limb([(x, y, z - 0.1), (x + 0.02, y, z + 0.3 * s), (x + 0.1 * side * s, y, z + 1.0 * s), fork], [0.5 * s, 0.42 * s, 0.36 * s, 0.32 * s], mats["bark"])
    ends = [(2.1 * side, -0.7, 1.5), (1.2 * side, 0.9, 2.1), (-1.5 * side, -0.5, 1.6), (-1.2 * side, 0.9, 1.9), (0.3 * side, -1.3, 1.7)]
    for dx, dy, dz in ends:
        middle = fork + Vector((dx * 0.5 * s, dy * 0.5 * s, dz * 0.32 * s))
        limb([fork - Vector((0, 0, 0.2 * s)), middle, fork + Vector((dx * s, dy * s, dz * s))], [0.26 * s, 0.2 * s, 0.1 * s], mats["bark"])
    crown = [(0, 0, 2.5, 1.35), (1.5 * side, -0.4, 2.05, 1.15), (-1.5 * side, -0.2, 2.05, 1.1), (2.5 * side, -0.8, 1.65, 0.8), (-2.3 * side, -0.4, 1.65, 0.75), (0.4 * side, -1.35, 1.95, 1.0), (0.9 * side, 1.0, 2.3, 1.1), (-0.9 * side, 1.0, 2.25, 1.05), (-0.7 * side, -1.2, 1.8, 0.8)]
    for i, (dx, dy, dz, r) in enumerate(crown):
        blob(fork + Vector((dx * s, dy * s, dz * s)), r * s, mats[("oak", "oak2", "oak")[i % 3]], random, 0.66)
    for i in range(26):
        dx, dy, dz, r = crown[i % len(crown)]
        angle = random.uniform(math.pi, 2 * math.pi)
        place = fork + Vector(((dx + math.cos(angle) * r * 0.75) * s, (dy + math.sin(angle) * r * 0.75) * s, (dz - r * 0.36) * s))
        moss(mats, random, place, random.uniform(0.6, 1.15) * s)


def moss(mats, random, place, length):
    steps, points = 5, []
    for i in range(steps + 1):
        t = i / steps
        points.append((place.x + 0.06 * math.sin(t * 5 + place.x), place.y, place.z + 0.15 - length * t))
    limb(points, [0.02, 0.11, 0.13, 0.10, 0.06, 0.012], mats["moss"], sides=6)


def grass(mats, random, x, y, count=14, spread=0.4, height=0.8, z=0.0):
    """A tuft of marsh grass."""
    verts, faces = [], []
    for _ in range(count):
        angle, reach = random.uniform(0, 2 * math.pi), random.uniform(0, spread)
        base = Vector((x + math.cos(angle) * reach, y + math.sin(angle) * reach, z))
        tip = base + Vector((random.uniform(-0.18, 0.18), random.uniform(-0.18, 0.18), height * random.uniform(0.6, 1.1)))
        turn = random.uniform(0, math.pi)
        across = Vector((math.cos(turn), math.sin(turn), 0)) * 0.045
        start = len(verts)
        verts += [tuple(base - across), tuple(base + across), tuple(tip)]
        faces.append((start, start + 1, start + 2))
    solidify(mesh("grass", verts, faces, mats[random.choice(["reed", "reed2"])], smooth=False), 0.02)


def bush(mats, random, x, y, radius, z=0.0, color=None):
    blob((x, y, z + radius * 0.6), radius, mats[color or random.choice(["leaf", "leaf2"])], random, 0.9, detail=2, rough=0.1)


def flowers(mats, random, x, y, count=7, spread=0.3, z=0.0, colors=("coral", "gold", "white")):
    for _ in range(count):
        place = (x + random.uniform(-spread, spread), y + random.uniform(-spread, spread), z + random.uniform(0.0, 0.14))
        blob(place, 0.075, mats[random.choice(colors)], random, detail=1, rough=0.05)
