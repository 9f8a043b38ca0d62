"""The colours and surfaces shared by stores, stories and heroes, as materials by name."""
import json
from pathlib import Path

from materials import Material, plain, srgb

DATA = json.loads((Path(__file__).resolve().parent.parent / "stores.json").read_text())


def walls(k):
    """Coordinates for a wall that work on the front and on the side: along the wall, and up."""
    split = k.node("SeparateXYZ", {0: k.position()})
    return k.math("ADD", split.outputs["X"], split.outputs["Y"]), split.outputs["Z"]


def brick(colors, mortar):
    k = Material("brick").set(Roughness=0.85, Specular=0.2)
    along, up = walls(k)
    vector = k.node("CombineXYZ", {0: along, 1: up}).outputs[0]
    texture = k.node("TexBrick", {
        "Vector": vector, "Color1": srgb(colors[0]), "Color2": srgb(colors[1]), "Mortar": srgb(mortar), "Scale": 1.0,
        "Mortar Size": 0.018, "Mortar Smooth": 0.2, "Brick Width": 0.42, "Row Height": 0.155, "Bias": 0.0,
    })
    k.color(texture.outputs[0])
    k.bump(k.math("SUBTRACT", 1.0, texture.outputs[1]), 0.5, 0.03)
    return k.m


def siding(color, pitch=0.24, upright=False):
    k = Material("siding").set(Base_Color=srgb(color), Roughness=0.75, Specular=0.25)
    along, up = walls(k)
    share = k.math("FRACT", k.math("DIVIDE", along if upright else up, pitch))
    if upright:
        height = k.math("LESS_THAN", share, 0.16)
        shade = k.math("SUBTRACT", 1.0, k.math("MULTIPLY", k.math("COMPARE", share, 0.18, 0.03), 0.22))
    else:
        height = k.math("SUBTRACT", 1.0, share)
        shade = k.math("SUBTRACT", 1.0, k.math("MULTIPLY", k.math("GREATER_THAN", share, 0.9), 0.25))
    k.color(k.mix(1.0, srgb(color), shade, "MULTIPLY"))
    k.bump(height, 0.5, 0.05)
    return k.m


def stucco(color):
    k = Material("stucco").set(Base_Color=srgb(color), Roughness=0.85, Specular=0.2)
    k.bump(k.noise(14, 4).outputs[0], 0.2, 0.03)
    return k.m


def water(deep, shallow, y0, y1):
    k = Material("water").set(Roughness=0.10, Specular=0.5)
    y = k.node("SeparateXYZ", {0: k.position()}).outputs["Y"]
    k.color(k.ramp(k.node("MapRange", {0: y, 1: y0, 2: y1}).outputs[0], [(0.0, deep), (1.0, shallow)]))
    k.bump(k.noise(1.5, 2, Distortion=0.6).outputs[0], 0.25, 0.10)
    return k.m


def turf(color, other):
    k = Material("turf").set(Roughness=0.95, Specular=0.1)
    k.color(k.ramp(k.noise(0.9, 4).outputs[0], [(0.36, color), (0.66, other)]))
    k.bump(k.noise(22, 3).outputs[0], 0.35, 0.04)
    return k.m


SURFACES = {"brick": brick, "siding": siding, "stucco": stucco, "water": water, "turf": turf}


def palette(spec=None):
    spec = spec or {}
    mats = {name: plain(name, color, 0.75, spec=0.25) for name, color in {**DATA["palette"], **spec.get("palette", {})}.items()}
    mats["glass"] = Material("glass").set(Base_Color=srgb("#3d6d8c"), Roughness=0.08, Specular=0.7).m
    mats["lamp"] = Material("lamp").set(Base_Color=srgb("#fff2cf"), Emission=srgb("#ffdf9a"), Emission_Strength=1.2).m
    mats["sign"] = Material("sign").set(Base_Color=srgb("#fff6e4"), Emission=srgb("#fff1d6"), Emission_Strength=0.35).m
    for name, surface in {**DATA["surfaces"], **spec.get("surfaces", {})}.items():
        options = dict(surface)
        mats[name] = SURFACES[options.pop("kind")](**options)
    return mats
