"""A warehouse: hall, racks, lamps, forklift, dock."""

import math

from mathutils import Matrix

from blocks.core import Part, dice, lamp, put, shared
from blocks.goods import carton_pallet
from blocks.people import person
from blocks.wheel import wheel
from materials import floor, glow, paint

KINDS = ['carton', 'carton', 'carton', 'sack', 'drum', 'crate']


def rack_part(bays=8, levels=5, deep=1.1, width=2.8, step=1.9):
    """Pallet racking along x from 0, its face at y = 0, towards +y; beams every `step`."""
    p = Part('rack')
    post, beam, foot = paint('#2f3b46', rough=0.4, dirt=0.25), paint('orange', rough=0.4, dirt=0.25), paint('ochre', rough=0.45, dirt=0.4)
    high = levels * step + 0.4
    for b in range(bays + 1):
        x = b * width
        for y in (0.05, deep - 0.05):
            p.box((x, y, high / 2), (0.1, 0.1, high), post, 0.008)
        for k in range(int(high / 0.9)):
            p.beam((x, 0.05, k * 0.9 + 0.1), (x, deep - 0.05, k * 0.9 + 0.9), 0.03, 0.03, post)
        p.box((x, -0.06, 0.22), (0.2, 0.1, 0.44), foot, 0.02)
    for level in range(1, levels):
        z = level * step
        for y in (0.05, deep - 0.05):
            p.box((bays * width / 2, y, z - 0.06), (bays * width, 0.05, 0.12), beam, 0.005)
        for b in range(bays):
            p.box((b * width + width / 2, -0.005 + 0.02, z - 0.06), (0.3, 0.008, 0.07), paint('white', rough=0.6, dirt=0.05))
    return p


def rack(loc, rot=0.0, bays=8, levels=5, seed=0, step=1.9, empty=0.06, wrapped=0.55):
    """Racking with its pallets."""
    rng = dice(seed)
    put(shared(('rack', bays, levels, step), lambda: rack_part(bays, levels, step=step).mesh()), loc, rot)
    m = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z')
    for b in range(bays):
        for level in range(levels):
            for s in (0.25, 0.5 + 0.25):
                if rng.random() < empty:
                    continue
                at = m @ Matrix.Translation((b * 2.8 + 2.8 * s + rng.uniform(-0.03, 0.03), 0.55 + rng.uniform(-0.03, 0.03), level * step + 0.005))
                kind = rng.choice(KINDS)
                h = rng.choice([1.2, 1.4, 1.55]) if step > 1.7 else 1.1
                if kind == 'drum':
                    h = 1.0
                carton_pallet(at.to_translation(), rot + math.pi / 2 * 0 + math.pi * rng.randrange(2), h, rng.randrange(3), kind == 'carton' and rng.random() < wrapped, kind)


def hall(length=80, width=40, high=12, lamps=True, floor_color='concrete', power=1.0, rows=3, tint=(1.0, 0.90, 0.76)):
    """Floor, walls, roof with trusses, and lamps in `rows` along x; the hall is centred on y = 0, x from 0."""
    p = Part('hall')
    wall, steel, white = paint('#c9c3bb', rough=0.6, dirt=0.25, scale=0.3), paint('silver', rough=0.45, dirt=0.2), paint('white', rough=0.6, dirt=0.1)
    p.box((length / 2, 0, -0.1), (length, width, 0.2), floor(color=floor_color))
    for s in (-1, 1):
        p.box((length / 2, s * width / 2, high / 2), (length, 0.2, high), wall)
    for x in (0, length):
        p.box((x, 0, high / 2), (0.2, width, high), wall)
    p.box((length / 2, 0, high + 0.1), (length, width, 0.2), paint('#a7a29b', rough=0.7))
    k = 4.0
    while k < length:
        p.box((k, 0, high - 0.9), (0.2, width, 0.14), steel)
        p.box((k, 0, high - 0.1), (0.2, width, 0.16), steel)
        n = int(width / 2)
        for i in range(n):
            y = -width / 2 + i * 2
            p.beam((k, y, high - 0.9), (k, y + 1, high - 0.1), 0.06, 0.06, steel)
            p.beam((k, y + 1, high - 0.1), (k, y + 2, high - 0.9), 0.06, 0.06, steel)
        k += 8
    for r in range(rows):
        y = (r - (rows - 1) / 2) * width / rows
        x = 3.0
        while x < length:
            p.box((x, y, high - 1.15), (2.4, 0.3, 0.1), white, 0.02)
            p.box((x, y, high - 1.21), (2.3, 0.24, 0.03), glow('#fff0d8', 16 * power))
            x += 8.0
        if lamps:
            lamp('AREA', (length / 2, y, high - 1.3), 75 * length * power, tint, length - 4, size_y=0.8)
    p.put(smooth=30)


