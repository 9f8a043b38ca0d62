"""Materials by name, so that the scene data can say what a thing is made of."""
import bpy


def srgb(color, alpha=1):
    value = color.lstrip("#")
    channels = [int(value[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [alpha]


class Material:
    """A Principled material and a short way to add nodes to it."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.tree = self.m.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]

    def set(self, **inputs):
        for name, value in inputs.items():
            self.bsdf.inputs[name.replace("_", " ")].default_value = value
        return self

    def node(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            if hasattr(value, "is_output"):
                self.link(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def math(self, operation, a, b=0.0, c=0.0):
        return self.node("Math", {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def position(self):
        return self.node("TexCoord").outputs["Object"]

    def noise(self, scale, detail=2.0, vector=None, **inputs):
        return self.node("TexNoise", {"Vector": vector or self.position(), "Scale": float(scale), "Detail": float(detail), **inputs})

    def ramp(self, value, stops, interpolation="LINEAR"):
        node = self.node("ValToRGB", {0: value})
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, sorted(stops)):
            element.position = position
        for element, (_, color) in zip(elements, sorted(stops)):
            element.color = srgb(color) if isinstance(color, str) else color
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def bump(self, height, strength=0.3, distance=0.02):
        node = self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})
        self.link(node.outputs[0], self.bsdf.inputs["Normal"])

    def color(self, output):
        self.link(output, self.bsdf.inputs["Base Color"])

    def surface(self, output):
        self.link(output, self.out.inputs[0])


def plain(name, color, rough=0.5, metal=0.0, spec=0.5, coat=0.0, sheen=0.0):
    return Material(name).set(
        Base_Color=srgb(color), Roughness=rough, Metallic=metal, Specular=spec, Clearcoat=coat, Sheen=sheen
    ).m


def thin_glass(name, tint="#ffffff", ior=1.45, rough=0.02, wrinkle=0.0):
    k = Material(name)
    glossy = k.node("BsdfGlossy", {"Roughness": rough})
    if wrinkle:
        bump = k.node("Bump", {"Height": k.noise(0.55, 2, Distortion=0.8).outputs[0], "Strength": wrinkle, "Distance": 0.4})
        k.link(bump.outputs[0], glossy.inputs["Normal"])
    mix = k.node("MixShader", {
        0: k.node("Fresnel", {"IOR": ior}).outputs[0],
        1: k.node("BsdfTransparent", {0: srgb(tint)}).outputs[0],
        2: glossy.outputs[0],
    })
    k.surface(mix.outputs[0])
    return k.m


def clear(name="clear", tint="#fbfdff", milk=0.30):
    """Clear TPU: glass that turns a little milky where it is seen at a flat angle; it casts almost no shadow."""
    k = Material(name)
    glass = k.node("BsdfGlass", {"IOR": 1.12, "Roughness": 0.0, 0: srgb(tint)})
    body = k.node("MixShader", {
        0: 0.5,
        1: k.node("BsdfTranslucent", {0: (0.9, 0.93, 0.96, 1)}).outputs[0],
        2: k.node("BsdfDiffuse", {0: (0.85, 0.88, 0.92, 1)}).outputs[0],
    })
    facing = k.node("LayerWeight", {0: 0.35}).outputs["Facing"]
    amount = k.node("MapRange", {0: facing, 3: 0.015, 4: milk}).outputs[0]
    inner = k.node("MixShader", {0: amount, 1: glass.outputs[0], 2: body.outputs[0]})
    coated = k.node("MixShader", {
        0: k.node("Fresnel", {"IOR": 1.5}).outputs[0],
        1: inner.outputs[0],
        2: k.node("BsdfGlossy", {"Roughness": 0.06}).outputs[0],
    })
    shadow = k.node("BsdfTransparent", {0: (0.93, 0.94, 0.95, 1)})
    final = k.node("MixShader", {0: k.node("LightPath").outputs["Is Shadow Ray"], 1: coated.outputs[0], 2: shadow.outputs[0]})
    k.surface(final.outputs[0])
    return k.m


def silicone(color, name="silicone", rough=0.52, grain=0.10):
    k = Material(name).set(Base_Color=srgb(color), Roughness=rough, Specular=0.36, Sheen=0.35, Sheen_Tint=0.4)
    k.bump(k.noise(160).outputs[0], grain, 0.006)
    return k.m


def tpu(color, name="tpu", rough=0.5, grain=0.16):
    k = Material(name).set(Base_Color=srgb(color), Roughness=rough, Specular=0.42)
    k.bump(k.noise(120).outputs[0], grain, 0.008)
    return k.m


def leather(dark, light, name="leather", contrast=0.45, scale=11.0):
    k = Material(name).set(Roughness=0.5, Specular=0.4)
    place = k.position()
    patches = k.ramp(k.noise(0.9, 6, Roughness=0.6).outputs[0], [(0.3, dark), (0.72, light)])
    warp = k.node("VectorMath", {0: k.noise(6).outputs["Color"], 1: (0.09,) * 3, 2: place}, operation="MULTIPLY_ADD")
    cells = k.node("TexVoronoi", {"Vector": warp.outputs[0], "Scale": scale}, feature="DISTANCE_TO_EDGE")
    grain = k.node("MapRange", {0: cells.outputs[0], 2: 0.16}, interpolation_type="SMOOTHSTEP").outputs[0]
    k.bump(k.math("MULTIPLY_ADD", k.noise(45, 3).outputs[0], 0.35, grain), 0.6, 0.03)
    creases = k.node("MapRange", {0: grain, 3: 0.45}).outputs[0]
    k.color(k.mix(contrast, patches, creases, "MULTIPLY"))
    return k.m


def fabric(warp, weft, name="fabric", pitch=0.15):
    """A plain weave with heathered threads: over one, under one."""
    k = Material(name).set(Roughness=0.9, Specular=0.15, Sheen=0.6, Sheen_Tint=0.5)
    split = k.node("SeparateXYZ", {0: k.position()})
    u = k.math("DIVIDE", split.outputs["X"], pitch)
    v = k.math("DIVIDE", split.outputs["Y"], pitch)
    column, row = k.math("FLOOR", u), k.math("FLOOR", v)
    over = k.math("LESS_THAN", k.math("FRACT", k.math("DIVIDE", k.math("ADD", column, row), 2.0)), 0.25)
    across = k.math("SINE", k.math("MULTIPLY", k.math("FRACT", v), 3.14159))
    along = k.math("SINE", k.math("MULTIPLY", k.math("FRACT", u), 3.14159))
    height = k.node("MixRGB", {0: over, 1: along, 2: across}).outputs[0]
    speckle = k.node("TexWhiteNoise", {"W": k.math("MULTIPLY_ADD", row, 7.13, column)}, noise_dimensions="1D").outputs["Value"]
    thread = k.mix(over, srgb(warp), srgb(weft))
    shade = k.math("MULTIPLY_ADD", speckle, 0.5, 0.62)
    k.color(k.mix(1.0, k.mix(1.0, thread, shade, "MULTIPLY"), k.math("MULTIPLY_ADD", height, 0.5, 0.6), "MULTIPLY"))
    k.bump(height, 0.7, 0.05)
    return k.m


def speckle(base, chips, name="speckle"):
    """Ground-up recycled plastic: chips of several colours and sizes in a matte base."""
    k = Material(name).set(Roughness=0.6, Specular=0.35)
    output = k.mix(0.16, srgb(base), k.noise(2.2, 3).outputs["Color"], "SOFT_LIGHT")
    for index, (color, scale, share) in enumerate(chips):
        shift = k.node("VectorMath", {0: k.position(), 1: (index * 3.7, index * 1.9, 0)}, operation="ADD").outputs[0]
        bend = k.node("VectorMath", {0: k.noise(scale * 1.1, 3, shift).outputs["Color"], 1: (1.1 / scale,) * 3, 2: shift}, operation="MULTIPLY_ADD").outputs[0]
        cells = k.node("TexVoronoi", {"Vector": bend, "Scale": float(scale)}, distance="MANHATTAN")
        pick = k.math("LESS_THAN", k.node("SeparateColor", {0: cells.outputs["Color"]}).outputs[0], share)
        near = k.math("LESS_THAN", cells.outputs["Distance"], 0.42)
        output = k.mix(k.math("MULTIPLY", pick, near), output, srgb(color))
    k.color(output)
    k.bump(k.noise(70, 3).outputs[0], 0.2, 0.008)
    return k.m


def glitter(colors, fade, name="glitter"):
    """Metal flakes in a clear layer, dense below fade[0] and none above fade[1] (along the phone)."""
    k = Material(name)
    place = k.position()
    cells = k.node("TexVoronoi", {"Vector": place, "Scale": 7.5})
    random = k.node("SeparateColor", {0: cells.outputs["Color"]})
    y = k.node("SeparateXYZ", {0: place}).outputs["Y"]
    density = k.node("MapRange", {0: y, 1: fade[0], 2: fade[1], 3: 0.97, 4: 0.10}).outputs[0]
    shows = k.math("LESS_THAN", random.outputs[0], density)
    shows = k.math("MULTIPLY", shows, k.math("LESS_THAN", cells.outputs["Distance"], 0.5))
    tilt = k.node("VectorMath", {0: cells.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT").outputs[0]
    normal = k.node("VectorMath", {0: tilt, 1: (0.75,) * 3, 2: k.node("NewGeometry").outputs["Normal"]}, operation="MULTIPLY_ADD").outputs[0]
    k.link(k.node("VectorMath", {0: normal}, operation="NORMALIZE").outputs[0], k.bsdf.inputs["Normal"])
    stops = [(i / len(colors), c) for i, c in enumerate(colors)]
    k.color(k.ramp(random.outputs[1], stops, "CONSTANT"))
    k.set(Metallic=0.85, Roughness=0.3)
    mix = k.node("MixShader", {0: shows, 1: k.node("BsdfTransparent").outputs[0], 2: k.bsdf.outputs[0]})
    k.surface(mix.outputs[0])
    return k.m


def carbon(color, name="carbon", pitch=0.32):
    """A plain weave pressed into plastic."""
    k = Material(name).set(Base_Color=srgb(color), Roughness=0.34, Specular=0.5)
    split = k.node("SeparateXYZ", {0: k.position()})
    a = k.math("FLOOR", k.math("DIVIDE", split.outputs["X"], pitch))
    b = k.math("FLOOR", k.math("DIVIDE", split.outputs["Y"], pitch))
    odd = k.math("GREATER_THAN", k.math("FRACT", k.math("DIVIDE", k.math("ADD", a, b), 2.0)), 0.25)
    along = k.math("SINE", k.math("MULTIPLY", split.outputs["X"], 6.2832 / pitch / 0.5))
    across = k.math("SINE", k.math("MULTIPLY", split.outputs["Y"], 6.2832 / pitch / 0.5))
    k.bump(k.mix(odd, along, across), 0.5, 0.02)
    return k.m


def brushed(color, name="brushed"):
    k = Material(name).set(Base_Color=srgb(color), Roughness=0.4, Specular=0.5)
    stretch = k.node("Mapping", {0: k.position(), "Scale": (0.35, 26, 1)})
    k.bump(k.noise(3.0, 4, stretch.outputs[0]).outputs[0], 0.35, 0.02)
    return k.m


def make(spec):
    """A material from data: {"kind": "silicone", ...its parameters}."""
    options = dict(spec)
    return KINDS[options.pop("kind")](**options)


KINDS = {
    "plain": lambda color, **o: plain("plain", color, **o),
    "clear": clear,
    "silicone": silicone,
    "tpu": tpu,
    "leather": leather,
    "fabric": fabric,
    "speckle": speckle,
    "glitter": glitter,
    "carbon": carbon,
    "brushed": brushed,
}
