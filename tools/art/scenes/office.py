"""Desks, papers, maps and the control room."""

import math

from mathutils import Matrix

from blocks.container import container_part, sign, stack
from blocks.core import Part, camera, dice, lamp
from blocks.land import building, skyline, trees
from blocks.people import person
from blocks.port import crane, mast, quay, sea, terminal_truck
from blocks.room import binder, chair, cup, desk, keyboard, laptop, paper_stack, pen, pendant, plant, screen, sheet, stamp, window_wall
from blocks.ship import ship
from blocks.world import wall_map
from light import setup
from materials import glow, paint, wood

HERO, WIDE, PHOTO = (1440, 810), (1200, 676), (1056, 704)


def shell(x0, x1, y0, y1, high=3.0, carpet='#4b4547', back=None, ceiling=True):
    p = Part('shell')
    wall = paint(back or '#d9d0c6', rough=0.7, dirt=0.05)
    p.box(((x0 + x1) / 2, (y0 + y1) / 2, -0.05), (x1 - x0, y1 - y0, 0.1), paint(carpet, rough=0.9, dirt=0.15, grain=0.3))
    for x in (x0, x1):
        p.box((x, (y0 + y1) / 2, high / 2), (0.1, y1 - y0, high), wall)
    if ceiling:
        p.box(((x0 + x1) / 2, (y0 + y1) / 2, high + 0.05), (x1 - x0, y1 - y0, 0.1), paint('#e4ddd4', rough=0.8, dirt=0.03))
    return p


def town(seed, y=150, level=-60):
    rng = dice(seed)
    skyline(rng, (0, y + 160, level), (420, 150), 42, 50, 130, 0.25)
    skyline(rng, (0, y, level), (260, 40), 9, 30, 62, 0.25)


def office_hero():
    """The office at the terminal in the last light: people still at work behind its windows, cranes and a ship behind it."""
    setup('golden', 128, elevation=9, exposure=0.1, drift=(2.0, 3.0, 0.0), clouds=(0.55, (1.0, 0.66, 0.46), (0.38, 0.32, 0.36)))
    sea(color='#0d2025', chop=0.5, scale=0.7)
    quay(-500, 500, 600, wet=0.7)
    top = 3.2
    rng = dice(7)
    building(rng, (34, -92, top), 46, 18, 19, 'cream', 0.18, 0.3, 3.6, 3.0)
    building(rng, (50.5, -94.5, top), 15, 19.5, 26, 'carmine_dark', 0.18, 0.35, 3.6, 3.0)
    sign(21, paint('carmine_dark', rough=0.9, dirt=0)).put((14.5, -104.0, top + 20.2), 0.18, smooth=0)
    for x, boom, trolley in ((-66, 0, 20), (-8, 78, 20), (100, 0, 30), (150, 0, 14)):
        crane((x, -3, top), boom=boom, trolley_at=trolley, drop=26 if not boom else None)
    ship((26, 25, 0), 0, seed=4, lit=True)
    stack(rng, (-104, -74, top), rows=6, bays=6, high=4)
    stack(rng, (78, -70, top), rows=6, bays=5, high=5)
    terminal_truck((-2, -124, top), 0.12, 'carmine')
    terminal_truck((-42, -106, top), 0.0, 'navy')
    for x, y in ((-30, -60), (66, -112)):
        mast((x, y, top), 24, 4000)
    trees([(6 + k * 7.5, -116 + k * 1.35, top) for k in range(5)], 'broadleaf', 3, (0.5, 0.7))
    camera((-9, -172, 8.5), (18, -92, 17.5), 27)


