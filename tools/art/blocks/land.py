"""Land: hills, roads, trees, houses, snow."""

import math

from mathutils import Vector, noise

from blocks.core import Part, dice, put, shared
from materials import asphalt, glass, glow, ground, paint


def terrain(size, step, height, mat, loc=(0, 0, 0), seed=0.0, scale=0.004, flat=None, ridged=False, octaves=6, puffy=False):
    """A field of hills. `flat(x, y)` gives 0 where the land must stay level and 1 where it may rise."""
    n = int(size / step)
    verts = []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = -size / 2 + i * step, -size / 2 + j * step
            wx, wy = x + loc[0], y + loc[1]
            p = Vector((wx * scale + seed, wy * scale - seed, seed))
            if puffy:
                h = noise.turbulence(p, octaves, True, amplitude_scale=0.55, frequency_scale=2.1)
            elif ridged:
                h = noise.ridged_multi_fractal(p, 0.9, 2.1, octaves, 1.0, 2.0) * 0.36
            else:
                h = noise.fractal(p, 0.9, 2.05, octaves) * 0.5 + 0.5
            verts.append((x, y, max(-0.2, h) * height * (flat(wx, wy) if flat else 1)))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    return Part('land').add(verts, faces, mat).put(loc, smooth=180)


def beyond(near, far):
    """Level ground up to `near` metres from the middle, full height from `far` on."""
    return lambda x, y: min(1.0, max(0.0, (math.hypot(x, y) - near) / (far - near)))


def road(points, width=11.0, verge=('earth', 'straw'), mat=None, wet=0.0, rails=True, lanes=2, posts=True, z=0.0, dash=6.0, solid=True):
    """A road along points (x, y, z), with markings and guard rails."""
    mat = mat or asphalt(wet=wet, puddle=0.5)
    pts = [Vector(p) for p in points]
    side = []
    for i, p in enumerate(pts):
        d = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)])
        side.append(Vector((-d.y, d.x, 0)).normalized())

    def strip(part, a, b, up, m, lo=0, hi=None, fall=0.0):
        rows = [(pts[i] + side[i] * a + Vector((0, 0, up)), pts[i] + side[i] * b + Vector((0, 0, up - fall))) for i in range(lo, (hi if hi is not None else len(pts) - 1) + 1)]
        part.add([q for row in rows for q in row], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(rows) - 1)], m)
    p = Part('road')
    w = width / 2
    strip(p, -w, w, z + 0.02, mat)
    shoulder = ground(a=verge[0], b=verge[1], scale=8)
    strip(p, w - 0.1, w + 3.0, z + 0.01, shoulder, fall=0.6)
    strip(p, -w + 0.1, -w - 3.0, z + 0.01, shoulder, fall=0.6)
    p.put()
    white = paint('white', rough=0.55, dirt=0.5)
    q = Part('marks')
    if solid:
        strip(q, -w + 0.35, -w + 0.55, z + 0.03, white)
        strip(q, w - 0.55, w - 0.35, z + 0.03, white)
    lane_at = [w * (2 * k / lanes - 1) for k in range(1, lanes)]
    travelled, on = 0.0, True
    for i in range(len(pts) - 1):
        seg = (pts[i + 1] - pts[i]).length
        travelled += seg
        if int(travelled / dash) % 2 == 0:
            for a in lane_at:
                strip(q, a - 0.09, a + 0.09, z + 0.03, white, i, i + 1)
    if rails:
        steel = paint('silver', rough=0.35, metal=0.7, dirt=0.4)
        for s in (-1, 1):
            off = s * (w + 1.0)
            for i in range(len(pts) - 1):
                a, b = pts[i] + side[i] * off, pts[i + 1] + side[i + 1] * off
                for h, t in ((0.62, 0.12), (0.80, 0.12)):
                    q.beam(a + Vector((0, 0, h)), b + Vector((0, 0, h)), 0.08, t, steel)
                if i % 2 == 0:
                    q.box(a + side[i] * s * 0.12 + Vector((0, 0, 0.4)), (0.1, 0.1, 0.8), steel)
                    if i % 6 == 0 and posts:
                        q.box(a + Vector((0, 0, 0.95)), (0.06, 0.1, 0.14), glow('#ff6a30' if s > 0 else '#ffffff', 1.2))
    q.put(smooth=0)


def _conifer():
    p, rng = Part('conifer'), dice(3)
    p.cyl((0, 0, 0), (0, 0, 8), 0.22, paint('#3a2a20', rough=0.9), 0.04, 7)
    leaf = ground(a='#1d2a17', b='#2c3a20', scale=30)
    for k in range(30):
        z, r = 0.8 + k * 0.25, 1.9 * (1 - k / 31)
        for j in range(12):
            a = j * math.tau / 12 + k * 0.7 + rng.uniform(-0.25, 0.25)
            u = Vector((math.cos(a), math.sin(a), 0))
            s = Vector((-u.y, u.x, 0)) * r * 0.17
            tip = u * r * rng.uniform(0.6, 1.12) + Vector((0, 0, z - rng.uniform(0.3, 0.6)))
            p.add([(0, 0, z + 0.5), tuple(u * r * 0.55 + s + Vector((0, 0, z - 0.2))), tuple(tip), tuple(u * r * 0.55 - s + Vector((0, 0, z - 0.2)))], [(0, 1, 2), (0, 2, 3)], leaf)
    return p


