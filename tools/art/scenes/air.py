"""Freighters on the ground and in the air."""

import math

from mathutils import Euler

from blocks.core import Part, camera, dice, lamp
from blocks.land import beyond, building, terrain, trees
from blocks.people import person
from blocks.plane import GROUND, dolly, loader, plane, tug_tractor, uld
from blocks.port import mast
from light import setup
from materials import asphalt, fresh, glass, glow, ground, paint

HERO, WIDE, PHOTO = (1440, 810), (1200, 676), (1056, 704)


def apron(wet=0.0, size=1400, puddle=0.45):
    p = Part('apron')
    p.box((0, 0, -1), (size, size, 2), asphalt(wet=wet, color='#55524f', puddle=puddle)).put()
    q = Part('lines')
    yellow, joint = paint('ochre', rough=0.6, dirt=0.4), paint('ink', rough=0.8)
    for k in range(-12, 13):
        if not k % 3:
            q.box((k * 8, 0, 0.004), (0.05, 200, 0.006), joint)
            q.box((0, k * 8, 0.004), (200, 0.05, 0.006), joint)
    q.box((0, 0, 0.009), (240, 0.22, 0.008), yellow)
    for y in (-44, 44):
        q.box((0, y, 0.009), (240, 0.16, 0.008), yellow)
        q.box((0, y + 0.5, 0.009), (240, 0.16, 0.008), yellow)
    q.put(smooth=0)


def terminal(x, y, rot=0.0, lit=10.0):
    """Cargo halls behind the apron."""
    p = Part('cargo hall')
    wall, red, dark = paint('silver', rough=0.45, dirt=0.2, scale=0.1), paint('carmine', rough=0.4, dirt=0.2), glass()
    p.box((0, 0, 8), (180, 40, 16), wall, 0.1)
    p.box((0, -20.1, 14.6), (180, 0.4, 2.2), red)
    for k in range(16):
        px = -84 + k * 11.2
        p.box((px, -20.1, 3.4), (7.5, 0.3, 6.8), paint('white', rough=0.4, dirt=0.2) if k % 3 else dark)
        p.box((px, -20.6, 8.4), (0.8, 0.6, 0.3), glow('#ffd9a0', lit))
    p.box((0, -20.1, 11), (176, 0.25, 2.0), dark)
    p.put((x, y, 0), rot)
    building(dice(3), (x + 120, y + 30, 0), 16, 16, 52, 'concrete', 0, 0.3)


def plane_hero():
    """Lifting off towards the viewer with the last light on its side."""
    setup('golden', 118, elevation=7, exposure=0.1, drift=(1.2, 9.4, 0.0), clouds=(0.6, (1.0, 0.66, 0.45), (0.36, 0.32, 0.37)))
    Part('field').box((0, 0, -1.05), (9000, 9000, 2), ground(a='grass', b='straw', scale=2)).put()
    r = Part('runway')
    white = paint('white', rough=0.6, dirt=0.5)
    r.box((-600, 0, -0.98), (2600, 52, 2), asphalt(wet=0.3, puddle=0.3))
    for k in range(40):
        r.box((-1500 + k * 50, 0, 0.03), (30, 0.9, 0.02), white)
    for s in (-1, 1):
        r.box((-600, s * 24.5, 0.03), (2600, 0.9, 0.02), white)
        for k in range(60):
            r.box((-1400 + k * 30, s * 27, 0.3), (0.4, 0.4, 0.4), glow('#ffdca0', 30))
    r.put()
    terrain(9000, 90, 330, ground(a='#3c3c30', b='earth', scale=0.4), (-4600, 2500, -60), 4.4, 0.0006, beyond(2200, 5200), True)
    trees([(-300 - k * 9, 170 + (k * 37) % 60, 0) for k in range(60)], 'broadleaf', 3, (1.5, 2.6))
    body = plane((-8, 0, 23.5), 0.0, gear=True)
    body.rotation_euler = Euler((math.radians(-3), math.radians(-10), 0))
    camera((78, -58, 5.5), (2, 1, 21.5), 38)


def air_freight():
    """Over a sea of clouds, seen from a little above."""
    setup('golden', 226, elevation=13, exposure=0.0, haze=(5200, (0.82, 0.64, 0.54)), clouds=(0.35, (1.0, 0.80, 0.62), (0.5, 0.46, 0.5)),
          sky=((0.95, 0.70, 0.52), (0.36, 0.44, 0.58), (0.08, 0.15, 0.32)))
    mat, n, shader, _ = fresh('cloud')
    shader.inputs['Base Color'].default_value = (0.92, 0.92, 0.93, 1)
    shader.inputs['Roughness'].default_value = 1.0
    shader.inputs['Specular'].default_value = 0.0
    shader.inputs['Emission'].default_value = (0.75, 0.80, 0.92, 1)
    shader.inputs['Emission Strength'].default_value = 0.07
    terrain(9000, 30, 300, mat, (0, 2500, -560), 3.7, 0.0017, None, False, 5, True)
    body = plane((0, 0, 0), 0.0, gear=False)
    body.rotation_euler = Euler((math.radians(14), math.radians(-3), math.radians(8)))
    camera((64, -68, 9), (-3, 2, 0.5), 40)


def rain_apron():
    """Parked, everything mirrors."""
    setup('rain', 300, exposure=0.8)
    apron(wet=0.95, puddle=0.66)
    plane((0, 0, GROUND), 0.0)
    terminal(-60, 120)
    for at in ((-60, 60, 0), (40, 66, 0), (-120, 62, 0)):
        mast(at, 28, 9000)
    for k in range(4):
        dolly((-24 - k * 4.6, -17, 0), 0, k + 1)
    tug_tractor((-18.6, -17, 0), 0)
    person((-58.2, -17.9, 0), -1.0, 'walk', 'winter')
    person((-56.6, -16.2, 0), -1.05, 'walk', 'hi-vis')
    p = Part('cones')
    for x, y in ((-20, -9), (-30, -13), (10, -12), (-38, -6)):
        p.cyl((x, y, 0.02), (x, y, 0.75), 0.2, paint('orange', rough=0.5), 0.04)
    p.put()
    camera((-74, -34, 1.9), (-18, 2, 6.4), 30)


def nose_loading():
    """The nose is up, a pallet rolls in."""
    setup('golden', 112, elevation=16, exposure=0.2)
    apron(wet=0.35, puddle=0.35)
    plane((0, 0, GROUND), 0.0, nose_up=84.0)
    loader((33.6, 0, 0), math.pi, 4.15)
    uld((31.2, 0, 4.2), math.pi / 2, 1)
    uld((36.6, 0, 4.2), math.pi / 2, 2)
    for k in range(4):
        dolly((13 + k * 4.6, -11, 0), 0, k + 4)
    tug_tractor((32.6, -11, 0), 0, 'carmine')
    person((30.3, -1.86, 4.14), math.pi / 2, 'tablet')
    person((46.2, -11.6, 0), 0.75, 'tablet', carries='board')
    terminal(-110, 130)
    for at in ((-40, 80, 0), (60, 90, 0)):
        mast(at, 28)
    lamp('AREA', (20, 0, GROUND + 2.4), 500, (1, 0.9, 0.75), 3, to=(20, 0, 0))
    camera((57, -22, 3.4), (29.5, -1.5, 6.6), 30)


PICTURES = {
    'plane': dict(make=plane_hero, size=HERO),
    'air-freight': dict(make=air_freight, size=WIDE),
    'rain-wet-apron': dict(make=rain_apron, size=PHOTO),
    'nose-loading': dict(make=nose_loading, size=(1280, 854)),
}