def mission_planning():
    """A route map on the table, before anybody has sat down."""
    setup('golden', 296, elevation=22, exposure=0.95)
    p = shell(-6, 6, -4, 5, 3.0, '#5a4d45')
    p.box((0, 5, 1.5), (12, 0.1, 3.0), paint('#d9d0c6', rough=0.7))
    p.put()
    desk((0, 0.4, 0), 0, (2.6, 1.35), 'oak')
    z = 0.741
    m = Part('map')
    m.box((0, 0, 0), (1.75, 1.0, 0.0012), paint('#efe6d8', rough=0.85, dirt=0.08))
    flat_map = wall_map(1.62, paint('#a39a8c', rough=0.9, dirt=0), paint('carmine', rough=0.6, dirt=0), paint('carmine_dark', rough=0.5, dirt=0), 2.0, 0.40)
    m.merge(flat_map, Matrix.Translation((0, 0.03, 0.0014)) @ Matrix.Rotation(-math.pi / 2, 4, 'X'))
    for k in range(-3, 4):
        m.box((k * 0.25, 0, 0.0008), (0.0012, 0.96, 0.0004), paint('#d8ccb9', rough=0.9, dirt=0))
    m.put((0, 0.4, z), 0.04, smooth=0)
    t = Part('things')
    for (lon, lat) in ((4.5, 51.9), (103.8, 1.3), (-74, 40.7)):
        x, y = lon / 360 * 1.62, (math.radians(lat) * 1.12 - 0.18) / math.tau * 1.62 + 0.03
        x, y = x * math.cos(0.04) - y * math.sin(0.04), x * math.sin(0.04) + y * math.cos(0.04) + 0.4
        t.cyl((x, y, z), (x + 0.004, y, z + 0.035), 0.0012, paint('silver', rough=0.2, metal=0.9), seg=8)
        t.lathe([(z + 0.032, 0.001), (z + 0.036, 0.008), (z + 0.044, 0.009), (z + 0.05, 0.001)], paint('carmine', rough=0.2, dirt=0), 'z', 20, (x + 0.004, y, 0))
    cup(t, 0.92, 0.28, 0.74, 'white')
    cup(t, -0.98, 0.72, 0.74, 'carmine')
    pen(t, 0.34, 0.05, z, 0.5)
    pen(t, -0.52, 0.16, z, 2.4, 'ink')
    t.box((-0.2, 0.02, z + 0.002), (0.42, 0.035, 0.003), paint('ochre', rough=0.4), 0, (0, 0, 0.22))
    paper_stack(t, -1.08, 0.2, 0.74, 9, 4, 0.2, True)
    for s in (0, 1):
        t.box((0.62 + s * 0.11, -0.1 + s * 0.04, z + 0.012 + 0.0), (0.122, 0.0244 * 2, 0.026), paint(('carmine', 'slate')[s], rough=0.4), 0.002, (0, 0, 0.5))
    # Dividers.
    t.beam((0.1, 0.30, z + 0.002), (0.17, 0.36, z + 0.11), 0.006, 0.006, paint('silver', rough=0.2, metal=0.9))
    t.beam((0.26, 0.34, z + 0.002), (0.17, 0.36, z + 0.11), 0.006, 0.006, paint('silver', rough=0.2, metal=0.9))
    t.lathe([(z + 0.105, 0.001), (z + 0.108, 0.008), (z + 0.122, 0.008), (z + 0.14, 0.003), (z + 0.145, 0.001)], paint('ochre', rough=0.25, metal=0.8), 'z', 16, (0.17, 0.36, 0))
    t.put()
    laptop((0.98, 0.72, 0.74), -0.5)
    for x, y, r in ((-0.6, 1.5, math.pi + 0.2), (0.5, 1.55, math.pi - 0.15), (1.75, 0.4, math.pi / 2)):
        chair((x, y, 0), r)
    desk((-3.4, 4.4, 0), 0, (2.2, 0.6))
    b = Part('binders')
    for k in range(14):
        binder(b, -4.2 + k * 0.085, 4.4, 0.74, 0, ('carmine', 'graphite', 'carmine_dark', 'slate')[k % 4])
    b.put()
    plant((3.2, 4.2, 0), 1.8)
    lamp('AREA', (-3.5, -1.0, 2.6), 150, (1.0, 0.80, 0.58), 1.6, to=(0, 0.4, 0.7))
    lamp('AREA', (2.0, 3.0, 2.8), 40, (0.9, 0.95, 1.0), 2.0)
    camera((-0.72, -0.95, 1.52), (0.08, 0.42, 0.78), 29, 5.0, (0.05, 0.25, 0.75))


