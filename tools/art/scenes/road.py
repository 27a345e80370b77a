"""Trucks on the road, at a dock, in town."""

import math

from mathutils import Vector, noise

from blocks.core import Part, camera, dice, lamp
from blocks.land import beyond, building, lamp_post, road, terrain, trees
from blocks.livery import TOLBROOK
from blocks.people import person
from blocks.truck import car, truck, van
from blocks.goods import carton_pallet
from light import setup
from materials import asphalt, glow, ground, paint

HERO, WIDE, PHOTO = (1920, 1080), (1200, 676), (1056, 704)


def hillside(seed, count, where, z=0.0):
    rng = dice(seed)
    spots = []
    while len(spots) < count:
        x, y = where(rng)
        if noise.fractal(Vector((x * 0.01, y * 0.01, seed)), 1, 2, 3) > -0.25:
            spots.append((x, y, z))
    return spots


def straight(x0, x1, step=3.0, y=0.0, sway=0.0, rise=0.0, length=400):
    out, x = [], x0
    while x <= x1:
        out.append((x, y + sway * math.sin(x / length * math.pi * 2), rise * math.sin(x / length)))
        x += step
    return out


def truck_hero():
    """First light from the side, the road leads past the viewer."""
    setup('dawn', 128, elevation=7, exposure=0.25, clouds=(0.45, (1.0, 0.50, 0.34), (0.30, 0.21, 0.24)))
    road(straight(-500, 120), 13, wet=0.55, lanes=3, rails=False)
    grass = ground(a='grass', b='straw', scale=3)

    def flat(x, y):
        return min(1.0, max(0.0, (abs(y) - 14) / 160)) ** 1.3 * (1.0 if y > 0 else 0.06)
    terrain(1500, 10, 90, grass, (-500, 0, -0.25), 3.3, 0.0035, flat)
    terrain(7000, 70, 420, ground(a='rock', b='grass', scale=0.4), (-3600, 1800, -40), 8.1, 0.0006, beyond(1300, 3600), True)
    trees([(x, y, 0) for x, y, _ in hillside(3, 130, lambda r: (r.uniform(-420, 30), r.choice([-1, 1]) * r.uniform(17, 34)))], 'conifer', 2)
    truck((0, -2.1, 0.02), 0, lights=6)
    car((-46, 4, 0.02), math.pi, 'slate', 4)
    truck((-120, -2.1, 0.02), 0, livery=TOLBROOK)
    camera((13.6, -8.2, 1.15), (-3.2, -0.6, 2.2), 30, 8, (2, -2, 1.5))


def road_freight():
    """High over a curve at noon, the truck on its way out of the picture."""
    setup('noon', 235, elevation=34, exposure=-0.05)
    pts = [(170 * math.cos(a), 170 * math.sin(a), 0) for a in [math.radians(150 - k * 1.0) for k in range(190)]]
    road(pts, 15, lanes=4, dash=6)
    grass = ground(a='grass', b='straw', scale=4)

    def flat(x, y):
        return min(1.0, max(0.0, (abs(math.hypot(x, y) - 170) - 16) / 130)) ** 1.4
    terrain(1800, 9, 70, grass, (0, 100, -0.25), 1.7, 0.0035, flat)
    rng = dice(7)
    spots = []
    while len(spots) < 700:
        x, y = rng.uniform(-330, 360), rng.uniform(-120, 460)
        if abs(math.hypot(x, y) - 170) > 15 and noise.fractal(Vector((x * 0.012, y * 0.012, 2)), 1, 2, 3) > -0.12:
            h = max(-0.2, noise.fractal(Vector((x * 0.0035 + 1.7, y * 0.0035 - 1.7, 1.7)), 0.9, 2.05, 6) * 0.5 + 0.5) * 70 * flat(x, y)
            spots.append((x, y, h - 0.4))
    trees(spots, 'broadleaf', 4, (0.7, 1.3))

    def on(angle, off, **options):
        a, r = math.radians(angle), 170 + off
        return dict(loc=(r * math.cos(a), r * math.sin(a), 0.02), rot=a - math.pi / 2, **options)
    truck(**on(74, 5.6, bend=0.05))
    truck(**on(112, 5.6, livery=TOLBROOK, bend=0.05))
    truck(loc=on(48, -5.6)['loc'], rot=math.radians(48 + 90), cab='slate', color='silver', trailer='container', bend=-0.05)
    for a, off, c in ((92, 1.9, 'silver'), (61, 1.9, 'navy')):
        car(**on(a, off, color=c))
    car(on(82, -5.6)['loc'], math.radians(172), 'white')
    camera((84, 108, 30), (43, 163, 2.0), 44)


