"""Halls, racks and docks."""

import math

from mathutils import Matrix

from blocks.container import container_part, lettering
from blocks.core import Part, camera, dice, lamp
from blocks.goods import carton_pallet, crate, load_part
from blocks.hall import forklift, hall, rack, stripes
from blocks.people import person
from light import setup
from materials import clear, floor, glow, paint

WIDE, PHOTO = (1200, 676), (1056, 704)


def number(text, at, size=0.7):
    """A sign that hangs over an aisle, facing -x."""
    p = Part('sign')
    p.box((0, 0, 0), (0.06, size * 2.2, size * 1.5), paint('carmine', rough=0.4, dirt=0.1), 0.01)
    word = lettering(text, size * 0.8, paint('white', rough=0.4, dirt=0.05))
    wide = max(v[0] for v in word.v) - min(v[0] for v in word.v)
    p.merge(word, Matrix.Translation((-0.035, wide / 2, -size * 0.4)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z'))
    for y in (-size, size):
        p.box((0, y * 0.8, size * 2), (0.02, 0.02, size * 2.6), paint('slate'))
    p.put(at)


def warehousing():
    """From a gallery over the cross aisle."""
    setup('indoors', exposure=0.3)
    hall(76, 44, 13, power=1.15, rows=4)
    for k in range(4):
        y = -13.6 + k * 7.4
        rack((18 + 18 * 2.8, y - 0.08, 0), math.pi, 18, 5, k * 2)
        rack((18, y + 0.08, 0), 0, 18, 5, k * 2 + 1)
        number(f'{k + 1:02d}', (17.6, y + 3.7, 9.6), 0.9)
    stripes(2, 76, (-18.6, 17.0))
    stripes(2, 17, (-6.5, 4.5))
    forklift((12.4, 1.0, 0), 2.6, 0.15, 1)
    forklift((15.2, -9.9, 0), 0.0, 0.15, 2, 'slate')
    person((10.2, 6.0, 0), 0.1, 'tablet', 'hi-vis red', 'tablet')
    person((16.6, -2.2, 0), -math.pi / 2, 'walk')
    rng = dice(3)
    for i in range(5):
        for j in range(3):
            carton_pallet((8.0 + i * 1.4, -12.0 - j * 1.6, 0), 0, rng.choice([1.2, 1.4, 1.55]), rng.randrange(3), rng.random() < 0.5)
    for i in range(3):
        for j in range(2):
            carton_pallet((6.5 + i * 1.5, 8.0 + j * 1.6, 0), 0, 1.4, rng.randrange(3), True)
    camera((1.2, -8.5, 5.4), (22, 2.5, 3.0), 25)


def warehouse_aisle():
    """Floor level, straight down the aisle."""
    setup('indoors', exposure=0.9)
    hall(84, 12, 12.5, power=1.0, rows=1)
    rack((6, 1.75, 0), 0, 26, 6, 3)
    rack((6 + 26 * 2.8, -1.75, 0), math.pi, 26, 6, 8)
    stripes(0, 84, (-1.5, 1.5))
    number('12', (14.0, 0.0, 6.2), 0.8)
    forklift((38, 0.2, 0), math.pi, 0.2, 2)
    carton_pallet((12.4, -0.95, 0), 0.1, 1.2, 1)
    person((14.6, 0.62, 0), -math.pi / 2, 'walk')
    lamp('AREA', (83, 0, 6), 900, (1, 0.85, 0.66), 8, to=(0, 0, 4))
    camera((4.6, 0.35, 0.42), (34, -0.1, 3.4), 22)


def forklift_dock():
    """At the dock, the leveller down, the trailer open."""
    setup('golden', 30, elevation=14, exposure=0.55)
    p = Part('dock')
    wall, dark, red, steel = paint('#c9c3bb', rough=0.6, dirt=0.3, scale=0.4), paint('ink', rough=0.7), paint('carmine', rough=0.4, dirt=0.2), paint('steel', rough=0.4, metal=0.7, dirt=0.5)
    p.box((-8, 0, -0.1), (30, 40, 0.2), floor(color='#8a857f', rough=0.28))
    doors = (-10.4, -5.2, 0, 5.2, 10.4)
    edges = [-20] + [v for d in doors for v in (d - 1.4, d + 1.4)] + [20]
    for a, b in zip(edges[::2], edges[1::2]):
        p.box((7, (a + b) / 2, 4), (0.3, b - a, 8), wall)
    for d in doors:
        p.box((7, d, 5.6), (0.3, 2.8, 4.8), wall)
        for s in (-1, 1):
            p.box((6.78, d + s * 1.5, 1.7), (0.16, 0.16, 3.5), red, 0.02)
            p.box((6.7, d + s * 1.75, 0.5), (0.14, 0.14, 1.0), paint('ochre', rough=0.4, dirt=0.3), 0.03)
        p.box((6.78, d, 3.35), (0.16, 3.1, 0.2), red, 0.02)
        p.box((6.6, d, 3.8), (0.5, 2.9, 0.55), steel, 0.1)
        p.box((5.6, d, 0.008), (2.6, 2.0, 0.016), steel)
        p.box((6.76, d - 1.75, 2.2), (0.1, 0.24, 0.5), dark, 0.03)
        p.box((6.7, d - 1.75, 2.3), (0.03, 0.12, 0.12), glow('#36d078' if d == 0 else '#ff4030', 8), 0.03)
        if d:
            for k in range(8):
                p.box((6.95, d, 0.22 + k * 0.4), (0.08, 2.78, 0.38), paint('#d8d2c9', rough=0.4, dirt=0.2), 0.02)
        word = lettering(f'{int(7 + d / 5.2)}', 0.5, paint('ink', rough=0.5))
        p.merge(word, Matrix.Translation((6.83, d + 0.22, 4.5)) @ Matrix.Rotation(-math.pi / 2, 4, 'Z'))
    # The trailer behind the door.
    inner, board = paint('#cdc8c0', rough=0.5, dirt=0.2), paint('wood', rough=0.7, dirt=0.5)
    p.box((13.9, 0, -0.02), (13.2, 2.46, 0.06), board)
    for s in (-1, 1):
        p.box((13.9, s * 1.25, 1.35), (13.2, 0.05, 2.7), inner)
    p.box((13.9, 0, 2.72), (13.2, 2.5, 0.05), inner)
    p.box((20.4, 0, 1.35), (0.05, 2.5, 2.7), inner)
    for k in range(10):
        for s in (-1, 1):
            p.box((8 + k * 1.3, s * 1.215, 1.35), (0.04, 0.02, 2.7), steel)
    p.box((9.6, 0, 2.68), (0.5, 1.4, 0.03), glow('#fff0d6', 16))
    p.box((-8, 0, 8.1), (30, 40, 0.2), paint('#a7a29b', rough=0.7))
    p.box((-8, 14, 4), (30, 0.2, 8), wall)
    for x in (-4, 2):
        for y in (-9, -3, 3, 9):
            p.box((x, y, 7.4), (0.3, 2.4, 0.08), glow('#fff0d8', 16))
    p.put()
    for x in (-4, 2):
        for y in (-9, -3, 3, 9):
            lamp('AREA', (x, y, 7.3), 260, (1, 0.88, 0.72), 2.4)
    lamp('AREA', (12, 0, 2.6), 120, (1, 0.9, 0.75), 1.5)
    rng = dice(4)
    for k in range(5):
        for s in (-1, 1):
            carton_pallet((14.2 + k * 1.3, s * 0.6, 0.01), 0, 1.55, rng.randrange(3), rng.random() < 0.4)
    forklift((3.6, 0.0, 0), 0.0, 0.3, 1)
    person((4.6, -2.7, 0), -0.65, 'tablet', 'hi-vis red', 'tablet')
    for x, y, h in ((1.2, 5.0, 1.4), (2.7, 5.1, 1.2), (1.1, 6.7, 1.55), (2.6, 6.7, 1.4), (-0.6, 5.1, 1.4), (2.0, -6.6, 1.4), (3.6, -6.5, 1.55)):
        carton_pallet((x, y, 0), 0, h, rng.randrange(3), rng.random() < 0.5)
    stripes(-20, 6, (-1.9, 1.9))
    camera((-1.6, -4.7, 1.55), (5.4, 0.5, 1.5), 26)


def cold_store():
    """Frost on everything, breath-cold light."""
    setup('indoors', exposure=0.35, haze=(70, (0.50, 0.58, 0.66)), power=0.7)
    hall(60, 15, 9, power=0.9, rows=2, floor_color='#9aa3a8', tint=(0.80, 0.91, 1.0))
    rack((5, 2.2, 0), 0, 16, 4, 5, wrapped=0.9)
    rack((5 + 16 * 2.8, -2.2, 0), math.pi, 16, 4, 12, wrapped=0.9)
    frost = paint('#e9eef2', rough=0.85, dirt=0.05, grain=0.5)
    rng = dice(2)
    p = Part('frost')
    for s in (-1, 1):
        for level in range(1, 4):
            for b in range(16):
                x, y, z = 5 + b * 2.8 + 1.4, s * 2.2 + s * 0.02, level * 1.9
                p.box((x, y, z + 0.004), (2.6, 0.09, 0.03), frost, 0.01)
                for _ in range(5):
                    q = x + rng.uniform(-1.3, 1.3)
                    p.cyl((q, y, z - 0.1), (q, y, z - 0.1 - rng.uniform(0.06, 0.3)), 0.018, clear(tint=(0.9, 0.95, 1.0), strength=0.6), 0.003, 8)
    for k in range(2):
        x = 24 + k * 18
        p.box((x, 0, 8.0), (1.6, 4.4, 1.2), paint('white', rough=0.4, dirt=0.1), 0.08)
        for y in (-1.2, 1.2):
            p.cyl((x - 0.82, y, 8.0), (x - 0.8, y, 8.0), 0.5, paint('ink', rough=0.5), seg=28)
            for j in range(4):
                p.cyl((x - 0.84, y, 8.0), (x - 0.83, y, 8.0), 0.46 - j * 0.1, paint('silver' if j % 2 == 0 else 'ink', rough=0.4), seg=28)
    p.put()
    for x, y, h, w in ((6.6, 1.1, 1.4, True), (8.2, 1.0, 1.2, True), (7.4, -1.25, 1.1, False)):
        carton_pallet((x, y, 0), 0.06 * x, h, int(x) % 3, w)
    person((10.6, -0.35, 0), -math.pi / 2, 'walk', 'winter')
    cap = Part('snow')
    cap.box((6.6, 1.1, 1.29 + 0.0), (1.1, 0.72, 0.035), frost, 0.015, (0, 0, 0.396))
    cap.box((8.2, 1.0, 1.25), (1.1, 0.72, 0.035), frost, 0.015, (0, 0, 0.492))
    cap.box((7.4, -1.25, 1.245), (1.12, 0.74, 0.03), frost, 0.012, (0, 0, 0.444))
    cap.put()
    stripes(0, 60, (-2.0, 2.0), 'carmine')
    camera((2.2, -0.4, 1.5), (14, 0.5, 1.9), 26)


def wrapping():
    """Turntable, mast, film between roll and load."""
    setup('indoors', exposure=0.2)
    hall(40, 30, 9, power=0.85, rows=3)
    p = Part('wrapper')
    red, dark, steel, gray = paint('carmine', rough=0.3, dirt=0.12), paint('ink', rough=0.5), paint('silver', rough=0.3, metal=0.7, dirt=0.2), paint('slate', rough=0.45, dirt=0.2)
    p.cyl((10, 0, 0), (10, 0, 0.09), 1.15, gray, seg=64)
    p.cyl((10, 0, 0.09), (10, 0, 0.12), 1.08, steel, seg=64)
    p.box((11.9, 0, 0.1), (1.9, 0.7, 0.2), gray, 0.04)
    p.box((12.6, 0, 1.4), (0.5, 0.55, 2.8), red, 0.06)
    p.box((12.32, 0, 1.4), (0.08, 0.3, 2.5), dark)
    p.box((12.28, -0.30, 2.2), (0.06, 0.06, 0.06), dark)
    p.box((12.6, -0.34, 1.55), (0.34, 0.14, 0.5), dark, 0.03)
    p.box((12.6, -0.415, 1.62), (0.24, 0.01, 0.2), glow('#b9d9e8', 1.6))
    p.box((12.55, -0.415, 1.42), (0.05, 0.02, 0.05), glow('#36d078', 6))
    p.box((12.65, -0.415, 1.42), (0.05, 0.02, 0.05), glow('#ff4030', 4))
    p.box((12.15, 0, 1.05), (0.4, 0.3, 0.7), gray, 0.04)
    p.cyl((11.85, -0.28, 0.78), (11.85, -0.28, 1.32), 0.12, clear(tint=(0.85, 0.88, 0.9), strength=0.35), seg=30)
    p.cyl((11.85, -0.28, 0.72), (11.85, -0.28, 1.38), 0.04, dark)
    film = clear(strength=0.7, rough=0.05)
    p.quad((11.8, -0.38, 0.80), (11.8, -0.38, 1.30), (10.705, -0.185, 1.26), (10.705, -0.185, 0.78), film)
    p.put()
    stack_ = load_part(1.75, 1, False, 'carton')
    stack_.put((10, 0, 0.12), 0.35, 1.0, smooth=30)
    skin = Part('film')
    for k in range(4):
        z = 0.30 + k * 0.27
        skin.box((10, 0, z + 0.13), (1.235 + 0.004 * k, 0.835 + 0.004 * k, 0.34), film, 0.04, (0, 0, 0.35))
    skin.put()
    rng = dice(9)
    for i in range(7):
        for j in range(2):
            carton_pallet((7 + i * 2.0, 4.6 + j * 1.9, 0), 0, rng.choice([1.2, 1.4, 1.55]), rng.randrange(3), True)
    rack((5, 10.5, 0), 0, 11, 4, 4)
    forklift((17.5, 2.2, 0), 2.7, 0.2, 0)
    stripes(0, 40, (-2.6, 2.9))
    person((12.5, -1.2, 0), -0.4, 'tablet', carries='tablet')
    lamp('AREA', (8, -4, 5), 420, (1, 0.9, 0.78), 2.5, to=(10, 0, 1))
    camera((6.6, -3.4, 1.75), (10.7, 0.25, 1.1), 33, 4, (10, -0.3, 1.1))


def loading():
    """Inside a container: crates, straps, the doors open to the evening."""
    setup('golden', 0, elevation=12, exposure=1.15)
    box = container_part(open_end=True)
    inner = paint('#7d1a18', rough=0.5, dirt=0.5)
    box.mats = [inner if 'by_object' in m.name else m for m in box.mats]
    box.put((0, 0, 0), math.pi * 0.5)
    p = Part('inside')
    board = paint('wood', rough=0.7, dirt=0.6, scale=2, grain=0.2)
    for k in range(11):
        p.box((-1.1 + k * 0.22, 0, 0.172), (0.212, 12.0, 0.03), board, 0.004)
    strap, iron = paint('carmine_light', rough=0.7, dirt=0.1), paint('silver', rough=0.3, metal=0.8, dirt=0.2)
    z = 0.19
    places = [(-0.58, 1.4, 1.05, 1.3, 1.05), (0.58, 1.5, 1.05, 1.5, 1.25), (-0.58, 3.0, 1.05, 1.4, 1.6), (0.58, 3.1, 1.05, 1.3, 1.75), (-0.56, 4.5, 1.1, 1.3, 1.9), (0.58, 4.5, 1.05, 1.3, 1.5)]
    for x, y, sx, sy, h in places:
        crate(p, (x, y, z), (sx, sy, h))
    for y in (1.15, 1.75):
        for (x0, z0), (x1, z1) in zip([(-1.19, 0.3), (-1.115, z + 1.075), (-0.05, z + 1.075), (0.055, z + 1.275), (1.115, z + 1.275)], [(-1.115, z + 1.075), (-0.05, z + 1.075), (0.055, z + 1.275), (1.115, z + 1.275), (1.19, 0.3)]):
            p.beam((x0, y, z0), (x1, y, z1), 0.010, 0.06, strap, up=(0, 1, 0.001))
        p.box((-0.62, y, z + 1.10), (0.26, 0.09, 0.05), iron, 0.012)
        p.box((-0.5, y, z + 1.14), (0.2, 0.1, 0.02), iron, 0.006, (0, -0.25, 0))
    for y in (1.45, 4.2):
        for s in (-1, 1):
            for k in range(3):
                p.cyl((s * 1.17, y, 0.5 + k * 0.6), (s * 1.17, y + 0.1, 0.5 + k * 0.6), 0.02, iron, seg=8)
    # A ratchet strap waits on the floor, clipboard on the crate.
    for i in range(30):
        a, b = i * 0.42, (i + 1) * 0.42
        r, q = 0.05 + i * 0.0035, 0.05 + (i + 1) * 0.0035
        p.beam((0.35 + r * math.cos(a), 0.25 + r * math.sin(a), z + 0.03), (0.35 + q * math.cos(b), 0.25 + q * math.sin(b), z + 0.03), 0.006, 0.055, strap)
    p.box((0.62, 1.35, z + 1.285), (0.23, 0.32, 0.012), paint('ink', rough=0.4), 0.004, (0, 0, 0.3))
    p.box((0.62, 1.35, z + 1.293), (0.21, 0.29, 0.004), paint('white', rough=0.8, dirt=0), 0, (0, 0, 0.3))
    p.put(smooth=30)
    yard = Part('yard').box((0, 0, -0.6), (300, 300, 1), paint('concrete', rough=0.8, dirt=0.4))
    yard.put()
    lamp('AREA', (0, -4.6, 1.9), 210, (1.0, 0.80, 0.58), 2.2, to=(0, 2, 0.9))
    lamp('AREA', (-0.6, 1.0, 2.42), 16, (1, 0.9, 0.8), 0.8)
    camera((0.75, -2.3, 1.62), (-0.12, 1.7, 1.0), 24)


PICTURES = {
    'warehousing': dict(make=warehousing, size=WIDE, samples=14),
    'warehouse-aisle': dict(make=warehouse_aisle, size=PHOTO, samples=14),
    'forklift': dict(make=forklift_dock, size=PHOTO, samples=14),
    'cold-store': dict(make=cold_store, size=PHOTO, samples=14),
    'pallet-wrapping': dict(make=wrapping, size=PHOTO, samples=14),
    'mission-loading': dict(make=loading, size=WIDE, samples=14),
}
