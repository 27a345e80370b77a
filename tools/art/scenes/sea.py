"""Ports, ships and containers."""

import math


from blocks.container import H, W, container, pick_color, stack
from blocks.core import Part, camera, dice, lamp
from blocks.livery import PELAGORA
from blocks.people import person
from blocks.port import crane, mast, quay, rtg, sea, terminal_truck
from blocks.ship import ship, tug_bow, wake
from blocks.land import terrain
from light import setup
from materials import asphalt, glow, ground, paint

FULL, HERO, WIDE, PHOTO = (2560, 1600), (1440, 810), (1200, 676), (1056, 704)


def ship_hero():
    """Three quarters from the front, last sun from the right."""
    setup('golden', 100, elevation=10, drift=(5.5, 3.2, 0.0), clouds=(0.62, (1.0, 0.72, 0.50), (0.40, 0.36, 0.40)))
    sea(color='#0a2026', chop=0.9, scale=0.6, foam=0.3)
    ship((40, 0, 0), -0.62, seed=4)
    wake((40, 0, 0), -0.62)
    camera((186, -296, 30), (56, 0, 26), 44)


def ocean_freight():
    """Alongside, cranes at work, seen from high over the basin."""
    setup('noon', 312, elevation=36, exposure=0.1)
    sea(color='#0d262b', chop=0.5, scale=0.7)
    quay(-420, 420, 260)
    terrain(6000, 75, 90, ground(a='#474c38', b='#6d6650', scale=0.6), (0, -3200, -1.0), 6.2, 0.0009, lambda x, y: min(1.0, max(0.0, (-y - 250) / 700)))
    ship((10, 24, 0), 0, seed=8)
    for x, t in ((-105, 20), (-52, 33), (4, 14), (95, 27), (175, 20)):
        crane((x, -3, 3.2), boom=0 if x < 170 else 78, trolley_at=t, drop=30 if x == 4 else 26)
    rng = dice(5)
    for k in range(4):
        for j in range(3):
            stack(rng, (-330 + k * 150, -88 - j * 38, 3.2), rows=7, bays=9, high=4, gap=0.5)
        rtg((-300 + k * 150, -89, 3.2))
    for k in range(9):
        terminal_truck((-160 + k * 37, -10 - 3.5 * (k % 3), 3.2), 0 if k % 2 else math.pi, pick_color(rng) if k % 3 else None)
    camera((-215, 205, 92), (-22, 6, 12), 34)


def dawn_port():
    """Cranes against the first light, from the water."""
    setup('dawn', 108, elevation=2.6, exposure=-0.25)
    sea(color='#0b1519', chop=0.45, scale=0.9)
    quay(-260, 700, 140)
    for x, boom in ((-40, 0), (18, 80), (86, 0), (150, 0), (225, 80), (310, 0), (420, 80)):
        crane((x, -3, 3.2), boom=boom, trolley_at=22, main='slate')
    ship((190, 25, 0), 0, seed=2, lit=True)
    rng = dice(4)
    stack(rng, (-120, -70, 3.2), rows=6, bays=14, high=4)
    for x in (-90, 60, 200):
        mast((x, -48, 3.2), 30)
    camera((-138, 66, 6), (20, 12, 27), 30)


def aerial_yard():
    """Straight down on the blocks."""
    setup('noon', 62, elevation=34, clouds=(0, (1, 1, 1), (1, 1, 1)), exposure=0.15)
    Part('yard').box((0, 0, -1), (700, 700, 2), asphalt(scale=1.2)).put()
    rng = dice(11)
    line = Part('lines')
    white = paint('white', rough=0.7, dirt=0.7)
    for row in range(-3, 4):
        y = row * 31
        for col in range(-3, 4):
            bays = 5
            stack(rng, (col * 72 - 33, y, 0), rows=7, bays=bays, high=5, gap=0.4, reefer=0.05, branded=0)
        for x in range(-180, 180, 12):
            line.box((x, y + 24.5, 0.01), (6, 0.2, 0.02), white)
    line.put()
    rtg((-4, -0.8, 0))
    rtg((52, 30.2, 0))
    rtg((-78, -31.8, 0))
    terminal_truck((6, 22.6, 0), 0, 'carmine')
    terminal_truck((-46, 26.4, 0), math.pi, 'navy')
    terminal_truck((36, -8.4, 0), 0, 'white')
    terminal_truck((-14, -4.8, 0), math.pi, 'carmine')
    terminal_truck((3.6, 52, 0), 1.57, 'carmine_light')
    camera((2, 8, 150), (2, 8.01, 0), 46, roll=24)


