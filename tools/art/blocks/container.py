"""Shipping containers, dry and refrigerated, and the brand's mark on them."""

import math
import os

import bpy
from mathutils import Matrix

from blocks.core import Part, put, shared
from blocks.livery import emblem
from materials import CONTAINER_COLORS, glow, paint, rgb

L40, L20, W, H = 12.19, 6.06, 2.44, 2.59
FONT = os.path.join(os.path.dirname(__file__), '../../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff')


def lettering(text, height, mat, depth=0.0):
    """Flat letters as a Part: left edge at x = 0, base line at z = 0, facing -y."""
    def make():
        curve = bpy.data.curves.new('text', 'FONT')
        curve.body = text
        curve.size = height * 1.42
        curve.resolution_u = 4
        path = os.path.abspath(FONT)
        if os.path.exists(path):
            curve.font = bpy.data.fonts.load(path, check_existing=True)
        ob = bpy.data.objects.new('text', curve)
        bpy.context.collection.objects.link(ob)
        me = ob.to_mesh()
        part = Part('text')
        part.add([(v.co.x, depth, v.co.y) for v in me.vertices], [tuple(p.vertices) for p in me.polygons], mat)
        ob.to_mesh_clear()
        bpy.data.objects.remove(ob)
        return part
    return shared(('text', text, height, mat.name, depth), make)


def ribbon(part, points, width, mat, y=0.0):
    """A stroke of even width through points of the xz plane, mitred."""
    rows = []
    for i, p in enumerate(points):
        dirs = []
        if i:
            dirs.append((p[0] - points[i - 1][0], p[1] - points[i - 1][1]))
        if i < len(points) - 1:
            dirs.append((points[i + 1][0] - p[0], points[i + 1][1] - p[1]))
        norms = [(-d[1] / math.hypot(*d), d[0] / math.hypot(*d)) for d in dirs]
        nx, nz = sum(n[0] for n in norms), sum(n[1] for n in norms)
        size = math.hypot(nx, nz)
        nx, nz = nx / size, nz / size
        k = width / 2 / max(0.4, nx * norms[0][0] + nz * norms[0][1])
        rows.append(((p[0] + nx * k, y, p[1] + nz * k), (p[0] - nx * k, y, p[1] - nz * k)))
    for (a, b), (c, d) in zip(rows, rows[1:]):
        part.quad(a, b, d, c, mat)


def brand_mark(size, mat):
    """The open container with the arrow that leaves it: 1 x 1, centred, facing -y."""
    part = Part('mark')
    s = size / 48

    def at(points):
        return [((x - 24) * s, (24 - y) * s) for x, y in points]
    ribbon(part, at([(40, 16.6), (40, 14), (24, 4.8), (8, 14), (8, 34), (24, 43.2), (40, 34), (40, 31.4)]), 5.5 * s, mat)
    ribbon(part, at([(16, 24), (39, 24)]), 5.5 * s, mat)
    ribbon(part, at([(34.5, 16.5), (42, 24), (34.5, 31.5)]), 5.5 * s, mat)
    return part


def sign(length_of_word, mat, livery=None):
    """Mark and name in one line, ours or a carrier's, as high as 1/7 of its length, left edge at 0, facing -y."""
    part = Part('sign')
    h = length_of_word / 7.4
    mark = emblem(livery, h * 1.9, livery.on_main) if livery else brand_mark(h * 1.9, mat)
    part.merge(mark, Matrix.Translation((h * 0.95, 0, h * 0.48)))
    part.merge(lettering(livery.word if livery else 'CARMINE', h, mat), Matrix.Translation((h * 2.25, 0, 0)))
    return part


def corrugated(part, x0, x1, z0, z1, y, out, mat, pitch=0.278, deep=0.036):
    """A wall along x with trapezoid folds; `out` is the side it faces."""
    points, x, k = [], x0, 0
    steps = [(0.26, 1), (0.24, 0), (0.26, 0), (0.24, 1)]
    top = True
    points.append((x, y))
    while x < x1 - 0.02:
        for share, level in ((0.27, None), (0.23, 'flip')):
            x = min(x1, x + pitch * share)
            if level == 'flip':
                top = not top
            points.append((x, y if top else y - out * deep))
        k += 1
    rows = [(px, py, z) for z in (z0, z1) for px, py in points]
    n = len(points)
    part.add(rows, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat)


def casting(part, x, y, z, mat):
    part.box((x, y, z), (0.18, 0.17, 0.13), mat, 0.012)


