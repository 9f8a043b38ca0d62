"""
Makes app/ui/styles/fonts from the open fonts of Fontsource: the letters and weights in use, and kerning that does not
change with the weight. It is not needed to build the site; its tools are fontTools 4 and brotli for Python.

    npm install --no-save @fontsource-variable/inter @fontsource-variable/bricolage-grotesque
    python3 artwork/subset-fonts.py
"""

import io
import os

from fontTools import subset, ttLib
from fontTools.varLib import instancer

english = "".join(map(chr, range(0x20, 0x7F)))
spanish_and_portuguese = "ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü¡¿ªº«»"
signs = "\u00a0©®°·×–—‘’“”•…™−"
# What visitors type and read in text may hold more than what we say in headings.
rest_of_latin_1 = "".join(map(chr, range(0xA1, 0x100))) + "€↑↓"

fonts = [
    ("inter", "inter/files/inter-latin-wght-normal.woff2", (400, 700), english + rest_of_latin_1 + signs),
    (
        "bricolage",
        "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
        (500, 800),
        english + spanish_and_portuguese + signs,
    ),
]


def keep_kerning_still(font):
    """Takes what varies with the weight out of the kerning; the letters themselves still do."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in (getattr(subtable, "ExtSubTable", subtable) for subtable in lookup.SubTable):
            if part.Format == 1:
                pairs = [record for group in part.PairSet for record in group.PairValueRecord]
            else:
                pairs = [record for row in part.Class1Record for record in row.Class2Record]
            for pair in pairs:
                if pair.Value1 is not None and hasattr(pair.Value1, "XAdvDevice"):
                    del pair.Value1.XAdvDevice
            part.ValueFormat1 &= 0x0F
    del font["GDEF"]


for name, file, weights, letters in fonts:
    options = subset.Options(
        flavor="woff2", layout_features=["kern", "tnum"], hinting=False, name_IDs=[1, 2], notdef_outline=False
    )
    font = ttLib.TTFont(f"node_modules/@fontsource-variable/{file}")
    in_use = io.BytesIO()
    instancer.instantiateVariableFont(font, {"wght": weights}).save(in_use)
    font = ttLib.TTFont(in_use)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    keep_kerning_still(font)
    path = f"app/ui/styles/fonts/{name}.woff2"
    subset.save_font(font, path, options)
    print(f"{name}: {os.path.getsize(path)} bytes")