def ship_bow():
    """From a tug's foredeck, the bow overhead."""
    setup('golden', 168, elevation=13, drift=(9.0, 2.0, 0.0))
    sea(color='#0d2025', chop=0.9, scale=0.9, foam=0.2)
    ship((0, 0, 0), 0, seed=6, livery=PELAGORA)
    wake((0, 0, 0), 0, 0.75)
    tug_bow((181, -22, 2.6), 2.45)
    person((180.4, -17.9, 2.6), 2.45 - math.pi / 2, 'raise', 'sailor')
    camera((188.5, -27.6, 6.3), (150, 3.5, 14.5), 21)


def gantry_crane():
    """A red container comes down to the truck under the crane."""
    setup('golden', 128, elevation=19, drift=(1.0, 4.0, 0.0))
    sea()
    quay(-300, 300, 220, wet=0.75)
    top = 3.2
    crane((0, -3, top), trolley_at=-9.5, drop=8.9)
    crane((-62, -3, top), trolley_at=30)
    crane((-125, -3, top), boom=78)
    container((0, -12.5, top + 6.3), 0, 'carmine', branded=True)
    terminal_truck((6.1, -12.5, top), 0)
    terminal_truck((-26, -16, top), 0, 'navy')
    ship((20, 25, 0), 0, seed=9)
    person((12.5, -18.5, top), 1.0, 'raise')
    person((-9, -16.6, top), 1.3, 'walk')
    person((-10.2, -17.6, top), 1.4, 'walk', 'hi-vis red')
    rng = dice(2)
    stack(rng, (-130, -66, top), rows=5, bays=8, high=4)
    camera((27, -29, top + 2.2), (-3.5, -10, top + 5.6), 25)


def reefer_stack():
    """Plugged in, lamps on, the last light in the sky."""
    setup('dusk', 300, exposure=0.75, glow=((1.0, 0.42, 0.2), 0.8))
    Part('yard').box((0, 0, -1), (900, 900, 2), asphalt(wet=0.6, puddle=0.42)).put()
    steel, lampglow = paint('silver', rough=0.4, metal=0.4, dirt=0.3), glow('#ffd2a0', 14)
    p = Part('racks')
    for row in range(5):
        for level in range(4):
            if (row, level) in ((4, 3), (3, 3)):
                continue
            container((0, row * (W + 0.55), level * (H + 0.03)), 0, 'white', reefer=True)
        y = row * (W + 0.55) + W / 2 + 0.27
        p.box((7.6, y, 5.3), (0.16, 0.16, 10.6), steel)
        for level in range(1, 4):
            p.box((7.5, y, level * 2.62 + 1.6), (0.22, 0.3, 0.36), paint('ochre', rough=0.4), 0.02)
    for level in range(1, 5):
        z = level * 2.62 - 0.02
        p.box((7.15, 5.6, z), (1.1, 16.5, 0.09), steel)
        for z2 in (z + 0.55, z + 1.05):
            p.box((7.65, 5.6, z2), (0.05, 16.5, 0.05), steel)
    for y in (-2.6, 13.9):
        p.box((7.15, y, 5.8), (1.0, 0.16, 11.6), steel)
    p.put()
    rng = dice(8)
    stack(rng, (-26, 22, 0), rows=5, bays=3, high=4, branded=0.4)
    stack(rng, (-90, -46, 0), rows=9, bays=3, high=4)
    stack(rng, (-190, -120, 0), rows=60, bays=2, high=4, gap=1.0)
    for x, y in ((-160, 40), (-170, -30)):
        crane((x, y, 0), rot=math.pi / 2, boom=80, main='slate')
    terminal_truck((10.8, 22, 0), -1.35, 'carmine')
    person((10.2, 2.6, 0), 1.15, 'tablet', carries='tablet')
    for at in ((14, 24, 0), (-24, -14, 0), (30, -44, 0)):
        mast(at, 22, 5200)
    lamp('AREA', (18, 2, 14), 2600, size=5, to=(6, 5, 4), mirrored=False)
    camera((23.5, -6.5, 1.9), (4, 6.6, 4.9), 27)


PICTURES = {
    'ship': dict(make=ship_hero, size=HERO),
    'ocean-freight': dict(make=ocean_freight, size=WIDE),
    'dawn-port': dict(make=dawn_port, size=(1280, 854)),
    'aerial-container-yard': dict(make=aerial_yard, size=PHOTO),
    'ship-bow': dict(make=ship_bow, size=PHOTO),
    'gantry-crane': dict(make=gantry_crane, size=FULL),
    'reefer-stack': dict(make=reefer_stack, size=PHOTO),
}