def container_part(length=L40, reefer=False, branded=False, height=H, open_end=False):
    body = paint('white', rough=0.35, dirt=0.3) if reefer else paint('carmine', rough=0.4, dirt=0.4, by_object=True)
    steel = paint('steel', rough=0.4, metal=0.6, dirt=0.4)
    dark = paint('ink', rough=0.6)
    p = Part('container')
    a, w = length / 2, W / 2
    t = 0.16
    for y in (-w, w):
        s = 1 if y > 0 else -1
        if reefer:
            p.box((0, y - s * 0.04, height / 2), (length - 0.3, 0.06, height - 0.3), body, 0.01)
            for k in range(1, 10):
                p.box((-a + length * k / 10, y - s * 0.008, height / 2), (0.03, 0.02, height - 0.4), body)
        else:
            corrugated(p, -a + 0.1, a - 0.1, 0.14, height - 0.1, y - s * 0.012, s, body)
        p.box((0, y - s * 0.05, 0.08), (length, 0.10, t), body, 0.012)
        p.box((0, y - s * 0.04, height - 0.06), (length, 0.08, 0.12), body, 0.012)
    for x in (-a, a):
        for y in (-w, w):
            sx, sy = (1 if x > 0 else -1), (1 if y > 0 else -1)
            p.box((x - sx * 0.07, y - sy * 0.07, height / 2), (0.14, 0.14, height), body, 0.015)
            for z in (0.06, height - 0.06):
                casting(p, x - sx * 0.085, y - sy * 0.08, z, body)
    p.box((0, 0, height - 0.055), (length - 0.2, W - 0.1, 0.05), body)
    for k in range(int(length / 0.6)):
        p.box((-a + 0.4 + k * 0.6, 0, height - 0.02), (0.3, W - 0.3, 0.028), body)
    p.box((0, 0, 0.12), (length - 0.1, W - 0.1, 0.08), dark)
    # Front wall.
    if reefer:
        p.box((a - 0.06, 0, height / 2), (0.08, W - 0.2, height - 0.2), body)
        p.box((a - 0.01, 0, height - 0.62), (0.05, W - 0.5, 0.9), paint('silver', rough=0.4, dirt=0.2), 0.02)
        for s in (-0.52, 0.52):
            p.cyl((a + 0.0, s, height - 0.62), (a + 0.04, s, height - 0.62), 0.36, dark, seg=24)
            for k in range(4):
                p.cyl((a + 0.045, s, height - 0.62), (a + 0.05, s, height - 0.62), 0.34 - k * 0.08, steel if k % 2 else dark, seg=24)
        p.box((a - 0.01, 0.55, 0.75), (0.06, 0.9, 0.8), dark, 0.02)
        p.box((a + 0.02, 0.55, 1.0), (0.02, 0.5, 0.2), paint('slate'), 0.01)
        p.box((a + 0.035, 0.42, 1.0), (0.02, 0.07, 0.07), glow('#38d67a', 14))
        p.box((a + 0.035, 0.68, 1.0), (0.02, 0.07, 0.07), glow('#ff9a3c', 10))
        p.box((a - 0.01, -0.6, 0.8), (0.05, 0.8, 0.9), paint('silver', rough=0.4, dirt=0.3), 0.02)
    else:
        q = Part('front')
        corrugated(q, -w + 0.12, w - 0.12, 0.14, height - 0.1, 0, -1, body, 0.25, 0.045)
        p.merge(q, Matrix.Translation((a - 0.05, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z'))
    p.box((a - 0.05, 0, 0.08), (0.1, W - 0.2, t), body, 0.01)
    p.box((a - 0.05, 0, height - 0.06), (0.1, W - 0.2, 0.12), body, 0.01)
    # Doors.
    p.box((-a + 0.05, 0, 0.08), (0.1, W - 0.2, t), body, 0.01)
    p.box((-a + 0.05, 0, height - 0.06), (0.1, W - 0.2, 0.12), body, 0.01)
    if not open_end:
        for s in (-1, 1):
            p.box((-a + 0.07, s * 0.545, height / 2), (0.05, 1.06, height - 0.3), body, 0.012)
            for z in (0.5, 1.0, 1.5, 2.0):
                p.box((-a + 0.04, s * 0.545, z + 0.05), (0.02, 0.98, 0.26), body, 0.01)
            for y in (0.24, 0.84):
                p.cyl((-a + 0.0, s * y, 0.12), (-a + 0.0, s * y, height - 0.1), 0.019, steel, seg=8)
                for z in (0.16, 0.95, height - 0.55, height - 0.14):
                    p.box((-a + 0.015, s * y, z), (0.05, 0.11, 0.07), steel, 0.008)
                p.beam((-a - 0.02, s * y, 1.0), (-a - 0.02, s * (y - 0.36), 1.0 if y < 0.5 else 0.98), 0.03, 0.04, steel)
    if branded:
        white = paint('white', rough=0.5, dirt=0.35)
        word = length * (0.52 if length > 8 else 0.8)
        for turn in (0, math.pi):
            p.merge(sign(word, white), Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((-word * 0.56, -w - 0.004, height * 0.47)))
    return p


def container(loc, rot=0.0, color=None, length=L40, reefer=False, branded=False):
    key = ('container', length, reefer, branded)
    me = shared(key, lambda: container_part(length, reefer, branded).mesh(25))
    return put(me, loc, rot, 1.0, rgb(color or 'carmine'))


def pick_color(rng):
    return rng.choice(CONTAINER_COLORS)


def stack(rng, loc, rot=0.0, rows=1, bays=1, high=3, length=L40, gap=0.35, reefer=0.0, branded=0.25, ragged=True):
    """A block of containers: bays along x, rows along y; loc is its corner."""
    m = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z')
    for bay in range(bays):
        for row in range(rows):
            top = high - (rng.choice([0, 0, 1, 1, 2]) if ragged else 0)
            for level in range(max(1, top)):
                at = m @ Matrix.Translation((bay * (length + gap) + length / 2, row * (W + 0.32) + W / 2, level * (H + 0.02)))
                color = pick_color(rng)
                red = color.startswith('carmine')
                cold = rng.random() < reefer
                container(at.to_translation(), rot + (math.pi if rng.random() < 0.5 else 0), 'white' if cold else color,
                          length, cold, not cold and red and rng.random() < branded * 2)
