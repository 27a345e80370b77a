"""Wheels: a tyre with rounded shoulders, a steel rim with hand holes, hub and bolts."""

import math

from mathutils import Matrix

from blocks.core import Part
from materials import paint


def wheel(p, x, y, r=0.52, w=0.32, twin=False, bolts=10):
    """A wheel that stands at z = 0 and whose outer face looks away from y = 0; a twin has a second tyre and a deep rim."""
    s = 1 if y > 0 else -1
    rubber, groove = paint('rubber', rough=0.85, dirt=0.4), paint('ink', rough=0.9, dirt=0.1)
    steel, hub, hole = paint('rim', rough=0.4, metal=0.25, dirt=0.4), paint('slate', rough=0.35, metal=0.5, dirt=0.3), paint('ink', rough=0.8)
    for k in range(2 if twin else 1):
        mid = y - s * k * (w + 0.05)
        half = [(0.0, 0.60), (0.005, 0.66), (0.02, 0.86), (0.05, 0.965), (0.11, 1.0)]
        outline = [(mid - w / 2 + a * w, b * r) for a, b in half] + [(mid + w / 2 - a * w, b * r) for a, b in half[::-1]]
        p.lathe(outline, rubber, 'y', 40, (x, 0, r), caps=False)
        for t in (-0.22, 0.0, 0.22):
            p.lathe([(mid + t * w - 0.012, r * 1.001), (mid + t * w + 0.012, r * 1.001)], groove, 'y', 40, (x, 0, r), caps=False)
    out, deep = y + s * w / 2, 0.13 if twin else 0.05

    def at(inward, share):
        return out - s * inward * r / 0.52, r * share
    p.lathe([at(-0.004, 0.66), at(-0.012, 0.63), at(0.0, 0.60), at(0.03, 0.56), at(deep, 0.52), at(deep + 0.01, 0.46),
             at(deep - 0.02, 0.34), at(deep - 0.03, 0.24), at(deep - 0.03, 0.001)], steel, 'y', 40, (x, 0, r), caps=False)
    bulge = 0.09 if twin else 0.05
    p.lathe([at(deep - 0.02, 0.22), at(deep - bulge, 0.20), at(deep - bulge - 0.012, 0.16), at(deep - bulge - 0.012, 0.001)], hub, 'y', 24, (x, 0, r))

    def ring(count, share, inward, size, high, mat, seg, turn=0.0):
        for k in range(count):
            a = turn + k * math.tau / count
            px, pz = x + r * share * math.cos(a), r + r * share * math.sin(a)
            p.cyl((px, at(inward, 0)[0], pz), (px, at(inward - high, 0)[0], pz), size * r, mat, seg=seg)
    ring(bolts, 0.285, deep - 0.02, 0.042, 0.04, hub, 6)
    ring(bolts, 0.42, deep + 0.03, 0.066, 0.05, hole, 12, math.pi / bolts)


def wheel_at(p, x, y, z, r, w=0.4, outward=1, **options):
    """A wheel anywhere: its middle at y, its ground at z, its outer face towards +y or -y."""
    q = Part('wheel')
    wheel(q, 0, 0.001 * outward, r, w, **options)
    p.merge(q, Matrix.Translation((x, y, z)))
