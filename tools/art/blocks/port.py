"""Cranes, quay, yard vehicles, masts and water."""

import math

from mathutils import Matrix

from blocks.container import W
from blocks.core import Part, lamp, put, shared
from blocks.wheel import wheel, wheel_at
from materials import asphalt, glass, glow, paint, water


def sea(color='#0b1a1d', chop=0.5, scale=1.0, foam=0.0, z=0.0, size=12000):
    Part('sea').quad((-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z), water(color, chop, scale, foam)).put()


def quay(x0, x1, depth=120, top=3.2, wet=0.3):
    """Land behind y = 0, water in front (+y); the edge has a cope, fenders, bollards and crane rails."""
    p = Part('quay')
    ground, stone = asphalt(wet=wet, puddle=0.42), paint('concrete', rough=0.8, dirt=0.6, grain=0.3)
    p.box(((x0 + x1) / 2, -depth / 2, top - 2), (x1 - x0, depth, 4), ground)
    p.box(((x0 + x1) / 2, -0.6, top - 2.4), (x1 - x0, 1.5, 5.3), stone, 0.08)
    rail = paint('steel', rough=0.35, metal=0.8)
    for y in (-3.2, -33.2):
        p.box(((x0 + x1) / 2, y, top + 0.01), (x1 - x0, 0.12, 0.06), rail)
    line = paint('ochre', rough=0.7, dirt=0.6)
    for y in (-5, -8.5, -12, -15.5):
        p.box(((x0 + x1) / 2, y, top + 0.003), (x1 - x0, 0.14, 0.008), line)
    rubber, iron = paint('rubber', rough=0.8), paint('ochre', rough=0.5, dirt=0.6)
    x = x0 + 6
    while x < x1:
        p.box((x, 0.35, top - 1.7), (1.4, 0.6, 2.6), rubber, 0.1)
        if int(x / 12) % 2:
            p.cyl((x + 6, -0.7, top), (x + 6, -0.7, top + 0.55), 0.22, iron)
            p.cyl((x + 6, -0.7, top + 0.55), (x + 6, -0.7, top + 0.75), 0.36, iron)
        x += 12
    return p.put()


def truss(part, a, b, w, h, mat, cells):
    """Two chords with diagonals, in a vertical plane pair."""
    (ax, ay, az), (bx, by, bz) = a, b
    for s in (-1, 1):
        part.beam((ax + s * w / 2, ay, az), (bx + s * w / 2, by, bz), 0.5, 0.9, mat)
        part.beam((ax + s * w / 2, ay, az + h), (bx + s * w / 2, by, bz + h), 0.35, 0.4, mat)
        for k in range(cells):
            t, u = k / cells, (k + 1) / cells
            p = (ax + s * w / 2, ay + (by - ay) * t, az + (bz - az) * t)
            q = (ax + s * w / 2, ay + (by - ay) * u, az + (bz - az) * u)
            part.beam(p, (q[0], q[1], q[2] + h), 0.18, 0.22, mat)
            part.beam((q[0], q[1], q[2]), (q[0], q[1], q[2] + h), 0.18, 0.22, mat)


