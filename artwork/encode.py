"""Encode PNG renders as AVIF and WebP at the widths the site uses.

    python3 encode.py OUT WIDTHS LIMIT_KB FILE.png ...

WIDTHS is a list such as 400,800. Quality goes down step by step where a file would be over the limit.
A see-through picture stays one. Needs Pillow and the tools avifenc and cwebp.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

AVIF_QUALITY, WEBP_QUALITY, STEP, FLOOR = 64, 82, 4, 40
BAND = "#12294c"


def avif(source, out, quality):
    # avifenc 0.11 counts quantizers from 0 (best) to 63.
    quantizer = round((100 - quality) * 63 / 100)
    subprocess.run(
        ["avifenc", "-j", "2", "-s", "6", "--min", str(max(0, quantizer - 4)), "--max", str(min(63, quantizer + 4)), "--minalpha", "10", "--maxalpha", "24", "-a", "end-usage=q", "-a", f"cq-level={quantizer}", str(source), str(out)],
        check=True, stdout=subprocess.DEVNULL,
    )


def webp(source, out, quality):
    subprocess.run(["cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-alpha_q", "60", "-q", str(quality), str(source), "-o", str(out)], check=True)


def settle(image):
    """What is see-through lies on the navy of the page's band: a hard edge to black that nobody sees would cost the most bytes."""
    settled = Image.alpha_composite(Image.new("RGBA", image.size, BAND), image).convert("RGB")
    settled.putalpha(image.getchannel("A"))
    return settled


def write(encoder, source, out, quality, limit):
    while True:
        encoder(source, out, quality)
        if out.stat().st_size <= limit or quality <= FLOOR:
            return quality
        quality -= STEP


def main():
    out, widths, limit = Path(sys.argv[1]), [int(w) for w in sys.argv[2].split(",")], int(sys.argv[3]) * 1024
    for name in sys.argv[4:]:
        path = Path(name)
        image = Image.open(path)
        image = image.convert("RGBA" if "A" in image.getbands() else "RGB")
        for width in widths:
            with tempfile.TemporaryDirectory() as folder:
                sized = Path(folder) / "sized.png"
                smaller = image.resize((width, round(image.height * width / image.width)), Image.LANCZOS)
                (settle(smaller) if smaller.mode == "RGBA" else smaller).save(sized)
                for encoder, quality in ((avif, AVIF_QUALITY), (webp, WEBP_QUALITY)):
                    target = out / f"{path.stem}-{width}.{encoder.__name__}"
                    used = write(encoder, sized, target, quality, limit)
                    print(f"{target.name}: {target.stat().st_size / 1024:.1f} KB at {used}")


main()
