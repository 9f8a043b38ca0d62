"""Putting finished things where they belong, and the strokes that several things are drawn with."""
import math
import os

import bpy
from geometry import link, loft, lathe
from mathutils import Matrix, Vector


def put(build, at=(0, 0, 0), yaw=0.0, tilt=0.0, roll=0.0, scale=1.0):
    """Build a thing round the origin, then turn, size and move all of it. A tilt of 90 stands a flat thing up, facing the viewer."""
    before = set(bpy.data.objects)
    result = build()
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Rotation(math.radians(roll), 4, "Z")
    place = Matrix.Translation(at) @ turn @ Matrix.Scale(scale, 4)
    for obj in set(bpy.data.objects) - before:
        if obj.parent is None:
            obj.matrix_world = place @ obj.matrix_world
    bpy.context.view_layer.update()
    return result


def stroke(points, radius, mat, sides=16, rounded=True):
    """A round bar through the points, with round ends."""
    line = [Vector(p) for p in points]
    radii = [radius] * len(line)
    if rounded:
        first, last = (line[0] - line[1]).normalized(), (line[-1] - line[-2]).normalized()
        ends = [(math.sin(math.radians(a)), math.cos(math.radians(a))) for a in (85, 65, 45, 25)]
        line = [line[0] + first * radius * s for s, _ in ends] + line + [line[-1] + last * radius * s for s, _ in reversed(ends)]
        radii = [radius * c for _, c in ends] + radii + [radius * c for _, c in reversed(ends)]
    across, loops = None, []
    for i, (point, r) in enumerate(zip(line, radii)):
        ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        if across is None:
            across = ahead.orthogonal().normalized()
        across = (across - ahead * across.dot(ahead)).normalized()
        other = ahead.cross(across)
        loops.append([tuple(point + (across * math.cos(2 * math.pi * k / sides) + other * math.sin(2 * math.pi * k / sides)) * r) for k in range(sides)])
    return loft("stroke", loops, mat, angle=50)


def smooth(points, steps=10):
    """More points on a soft line through the given ones (Catmull-Rom)."""
    line = [Vector(p) for p in points]
    line = [2 * line[0] - line[1], *line, 2 * line[-1] - line[-2]]
    out = []
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:]):
        for i in range(steps):
            t = i / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return [*out, line[-2]]


def ring_points(radius, start, end, n=40):
    """Points of an arc in the plane that faces the viewer, degrees from the right over the top."""
    return [(radius * math.cos(math.radians(start + (end - start) * i / n)), 0, radius * math.sin(math.radians(start + (end - start) * i / n))) for i in range(n + 1)]


def signal(colors, radius=1.2, step=0.85, thick=0.2, spread=50):
    """The arcs of the brand's mark, upright, opening to the sky."""
    for i, mat in enumerate(colors):
        stroke(ring_points(radius + i * step, 90 - spread, 90 + spread), thick, mat)


def text(body, size, mat, depth=0.03):
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude, curve.bevel_depth = body, size, depth, depth / 6
    curve.align_x = curve.align_y = "CENTER"
    if os.environ.get("SIGN_FONT"):
        curve.font = bpy.data.fonts.load(os.environ["SIGN_FONT"])
    curve.materials.append(mat)
    return link(bpy.data.objects.new("text", curve))


def disc(radius, z0, z1, mat, cx=0.0, cy=0.0, edge=0.02, n=48):
    """A flat round thing with soft edges."""
    return lathe("disc", [(0.0005, z0), (radius, z0), (radius, z1 - edge), (radius - edge, z1), (0.0005, z1)], mat, n=n, cx=cx, cy=cy, angle=30)