def customs():
    """A counter, papers on one side, two screens on the other."""
    setup('rain', 20, exposure=0.95)
    town(9)
    p = shell(-5, 5, -4, 3.4, 3.0, '#454043')
    p.put()
    window_wall(-5, 5, 3.4, 3.0, 1.65)
    c = Part('counter')
    c.box((0.3, 0.55, 1.03), (3.4, 0.8, 0.045), wood(color='oak', rough=0.3), 0.008)
    c.box((0.3, 0.25, 0.5), (3.3, 0.04, 1.0), paint('carmine_dark', rough=0.4, dirt=0.05), 0.004)
    for k in range(24):
        c.box((-1.3 + k * 0.14, 0.225, 0.5), (0.03, 0.02, 0.98), paint('carmine_dark', rough=0.45, dirt=0.05))
    z = 1.053
    paper_stack(c, -0.62, 0.5, z, 46, 2, 0.12, True)
    sheet(c, -0.28, 0.36, z + 0.001, -0.18, 8, stamp=True)
    sheet(c, -0.32, 0.40, z + 0.002, 0.08, 9)
    stamp(c, -0.02, 0.42, z)
    c.box((0.1, 0.55, z + 0.008), (0.11, 0.075, 0.016), paint('ink', rough=0.4), 0.004)
    c.box((0.1, 0.55, z + 0.0165), (0.095, 0.06, 0.002), paint('carmine_dark', rough=0.8))
    pen(c, -0.42, 0.26, z + 0.003, 0.3)
    cup(c, -1.05, 0.68, z, 'white')
    binder(c, -1.0, 0.42, z, 0.2, 'graphite', True)
    for k in range(5):
        binder(c, 1.62 + k * 0.08, 0.72, z, 0, ('carmine', 'slate', 'carmine', 'graphite', 'carmine_dark')[k])
    c.put()
    screen((0.62, 0.62, z), -0.02, 'form', (0.56, 0.34), 1.2)
    screen((1.24, 0.60, z), -0.32, 'table', (0.56, 0.34), 1.2)
    keyboard((0.72, 0.36, z), -0.05)
    chair((0.2, -0.5, 0.3), 0.4)
    plant((-2.6, 2.8, 0), 1.9)
    for x in (-0.5, 0.9):
        pendant((x, 0.6, 2.05))
    lamp('AREA', (0.2, 0.2, 2.5), 26, (1, 0.80, 0.58), 0.7)
    lamp('AREA', (-2.5, -2.5, 2.6), 50, (1, 0.86, 0.7), 1.6, to=(0, 0.5, 1))
    camera((-1.25, -0.75, 1.62), (0.28, 0.62, 1.14), 31, 4.5, (-0.05, 0.42, 1.1))


def planning_room():
    """The map takes the wall, the chairs are waiting."""
    setup('noon', 282, elevation=30, exposure=1.0)
    town(14)
    p = shell(-5, 5, -4.6, 4.2, 3.1, '#544b4a')
    p.box((0, 4.2, 1.55), (10, 0.1, 3.1), paint('#3b1214', rough=0.6, dirt=0.05))
    p.put()
    world = wall_map(6.6, paint('#e2d3c6', rough=0.6, dirt=0), glow('#d8514a', 1.6), glow('#ffe6cc', 5.0), 2.6, 0.42)
    world.put((0, 4.13, 1.75), smooth=0)
    desk((0, 0.9, 0), 0, (3.6, 1.3), 'oak')
    for x in (-1.2, -0.4, 0.4, 1.2):
        chair((x, 1.95, 0), math.pi + 0.12 * x)
    for x in (-1.1, 0.0, 1.15):
        chair((x, -0.12, 0), 0.15 * x)
    t = Part('things')
    rng = dice(3)
    for k in range(6):
        sheet(t, rng.uniform(-1.4, 1.4), 0.9 + rng.choice([-1, 1]) * rng.uniform(0.22, 0.4), 0.742 + k * 0.0008, rng.uniform(-0.4, 0.4), k, stamp=k % 2 == 0)
    cup(t, -0.9, 1.2, 0.74, 'white')
    cup(t, 0.55, 0.62, 0.74, 'carmine')
    cup(t, 1.35, 1.2, 0.74, 'white')
    pen(t, 0.2, 0.55, 0.745, 0.4)
    container_toy = container_part(branded=True)
    container_toy.mats = [paint('carmine', rough=0.35, dirt=0.05) if 'by_object' in m.name else m for m in container_toy.mats]
    t.merge(container_toy, Matrix.Translation((-0.1, 0.95, 0.742)) @ Matrix.Rotation(0.35, 4, 'Z') @ Matrix.Scale(0.026, 4))
    t.put()
    laptop((-0.75, 0.72, 0.74), 0.25 + math.pi * 0)
    laptop((0.9, 1.18, 0.74), math.pi - 0.2)
    for x in (-1.1, 0, 1.1):
        pendant((x, 0.9, 2.05), 1.0, 'carmine')
    plant((-4.2, 3.5, 0), 2.0)
    plant((4.2, 3.5, 0), 1.7, 6)
    lamp('AREA', (-4.6, 0.5, 1.8), 190, (1.0, 0.93, 0.84), 2.6, to=(1, 1.4, 0.9))
    lamp('AREA', (0, 3.2, 3.0), 45, (1, 0.86, 0.7), 5.0, to=(0, 4.2, 1.4), size_y=0.3)
    lamp('AREA', (1.5, -2.5, 2.9), 45, (1, 0.9, 0.8), 2.0)
    camera((-2.35, -2.75, 1.58), (0.3, 2.2, 1.28), 25)