def crane_part(boom=0.0, reach=52, main='white', trolley_at=18.0, drop=None):
    """Ship-to-shore crane: rails along x at y = -3 and -33, boom towards +y; `boom` is its angle in degrees."""
    body, red = paint(main, rough=0.45, dirt=0.35), paint('carmine', rough=0.45, dirt=0.3)
    dark, gray, steel = paint('ink', rough=0.6), paint('slate', rough=0.5, dirt=0.3), paint('steel', rough=0.35, metal=0.7, dirt=0.4)
    p = Part('crane')
    wide, high = 18.0, 38.0
    for y in (0.0, -30.0):
        for s in (-1, 1):
            p.box((s * wide / 2, y, 2.0), (8.5, 1.0, 1.2), red, 0.1)
            for k in range(4):
                x = s * wide / 2 - 3 + k * 2
                p.cyl((x, y - 0.12, 0.5), (x, y + 0.12, 0.5), 0.5, steel, seg=28)
                for t in (-1, 1):
                    p.cyl((x, y + t * 0.10, 0.5), (x, y + t * 0.24, 0.5), 0.16, dark, seg=14)
                    p.box((x, y + t * 0.3, 0.75), (0.4, 0.12, 0.9), red, 0.05)
            p.beam((s * wide / 2, y, 2.4), (s * wide / 2 * 0.86, y * 0.98, high + 2), 1.5, 1.7, body, up=(0, 1, 0))
        p.box((0, y, 3.4), (wide, 1.4, 1.6), body, 0.06)
        p.box((0, y * 0.985, high - 1), (wide * 0.88, 1.5, 1.8), body, 0.06)
    for s in (-1, 1):
        x = s * wide / 2
        p.box((x * 0.96, -15, 13.0), (1.4, 29, 1.9), body, 0.06)
        p.beam((x * 0.955, -29, 13.6), (x * 0.875, -1, high - 2), 0.9, 0.9, body)
        p.box((x * 0.87, -15, high), (1.4, 30.5, 1.8), body, 0.06)
    apex = (0, -1.5, high + 27)
    for s in (-1, 1):
        p.beam((s * 7.0, 0, high + 1), (s * 1.4, -1.5, high + 27), 1.0, 1.2, body, up=(0, 1, 0))
        p.beam((s * 6.6, -29, high + 1), (s * 1.4, -2.0, high + 26), 0.55, 0.6, body, up=(0, 1, 0))
    p.box(apex, (4.4, 1.6, 1.6), red, 0.08)
    truss(p, (0, -46, high - 0.5), (0, 2, high - 0.5), 6.6, 2.6, body, 12)
    p.box((0, -26, high + 4.8), (7.2, 13, 5.2), red, 0.12)
    p.box((0, -26, high + 7.6), (7.6, 13.4, 0.4), body, 0.05)
    q = Part('boom')
    truss(q, (0, 0, 0), (0, reach, 0), 6.6, 2.6, body, 14)
    for k in range(1, 8):
        q.box((0, reach * k / 7.05, 2.4), (6.6, 0.4, 0.4), body)
    q.box((0, reach, 1.0), (7.0, 0.6, 3.2), red, 0.05)
    turn = Matrix.Translation((0, 2, high - 0.5)) @ Matrix.Rotation(math.radians(boom), 4, 'X')
    p.merge(q, turn)
    for share in (0.45, 0.95):
        for s in (-1, 1):
            end = turn @ Matrix.Translation((s * 3.3, reach * share, 2.8))
            p.beam((s * 1.5, -1.5, high + 27), end.to_translation(), 0.22, 0.3, body)
    for s in (-1, 1):
        p.beam((s * 1.5, -2, high + 27), (s * 3.3, -45, high + 2.2), 0.22, 0.3, body)
    # Ladders, walkways, lamps.
    for k in range(12):
        z = 3 + k * 3
        p.box((wide / 2 * 0.93 + 1.4, -30, z), (1.4, 1.0, 0.12), gray)
        p.beam((wide / 2 * 0.93 + 0.8, -30.4, z), (wide / 2 * 0.93 + 2.0, -30.4, z + 3), 0.08, 0.3, gray)
    for y in (-40, -20, 0):
        for s in (-1, 1):
            p.box((s * 3.6, y, high - 1.0), (0.8, 0.5, 0.3), glow('#ffd9a0', 9))
    if not boom:
        t = trolley_at
        p.box((0, t, high - 1.6), (6.0, 5.0, 1.0), red, 0.1)
        p.box((2.6, t + 3.4, high - 3.2), (2.0, 2.2, 2.2), gray, 0.1)
        p.box((2.6, t + 4.4, high - 3.2), (1.8, 0.3, 1.6), glass(), 0.05)
        if drop is not None:
            spreader(p, (0, t, drop), high - 2)
    return p


def spreader(p, at, top):
    """The yellow frame that holds a container at its corners; `at` is where its underside is."""
    x, y, z = at
    iron, dark = paint('ochre', rough=0.4, dirt=0.4), paint('ink', rough=0.6)
    p.box((x, y, z + 0.35), (6.0, 1.3, 0.5), iron, 0.05)
    for s in (-1, 1):
        p.box((x + s * 4.6, y, z + 0.3), (3.2, 0.5, 0.34), iron, 0.04)
        p.box((x + s * 6.0, y, z + 0.22), (0.28, 2.5, 0.4), iron, 0.04)
        for t in (-1, 1):
            p.box((x + s * 6.0, y + t * 1.14, z + 0.02), (0.2, 0.2, 0.4), dark, 0.02)
            p.box((x + s * 6.0, y + t * 1.28, z - 0.1), (0.34, 0.06, 0.5), iron, 0.02)
    p.box((x, y, z + 1.0), (3.4, 1.5, 0.7), paint('carmine', rough=0.4, dirt=0.3), 0.08)
    for s in (-1, 1):
        for t in (-1, 1):
            p.cyl((x + s * 1.5, y + t * 0.6, z + 1.3), (x + s * 2.2, y + t * 1.6, top), 0.035, dark, seg=6)


def crane(loc, rot=0.0, **options):
    key = ('crane', *sorted(options.items()))
    return put(shared(key, lambda: crane_part(**options).mesh()), loc, rot)


