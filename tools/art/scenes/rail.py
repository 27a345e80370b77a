"""Trains."""

import math

from mathutils import Vector, noise

from blocks.core import Part, camera, dice
from blocks.land import building, snow_material, terrain, trees
from blocks.people import person
from blocks.port import mast
from blocks.rail import poles, track, train, viaduct, wagon
from light import setup
from materials import ground, paint, water

WIDE, PHOTO = (1200, 676), (1056, 704)


def snow_yard():
    """Tracks under snow, wagons that wait."""
    setup('snow', 118, elevation=8, exposure=0.4)
    snow = snow_material()
    terrain(900, 3, 0.5, snow, (60, 0, 0.0), 4.0, 0.05)
    rng = dice(6)
    for y in (0, 5.6, 11.2, 16.8, 22.4):
        track(-40, 330, y, 0.28, bed='snow')
    train(190, 5.6, 0.78, 9, rng, engine=True)
    at = 330
    for y, a, b in ((11.2, 24, 17), (16.8, 60, 14), (22.4, 10, 20)):
        for k in range(b):
            x = a + k * 13.95
            wagon((x, y, 0.78), 0, ('carmine' if k == 0 else rng.choice(['carmine', 'slate', 'navy', 'silver', 'rust', 'carmine_dark', 'white']),))
            if rng.random() < 0.9:
                Part('cap').box((x, y, 0.78 + 1.22 + 2.66), (12.0, 2.3, 0.16), snow, 0.07).put()
    loco_snow = Part('cap')
    loco_snow.box((190 - 9.8, 5.6, 0.78 + 4.02), (15, 2.3, 0.14), snow, 0.06)
    for k in range(9):
        loco_snow.box((190 - 19.9 - 6.95 - k * 13.95, 5.6, 0.78 + 3.9), (12.0, 2.3, 0.16), snow, 0.07)
    loco_snow.put()
    trees([(rng.uniform(-20, 330), rng.uniform(42, 110), 0.3) for _ in range(170)], 'conifer', 8, (0.9, 1.8))
    trees([(rng.uniform(30, 330), rng.uniform(-90, -24), 0.3) for _ in range(120)], 'conifer', 9, (0.9, 1.8))
    for x in (20, 90, 170, 250):
        mast((x, 28, 0.2), 18)
    building(rng, (52, -13, 0.3), 12, 7, 7.5, '#8a4a3c', 0, 0.5)
    Part('roof').box((52, -13, 8.4), (12.6, 7.6, 0.35), snow, 0.15).put()
    person((10.5, 3.0, 0.3), -math.pi / 2, 'walk', 'winter')
    p = Part('switch')
    red, dark = paint('carmine', rough=0.4), paint('ink', rough=0.5)
    for x, y in ((18, -2.8), (46, -2.8), (74, -2.8)):
        p.cyl((x, y, 0.3), (x, y, 3.6), 0.07, dark)
        p.box((x - 0.08, y, 3.3), (0.14, 0.42, 0.95), dark, 0.04)
        p.cyl((x - 0.16, y, 3.5), (x - 0.17, y, 3.5), 0.12, red)
    p.put()
    camera((-3, 6.3, 2.6), (62, 8.6, 3.0), 34)


def rail_plain():
    """One line of wagons across the fields."""
    setup('golden', 212, elevation=19, exposure=0.05, clouds=(0.58, (1.0, 0.82, 0.64), (0.46, 0.44, 0.48)))
    rng = dice(14)
    Part('plain').box((0, 0, -2.05), (9000, 9000, 2), ground(a='straw', b='grass', scale=2)).put()
    tones = [('straw', '#8d7a40'), ('grass', '#3f4626'), ('#7b6a45', 'earth'), ('#9c8a4a', 'straw'), ('#58602f', 'grass')]
    for k in range(-9, 14):
        for j in (-1, 1):
            for row in range(3):
                a, b = rng.choice(tones)
                y = j * (24 + row * 150)
                Part('field').box((k * 130 + rng.uniform(-12, 12), y + j * 70, -1.02 + rng.uniform(0, 0.04)), (rng.uniform(112, 128), 136, 0.1), ground(a=a, b=b, scale=10)).put(smooth=0)
    Part('bank').extrude([(-12, -1.1), (12, -1.1), (4.5, 0.0), (-4.5, 0.0)], -1600, 1600, ground(a='grass', b='straw', scale=12), 'yz').put(smooth=0)
    track(-1500, 1500, 0, 0, sleepers=False)
    track(-60, 150, 0, 0.0)
    poles(-1200, 1200, 0, 0.0)
    train(88, 0, 0.5, 40, rng)
    spots = [(rng.uniform(-900, 500), rng.choice([1, 1, -1]) * rng.uniform(160, 700), -1.0) for _ in range(260)]
    trees(spots, 'broadleaf', 4, (1.2, 2.0))
    terrain(9000, 100, 260, ground(a='#4c4c38', b='#6a5c44', scale=0.4), (-3000, 5000, -70), 2.2, 0.0007)
    camera((126, -42, 13.5), (50, -2, 2.5), 36)


def journey():
    """The viaduct at dawn, mist in the valley."""
    setup('dawn', 66, elevation=9, exposure=0.4, haze=(900, (0.72, 0.46, 0.36)), clouds=(0.5, (1.0, 0.58, 0.40), (0.34, 0.26, 0.29)))
    hills = ground(a='#3c4228', b='#5a5034', scale=2.5, steep='rock')

    def valley(x, y):
        bend = 26 * math.sin(y * 0.006)
        return min(1.0, max(0.0, (abs(x - bend) - 30) / 170)) ** 1.5
    terrain(1500, 8, 120, hills, (0, 120, -58), 7.7, 0.0042, valley)
    for s in (-1, 1):
        terrain(2600, 34, 420, ground(a='#3c4228', b='rock', scale=1.0, steep='rock'), (s * 1500, 900, -70), 9.1 + s, 0.0013, lambda x, y: min(1.0, max(0.0, (abs(x) - 260) / 900)) ** 1.2, True)
    Part('river').box((0, 0, -58.6), (3000, 3000, 2), water(color='#1a2a2c', chop=0.25, scale=1.2)).put()
    viaduct(-234, 18, 0, foot=-62)
    track(-330, 330, 0, 0.0)
    train(120, 0, 0.5, 19, dice(21))
    rng = dice(3)
    spots = []
    while len(spots) < 650:
        x, y = rng.uniform(-380, 380), rng.uniform(-120, 420)
        f = valley(x, y)
        if f < 0.03 or abs(y) < 7:
            continue
        h = max(-0.2, noise.fractal(Vector((x * 0.0042 + 7.7, y * 0.0042 - 7.7, 7.7)), 0.9, 2.05, 6) * 0.5 + 0.5) * 120 * f - 58
        if noise.fractal(Vector((x * 0.02, y * 0.02, 1)), 1, 2, 2) > -0.15:
            spots.append((x, y, h))
    trees(spots, 'conifer', 3, (0.9, 1.7))
    camera((118, -176, -14), (4, 4, -17), 30)


PICTURES = {
    'snow-rail-yard': dict(make=snow_yard, size=PHOTO),
    'rail-wagons': dict(make=rail_plain, size=(1280, 854)),
    'mission-journey': dict(make=journey, size=WIDE),
}
