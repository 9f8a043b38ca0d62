"""A store on its plinth, with what stands around it, from its entry in stores.json."""
import random as randomness

import ground
import plants
from geometry import box, mesh
from mathutils import Vector
from palette import DATA, palette
from storefront import Store, sash


def strip(mats, points, width, z, color):
    """A ribbon on the ground through the points: a path or a stream."""
    verts, faces = [], []
    for i, point in enumerate(points):
        ahead = Vector(points[min(i + 1, len(points) - 1)]) - Vector(points[max(i - 1, 0)])
        across = Vector((-ahead.y, ahead.x)).normalized() * width / 2
        verts += [(point[0] + across.x, point[1] + across.y, z), (point[0] - across.x, point[1] - across.y, z)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    mesh("strip", verts, faces, mats[color], smooth=False)


def things(mats, random, entries):
    """Each entry is [what, parameters]."""
    for kind, options in entries:
        if kind == "box":
            options = dict(options)
            color = options.pop("color")
            box(*options["x"], *options["y"], *options["z"], mats[color], options.get("edge", 0.03))
        elif kind == "strip":
            strip(mats, **options)
        elif kind == "sash":
            sash(mats, **options)
        elif kind == "planter":
            ground.planter(mats, random, plants=plants, **options)
        elif kind in PLANTS:
            getattr(plants, kind)(mats, random, **options)
        else:
            getattr(ground, kind)(mats, **options)


PLANTS = {"palm", "round_tree", "live_oak", "grass", "bush", "flowers"}


def build(name):
    spec = DATA["stores"][name]
    random = randomness.Random(spec.get("seed", 4))
    mats = palette(spec)
    shore = ground.shore_line(**spec["shore"]) if "shore" in spec else None
    ground.plinth(mats, spec["top"], shore)
    Store(mats, spec["store"])
    things(mats, random, spec["things"])
