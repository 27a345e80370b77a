"""Tracks, wagons, a locomotive, a viaduct."""

import math

from mathutils import Matrix

from blocks.container import L20, L40, container, lettering, pick_color
from blocks.core import Part, put, shared
from blocks.livery import VARNHOLT, emblem
from materials import glass, glow, ground, paint


def track(x0, x1, y=0.0, z=0.0, bed='rock', sleepers=True):
    """Straight track along x; the top of the rail is at z + 0.5."""
    p = Part('track')
    stone, steel, wood = ground(a=bed, b='slate' if bed == 'rock' else '#d5d9de', scale=60, strength=1.0), paint('steel', rough=0.25, metal=0.9, dirt=0.3), paint('#5a5048' if bed == 'rock' else '#a9a6a4', rough=0.8, dirt=0.4, grain=0.3)
    m = (x0 + x1) / 2
    p.extrude([(y - 2.4, z - 0.05), (y + 2.4, z - 0.05), (y + 1.7, z + 0.26), (y - 1.7, z + 0.26)], x0, x1, stone, 'yz')
    rust = paint('rust' if bed == 'rock' else '#4a3a33', rough=0.7, dirt=0.3)
    for s in (-1, 1):
        p.box((m, y + s * 0.75, z + 0.485), (x1 - x0, 0.07, 0.035), steel)
        p.box((m, y + s * 0.75, z + 0.41), (x1 - x0, 0.03, 0.12), rust)
        p.box((m, y + s * 0.75, z + 0.34), (x1 - x0, 0.13, 0.03), rust)
    if sleepers:
        x = x0
        while x < x1:
            p.box((x, y, z + 0.27), (0.25, 2.5, 0.12), wood, 0.01)
            x += 0.62
    return p.put(smooth=0)


def bogie(p, x, span=1.8):
    iron, dark = paint('slate', rough=0.6, dirt=0.5), paint('steel', rough=0.4, metal=0.7, dirt=0.4)
    for s in (-1, 1):
        for dx in (-span / 2, span / 2):
            p.cyl((x + dx, s * 0.68, 0.46), (x + dx, s * 0.82, 0.46), 0.46, dark, seg=28)
            p.box((x + dx, s * 0.98, 0.46), (0.3, 0.16, 0.3), iron, 0.03)
        p.extrude([(x - span / 2 - 0.3, 0.52), (x + span / 2 + 0.3, 0.52), (x + span / 2, 0.72), (x + 0.4, 0.62), (x - 0.4, 0.62), (x - span / 2, 0.72)], s * 0.94 - 0.05, s * 0.94 + 0.05, iron)
        for dx in (-0.2, 0.2):
            p.cyl((x + dx, s * 0.98, 0.5), (x + dx, s * 0.98, 0.8), 0.09, dark, seg=12)
    p.box((x, 0, 0.72), (0.5, 2.0, 0.2), iron)


def wagon(loc, rot=0.0, loads=('carmine',), rng=None):
    """A flat wagon for one 40-foot or two 20-foot containers, 13.8 m over buffers; z is the top of the rail."""
    def make():
        p = Part('wagon')
        iron, dark = paint('#5b2a22', rough=0.6, dirt=0.5), paint('ink', rough=0.6)
        for s in (-1, 1):
            p.box((0, s * 1.05, 1.06), (12.8, 0.14, 0.4), iron, 0.02)
            for x in (-6.7, 6.7):
                p.cyl((x, s * 0.88, 1.0), (x + math.copysign(0.25, x), s * 0.88, 1.0), 0.22, dark)
        for k in range(9):
            p.box((-6.2 + k * 1.55, 0, 1.1), (0.2, 2.1, 0.2), iron)
        for x in (-6.4, 6.4):
            p.box((x, 0, 1.05), (0.25, 2.5, 0.4), iron, 0.02)
        p.box((0, 0, 0.95), (12.6, 0.4, 0.3), iron)
        bogie(p, -4.7)
        bogie(p, 4.7)
        p.box((1.2, 1.1, 0.7), (1.4, 0.1, 0.3), dark)
        return p.mesh()
    put(shared('wagon', make), loc, rot)
    m = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z')
    if len(loads) == 1 and loads[0]:
        container((m @ Matrix.Translation((0, 0, 1.22))).to_translation(), rot, loads[0], L40, branded=loads[0].startswith('carmine'))
    elif len(loads) == 2:
        for s, c in zip((-1, 1), loads):
            if c:
                container((m @ Matrix.Translation((s * 3.09, 0, 1.22))).to_translation(), rot, c, L20, branded=c.startswith('carmine'))