def compliance():
    """A stamped declaration, close."""
    setup('golden', 300, elevation=20, exposure=0.65)
    shell(-4, 4, -3, 4.5, 3.0, '#4b4547').box((0, 4.5, 1.5), (8, 0.1, 3), paint('#8c7f76', rough=0.8)).put()
    desk((0, 0, 0), 0, (2.2, 1.2), 'oak')
    t = Part('things')
    z = 0.741
    sheet(t, 0.06, -0.08, z + 0.001, 0.12, 5, stamp=True)
    sheet(t, -0.10, 0.02, z + 0.0004, -0.16, 11, stamp=True)
    sheet(t, 0.26, 0.08, z + 0.0002, 0.3, 12)
    paper_stack(t, -0.42, 0.22, z, 40, 6, 0.1, True)
    stamp(t, 0.15, 0.09, z + 0.003)
    t.box((0.30, 0.16, z + 0.01), (0.12, 0.085, 0.018), paint('ink', rough=0.35), 0.004)
    t.box((0.30, 0.16, z + 0.0195), (0.1, 0.066, 0.002), paint('carmine_dark', rough=0.8))
    pen(t, 0.02, -0.17, z + 0.003, 0.42)
    binder(t, 0.02, 0.42, z, 0.06, 'carmine', True)
    binder(t, 0.01, 0.43, z + 0.07, -0.05, 'graphite', True)
    for k in range(7):
        binder(t, 0.48 + k * 0.08, 0.46, z, 0, ('carmine', 'slate', 'carmine_dark', 'graphite')[k % 4])
    cup(t, -0.62, -0.02, z, 'white')
    t.put()
    laptop((-0.55, 0.52, z), 0.35)
    lamp('AREA', (-1.6, -0.3, 1.9), 34, (1.0, 0.80, 0.58), 0.7, to=(0.1, 0, 0.75))
    lamp('AREA', (1.8, 2.5, 2.2), 40, (0.92, 0.95, 1.0), 1.5, to=(0, 0.3, 0.8))
    lamp('AREA', (0, 3.8, 2.6), 40, (1, 0.8, 0.6), 3.0, to=(0, 4.4, 1.0))
    camera((-0.26, -0.64, 1.10), (0.10, 0.06, 0.785), 37, 6.3, (0.10, 0.0, 0.76))


def international():
    """The control room at night: the whole network on one wall."""
    setup('night', 30, exposure=1.0)
    p = shell(-9, 9, -7, 6, 4.6, '#1d191a', '#241c1d')
    p.box((0, 6.0, 2.3), (18, 0.1, 4.6), paint('#120d0e', rough=0.35, dirt=0))
    for k in range(-3, 4):
        p.box((k * 2.2, 5.94, 2.5), (0.012, 0.02, 3.8), paint('#2a2022', rough=0.4, dirt=0))
    p.put()
    world = wall_map(9.8, glow('#b98a78', 2.2), glow('#ff4a3c', 4.5), glow('#ffe2c2', 12.0), 2.2, 0.42)
    world.put((0.6, 5.9, 2.45), smooth=0)
    for row, y in enumerate((-0.2, 2.4)):
        for k in range(4 if row else 3):
            x = (-4.4 + k * 2.9) if row else (-3.0 + k * 3.0)
            desk((x, y, 0), 0, (2.3, 0.9), '#3a2a22')
            kinds = ('map', 'table', 'chart', 'form', 'map', 'chart', 'table')
            screen((x - 0.42, y + 0.12, 0.74), 0.14, kinds[(k * 2 + row) % 7], (0.66, 0.38), 1.5)
            screen((x + 0.42, y + 0.12, 0.74), -0.14, kinds[(k * 2 + row + 1) % 7], (0.66, 0.38), 1.5)
            keyboard((x, y - 0.22, 0.74))
            chair((x + 0.1, y - 0.85, 0), 0.3 * (k - 1))
            c = Part('cup')
            cup(c, x + 0.85, y - 0.1, 0.74, 'carmine' if k % 2 else 'white')
            c.put()
    for x in (-6, -2, 2, 6):
        lamp('SPOT', (x, -0.5, 4.5), 60, (1.0, 0.76, 0.5), 0.2, (x, 0.3, 0), 60, 0.8)
    lamp('AREA', (0.6, 5.5, 2.4), 90, (1.0, 0.52, 0.40), 9, to=(0.6, 0, 1.2), size_y=3.5)
    camera((-3.1, -4.2, 1.95), (0.75, 4.5, 2.0), 27)


PICTURES = {
    'office': dict(make=office_hero, size=HERO, samples=14),
    'international': dict(make=international, size=WIDE, samples=12, options=dict(bloom=0.08)),
    'customer_compliance': dict(make=compliance, size=WIDE, samples=14),
    'mission-planning': dict(make=mission_planning, size=WIDE, samples=14),
    'customs-office': dict(make=customs, size=PHOTO, samples=14),
    'planning-room': dict(make=planning_room, size=PHOTO, samples=14),
}