def rtg(loc, rot=0.0, rows=7, lane=5.0):
    """A yard gantry on tyres that spans `rows` of containers and one lane; legs at both ends of y."""
    def make():
        p = Part('rtg')
        body, red = paint('white', rough=0.45, dirt=0.3), paint('carmine', rough=0.4, dirt=0.3)
        span, high = rows * (W + 0.32) + lane, 21.0
        for y in (0, span):
            for s in (-1, 1):
                p.beam((s * 4.2, y, 1.9), (s * 3.4, y, high), 0.8, 0.8, body, up=(0, 1, 0))
                for k in (-1, 1):
                    wheel_at(p, s * 4.2 + k * 0.95, y, 0, 0.75, 0.6, 1 if y else -1)
            p.box((0, y, 2.2), (10.5, 0.9, 1.0), red, 0.08)
            p.box((0, y, high - 1.2), (8, 0.8, 0.9), body, 0.05)
        for s in (-1, 1):
            p.box((s * 3.4, span / 2, high), (0.9, span + 2, 1.5), body, 0.05)
        p.box((0, span * 0.62, high + 0.9), (7.6, 3.2, 1.0), red, 0.1)
        p.box((0, -0.9, 4.0), (4.5, 1.6, 2.2), red, 0.08)
        spreader(p, (0, span * 0.62, high - 6), high)
        return p.mesh()
    return put(shared(('rtg', rows, lane), make), loc, rot)


def terminal_truck(loc, rot=0.0, load=None):
    """A yard tractor with a skeletal trailer, heading to +x; the trailer's load goes at z = 1.5, x from -12.5."""
    def make():
        p = Part('terminal truck')
        white, red = paint('white', rough=0.35, dirt=0.35), paint('carmine', rough=0.4, dirt=0.3)
        dark, iron = paint('ink', rough=0.5), paint('slate', rough=0.5, dirt=0.5)
        p.box((2.0, 0, 0.85), (5.0, 1.0, 0.45), iron, 0.05)
        p.extrude([(2.4, 0.9), (4.2, 0.9), (4.35, 1.6), (4.0, 2.9), (2.5, 2.95), (2.35, 2.2)], -1.15, 0.35, white)
        p.extrude([(3.98, 1.75), (4.33, 1.75), (4.05, 2.75), (3.75, 2.75)], -1.05, 0.25, glass())
        p.extrude([(2.7, 1.75), (3.85, 1.75), (3.65, 2.7), (2.8, 2.7)], -1.17, 0.37, glass())
        p.box((3.6, 0.75, 1.25), (1.5, 0.7, 0.7), white, 0.06)
        p.box((4.4, 0, 0.75), (0.25, 2.3, 0.5), red, 0.05)
        for y in (-0.85, 0.85):
            p.box((4.55, y, 0.8), (0.06, 0.3, 0.16), glow('#fff0d0', 6), 0.02)
        p.box((3.2, -0.4, 3.05), (0.2, 0.3, 0.2), glow('#ff9a2a', 20), 0.04)
        for x, twin in ((3.3, False), (0.7, True), (-10.2, True), (-11.5, True)):
            for s in (-1, 1):
                wheel(p, x, s, 0.52, 0.28, twin)
        for y in (-0.45, 0.45):
            p.box((-6.0, y, 1.25), (13.0, 0.18, 0.42), red, 0.02)
        for x in (-12.2, -9, -6, -3, 0.0):
            p.box((x, 0, 1.36), (0.26, 2.44, 0.24), red, 0.02)
        for y in (-0.9, 0.9):
            p.box((-12.5, y, 0.95), (0.06, 0.4, 0.14), glow('#ff2010', 4), 0.02)
        return p.mesh()
    ob = put(shared('terminal truck', make), loc, rot)
    if load:
        from blocks.container import container
        m = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z') @ Matrix.Translation((-6.1, 0, 1.49))
        container(m.to_translation(), rot, load, branded=True)
    return ob


def mast(loc, height=26, power=0, color='#ffcf94'):
    """A yard light: four heads on a tall pole; with `power` it lights the ground."""
    def make():
        p = Part('mast')
        iron = paint('silver', rough=0.4, metal=0.5, dirt=0.4)
        p.cyl((0, 0, 0), (0, 0, height), 0.32, iron, 0.14)
        p.box((0, 0, height), (3.2, 3.2, 0.18), iron, 0.03)
        for x, y in ((-1.4, 0), (1.4, 0), (0, 1.4), (0, -1.4), (1, 1), (-1, -1), (1, -1), (-1, 1)):
            p.box((x, y, height - 0.22), (0.55, 0.55, 0.26), glow(color, 30), 0.03)
        return p.mesh()
    put(shared(('mast', height, color), make), loc)
    if power:
        lamp('POINT', (loc[0], loc[1], loc[2] + height - 1.2), power, (1.0, 0.72, 0.42), 0.8)