def loco(loc, rot=0.0, lights=20.0, livery=VARNHOLT):
    """An electric locomotive of 19 m in its carrier's colours, cab to +x; z is the top of the rail."""
    def make():
        p = Part('loco')
        skin, dark, gray, white = paint(livery.main, rough=0.28, dirt=0.15, coat=0.4), paint('ink', rough=0.5), paint('slate', rough=0.5, dirt=0.3), paint('white', rough=0.4)
        side = [(-9.2, 1.0), (9.2, 1.0), (9.45, 1.5), (9.4, 2.1), (8.75, 3.55), (8.3, 3.8), (-8.3, 3.8), (-8.75, 3.55), (-9.4, 2.1), (-9.45, 1.5)]
        p.extrude(side, -1.46, 1.46, skin)
        p.box((0, 0, 3.86), (15.5, 2.5, 0.24), gray, 0.08)
        for s in (-1, 1):
            p.add([(s * 9.36, -1.25, 2.3), (s * 9.36, 1.25, 2.3), (s * 8.86, 1.18, 3.42), (s * 8.86, -1.18, 3.42)], [(0, 1, 2, 3)], glass())
            for v in (p.v,):
                for i in range(-4, 0):
                    v[i] = (v[i][0] + s * 0.03, v[i][1], v[i][2])
            for y in (-1.05, 1.05):
                p.box((s * 9.46, y, 1.65), (0.05, 0.42, 0.2), glow('#fff1d8', lights), 0.03)
                p.cyl((s * 9.4, y * 0.85, 1.05), (s * 9.85, y * 0.85, 1.05), 0.24, dark)
            p.box((s * 9.0, 0, 3.62), (0.08, 0.3, 0.14), glow('#fff1d8', lights), 0.02)
            p.box((s * 9.3, 0, 0.75), (0.3, 2.7, 0.7), dark, 0.06)
            p.merge(emblem(livery, 0.8, livery.on_main), Matrix.Translation((s * 9.47, 0, 1.85)) @ Matrix.Rotation(math.pi / 2 if s > 0 else -math.pi / 2, 4, 'Z'))
            bogie(p, s * 5.8, 2.7)
            for x in (-7.7, 7.7):
                p.add([(x - 0.6, s * 1.47, 2.35), (x + 0.45, s * 1.47, 2.35), (x + 0.35, s * 1.47, 3.2), (x - 0.6, s * 1.47, 3.2)], [(0, 1, 2, 3)], glass())
            for k in range(6):
                p.box((-4.6 + k * 1.85, s * 1.47, 3.1), (1.5, 0.04, 0.7), gray, 0.01)
                for j in range(5):
                    p.box((-4.6 + k * 1.85, s * 1.49, 2.83 + j * 0.13), (1.4, 0.03, 0.05), dark)
            p.box((0, s * 1.48, 1.3), (18.2, 0.03, 0.14), paint(livery.accent, rough=0.4, dirt=0.2))
        for turn in (0, math.pi):
            word = lettering(livery.word, 0.66, white)
            p.merge(word, Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((-max(v[0] for v in word.v) / 2, -1.475, 1.75)))
        p.box((0, 0, 0.75), (5.5, 2.3, 0.7), dark, 0.1)
        for x in (-5, 5):
            for y in (-0.7, 0.7):
                p.cyl((x, y, 3.95), (x, y, 4.15), 0.1, paint('#7c4630', rough=0.4))
            p.box((x, 0, 4.18), (2.2, 1.6, 0.06), gray)
        p.beam((-6, 0, 4.2), (-4.6, 0, 5.0), 0.08, 0.08, gray)
        p.beam((-4.6, 0, 5.0), (-5.6, 0, 5.7), 0.06, 0.06, gray)
        p.box((-5.6, 0, 5.72), (0.3, 1.8, 0.06), gray)
        return p.mesh()
    put(shared(('loco', livery.key, lights), make), loc, rot)