def night_road():
    """Headlights, rain in the tarmac, dark hills."""
    setup('night', 200, elevation=30, exposure=1.2)
    road(straight(-400, 500, 3.0, 0, 9, 0, 420), 11, wet=0.8, lanes=2)

    def flat(x, y):
        return min(1.0, max(0.0, (abs(y) - 22) / 120)) ** 1.2
    terrain(1600, 12, 120, ground(a='#2c301f', b='#3a3222', scale=3), (100, 0, -0.3), 5.2, 0.003, flat)
    trees([(x, y, 0) for x, y, _ in hillside(9, 90, lambda r: (r.uniform(-60, 400), r.choice([-1, 1]) * r.uniform(21, 34)))], 'conifer', 5)
    y = 9 * math.sin(40 / 420 * math.pi * 2)
    y = 9 * math.sin(26 / 420 * math.pi * 2)
    truck((26, y - 1.2, 0.02), math.pi + 0.12, lights=30, beams=5000)
    lamp('AREA', (22, y - 16, 12), 1900, (0.55, 0.66, 1.0), 9, to=(31, y, 2), mirrored=False)
    lamp('AREA', (44, y - 22, 9), 1500, (0.55, 0.66, 1.0), 6, to=(34, y, 3), mirrored=False)
    for x in (150, 260):
        yy = 9 * math.sin(x / 420 * math.pi * 2)
        car((x, yy + 2.6, 0.02), 0.06, 'slate', 14)
    camera((6.5, -5.4, 1.3), (28, 2.4, 2.6), 28)


def desert_tanker():
    """A straight road, heat, a tank that shines."""
    setup('noon', 205, elevation=52, sky=((0.92, 0.82, 0.68), (0.52, 0.56, 0.62), (0.20, 0.30, 0.48)),
          haze=(2600, (0.86, 0.70, 0.54)), clouds=(0.2, (0.98, 0.94, 0.88), (0.7, 0.66, 0.62)), exposure=-0.45)
    road(straight(-900, 900, 6), 10, verge=('sand', '#8a5a38'), rails=False, lanes=2)
    sand = ground(a='sand', b='#8a5a38', scale=3, steep='#7a4a30')

    def flat(x, y):
        return min(1.0, max(0.0, (abs(y) - 12) / 500)) ** 1.2
    terrain(2600, 14, 60, sand, (200, 0, -0.3), 2.2, 0.0025, flat)
    terrain(9000, 70, 620, ground(a='#a06a44', b='#8a5436', scale=0.3, steep='#7d4a34'), (5600, 3600, -60), 5.5, 0.0007, beyond(2600, 5600), True)
    rng = dice(4)
    p = Part('stones')
    for _ in range(400):
        x, y = rng.uniform(-30, 160), rng.choice([-1, 1]) * rng.uniform(9.5, 19)
        s = rng.uniform(0.06, 0.36)
        p.box((x, y, -0.28 + s * 0.1), (s, s * rng.uniform(0.6, 1.2), s * 0.6), paint('#8a6444', rough=0.9, grain=0.3), s * 0.2, (rng.random(), rng.random(), rng.random()))
    p.put()
    truck((24, -2.4, 0.02), math.pi, 'carmine', 'tank')
    camera((9, -13.5, 1.5), (33, 2.5, 3.0), 27)


def domestic():
    """A street in the morning, the city truck on its round."""
    setup('golden', 90.6, elevation=17, exposure=0.3)
    Part('ground').box((0, 0, -0.6), (900, 900, 1.0), asphalt()).put()
    road(straight(-260, 260, 3), 13, rails=False, wet=0.25, lanes=2)
    rng = dice(12)
    walk = Part('walk')
    stone = paint('concrete', rough=0.7, dirt=0.5, grain=0.2)
    for s in (-1, 1):
        walk.box((0, s * 9.0, -0.02), (520, 5.0, 0.3), stone, 0.04)
    walk.put()
    colors = ['cream', '#8a4a3c', 'silver', '#a08a72', 'concrete', '#6e3a32', 'white']
    for s in (-1, 1):
        x = -250
        while x < 250:
            w = rng.uniform(15, 26)
            building(rng, (x + w / 2, s * 18.5, 0.1), w - 0.3, 14, rng.choice([14.6, 18, 21.4, 24.8]), rng.choice(colors), lit=0.05)
            x += w
    for k in range(-8, 9):
        for s in (-1, 1):
            if k % 2:
                trees([(k * 14 + 3, s * 8.2, 0.1)], 'broadleaf', 30 + k, (0.75, 0.95))
            else:
                lamp_post((k * 14, s * 7.3, 0.1), math.pi / 2 if s < 0 else -math.pi / 2)
    van((0, -2.6, 0.02), 0)
    for x, y, r, dress in ((-5.5, 8.3, math.pi / 2, 'jacket'), (-6.6, 9.3, math.pi / 2, 'red shirt'), (-21, 9.4, math.pi / 2, 'shirt'), (-26, -8.8, math.pi / 2, 'jacket')):
        person((x, y, 0.13), r, 'walk', dress)
    for x, y, r, c in ((-22, -2.8, 0, 'slate'), (-30, 2.8, math.pi, 'navy'), (16, 5.4, math.pi, 'silver'), (-9, 5.4, math.pi, 'carmine_dark'), (26, 5.4, math.pi, 'ink'), (-50, 3, math.pi, 'white'), (-44, -2.6, 0, 'white')):
        car((x, y, 0.02), r, c)
    camera((11.5, -7.2, 1.5), (-4.5, 0.8, 2.4), 27, 8, (3, -2.6, 1.5))


