"""Trucks: a long-haul tractor, trailers, a tanker, a city truck and small cars in the distance."""

import math

from mathutils import Matrix

from blocks.container import brand_mark, container_part, lettering, sign
from blocks.core import Part, lamp, put, shared
from blocks.livery import emblem
from blocks.wheel import wheel
from materials import glass, glow, paint

CHROME = dict(rough=0.18, metal=0.9, dirt=0.15)


def tractor_part(color='carmine', lights=8.0, livery=None):
    """A European cab-over tractor, ours or a carrier's; front at x = 3.0, fifth wheel at x = -1.9."""
    body, dark, trim = paint(color, rough=0.22, dirt=0.12, coat=0.7), paint('ink', rough=0.5, dirt=0.2), paint('graphite', rough=0.4)
    chrome, white = paint('silver', **CHROME), paint('white', rough=0.4)
    p = Part('tractor')
    w = 1.22
    # Cab shell as a loft from floor to roof, so that its corners are round.
    def ring(z, x0, x1, half, r):
        pts = []
        for cx, cy, a0 in ((x1 - r, half - r, 0), (x0 + 0.08, half - 0.08, 90), (x0 + 0.08, -half + 0.08, 180), (x1 - r, -half + r, 270)):
            rr = r if cx == x1 - r else 0.08
            for k in range(6):
                a = math.radians(a0 + k * 18)
                pts.append((cx + rr * math.cos(a), cy + rr * math.sin(a), z))
        return pts
    p.loft([ring(0.95, 0.75, 3.0, w, 0.22), ring(1.9, 0.72, 3.02, w, 0.26), ring(2.05, 0.72, 3.0, w, 0.26), ring(2.9, 0.72, 2.78, w - 0.03, 0.28),
            ring(3.2, 0.74, 2.62, w - 0.06, 0.28), ring(3.55, 0.78, 2.2, w - 0.14, 0.3), ring(3.75, 0.9, 1.75, w - 0.28, 0.3)], body)
    # Windscreen, side windows.
    def pane(z0, z1, x0, x1, half):
        n = 9
        rows = []
        for z, x in ((z0, x0), (z1, x1)):
            rows.append([(x + 0.015 - 0.17 * (abs(t) ** 3.2), t * half, z) for t in [2 * k / (n - 1) - 1 for k in range(n)]])
        p.loft(rows, glass(), closed=False, caps=False)
    pane(2.02, 2.88, 3.01, 2.80, 1.10)
    for s in (-1, 1):
        p.add([(1.45, s * 1.228, 2.0), (2.62, s * 1.228, 2.0), (2.45, s * 1.20, 2.82), (1.5, s * 1.20, 2.85)], [(0, 1, 2, 3)], glass())
        p.beam((1.36, s * 1.225, 0.98), (1.36, s * 1.205, 2.95), 0.02, 0.03, dark)
        p.box((1.72, s * 1.235, 1.75), (0.24, 0.03, 0.06), dark, 0.01)
        # Mirrors, steps, tanks, fairings.
        p.box((2.92, s * 1.42, 2.42), (0.14, 0.22, 0.55), body, 0.06)
        p.beam((2.75, s * 1.2, 2.72), (2.92, s * 1.42, 2.66), 0.05, 0.05, dark)
        p.box((1.45, s * 1.16, 0.62), (0.7, 0.12, 0.6), dark, 0.04)
        p.box((1.95, s * 1.17, 0.72), (0.55, 0.1, 0.5), dark, 0.04)
        p.box((-0.35, s * 1.08, 0.72), (1.5, 0.3, 0.72), body, 0.12)
        p.box((0.68, s * 1.2, 2.2), (0.55, 0.05, 2.4), body, 0.02)
        p.box((2.72, s * 0.86, 0.80), (0.62, 0.5, 0.28), dark, 0.08)
        p.extrude([(2.96 - 0.06, 0.70), (3.06, 0.70), (3.06, 0.98), (2.9, 1.02)], s * 0.78 - 0.2, s * 0.78 + 0.2, glass())
        p.box((3.055, s * 0.78, 0.86), (0.03, 0.3, 0.16), glow('#fff1d8', lights), 0.03)
        p.box((3.05, s * 0.72, 0.55), (0.04, 0.18, 0.1), glow('#fff1d8', lights * 0.4), 0.02)
        p.box((2.25, s * 0.75, 3.58), (0.12, 0.2, 0.08), glow('#ffb066', lights * 0.5), 0.02)
    # Grille and bumper.
    p.box((3.0, 0, 0.62), (0.22, 2.42, 0.62), dark, 0.1)
    p.box((3.06, 0, 0.42), (0.16, 2.3, 0.16), body, 0.05)
    for k in range(5):
        p.box((3.025, 0, 1.12 + k * 0.15), (0.05, 1.7 - k * 0.05, 0.085), dark, 0.02)
        p.box((3.055, 0, 1.18 + k * 0.15), (0.02, 1.62 - k * 0.05, 0.02), chrome)
    p.merge(emblem(livery, 0.34, livery.on_main) if livery else brand_mark(0.34, white), Matrix.Translation((3.075, 0, 1.48)) @ Matrix.Rotation(math.pi / 2, 4, 'Z'))
    p.merge(lettering(livery.word if livery else 'CARMINE', 0.13, white), Matrix.Translation((2.86, -0.48, 3.0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(-0.35, 4, 'X'))
    p.extrude([(2.55, 3.02), (3.02, 2.94), (3.05, 2.98), (2.6, 3.1)], -1.05, 1.05, glass())
    p.box((0.62, 0, 3.5), (0.4, 1.9, 0.5), body, 0.12)
    # Chassis.
    for y in (-0.42, 0.42):
        p.box((-0.6, y, 0.85), (5.2, 0.1, 0.3), trim, 0.01)
    p.box((-1.9, 0, 1.1), (1.0, 0.9, 0.14), dark, 0.04)
    for s in (-1, 1):
        p.cyl((-2.4, s * 1.0, 1.02), (-1.4, s * 1.0, 1.02), 0.0001, dark, seg=6)
        arch = [(-1.9 + 0.62 * math.cos(math.radians(a)), 0.52 + 0.62 * math.sin(math.radians(a))) for a in range(20, 161, 14)]
        for a, b in zip(arch, arch[1:]):
            p.beam((a[0], s * 0.98, a[1]), (b[0], s * 0.98, b[1]), 0.55, 0.03, dark)
        p.box((-3.05, s * 0.9, 0.85), (0.05, 0.4, 0.14), glow('#ff1c0c', 3), 0.02)
        wheel(p, 2.05, s * 1.06, 0.52, 0.34)
        wheel(p, -1.9, s * 1.06, 0.52, 0.3, True)
    return p


def trailer_part(kind='box', color='carmine', open_rear=False, livery=None):
    """A 13.6 m trailer; kingpin at x = 0, rear at x = -12. Kinds: box, container, tank."""
    p = Part('trailer')
    skin, dark = paint(color, rough=0.3, dirt=0.16), paint('ink', rough=0.5, dirt=0.3)
    trim, white = paint('slate', rough=0.45, dirt=0.4), paint('white', rough=0.4, dirt=0.15)
    silver = paint('silver', rough=0.3, metal=0.5, dirt=0.3)
    x0, x1 = -12.1, 1.5
    for y in (-0.45, 0.45):
        p.box(((x0 + x1) / 2, y, 1.05), (x1 - x0 - 0.3, 0.13, 0.26), trim, 0.02)
    if kind == 'box':
        if open_rear:
            for z in (1.22, 4.0):
                p.box(((x0 + x1) / 2, 0, z), (x1 - x0, 2.5, 0.06), skin if z > 2 else trim)
            for s in (-1, 1):
                p.box(((x0 + x1) / 2, s * 1.23, 2.6), (x1 - x0, 0.06, 2.75), skin)
                p.box((x0 + 0.02, s * 1.24, 2.6), (0.12, 0.1, 2.85), silver, 0.01)
                p.box((x0 - 0.55, s * 1.36, 2.6), (1.2, 0.05, 2.7), skin, 0.01)
                for z in (1.7, 2.6, 3.5):
                    p.box((x0 + 0.02, s * 1.31, z), (0.2, 0.08, 0.1), silver, 0.01)
                p.cyl((x0 - 1.0, s * 1.40, 1.3), (x0 - 1.0, s * 1.40, 3.9), 0.02, silver, seg=8)
            p.box((x0 + 0.02, 0, 4.0), (0.12, 2.5, 0.14), silver, 0.01)
            p.box((x1 - 0.05, 0, 2.6), (0.06, 2.5, 2.75), skin)
        else:
            p.box(((x0 + x1) / 2, 0, 2.62), (x1 - x0, 2.5, 2.82), skin, 0.05)
            for z in (1.24, 4.0):
                for s in (-1, 1):
                    p.box(((x0 + x1) / 2, s * 1.25, z), (x1 - x0, 0.05, 0.10), silver, 0.01)
            for s in (-1, 1):
                p.box((x0 - 0.012, s * 0.6, 2.6), (0.03, 1.14, 2.6), skin, 0.02)
                for y in (0.3, 0.9):
                    p.cyl((x0 - 0.045, s * y, 1.3), (x0 - 0.045, s * y, 3.9), 0.018, silver, seg=8)
                p.box((x0, s * 1.2, 2.6), (0.1, 0.1, 2.8), silver, 0.01)
                p.box((x1, s * 1.21, 2.6), (0.1, 0.1, 2.8), silver, 0.01)
        for turn in (0, math.pi):
            mid = (x0 + x1) / 2
            p.merge(sign(6.6, white, livery), Matrix.Translation((mid, 0, 0)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((-4.0, -1.268, 2.35)))
    elif kind == 'container':
        box = container_part(branded=True)
        box.mats = [paint(color, rough=0.4, dirt=0.3) if m.name.startswith('paint') and 'by_object' in m.name else m for m in box.mats]
        p.merge(box, Matrix.Translation((-5.5, 0, 1.24)))
        for x in (-11, -8, -3, 0.3):
            p.box((x, 0, 1.16), (0.2, 2.44, 0.16), trim, 0.02)
    elif kind == 'tank':
        chrome = paint('silver', rough=0.16, metal=0.95, dirt=0.12)
        p.lathe([(x0 + 0.2, 0.001), (x0 + 0.25, 0.6), (x0 + 0.45, 1.0), (x0 + 0.75, 1.14), (x0 + 0.8, 1.16), (x1 - 0.8, 1.16), (x1 - 0.45, 1.0), (x1 - 0.25, 0.6), (x1 - 0.2, 0.001)], chrome, 'x', 48, (0, 0, 2.42))
        band = paint('carmine', rough=0.3, dirt=0.1)
        for x in (-10.8, -7.6, -4.4, -1.2):
            p.lathe([(x - 0.06, 1.165), (x - 0.06, 1.2), (x + 0.06, 1.2), (x + 0.06, 1.165)], silver, 'x', 48, (0, 0, 2.42))
            p.box((x, 0, 1.45), (0.3, 1.6, 0.6), trim, 0.03)
            p.cyl((x + 1.5, 0, 3.5), (x + 1.5, 0, 3.72), 0.3, silver)
        p.box((-5.3, 0, 3.64), (11.0, 0.5, 0.05), trim)
        for s in (-1, 1):
            p.box((-5.3, s * 0.42, 3.95), (10.5, 0.04, 0.04), silver)
            for k in range(9):
                p.box((-10.4 + k * 1.28, s * 0.42, 3.78), (0.03, 0.03, 0.36), silver)
            ring = []
            for k in range(9):
                a = math.radians(-36 + k * 9)
                ring.append((math.cos(a) * 1.168, math.sin(a) * 1.168 + 2.42))
            for a, b in zip(ring, ring[1:]):
                p.add([(-10.2, s * a[0], a[1]), (-1.4, s * a[0], a[1]), (-1.4, s * b[0], b[1]), (-10.2, s * b[0], b[1])], [(0, 1, 2, 3)], band)
        for turn in (0, math.pi):
            p.merge(sign(4.4, white), Matrix.Translation((-5.8, 0, 0)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((-2.6, -1.185, 2.2)))
    for s in (-1, 1):
        p.box((-4.4, s * 1.2, 0.78), (5.2, 0.05, 0.42), skin if kind == 'box' else trim, 0.02)
        p.box((-1.4, s * 1.0, 0.6), (0.16, 0.16, 1.1), trim, 0.02)
        for x in (-7.9, -9.25, -10.6):
            wheel(p, x, s * 1.06, 0.5, 0.38)
        p.box((x0 - 0.01, s * 0.95, 0.85), (0.06, 0.42, 0.14), glow('#ff1c0c', 4), 0.02)
        p.box((-11.3, s * 1.0, 0.72), (0.05, 0.55, 0.5), dark)
        for x in (-2.5, -5, -7.2, -11.4):
            p.box((x, s * 1.24, 1.1), (0.12, 0.03, 0.06), glow('#ff9a30', 2))
    p.box((x0 + 0.02, 0, 0.85), (0.1, 2.3, 0.2), dark, 0.02)
    p.box((x0 + 0.2, 0, 0.55), (0.1, 2.3, 0.12), trim, 0.02)
    return p


def truck(loc=(0, 0, 0), rot=0.0, cab='carmine', trailer='box', color='carmine', lights=8.0, beams=0.0, bend=0.0, open_rear=False, livery=None):
    """Tractor and trailer, heading to +x; a carrier's truck has its livery. `beams` gives its headlamps power."""
    if livery:
        cab, color = livery.main, livery.main
    m = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z')
    put(shared(('tractor', cab, lights), lambda: tractor_part(cab, lights, livery).mesh(40)), loc, rot)
    kingpin = (m @ Matrix.Translation((-1.9, 0, 0))).to_translation()
    put(shared(('trailer', trailer, color, open_rear), lambda: trailer_part(trailer, color, open_rear, livery).mesh(40)), kingpin, rot + bend)
    if beams:
        for s in (-1, 1):
            a = m @ Matrix.Translation((3.2, s * 0.78, 0.86))
            b = m @ Matrix.Translation((22, s * 1.6, -0.6))
            lamp('SPOT', a.to_translation(), beams, (1.0, 0.86, 0.66), 0.08, b.to_translation(), 50, 0.7)


def van(loc=(0, 0, 0), rot=0.0, color='carmine', lights=2.0, open_rear=False):
    """A city truck with a box body, heading to +x."""
    def make():
        p = Part('city truck')
        skin, dark, white = paint(color, rough=0.24, dirt=0.1, coat=0.5), paint('ink', rough=0.5), paint('white', rough=0.4, dirt=0.12)
        silver = paint('silver', rough=0.3, metal=0.6, dirt=0.2)
        side = [(1.2, 0.55), (3.35, 0.55), (3.45, 0.95), (3.38, 1.45), (2.95, 2.35), (2.7, 2.5), (1.2, 2.55)]
        p.extrude(side, -1.05, 1.05, skin)
        p.extrude([(3.385, 1.5), (3.41, 1.5), (2.99, 2.36), (2.96, 2.36)], -0.95, 0.95, glass())
        for s in (-1, 1):
            p.add([(1.75, s * 1.056, 1.5), (3.05, s * 1.056, 1.5), (2.72, s * 1.056, 2.3), (1.75, s * 1.056, 2.35)], [(0, 1, 2, 3)], glass())
            p.box((3.05, s * 1.2, 1.75), (0.12, 0.2, 0.4), dark, 0.04)
            p.box((3.43, s * 0.78, 0.98), (0.06, 0.36, 0.2), glow('#fff1d8', lights), 0.03)
            p.box((-3.95, s * 0.95, 0.75), (0.05, 0.22, 0.3), glow('#ff1c0c', 2.5), 0.02)
            wheel(p, 2.45, s * 0.92, 0.42, 0.26)
            wheel(p, -2.2, s * 0.92, 0.42, 0.22, True)
            p.box((0.1, s * 1.0, 0.62), (3.2, 0.06, 0.35), dark, 0.02)
        p.box((3.42, 0, 0.62), (0.18, 2.1, 0.32), dark, 0.06)
        p.box((3.44, 0, 1.12), (0.04, 1.2, 0.16), dark, 0.02)
        p.extrude([(1.2, 2.5), (2.5, 2.52), (1.3, 3.15), (1.15, 3.15)], -0.95, 0.95, skin)
        if open_rear:
            for s in (-1, 1):
                p.box((-1.4, s * 1.13, 2.1), (5.0, 0.05, 2.4), white)
            p.box((-1.4, 0, 3.3), (5.0, 2.3, 0.05), white)
            p.box((-1.4, 0, 0.9), (5.0, 2.3, 0.1), dark)
            p.box((1.08, 0, 2.1), (0.05, 2.3, 2.4), white)
            p.box((-4.6, 0, 0.85), (1.3, 2.2, 0.06), silver, 0.01)
        else:
            p.box((-1.4, 0, 2.1), (5.1, 2.32, 2.45), white, 0.05)
            for s in (-1, 1):
                p.cyl((-3.97, s * 0.4, 0.95), (-3.97, s * 0.4, 3.25), 0.018, silver, seg=8)
        for z in (0.9, 3.3):
            p.box((-1.4, 0, z), (5.16, 2.38, 0.08), silver, 0.01)
        red = paint('carmine', rough=0.35, dirt=0.1)
        for turn in (0, math.pi):
            p.merge(sign(3.4, red), Matrix.Translation((-1.4, 0, 0)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((-2.0, -1.18, 1.9)))
        p.box((-1.5, 0, 0.7), (5.0, 0.9, 0.22), dark)
        return p.mesh(40)
    put(shared(('city truck', color, lights, open_rear), make), loc, rot)


def car(loc, rot=0.0, color='slate', lights=2.0):
    def make():
        p = Part('car')
        skin, dark = paint(color, rough=0.2, dirt=0.1, coat=0.6), paint('ink', rough=0.5)
        p.extrude([(-2.2, 0.35), (2.2, 0.35), (2.25, 0.7), (1.2, 0.95), (-1.9, 1.0), (-2.25, 0.8)], -0.88, 0.88, skin)
        p.extrude([(1.05, 0.95), (0.35, 1.42), (-1.2, 1.45), (-1.85, 1.0)], -0.76, 0.76, glass())
        p.extrude([(0.3, 1.40), (0.28, 1.45), (-1.15, 1.48), (-1.2, 1.43)], -0.74, 0.74, skin)
        for s in (-1, 1):
            for x in (-1.35, 1.4):
                wheel(p, x, s * 0.78, 0.33, 0.22)
            p.box((2.2, s * 0.65, 0.7), (0.06, 0.34, 0.12), glow('#fff1d8', lights), 0.02)
            p.box((-2.22, s * 0.65, 0.78), (0.06, 0.34, 0.12), glow('#ff1c0c', lights), 0.02)
        return p.mesh(40)
    put(shared(('car', color, lights), make), loc, rot)
