"""Offices: desks, screens, chairs, papers, windows."""

import math

from mathutils import Matrix

from blocks.container import brand_mark
from blocks.core import Part, dice, put, shared
from blocks.world import wall_map
from materials import clear, glow, paint, wood


def desk(loc, rot=0.0, size=(1.8, 0.85), top='oak', high=0.74):
    p = Part('desk')
    iron = paint('graphite', rough=0.4, metal=0.3, dirt=0.05)
    w, d = size
    p.box((0, 0, high - 0.016), (w, d, 0.032), wood(color=top, rough=0.35), 0.006)
    for s in (-1, 1):
        x = s * (w / 2 - 0.12)
        p.box((x, 0, 0.015), (0.06, d - 0.1, 0.03), iron, 0.006)
        p.box((x, 0, high / 2), (0.06, 0.09, high - 0.06), iron, 0.006)
        p.box((x, 0, high - 0.05), (0.06, d - 0.14, 0.04), iron, 0.006)
    return p.put(loc, rot)


def chair(loc, rot=0.0, color='ink'):
    """A swivel chair that faces +y."""
    def make():
        p = Part('chair')
        cloth, iron = paint(color, rough=0.8, dirt=0.1, grain=0.2), paint('silver', rough=0.25, metal=0.9, dirt=0.1)
        for k in range(5):
            a = k * math.tau / 5
            p.beam((0, 0, 0.09), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.06), 0.05, 0.035, iron)
            p.cyl((0.3 * math.cos(a), 0.3 * math.sin(a) - 0.02, 0.03), (0.3 * math.cos(a), 0.3 * math.sin(a) + 0.02, 0.03), 0.03, paint('ink'), seg=12)
        p.cyl((0, 0, 0.08), (0, 0, 0.42), 0.028, iron)
        p.box((0, 0.02, 0.46), (0.5, 0.5, 0.09), cloth, 0.04)
        p.box((0, -0.25, 0.82), (0.47, 0.07, 0.56), cloth, 0.033, (0.12, 0, 0))
        p.beam((0, -0.2, 0.42), (0, -0.27, 0.62), 0.06, 0.03, iron)
        for s in (-1, 1):
            p.box((s * 0.29, -0.02, 0.66), (0.06, 0.28, 0.03), paint('ink', rough=0.6), 0.012)
            p.beam((s * 0.29, -0.06, 0.65), (s * 0.25, -0.06, 0.44), 0.03, 0.04, iron)
        return p.mesh()
    put(shared(('chair', color), make), loc, rot)


def screen(loc, rot=0.0, kind='map', size=(0.62, 0.36), power=1.0):
    """A monitor on its foot; its picture faces -y."""
    rng = dice(len(kind) * 7 + int(loc[0] * 10))
    p = Part('screen')
    dark, iron = paint('ink', rough=0.35, dirt=0.02), paint('silver', rough=0.3, metal=0.7, dirt=0.05)
    w, h = size
    z = 0.19 + h / 2
    p.box((0, 0.1, 0.008), (0.24, 0.18, 0.016), iron, 0.005)
    p.box((0, 0.13, 0.14), (0.05, 0.02, 0.26), iron, 0.004)
    p.box((0, 0.085, z), (w + 0.02, 0.03, h + 0.02), dark, 0.006)
    back, ink = glow('#1d1517', 1.0 * power), glow('#e9ddd4', 1.7 * power)
    red, soft, teal = glow('#d2413a', 2.4 * power), glow('#6b5a57', 1.4 * power), glow('#4d8f93', 1.5 * power)
    y = 0.0685

    def tile(x, zz, a, b, m, lift=0.0):
        p.quad((x - a / 2, y - lift, z + zz - b / 2), (x + a / 2, y - lift, z + zz - b / 2), (x + a / 2, y - lift, z + zz + b / 2), (x - a / 2, y - lift, z + zz + b / 2), m)
    tile(0, 0, w, h, back)
    tile(0, h * 0.46, w, h * 0.07, glow('#7d1a1c', 1.5 * power), 0.0005)
    if kind == 'map':
        p.merge(wall_map(w * 0.94, soft, red, ink, 4.0, 0.42), Matrix.Translation((0, y - 0.001, z - h * 0.02)))
    elif kind == 'table':
        for k in range(11):
            zz = h * (0.36 - k * 0.072)
            for x, a in ((-0.42, 0.1), (-0.22, 0.2), (0.06, 0.18), (0.26, 0.1), (0.42, 0.08)):
                m = red if x > 0.4 and rng.random() < 0.3 else teal if x > 0.4 else ink if k else soft
                tile(x * w, zz, a * w * rng.uniform(0.6, 1.0), h * 0.024, m, 0.001)
            tile(0, zz - h * 0.034, w * 0.92, h * 0.003, soft, 0.001)
    elif kind == 'form':
        tile(-w * 0.2, -h * 0.04, w * 0.5, h * 0.84, glow('#efe8e2', 1.1 * power), 0.0006)
        for k in range(14):
            tile(-w * 0.2 - w * 0.05 * rng.random(), h * (0.3 - k * 0.052), w * rng.uniform(0.2, 0.38), h * 0.016, glow('#4a4143', 0.8), 0.001)
        for k in range(6):
            tile(w * 0.27, h * (0.28 - k * 0.11), w * 0.3, h * 0.06, soft if k else red, 0.001)
    else:
        for k in range(9):
            b = h * rng.uniform(0.1, 0.5)
            tile(-w * 0.4 + k * w * 0.062, -h * 0.4 + b / 2, w * 0.04, b, red if k in (3, 7) else soft, 0.001)
        for k in range(24):
            t = k / 23
            tile(w * (0.18 + 0.28 * t), h * (-0.05 + 0.2 * math.sin(t * 5) * t + 0.15 * t), w * 0.012, h * 0.014, ink, 0.001)
        for k in range(3):
            tile(w * (0.2 + k * 0.11), -h * 0.28, w * 0.09, h * 0.16, (red, soft, teal)[k], 0.001)
    p.put(loc, rot, smooth=0)