def stripes(x0, x1, ys, color='ochre'):
    p = Part('stripes')
    line = paint(color, rough=0.5, dirt=0.5)
    for y in ys:
        p.box(((x0 + x1) / 2, y, 0.003), (x1 - x0, 0.1, 0.006), line)
    p.put(smooth=0)


def forklift(loc, rot=0.0, lift=0.12, load=None, color='carmine', driver=True):
    """A counterbalance truck and its driver, forks to +x, tips at x = 2.3; `lift` is the height of the forks."""
    def make():
        p = Part('forklift')
        red, dark, iron, gray = paint(color, rough=0.3, dirt=0.2, coat=0.3), paint('ink', rough=0.5, dirt=0.2), paint('graphite', rough=0.4, metal=0.4, dirt=0.3), paint('slate', rough=0.5)
        p.extrude([(-1.35, 0.25), (0.75, 0.25), (0.8, 0.6), (0.15, 0.62), (-0.1, 0.95), (-0.95, 1.08), (-1.35, 0.98), (-1.5, 0.6)], -0.55, 0.55, red)
        p.box((-1.25, 0, 0.62), (0.55, 1.12, 0.8), red, 0.14)
        p.box((-1.5, 0, 0.35), (0.2, 1.0, 0.3), dark, 0.05)
        for s in (-1, 1):
            for x, r in ((0.45, 0.34), (-0.95, 0.28)):
                wheel(p, x, s * 0.53, r, 0.22, bolts=6)
            p.beam((0.35, s * 0.48, 0.6), (0.06, s * 0.46, 2.28), 0.07, 0.07, dark)
            p.beam((-1.15, s * 0.46, 1.0), (-0.90, s * 0.46, 2.28), 0.07, 0.07, dark)
            p.beam((0.1, s * 0.46, 2.28), (-0.95, s * 0.46, 2.28), 0.07, 0.07, dark)
            p.box((0.15, s * 0.4, 2.18), (0.1, 0.16, 0.12), glow('#fff1d8', 14), 0.02)
            # Mast and forks.
            p.box((0.88, s * 0.3, 1.25), (0.1, 0.08, 2.2), iron, 0.01)
            p.box((0.94, s * 0.24, 1.25), (0.07, 0.05, 2.1), gray, 0.01)
            p.cyl((0.84, s * 0.18, 0.3), (0.84, s * 0.18, 2.0), 0.035, paint('silver', rough=0.2, metal=0.9), seg=12)
        for k in range(6):
            p.box((-0.05 - k * 0.17, 0, 2.30), (0.05, 0.94, 0.04), dark)
        p.box((0.88, 0, 2.33), (0.1, 0.7, 0.07), iron)
        p.box((-0.42, 0, 1.12), (0.5, 0.5, 0.12), dark, 0.05)
        p.box((-0.68, 0, 1.4), (0.12, 0.48, 0.55), dark, 0.05, (0, -0.15, 0))
        p.lathe([(0.0, 0.17), (0.025, 0.185), (0.05, 0.17), (0.025, 0.155), (0.0, 0.17)], dark, 'x', 24, (0.03, 0, 1.47))
        p.beam((0.3, 0, 0.8), (0.06, 0, 1.47), 0.06, 0.06, dark)
        p.beam((0.055, -0.16, 1.47), (0.055, 0.16, 1.47), 0.03, 0.03, dark)
        p.box((0.3, 0, 0.85), (0.3, 0.8, 0.5), red, 0.05)
        p.box((-0.9, 0.3, 2.40), (0.12, 0.12, 0.16), glow('#ff9a2a', 18), 0.03)
        return p.mesh()
    put(shared(('forklift', color), make), loc, rot)

    def forks():
        p = Part('forks')
        iron = paint('graphite', rough=0.35, metal=0.5, dirt=0.3)
        for s in (-1, 1):
            p.box((1.1, s * 0.24, 0.3), (0.05, 0.12, 0.6), iron)
            p.box((1.65, s * 0.24, 0.02), (1.15, 0.12, 0.04), iron)
        for z in (0.15, 0.5):
            p.box((1.04, 0, z), (0.05, 0.95, 0.1), iron)
        for k in range(6):
            p.box((1.04, -0.42 + k * 0.168, 0.75), (0.03, 0.03, 0.55), iron)
        p.box((1.04, 0, 1.04), (0.04, 0.92, 0.05), iron)
        return p.mesh()
    m = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z')
    put(shared('forks', forks), (m @ Matrix.Translation((0, 0, lift))).to_translation(), rot)
    if driver:
        person((m @ Matrix.Translation((-0.45, 0, 0.66))).to_translation(), rot - math.pi / 2, 'drive')
    if load is not None:
        at = (m @ Matrix.Translation((1.68, 0, lift - 0.04))).to_translation()
        carton_pallet(at, rot + math.pi / 2, 1.35, load)
