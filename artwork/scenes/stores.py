"""Render the store scenes described in stores.json.

    blender -b --python scenes/stores.py -- OUT WIDTH SAMPLES [NAME ...]

OUT is a folder for the PNG files (3:2). SIGN_FONT names a font file for the sign.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import diorama
import ground
import studio
from palette import DATA


def main():
    out, width, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
    for name in names or DATA["stores"]:
        stage = DATA["stage"]
        studio.reset()
        diorama.build(name)
        studio.backdrop(stage["backdrop"], stage["glow"], y=120).location = (0, 0, -ground.THICK)
        studio.daylight(stage)
        studio.view(stage["view"], stage["target"], stage["ortho"])
        studio.render(str(Path(out) / f"{name}.png"), int(width), int(width) * 2 // 3, int(samples), stage["exposure"])


main()