def keyboard(loc, rot=0.0):
    def make():
        p = Part('keyboard')
        body, key = paint('silver', rough=0.4, dirt=0.05), paint('white', rough=0.5, dirt=0.03)
        p.box((0, 0, 0.008), (0.43, 0.13, 0.012), body, 0.004)
        for r in range(5):
            for c in range(14):
                p.box((-0.195 + c * 0.03, -0.048 + r * 0.024, 0.017), (0.025, 0.02, 0.008), key, 0.002)
        p.box((0.3, 0, 0.014), (0.06, 0.1, 0.026), body, 0.012)
        return p.mesh()
    put(shared('keyboard', make), loc, rot)


def sheet(p, x, y, z, rot=0.0, seed=0, size=(0.21, 0.297), stamp=False):
    """A printed form: lines, boxes, a table, perhaps a stamp and a signature."""
    rng = dice(seed)
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, 'Z')
    q = Part('sheet')
    white, ink, red, blue = paint('#f2eee8', rough=0.85, dirt=0), paint('#3a3435', rough=0.8, dirt=0), paint('carmine', rough=0.8, dirt=0), paint('#24406b', rough=0.7, dirt=0)
    w, h = size
    q.box((0, 0, 0), (w, h, 0.0006), white)

    def mark(cx, cy, a, b, mat):
        q.box((cx, cy, 0.0005), (a, b, 0.0004), mat)
    mark(-w * 0.3, h * 0.43, w * 0.26, h * 0.03, red)
    for k in range(5):
        mark(-w * 0.22 + rng.uniform(-0.004, 0.004), h * (0.37 - k * 0.022), w * rng.uniform(0.22, 0.44), h * 0.006, ink)
        mark(w * 0.24, h * (0.41 - k * 0.022), w * rng.uniform(0.2, 0.36), h * 0.006, ink)
    for k in range(10):
        mark(0, h * (0.22 - k * 0.042), w * 0.88, h * 0.0018, ink)
        if k < 9:
            for cx, a in ((-0.34, 0.14), (-0.08, 0.26), (0.2, 0.14), (0.36, 0.1)):
                mark(cx * w, h * (0.2 - k * 0.042), a * w * rng.uniform(0.6, 1.0), h * 0.007, ink)
    for cx in (-0.44, -0.25, 0.1, 0.29, 0.44):
        mark(cx * w, h * 0.031, w * 0.002, h * 0.378, ink)
    for k in range(18):
        t0, t1 = k / 18, (k + 1) / 18
        q.beam((w * (0.05 + 0.3 * t0), -h * 0.38 + 0.008 * math.sin(t0 * 19) * (1 - t0 * 0.5), 0.0008), (w * (0.05 + 0.3 * t1), -h * 0.38 + 0.008 * math.sin(t1 * 19) * (1 - t1 * 0.5), 0.0008), 0.0012, 0.0004, blue)
    mark(w * 0.2, -h * 0.41, w * 0.4, h * 0.002, ink)
    if stamp:
        n = 40
        for rad in (0.027, 0.021):
            for k in range(n):
                a, b = k * math.tau / n, (k + 1) * math.tau / n
                q.beam((-w * 0.2 + rad * math.cos(a), -h * 0.33 + rad * math.sin(a), 0.0009), (-w * 0.2 + rad * math.cos(b), -h * 0.33 + rad * math.sin(b), 0.0009), 0.0014, 0.0004, red)
        q.merge(brand_mark(0.022, red), Matrix.Translation((-w * 0.2, -h * 0.33, 0.0011)) @ Matrix.Rotation(-math.pi / 2, 4, 'X'))
    p.merge(q, m)