def _broadleaf():
    p, rng = Part('tree'), dice(5)
    p.cyl((0, 0, 0), (0, 0, 4.5), 0.24, paint('#3f2f24', rough=0.9), 0.1, 8)
    leaf = ground(a='#3a4320', b='#55542a', scale=30)
    clumps = [(Vector((rng.gauss(0, 1.0), rng.gauss(0, 1.0), 5 + rng.gauss(0, 1.0))), rng.uniform(1.0, 1.7)) for _ in range(14)]
    for c, r in clumps:
        for _ in range(110):
            d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            q = c + d * r * rng.uniform(0.75, 1.05)
            u = d.orthogonal().normalized() * 0.22
            w = d.cross(u).normalized() * 0.22
            w += d * rng.uniform(-0.2, 0.2)
            p.add([tuple(q - u), tuple(q + w), tuple(q + u), tuple(q - w)], [(0, 1, 2, 3)], leaf)
    return p


def trees(where, kind='conifer', seed=1, sizes=(0.8, 1.7)):
    """Trees at (x, y, z) points."""
    rng = dice(seed)
    me = shared(kind, lambda: (_conifer() if kind == 'conifer' else _broadleaf()).mesh(0))
    for x, y, z in where:
        s = rng.uniform(*sizes)
        put(me, (x, y, z - 0.1), rng.uniform(0, 6.28), (s, s, s * rng.uniform(0.9, 1.2)))


def snow_material():
    return ground(a='snow', b='#d9dde2', scale=6, rough=0.7, strength=0.35)


def building(rng, loc, w, d, h, color='concrete', rot=0.0, lit=0.12, storey=3.4, bay=3.2):
    """A block with rows of windows, some of them lit."""
    p = Part('building')
    wall, dark, warm = paint(color, rough=0.7, dirt=0.4, scale=0.15), glass(), glow('#ffcf92', 2.4)
    p.box((0, 0, h / 2), (w, d, h), wall, 0.06)
    p.box((0, 0, h + 0.3), (w + 0.4, d + 0.4, 0.6), wall, 0.05)
    p.box((w * 0.1, 0, h + 1.4), (w * 0.3, d * 0.3, 2.4), wall, 0.05)
    for k in range(int((h - 4.4) / storey) + 1):
        z = 4.4 + k * storey + storey * 0.45
        if z + 1 > h:
            break
        for s in (-1, 1):
            n = max(1, int(w / bay))
            for i in range(n):
                x = (i - (n - 1) / 2) * bay
                p.box((x, s * d / 2, z), (bay * 0.62, 0.16, 1.7), warm if rng.random() < lit else dark)
                p.box((x, s * (d / 2 + 0.06), z - 0.95), (bay * 0.7, 0.3, 0.14), wall)
            n = max(1, int(d / bay))
            for i in range(n):
                p.box((s * w / 2, (i - (n - 1) / 2) * bay, z), (0.16, bay * 0.62, 1.7), warm if rng.random() < lit else dark)
    for s in (-1, 1):
        p.box((0, s * d / 2, 2.0), (w * 0.92, 0.2, 2.8), dark, 0.02)
        p.box((s * w / 2, 0, 2.0), (0.2, d * 0.92, 2.8), dark, 0.02)
        p.box((0, s * (d / 2 + 0.1), 3.7), (w, 0.3, 0.5), paint('slate', rough=0.5), 0.03)
    return p.put(loc, rot)


def skyline(rng, centre, spread, count, low=18, high=90, lit=0.25):
    """Towers for the distance."""
    for _ in range(count):
        x, y = centre[0] + rng.uniform(-spread[0], spread[0]), centre[1] + rng.uniform(-spread[1], spread[1])
        h = rng.uniform(low, high) * (1 - 0.5 * abs(x - centre[0]) / spread[0])
        building(rng, (x, y, centre[2]), rng.uniform(16, 34), rng.uniform(16, 30), h, rng.choice(['concrete', 'slate', 'steel', 'cream', 'silver']), rng.uniform(0, 0.3), lit, 3.8, 4.0)


def lamp_post(loc, rot=0.0, color='#ffc680'):
    def make():
        p = Part('lamp post')
        iron = paint('slate', rough=0.4, metal=0.4, dirt=0.3)
        p.cyl((0, 0, 0), (0, 0, 9), 0.11, iron, 0.07, 12)
        p.beam((0, 0, 9), (2.2, 0, 9.35), 0.08, 0.08, iron)
        p.box((2.5, 0, 9.35), (0.9, 0.32, 0.14), iron, 0.03)
        p.box((2.5, 0, 9.26), (0.7, 0.24, 0.05), glow(color, 40))
        return p.mesh()
    put(shared(('lamp post', color), make), loc, rot)
