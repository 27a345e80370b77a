"""Puts all rendered pictures on one sheet, to be looked at as a whole: blender -b -P tools/art/contact_sheet.py"""

import glob
import os

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
COLUMNS, WIDE, HIGH, GAP = 6, 330, 210, 6


def main():
    files = sorted(glob.glob(f'{HERE}/renders/*.jpg'))
    rows = -(-len(files) // COLUMNS)
    sheet = np.full((rows * (HIGH + GAP) + GAP, COLUMNS * (WIDE + GAP) + GAP, 4), 0.09, np.float32)
    sheet[:, :, 3] = 1
    for k, path in enumerate(files):
        image = bpy.data.images.load(path)
        w, h = image.size
        scale = max(WIDE / w, HIGH / h)
        image.scale(max(WIDE, round(w * scale)), max(HIGH, round(h * scale)))
        w, h = image.size
        data = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(data)
        x, y = (w - WIDE) // 2, (h - HIGH) // 2
        tile = data.reshape(h, w, 4)[y:y + HIGH, x:x + WIDE]
        top, left = (rows - 1 - k // COLUMNS) * (HIGH + GAP) + GAP, (k % COLUMNS) * (WIDE + GAP) + GAP
        sheet[top:top + HIGH, left:left + WIDE] = tile
        bpy.data.images.remove(image)
    out = bpy.data.images.new('sheet', sheet.shape[1], sheet.shape[0])
    out.pixels.foreach_set(sheet.ravel())
    out.filepath_raw, out.file_format = f'{HERE}/contact-sheet.jpg', 'JPEG'
    bpy.context.scene.render.image_settings.quality = 88
    out.save()


main()
