"""Write the manifest of the pictures from the files that exist.

    python3 manifest.py IMAGES MANIFEST GROUNDS

IMAGES holds a folder for each kind of picture; MANIFEST is the JSON file the site reads; GROUNDS is the style sheet with
the colours that stand in until a picture is there.
"""
import hashlib
import json
import re
import sys
from pathlib import Path

from PIL import Image

RASTER = re.compile(r"^(?P<name>.+)-(?P<width>\d+)\.(?P<format>avif|webp)$")
FORMATS = ["avif", "webp"]
FOLDERS = ["cases", "stores", "partners", "stories", "heroes"]


def version(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def dominant(path):
    """The colour of the frame's edge: the backdrop, which is most of each picture. A see-through one has none."""
    image = Image.open(path)
    if "A" in image.getbands():
        return None
    image = image.convert("RGB")
    small = image.resize((32, 32), Image.BOX)
    ring = [small.getpixel((x, y)) for x in range(32) for y in range(32) if x in (0, 1, 30, 31) or y in (0, 1, 30, 31)]
    # In steps, so that pictures on the same ground share one rule.
    return "#" + "".join(f"{min(255, round(sum(p[c] for p in ring) / len(ring) / 8) * 8):02x}" for c in range(3))


def vector(path):
    text = path.read_text()
    width, height = (int(v) for v in re.search(r'viewBox="0 0 (\d+) (\d+)"', text).groups())
    # Drawn at once and see-through at its corners: nothing has to stand in for it.
    return {"formats": ["svg"], "widths": [], "width": width, "height": height, "version": version(path), "color": None}


def raster(folder, name, files):
    widths = sorted({w for w, _ in files})
    formats = [f for f in FORMATS if any(g == f for _, g in files)]
    missing = [f"{name}-{w}.{f}" for w in widths for f in formats if (w, f) not in files]
    if missing:
        sys.exit(f"missing: {', '.join(missing)}")
    largest = [files[widths[-1], f] for f in formats]
    with Image.open(files[widths[-1], "webp"]) as image:
        width, height = image.size
    return {
        "formats": formats,
        "widths": widths,
        "width": width,
        "height": height,
        "version": version(max(largest, key=lambda p: p.stat().st_size)),
        "color": dominant(files[widths[0], "webp"]),
    }


def layout(entries):
    """JSON as the project's formatter leaves it: tabs, and short lists on one line."""
    text = json.dumps(entries, indent="\t")
    return re.sub(r"\[\s+([^\]]*?)\s+\]", lambda m: "[" + re.sub(r"\s+", " ", m[1]) + "]", text) + "\n"


def grounds(entries):
    colors = sorted({entry["color"] for entry in entries.values() if entry["color"]})
    rules = "\n".join(f'\t[data-ground="{color}"] {{\n\t\tbackground-color: {color};\n\t}}\n' for color in colors)
    return f"/* From pictures.json, by artwork/manifest.py; pictures.test.ts keeps the two in step. */\n@layer components {{\n{rules}}}\n"


def main():
    images, out, sheet = (Path(argument) for argument in sys.argv[1:4])
    entries = {"default": vector(images / "default.svg")}
    for folder in FOLDERS:
        rasters = {}
        for path in sorted((images / folder).glob("*")):
            if path.suffix == ".svg":
                entries[f"{folder}/{path.stem}"] = vector(path)
            elif match := RASTER.match(path.name):
                rasters.setdefault(match["name"], {})[int(match["width"]), match["format"]] = path
        for name, files in sorted(rasters.items()):
            entries[f"{folder}/{name}"] = raster(folder, name, files)
    out.write_text(layout(entries))
    sheet.write_text(grounds(entries))
    print(f"{len(entries)} pictures")


main()