def paper_stack(p, x, y, z, count, seed=0, rot=0.0, stamp=False):
    rng = dice(seed)
    white = paint('#f2eee8', rough=0.85, dirt=0)
    for k in range(count):
        p.box((x + rng.gauss(0, 0.003), y + rng.gauss(0, 0.003), z + k * 0.0022 + 0.001), (0.21, 0.297, 0.0019), white, 0, (0, 0, rot + rng.gauss(0, 0.02)))
    sheet(p, x, y, z + count * 0.0022 + 0.001, rot + 0.02, seed, stamp=stamp)


def cup(p, x, y, z, color='carmine'):
    mat = paint(color, rough=0.25, dirt=0.02, coat=0.4)
    p.lathe([(z, 0.001), (z, 0.03), (z + 0.01, 0.036), (z + 0.09, 0.041), (z + 0.092, 0.038), (z + 0.075, 0.0365)], mat, 'z', 32, (x, y, 0))
    p.cyl((x, y, z + 0.074), (x, y, z + 0.076), 0.0362, paint('#2a1810', rough=0.1), seg=32)
    for k in range(10):
        a, b = math.radians(-80 + k * 16), math.radians(-64 + k * 16)
        p.cyl((x + 0.037 + 0.024 * math.cos(a), y, z + 0.047 + 0.027 * math.sin(a)), (x + 0.037 + 0.024 * math.cos(b), y, z + 0.047 + 0.027 * math.sin(b)), 0.0055, mat, seg=10)


def pen(p, x, y, z, rot, color='carmine'):
    dx, dy = math.cos(rot), math.sin(rot)
    p.cyl((x, y, z + 0.006), (x + dx * 0.12, y + dy * 0.12, z + 0.006), 0.0055, paint(color, rough=0.25, dirt=0.02), seg=16)
    p.cyl((x + dx * 0.12, y + dy * 0.12, z + 0.006), (x + dx * 0.138, y + dy * 0.138, z + 0.004), 0.0052, paint('silver', rough=0.2, metal=0.9), 0.001, 16)


def stamp(p, x, y, z):
    p.box((x, y, z + 0.012), (0.062, 0.042, 0.024), paint('ink', rough=0.4), 0.004)
    p.lathe([(z + 0.024, 0.012), (z + 0.04, 0.009), (z + 0.065, 0.011), (z + 0.085, 0.019), (z + 0.098, 0.016), (z + 0.104, 0.001)], wood(color='#6a3a24', rough=0.25), 'z', 28, (x, y, 0))


def binder(p, x, y, z, rot=0.0, color='carmine', lying=False):
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, 'Z')
    q = Part('binder')
    skin, white = paint(color, rough=0.5, dirt=0.05), paint('#f2eee8', rough=0.8, dirt=0)
    if lying:
        q.box((0, 0, 0.035), (0.29, 0.32, 0.07), skin, 0.006)
        q.box((0.005, 0, 0.035), (0.284, 0.30, 0.058), white)
    else:
        q.box((0, 0, 0.16), (0.075, 0.29, 0.32), skin, 0.006)
        q.box((0, -0.1465, 0.19), (0.05, 0.002, 0.13), white)
        q.box((0, -0.148, 0.215), (0.034, 0.002, 0.008), paint('ink', dirt=0))
        q.cyl((0, -0.147, 0.05), (0, -0.149, 0.05), 0.012, paint('silver', rough=0.3, metal=0.8), seg=16)
    p.merge(q, m)


