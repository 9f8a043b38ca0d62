"""Partner tiles: typographic wordmarks as outlined SVG, one white plate for the whole set.

    python3 partners.py FONTS OUT

FONTS is a folder of @fontsource packages (open fonts), OUT the folder for the tiles.
"""
import json
import math
import sys
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

DATA = json.loads((Path(__file__).parent / "partners.json").read_text())
PLATE = DATA["plate"]
LABEL_INK = "#44546a"
MIN_CONTRAST = 3.4
MAX_WIDTH, MAX_HEIGHT, AREA = 188, 46, 5600
LABEL_HEIGHT, LABEL_GAP = 10.4, 13


def luminance(color):
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def on_white(color):
    """The colour, darkened step by step until it can be read on the white plate."""
    channels = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    while 1.05 / (luminance(color) + 0.05) < MIN_CONTRAST:
        channels = [c * 0.97 for c in channels]
        color = "#" + "".join(f"{round(c):02x}" for c in channels)
    return color.lower()


class RelativePen(BasePen):
    """SVG path data in whole steps of 1/GRID, relative to the last point: half the size of absolute data."""

    GRID = 20

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.data, self.at, self.command = [], (0, 0), ""

    def _add(self, command, *points):
        steps = [tuple(round(v * self.GRID) for v in point) for point in points]
        numbers = [v - o for point in steps for v, o in zip(point, self.at)]
        text = "".join(str(v) if v < 0 or i == 0 else f" {v}" for i, v in enumerate(numbers))
        joint = "" if command != self.command or text.startswith("-") else " "
        self.data.append((command if command != self.command else joint) + text)
        self.at, self.command = steps[-1], command

    def _moveTo(self, point):
        self._add("m", point)

    def _lineTo(self, point):
        self._add("l", point)

    def _curveToOne(self, a, b, c):
        self._add("c", a, b, c)

    def _qCurveToOne(self, a, b):
        self._add("q", a, b)

    def _closePath(self):
        self.data.append("z")
        self.command, self.at = "", self.start

    def moveTo(self, point):
        super().moveTo(point)
        self.start = self.at


class Face:
    def __init__(self, path):
        self.font = TTFont(path)
        self.glyphs = self.font.getGlyphSet()
        self.cmap = self.font.getBestCmap()
        self.units = self.font["head"].unitsPerEm
        self.kerning = self._kerning()

    def _kerning(self):
        """Pair adjustments of the GPOS kern feature (formats 1 and 2)."""
        if "GPOS" not in self.font:
            return lambda a, b: 0
        table = self.font["GPOS"].table
        wanted = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
        subtables = []
        for index in sorted(wanted):
            for sub in table.LookupList.Lookup[index].SubTable:
                subtables.append(sub.ExtSubTable if sub.LookupType == 9 else sub)

        def pair(a, b):
            for sub in subtables:
                if sub.LookupType != 2 or a not in sub.Coverage.glyphs:
                    continue
                if sub.Format == 1:
                    for record in sub.PairSet[sub.Coverage.glyphs.index(a)].PairValueRecord:
                        if record.SecondGlyph == b:
                            return getattr(record.Value1, "XAdvance", 0) or 0
                else:
                    first = sub.ClassDef1.classDefs.get(a, 0)
                    second = sub.ClassDef2.classDefs.get(b, 0)
                    value = sub.Class1Record[first].Class2Record[second].Value1
                    if value is not None:
                        return getattr(value, "XAdvance", 0) or 0
            return 0

        return pair

    def layout(self, text, tracking=0):
        """[(glyph, x)] in font units; tracking in thousandths of an em."""
        x, last, out = 0, None, []
        for char in text:
            name = self.cmap[ord(char)]
            if last:
                x += self.kerning(last, name) + tracking * self.units / 1000
            out.append((name, x))
            x += self.glyphs[name].width
            last = name
        return out

    def bounds(self, run):
        pen = BoundsPen(self.glyphs)
        for name, x in run:
            self.glyphs[name].draw(TransformPen(pen, Transform(1, 0, 0, 1, x, 0)))
        return pen.bounds

    def path(self, run, scale, x0, y0):
        pen = RelativePen(self.glyphs)
        for name, x in run:
            self.glyphs[name].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, x0 + x * scale, y0)))
        return "".join(pen.data)


def tile(slug, spec, faces):
    color = on_white(spec.get("ink", spec["color"]))
    face = faces[spec["face"]]
    run = face.layout(spec["word"], spec.get("tracking", 0))
    left, bottom, right, top = face.bounds(run)
    # The body of a word is what stands on the line; a descender weighs half.
    body = top - min(0, bottom) * -0.35
    scale = min(MAX_WIDTH / (right - left), MAX_HEIGHT / top, math.sqrt(AREA / ((right - left) * body)))
    scale *= spec.get("size", 1)
    height = top * scale
    has_label = "label" in spec
    drop = max(LABEL_GAP, -bottom * scale + 6)
    block = height + (drop + LABEL_HEIGHT if has_label else min(0, bottom) * scale * -0.35)
    middle = (PLATE["height"] - PLATE["band"]) / 2 + 1
    base = middle - block / 2 + height
    centre = PLATE["width"] / 2
    parts = [f'<path transform="scale(.05)" fill="{color}" d="{face.path(run, scale, centre - (left + right) / 2 * scale, base)}"/>']
    if has_label:
        small = faces["label"]
        label = small.layout(spec["label"].upper(), 190)
        a, _, b, cap = small.bounds(label)
        shrink = LABEL_HEIGHT / cap
        parts.append(f'<path transform="scale(.05)" fill="{LABEL_INK}" d="{small.path(label, shrink, centre - (a + b) / 2 * shrink, base + drop + LABEL_HEIGHT)}"/>')
    w, h, r, band = PLATE["width"], PLATE["height"], PLATE["radius"], PLATE["band"]
    dip = r - math.sqrt(r * r - (r - band) ** 2)
    strip = f"M{dip:.2f} {h - band}H{w - dip:.2f}A{r} {r} 0 0 1 {w - r} {h}H{r}A{r} {r} 0 0 1 {dip:.2f} {h - band}Z"
    name = spec["word"] + (" " + spec["label"] if has_label else "")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img">'
        f'<title>{name.replace("&", "&amp;")}</title>'
        f'<rect width="{w}" height="{h}" rx="{r}" fill="{PLATE["fill"]}"/>'
        f'<path fill="{spec["color"].lower()}" d="{strip}"/>'
        f'<rect x=".5" y=".5" width="{w - 1}" height="{h - 1}" rx="{r - 0.5}" fill="none" stroke="{PLATE["edge"]}" stroke-opacity="{PLATE["edgeOpacity"]}"/>'
        + "".join(parts)
        + "</svg>\n"
    )


def main():
    fonts, out = Path(sys.argv[1]), Path(sys.argv[2])
    faces = {name: Face(fonts / path) for name, path in DATA["faces"].items()}
    for slug, spec in DATA["tiles"].items():
        (out / f"{slug}.svg").write_text(tile(slug, spec, faces))


main()