def delivery():
    """Open doors at the receiver's dock."""
    setup('golden', 236, elevation=15, exposure=0.25)
    Part('yard').box((0, 0, -0.5), (500, 500, 1), asphalt(wet=0.45, puddle=0.35)).put()
    rng = dice(5)
    trees([(rng.uniform(85, 190), rng.uniform(-110, 60), 0) for _ in range(110)], 'broadleaf', 3, (1.2, 2.0))
    for k in range(6):
        building(rng, (200, -90 + k * 32, 0), 22, 18, rng.choice([8, 11, 14]), rng.choice(['silver', 'concrete', 'cream']), 0, 0.05)
    hall, red, dark = paint('silver', rough=0.5, dirt=0.25, scale=0.2), paint('carmine', rough=0.4), paint('ink', rough=0.7)
    p = Part('hall')
    p.box((-8, 24, 5.5), (80, 12, 11), hall, 0.1)
    for k in range(180):
        p.box((-47.7 + k * 0.44, 17.96, 6.2), (0.16, 0.08, 9.4), hall)
    p.box((-8, 17.9, 10.2), (80, 0.3, 1.4), red)
    for k in range(8):
        x = -40 + k * 9.5
        p.box((x, 17.9, 2.9), (3.4, 0.3, 3.4), paint('white', rough=0.4, dirt=0.2))
        for s in (-1, 1):
            p.box((x + s * 1.85, 17.5, 2.9), (0.5, 0.9, 3.8), dark, 0.1)
        p.box((x, 17.5, 4.9), (4.2, 0.9, 0.6), dark, 0.1)
        p.box((x, 17.8, 5.9), (0.4, 0.3, 0.2), glow('#ffd9a0', 12))
    p.put()
    truck((13.95, 0, 0), 0.0, open_rear=True)
    truck((-11.5, 5.5, 0), -math.pi / 2, livery=TOLBROOK)
    person((-1.2, 0.3, 0), -1.0, 'tablet', 'hi-vis red', 'board')
    truck((-21, 4.5, 0), -math.pi / 2, 'carmine', 'container', 'slate')
    for k in range(7):
        carton_pallet((-0.4 + k * 1.3 + 0.6, -0.6, 1.26), 0, 2.0, seed=k)
        carton_pallet((-0.4 + k * 1.3 + 0.6, 0.62, 1.26), 0, 1.7, seed=k + 9)
    carton_pallet((-3.0, 1.5, 0), 0.3, 1.7, seed=30, wrapped=True)
    carton_pallet((-4.9, -1.0, 0), -0.1, 1.3, seed=31)
    d = Part('stand')
    d.box((-2.9, -2.6, 0.55), (0.6, 0.5, 1.1), paint('slate', rough=0.5), 0.03)
    d.box((-2.9, -2.6, 1.12), (0.75, 0.6, 0.04), paint('wood', rough=0.6), 0.01)
    d.box((-2.95, -2.6, 1.15), (0.24, 0.33, 0.02), paint('ink', rough=0.4), 0.005, (0, 0, 0.3))
    d.box((-2.95, -2.6, 1.163), (0.21, 0.29, 0.006), paint('white', rough=0.8, dirt=0), 0, (0, 0, 0.3))
    d.cyl((-2.85, -2.72, 1.18), (-2.72, -2.62, 1.19), 0.008, paint('carmine'), seg=8)
    d.put()
    camera((-8.6, -5.4, 1.75), (0.4, 0.4, 1.75), 29)


PICTURES = {
    'truck': dict(make=truck_hero, size=HERO, samples=12),
    'road-freight': dict(make=road_freight, size=WIDE),
    'domestic_transport': dict(make=domestic, size=WIDE),
    'night-road': dict(make=night_road, size=PHOTO, options=dict(bloom=0.16)),
    'desert-tanker': dict(make=desert_tanker, size=PHOTO),
    'mission-delivery': dict(make=delivery, size=WIDE),
}