def train(x, y, z, count, rng, rot=0.0, engine=True, empty=0.0):
    """A train along x whose head is at x; it heads to +x."""
    at = x
    if engine:
        loco((at - 9.8, y, z), 0)
        at -= 19.9
    for _ in range(count):
        if rng.random() < empty:
            loads = (None,)
        elif rng.random() < 0.7:
            loads = (pick_color(rng),)
        else:
            loads = (pick_color(rng), pick_color(rng))
        wagon((at - 6.95, y, z), 0, loads)
        at -= 13.95
    return at


def poles(x0, x1, y, z, step=48.0):
    """Masts and wires of the overhead line."""
    p = Part('overhead')
    iron = paint('slate', rough=0.5, metal=0.3, dirt=0.3)
    x = x0
    while x <= x1:
        p.box((x, y + 3.2, z + 3.8), (0.24, 0.24, 7.6), iron, 0.02)
        p.beam((x, y + 3.2, z + 6.9), (x, y - 0.2, z + 6.3), 0.08, 0.08, iron)
        p.beam((x, y + 3.2, z + 5.6), (x, y, z + 6.2), 0.06, 0.06, iron)
        if x + step <= x1:
            for k in range(8):
                def sag(t):
                    return 7.0 - 1.0 * 4 * t * (1 - t) * 0.6
                a, b = k / 8, (k + 1) / 8
                p.beam((x + a * step, y, z + sag(a)), (x + b * step, y, z + sag(b)), 0.025, 0.025, iron)
            p.beam((x, y, z + 5.8), (x + step, y, z + 5.8), 0.025, 0.025, iron)
        x += step
    p.put()


def viaduct(x0, spans, top, width=6.0, span=26.0, foot=-60.0):
    """Stone arches along x; the deck is at `top`."""
    stone, cope = ground(a='#8f7f70', b='#6d5f55', scale=6, rough=0.85, strength=0.6), paint('concrete', rough=0.8, dirt=0.5)
    p = Part('viaduct')
    r = span / 2 - 2.2
    for k in range(spans):
        a = x0 + k * span
        arch = [(a + span / 2 + r * math.cos(math.radians(t)), top - 4.0 - r + r * math.sin(math.radians(t))) for t in range(0, 181, 10)]
        left, right = [(a, top - 0.9), (a, top - 4.0 - r)], [(a + span, top - 4.0 - r), (a + span, top - 0.9)]
        # Two halves, so that each outline stays simple.
        mid = len(arch) // 2
        p.extrude([(a + span / 2, top - 0.9), arch[mid], *arch[mid + 1:], *left[::-1]], -width / 2, width / 2, stone)
        p.extrude([(a + span / 2, top - 0.9), right[1], right[0], *arch[:mid + 1]], -width / 2, width / 2, stone)
    for k in range(spans + 1):
        a = x0 + k * span
        p.extrude([(a - 2.2, top - 4.0 - r), (a + 2.2, top - 4.0 - r), (a + 3.4, foot), (a - 3.4, foot)], -width / 2, width / 2, stone)
        p.box((a, 0, top - 4.0 - r), (5.2, width + 0.7, 0.7), cope, 0.05)
    p.box((x0 + spans * span / 2, 0, top - 0.5), (spans * span + 40, width + 1.0, 0.8), cope, 0.05)
    for s in (-1, 1):
        p.box((x0 + spans * span / 2, s * (width / 2 + 0.35), top + 0.35), (spans * span + 40, 0.3, 1.0), cope, 0.03)
    p.put(smooth=30)