def laptop(loc, rot=0.0, kind='map'):
    p = Part('laptop')
    body, key = paint('silver', rough=0.35, metal=0.6, dirt=0.03), paint('ink', rough=0.5, dirt=0)
    p.box((0, 0, 0.008), (0.33, 0.23, 0.014), body, 0.005)
    for r in range(5):
        for c in range(13):
            p.box((-0.138 + c * 0.023, 0.0 + r * 0.019, 0.0165), (0.019, 0.015, 0.003), key, 0.001)
    p.box((0, -0.065, 0.0155), (0.1, 0.065, 0.001), paint('steel', rough=0.4, dirt=0))
    q = Part('lid')
    q.box((0, 0, 0.11), (0.33, 0.008, 0.22), body, 0.003)
    q.quad((-0.155, -0.0045, 0.012), (0.155, -0.0045, 0.012), (0.155, -0.0045, 0.21), (-0.155, -0.0045, 0.21), glow('#1d1517', 1.2))
    q.merge(wall_map(0.29, glow('#8b7a75', 1.6), glow('#d2413a', 3.0), glow('#efe3da', 2.4), 4.0, 0.42), Matrix.Translation((0, -0.006, 0.11)))
    p.merge(q, Matrix.Translation((0, 0.113, 0.014)) @ Matrix.Rotation(-0.3, 4, 'X'))
    p.put(loc, rot, smooth=0)


def plant(loc, high=1.5, seed=2):
    p, rng = Part('plant'), dice(seed)
    pot, leaf = paint('#5c4a42', rough=0.5, dirt=0.1), paint('#2c3a1e', rough=0.4, dirt=0.15)
    p.lathe([(0, 0.001), (0, 0.15), (0.36, 0.19), (0.36, 0.17), (0.32, 0.165), (0.32, 0.001)], pot, 'z', 28)
    for k in range(26):
        a, lean, h = rng.uniform(0, 6.28), rng.uniform(0.12, 0.5), rng.uniform(0.55, 1.0) * high
        u = (math.cos(a), math.sin(a))
        w = rng.uniform(0.03, 0.055)
        rows = []
        for t in (0, 0.25, 0.5, 0.75, 1.0):
            r, z, s = lean * t ** 1.6, 0.3 + (h - 0.3) * (t - 0.12 * t * t), w * math.sin(math.pi * min(0.98, t * 0.9 + 0.08))
            rows.append([(u[0] * r - u[1] * s, u[1] * r + u[0] * s, z), (u[0] * r, u[1] * r, z - 0.01), (u[0] * r + u[1] * s, u[1] * r - u[0] * s, z)])
        p.loft(rows, leaf, closed=False, caps=False)
    p.put(loc, smooth=60)


def window_wall(x0, x1, y, high=3.0, step=1.6, sill=0.0):
    """Floor to ceiling glazing along x."""
    p = Part('window')
    iron = paint('graphite', rough=0.4, metal=0.3, dirt=0.05)
    n = round((x1 - x0) / step)
    for k in range(n + 1):
        p.box((x0 + (x1 - x0) * k / n, y, high / 2), (0.06, 0.12, high), iron, 0.005)
    for z in (0.03, sill or 0.9, high - 0.03):
        p.box(((x0 + x1) / 2, y, z), (x1 - x0, 0.1, 0.06), iron, 0.005)
    p.quad((x0, y, 0), (x1, y, 0), (x1, y, high), (x0, y, high), clear(tint=(0.9, 0.95, 0.95), strength=0.98, rough=0.02))
    p.put()


def pendant(loc, drop=1.0, color='ink'):
    p = Part('pendant')
    p.lathe([(0, 0.16), (0.06, 0.155), (0.14, 0.07), (0.17, 0.02)], paint(color, rough=0.3, dirt=0.03), 'z', 32)
    p.cyl((0, 0, 0.16), (0, 0, 0.16 + drop), 0.006, paint('ink'), seg=8)
    p.cyl((0, 0, 0.03), (0, 0, 0.09), 0.05, glow('#ffd9a6', 18), seg=16)
    p.put(loc)
