"""Solids for the product scenes: lofts of superellipse rounded rectangles. One unit is one centimetre."""
import math

import bmesh
import bpy


def link(obj, parent=None):
    bpy.context.scene.collection.objects.link(obj)
    if parent:
        obj.parent = parent
    return obj


def shade_smooth(obj, angle):
    data = obj.data
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)


def mesh(name, verts, faces, mat=None, smooth=True, angle=35, parent=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.validate()
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    obj = bpy.data.objects.new(name, data)
    if smooth:
        shade_smooth(obj, angle)
    if mat:
        data.materials.append(mat)
    return link(obj, parent)


def rounded_rect(w, h, r, z=0, cx=0, cy=0, n=20, power=2.35):
    r = max(1e-3, min(r, w / 2 - 1e-4, h / 2 - 1e-4))
    points = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(n + 1):
            t = math.pi / 2 * i / n
            c = max(0.0, math.cos(t)) ** (2 / power) if i < n else 0
            s = math.sin(t) ** (2 / power) if i else 0
            if k % 2:
                c, s = s, c
            points.append((cx + sx * (w / 2 - r + r * c), cy + sy * (h / 2 - r + r * s), z))
    return points


def loft(name, loops, mat=None, cap=(True, True), closed=False, **options):
    n, m = len(loops[0]), len(loops)
    verts = [p for loop in loops for p in loop]
    faces = []
    for a in range(m if closed else m - 1):
        b = (a + 1) % m
        faces += [(a * n + i, a * n + (i + 1) % n, b * n + (i + 1) % n, b * n + i) for i in range(n)]
    if not closed:
        if cap[0]:
            faces.append(tuple(range(n))[::-1])
        if cap[1]:
            faces.append(tuple(range((m - 1) * n, m * n)))
    return mesh(name, verts, faces, mat, **options)


def slab(name, w, h, r, profile, mat=None, cx=0, cy=0, power=2.35, **options):
    """A rounded rectangle swept along a profile of (inset, z)."""
    return loft(name, [rounded_rect(w - 2 * i, h - 2 * i, r - i, z, cx, cy, power=power) for i, z in profile], mat, **options)


def quarter(radius, steps=6):
    return [(math.sin(math.pi / 2 * i / steps) * radius, math.cos(math.pi / 2 * i / steps) * radius) for i in range(steps + 1)]


def pill(name, w, h, r, z0, z1, edge, mat, cx=0, cy=0, power=2.35, foot=0, **options):
    """A rounded box from z0 to z1 with an edge radius on top and, with foot, at the bottom."""
    profile = [(foot - s, z0 + foot - c) for s, c in quarter(foot)] if foot else [(0, z0)]
    profile += [(edge - c, z1 - edge + s) for s, c in quarter(edge)]
    return slab(name, w, h, r, profile, mat, cx, cy, power, **options)


def lathe(name, profile, mat, n=72, cx=0, cy=0, **options):
    options.setdefault("cap", (False, False))
    loops = [[(cx + r * math.cos(2 * math.pi * i / n), cy + r * math.sin(2 * math.pi * i / n), z) for i in range(n)] for r, z in profile]
    return loft(name, loops, mat, **options)


def torus(name, radius, tube, mat, cx=0, cy=0, cz=0, flat=1.0, n=96, m=20, **options):
    loops = [
        [
            (cx + (radius + tube * math.cos(2 * math.pi * j / m)) * math.cos(2 * math.pi * i / n),
             cy + (radius + tube * math.cos(2 * math.pi * j / m)) * math.sin(2 * math.pi * i / n),
             cz + flat * tube * math.sin(2 * math.pi * j / m))
            for i in range(n)
        ]
        for j in range(m)
    ]
    return loft(name, loops, mat, closed=True, **options)


def box(x0, x1, y0, y1, z0, z1, mat, edge=0.04, parent=None):
    verts = [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh("box", verts, faces, mat, smooth=False, parent=parent)
    if edge:
        bevel(obj, edge, 2, 30)
        shade_smooth(obj, 40)
    return obj


def prism(name, outline, z0, z1, mat, **options):
    return loft(name, [[(x, y, z) for x, y in outline] for z in (z0, z1)], mat, smooth=False, **options)


def apply_modifiers(obj):
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    obj.modifiers.clear()
    obj.data = data


def boolean(obj, cutter, operation="DIFFERENCE"):
    modifier = obj.modifiers.new("boolean", "BOOLEAN")
    modifier.object, modifier.operation, modifier.solver = cutter, operation, "EXACT"
    apply_modifiers(obj)
    bpy.data.objects.remove(cutter)


def bevel(obj, width, segments=3, angle=50):
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.miter_outer = "MITER_ARC"
    obj.data.use_auto_smooth = True


def solidify(obj, thickness):
    obj.modifiers.new("solidify", "SOLIDIFY").thickness = thickness
    return obj


def sphere(radius, mat, segments=16, rings=10):
    """Mesh data only, to be placed many times."""
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=segments, v_segments=rings, radius=radius)
    data = bpy.data.meshes.new("sphere")
    work.to_mesh(data)
    work.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(mat)
    return data


def tube(name, points, radius, mat, parent=None):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 6, 16
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, co in zip(spline.points, points):
        point.co = (*co, 1)
    spline.use_endpoint_u, spline.order_u = True, 4
    curve.materials.append(mat)
    return link(bpy.data.objects.new(name, curve), parent)
