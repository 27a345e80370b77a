"""A four-engined freighter with a nose that opens, and what stands around it on an apron."""

import math

from mathutils import Euler, Matrix, Vector

from blocks.container import lettering
from blocks.core import Part, put, shared, wrap
from blocks.livery import MERIDANE, emblem
from blocks.wheel import wheel, wheel_at
from materials import clear, glass, glow, paint

R, NOSE, TAIL, SEG = 3.25, 35.0, -35.0, 48
HINGE = 27.6


def section(x):
    """Radius, height of the centre and hump of the fuselage at x."""
    d, e = NOSE - x, x - TAIL
    r, up = R, 0.0
    if d < 9.5:
        t = 1 - d / 9.5
        r, up = R * max(0.0, 1 - t ** 2.2) ** 0.62, -0.75 * t ** 2
    if e < 24:
        t = 1 - e / 24
        r, up = R * max(0.07, 1 - t ** 1.75 * 0.93), 2.35 * t ** 1.5
    hump = 0.0
    if d < 27:
        hump = 0.42 * min(1.0, max(0.0, (d - 0.8) / 6.0)) ** 0.8 * min(1.0, max(0.0, (27 - d) / 11)) ** 1.3
    return r, up, hump


def ring(x):
    r, up, hump = section(x)
    out = []
    for k in range(SEG):
        a = math.tau * k / SEG
        y, z = r * math.cos(a), r * math.sin(a)
        if z > 0:
            z *= 1 + hump
            y *= 1 - 0.12 * hump * (z / R) ** 2
        out.append((x, y, z + up))
    return out


def livery():
    """White body, grey belly, the carrier's colour."""
    return (paint('white', rough=0.24, dirt=0.08, scale=0.15, coat=0.4), paint('#b6b2af', rough=0.3, dirt=0.15, scale=0.15),
            paint(MERIDANE.main, rough=0.25, dirt=0.08, scale=0.2, coat=0.4))


def skin():
    """The fuselage: a grey belly under a thin line, and the colour of the tail, which sweeps forward below."""
    return paint('white', rough=0.24, dirt=0.08, scale=0.15, coat=0.4, bands=(
        (0.0, 1.0, -1.2, MERIDANE.accent), (0.0, 1.0, -1.38, '#b6b2af'), (1.0, 1.9, -15.6, MERIDANE.accent), (1.0, 1.9, -17.2, MERIDANE.main)))


def wing(p, s, root, tip, mat, thick=0.12):
    """A swept surface between a root and a tip: (x of leading edge, y, z, chord)."""
    rows = []
    for t in (0, 0.12, 0.35, 0.7, 0.96, 1.0):
        x, y, z, c = [a + (b - a) * t for a, b in zip(root, tip)]
        th = thick * c * (1 if t < 1 else 0.3)
        foil = [(0, 0), (0.04, 0.32), (0.15, 0.5), (0.38, 0.55), (0.7, 0.3), (1, 0.02), (0.7, -0.16), (0.38, -0.35), (0.15, -0.38), (0.04, -0.24)]
        rows.append([(x - c * u, s * y, z + th * w) for u, w in foil])
    p.loft(rows, mat)


def engine(p, x, y, z):
    white, _, color = livery()
    metal, dark = paint('silver', rough=0.18, metal=0.95, dirt=0.1), paint('ink', rough=0.45, metal=0.3)
    p.lathe([(x + 2.9, 1.16), (x + 3.05, 1.24), (x + 2.9, 1.36)], metal, 'x', 36, (0, y, z))
    p.lathe([(x + 2.9, 1.36), (x + 1.8, 1.46), (x, 1.44), (x - 1.6, 1.18)], white, 'x', 36, (0, y, z))
    p.lathe([(x - 0.9, 1.0), (x - 2.6, 0.74), (x - 3.2, 0.6)], metal, 'x', 30, (0, y, z))
    p.lathe([(x - 3.0, 0.5), (x - 4.0, 0.05)], dark, 'x', 20, (0, y, z))
    p.lathe([(x + 2.9, 1.16), (x + 1.9, 1.13)], dark, 'x', 36, (0, y, z))
    p.cyl((x + 1.7, y, z), (x + 1.72, y, z), 1.13, dark, seg=36)
    p.lathe([(x + 1.75, 0.34), (x + 2.1, 0.22), (x + 2.3, 0.01)], paint('slate', rough=0.3), 'x', 20, (0, y, z))
    for k in range(24):
        a = math.tau * k / 24
        u = Vector((0, math.cos(a), math.sin(a)))
        w = Vector((0.22, -math.sin(a) * 0.11, math.cos(a) * 0.11))
        c = Vector((x + 1.85, y, z))
        p.quad(tuple(c + u * 0.3 - w * 0.5), tuple(c + u * 0.3 + w * 0.5), tuple(c + u * 1.1 + w), tuple(c + u * 1.1 - w), paint('steel', rough=0.3, metal=0.8))


def cockpit(p):
    """Six panes that follow the nose: for each the ends along x and the angles around the body."""
    def at(x, angle, s):
        r, up, hump = section(x)
        y, z = (r + 0.02) * math.cos(math.radians(angle)), (r + 0.02) * math.sin(math.radians(angle))
        return x, s * y * (1 - 0.12 * hump * math.sin(math.radians(angle)) ** 2), z * (1 + hump) + up
    for s in (-1, 1):
        for x0, x1, a0, a1 in ((31.0, 32.25, 61, 88), (30.45, 31.85, 46, 59.5), (29.9, 31.2, 33, 44.5)):
            rows = [[at(x0 + (x1 - x0) * i / 5, a0 + (a1 - a0) * j / 5, s) for j in range(6)] for i in range(6)]
            p.loft(rows, glass(), closed=False, caps=False)


FRONT = [HINGE, 28.5, 29.3, 30.0, 30.7, 31.4, 32.1, 32.8, 33.4, 33.9, 34.3, 34.6, 34.82, 34.95, 34.995]


def nose_part(hollow=False):
    n = Part('nose')
    n.loft([ring(x) for x in FRONT], skin(), caps=False)
    cockpit(n)
    if hollow:
        n.loft([[(x, y * 0.97, z * 0.97) for x, y, z in ring(v)] for v in FRONT], paint('#6d6a66', rough=0.6), caps=False)
    return n


def plane_part(nose_up=0.0, gear=True, lit=True):
    white, belly, color = livery()
    metal, dark = paint('silver', rough=0.25, metal=0.8, dirt=0.15), paint('ink', rough=0.6)
    p = Part('plane')
    xs = [TAIL + k * 1.75 for k in range(14)] + [-9 + k * 3 for k in range(9)] + [17 + k * 1.0 for k in range(8)]
    back = [x for x in xs if x < HINGE - 0.3] + [HINGE]
    p.loft([ring(x) for x in back], skin(), caps=not nose_up)
    body = Part('body').merge(p)
    if nose_up:
        inner = [HINGE, 20, 10, 0]
        p.loft([[(x, y * 0.95, z * 0.95) for x, y, z in ring(x)] for x in inner], paint('#8d8a85', rough=0.6), caps=False)
        p.box((14, 0, -1.45), (27, 5.4, 0.12), paint('steel', rough=0.4, metal=0.5))
        for x in (26.6, 23, 19, 15, 11, 7):
            p.box((x, 0, 2.75), (0.5, 2.4, 0.06), glow('#fff0d6', 14))
        p.cyl((2, 0, 0), (2.2, 0, 0), R * 0.94, paint('#9a958f'), seg=SEG)
    else:
        p.merge(nose_part())
    for s in (-1, 1):
        wing(p, s, (8.5, 2.4, -1.9, 14.5), (-16.5, 31.5, 1.6, 3.8), belly, 0.115)
        wing(p, s, (-26.2, 0.8, 2.2, 7.5), (-34.5, 11.2, 3.3, 2.6), white, 0.09)
        p.loft([[(-17.0, s * 31.4, 1.7), (-20.2, s * 31.4, 1.7)], [(-18.6, s * 31.9, 3.6), (-20.6, s * 31.9, 3.6)]], color, closed=False, caps=False)
        for y, x in ((11.8, 3.6), (20.8, -4.2)):
            z = -1.9 + (y - 2.4) * 0.12 - 2.15
            engine(p, x, s * y, z)
            p.extrude([(x + 1.5, z + 1.3), (x - 4.5, z + 1.75), (x - 6.0, z + 2.25), (x - 1.0, z + 2.25)], s * y - 0.16, s * y + 0.16, white)
        for k in range(4):
            y = 7 + k * 6.3
            x = 8.5 - (y - 2.4) * 0.86 - (14.5 - (y - 2.4) * 0.367) * 0.8
            p.lathe([(x + 2.5, 0.02), (x + 1.2, 0.3), (x - 1.5, 0.3), (x - 3.4, 0.02)], belly, 'x', 12, (0, s * y, -2.2 + (y - 2.4) * 0.12))
        turn = Matrix.Rotation(math.pi, 4, 'Z') if s > 0 else Matrix.Identity(4)
        word = lettering(MERIDANE.word, 2.3, color)
        wide = max(v[0] for v in word.v)
        p.merge(wrap(Part('word').merge(word, turn @ Matrix.Translation((-s * 13.5 - wide / 2, 0, -0.1))), body, s, 0.3))
        door = Part('door').quad((-3.9, s, -0.6), (-0.5, s, -0.6), (-0.5, s, 2.3), (-3.9, s, 2.3), paint('#d8d3ce', rough=0.3, dirt=0.1))
        p.merge(wrap(door, body, s, 0.3, 0.015))
        if lit:
            p.box((-18, s * 31.7, 1.7), (0.5, 0.2, 0.16), glow('#ff2a1a' if s > 0 else '#30ff70', 18), 0.04)
            p.box((7.6, s * 4.2, -1.75), (0.3, 0.9, 0.25), glow('#fff4e0', 30), 0.05)
    fin = [(-23.0, 4.4), (-31.8, 13.8), (-35.6, 13.8), (-33.4, 4.2)]
    rows = []
    for t in (0, 0.3, 0.7, 0.97, 1.0):
        a, b = [fin[0][k] + (fin[1][k] - fin[0][k]) * t for k in (0, 1)], [fin[3][k] + (fin[2][k] - fin[3][k]) * t for k in (0, 1)]
        c, th = a[0] - b[0], (0.055 if t < 1 else 0.015)
        rows.append([(a[0] - c * u, w * th * c, a[1] + (b[1] - a[1]) * u) for u, w in ((0, 0), (0.05, 0.55), (0.2, 0.95), (0.5, 1), (1, 0.03), (0.5, -1), (0.2, -0.95), (0.05, -0.55))])
    rows.insert(0, [(x + 1.0, y, z - 2.0) for x, y, z in rows[0]])
    p.loft(rows, color)
    tail = Part('tail').loft(rows, color)
    for s in (-1, 1):
        turn = Matrix.Rotation(math.pi, 4, 'Z') if s > 0 else Matrix.Identity(4)
        p.merge(wrap(Part('emblem').merge(emblem(MERIDANE, 4.6, MERIDANE.on_main), turn @ Matrix.Translation((s * 30.7, 0, 9.3))), tail, s, 0.5, 0.03))
    if lit:
        p.box((0, 0, -3.3), (0.4, 0.3, 0.2), glow('#ff3020', 16), 0.05)
        p.box((27.0, 0, -3.6), (0.2, 0.6, 0.3), glow('#fff4e0', 40), 0.05)
    if gear:
        p.cyl((24.5, 0, -5.0), (24.2, 0, -2.8), 0.16, metal)
        for side in (-1, 1):
            wheel_at(p, 24.5, side * 0.42, -5.55, 0.55, 0.36, side, bolts=8)
        for x, y in ((0.6, 5.4), (-2.8, 2.1)):
            for s in (-1, 1):
                p.cyl((x, s * y, -4.8), (x, s * y, -2.2), 0.24, metal)
                p.box((x, s * y, -4.85), (2.6, 0.3, 0.3), metal, 0.05)
                for dx in (-0.85, 0.85):
                    for side in (-1, 1):
                        wheel_at(p, x + dx, s * y + side * 0.5, -5.55, 0.6, 0.4, side, bolts=8)
    return p


GROUND = 5.58


def plane(loc=(0, 0, GROUND), rot=0.0, **options):
    """The freighter, nose to +x; on its wheels the centre of the body is GROUND high."""
    key = ('plane', *sorted(options.items()))
    ob = put(shared(key, lambda: plane_part(**options).mesh(40)), loc, rot)
    if options.get('nose_up'):
        # The whole nose lifts around the crown. It is an object of its own, so that its colours stay where they are.
        top, turn = Vector((HINGE, 0, section(HINGE)[1] + R * 0.96)), Euler((0, -math.radians(options['nose_up']), 0))
        nose = put(nose_part(True).mesh(40), top - turn.to_matrix() @ top, tuple(turn))
        nose.parent = ob
    return ob


def uld(loc, rot=0.0, seed=0, kind='pallet'):
    """An air pallet under a net, or a contoured box, 3.1 x 2.2."""
    def make():
        from blocks.core import dice
        from blocks.goods import carton
        p, rng = Part('uld'), dice(seed)
        metal, net = paint('silver', rough=0.3, metal=0.7, dirt=0.2), paint('#c9a24a', rough=0.8)
        p.box((0, 0, 0.04), (3.17, 2.43, 0.07), metal, 0.01)
        if kind == 'pallet':
            for k in range(3):
                for i in range(4):
                    for j in range(3):
                        if k == 2 and rng.random() < 0.25:
                            continue
                        carton(p, rng, (-1.14 + i * 0.76, -0.77 + j * 0.77, 0.08 + 0.3 + k * 0.6), (0.74, 0.75, 0.59))
            p.box((0, 0, 0.98), (3.1, 2.36, 1.84), clear(), 0.05)
            for k in range(7):
                x = -1.5 + k * 0.5
                for s in (-1, 1):
                    p.beam((x, s * 1.19, 0.08), (x, s * 1.19, 1.92), 0.03, 0.03, net)
                p.beam((x, -1.19, 1.92), (x, 1.19, 1.92), 0.03, 0.03, net)
            for k in range(4):
                z = 0.3 + k * 0.45
                for s in (-1, 1):
                    p.beam((-1.56, s * 1.19, z), (1.56, s * 1.19, z), 0.03, 0.03, net)
                    p.beam((s * 1.56, -1.19, z), (s * 1.56, 1.19, z), 0.03, 0.03, net)
        else:
            p.extrude([(-1.55, 0.08), (1.2, 0.08), (1.55, 0.6), (1.55, 1.62), (-1.55, 1.62)], -0.76, 0.76, metal)
            for x in (-1.5, 0, 1.5):
                p.box((x, 0, 0.9), (0.05, 1.56, 1.5), paint('carmine', rough=0.4))
        return p.mesh(30)
    return put(shared(('uld', seed, kind), make), loc, rot)


def dolly(loc, rot=0.0, load=None):
    def make():
        p = Part('dolly')
        iron = paint('ochre', rough=0.45, dirt=0.4)
        p.box((0, 0, 0.5), (3.4, 2.5, 0.1), iron, 0.02)
        for k in range(8):
            p.cyl((-1.5 + k * 0.43, -1.15, 0.57), (-1.5 + k * 0.43, 1.15, 0.57), 0.05, paint('silver', rough=0.3, metal=0.8), seg=10)
        for x in (-1.2, 1.2):
            for y in (-0.9, 0.9):
                wheel(p, x, y, 0.22, 0.18, bolts=5)
                p.box((x, y, 0.36), (0.1, 0.1, 0.3), iron)
        p.beam((1.7, 0, 0.42), (2.7, 0, 0.25), 0.08, 0.08, iron)
        return p.mesh()
    put(shared('dolly', make), loc, rot)
    if load is not None:
        uld((loc[0], loc[1], loc[2] + 0.62), rot, load, 'pallet' if load % 3 else 'box')


def loader(loc, rot=0.0, height=4.0):
    """A cargo loader: bridge towards +x and a main platform on scissors."""
    p = Part('loader')
    white, red, iron = paint('white', rough=0.4, dirt=0.3), paint('carmine', rough=0.4, dirt=0.2), paint('slate', rough=0.5, dirt=0.4)
    roller = paint('silver', rough=0.3, metal=0.8)
    p.box((0, 0, 0.7), (9.0, 2.6, 0.5), iron, 0.06)
    for x in (-3.6, -2.4, 2.4, 3.6):
        for s in (-1, 1):
            wheel(p, x, s * 1.3, 0.45, 0.36, bolts=8)
    for x0, x1, z in ((-4.6, 1.0, height), (1.2, 5.0, height)):
        p.box(((x0 + x1) / 2, 0, z - 0.14), (x1 - x0, 3.3, 0.2), white, 0.03)
        for k in range(int((x1 - x0) / 0.4)):
            p.cyl((x0 + 0.3 + k * 0.4, -1.4, z - 0.02), (x0 + 0.3 + k * 0.4, 1.4, z - 0.02), 0.05, roller, seg=10)
        for s in (-1, 1):
            p.box(((x0 + x1) / 2, s * 1.66, z + 0.02), (x1 - x0, 0.1, 0.26), red, 0.02)
            for k in range(3):
                p.box((x0 + 0.2 + k * (x1 - x0 - 0.4) / 2, s * 1.95, z + 0.55), (0.05, 0.05, 1.1), iron)
            for h in (0.55, 1.1):
                p.box(((x0 + x1) / 2, s * 1.95, z + h), (x1 - x0, 0.05, 0.05), iron)
            p.box(((x0 + x1) / 2, s * 1.85, z - 0.05), (x1 - x0, 0.45, 0.08), iron)
            p.beam((x0 + 0.6, s * 1.1, 0.9), (x1 - 0.6, s * 1.1, z - 0.25), 0.16, 0.24, red)
            p.beam((x1 - 0.6, s * 1.0, 0.9), (x0 + 0.6, s * 1.0, z - 0.25), 0.16, 0.24, red)
    p.box((4.2, 2.35, height + 0.1), (1.2, 0.8, 0.15), iron, 0.03)
    p.box((4.2, 2.4, height + 0.95), (0.5, 0.4, 0.3), red, 0.04)
    return p.put(loc, rot)


def tug_tractor(loc, rot=0.0, color='white'):
    def make():
        p = Part('tug tractor')
        skin, dark = paint(color, rough=0.35, dirt=0.3), paint('ink', rough=0.5)
        p.box((0, 0, 0.75), (3.2, 1.7, 0.7), skin, 0.12)
        p.extrude([(-1.2, 1.1), (0.4, 1.1), (0.15, 2.0), (-1.1, 2.05)], -0.75, 0.75, glass())
        p.box((-0.5, 0, 2.08), (1.5, 1.6, 0.1), skin, 0.04)
        for x in (-1, 1.05):
            for s in (-1, 1):
                wheel(p, x, s * 0.82, 0.4, 0.26)
        for s in (-1, 1):
            p.box((1.61, s * 0.6, 0.85), (0.04, 0.26, 0.16), glow('#fff1d8', 5), 0.02)
        p.box((-0.5, 0, 2.22), (0.2, 0.2, 0.18), glow('#ff9a2a', 20), 0.04)
        p.box((1.62, 0, 0.5), (0.1, 1.6, 0.2), dark, 0.03)
        return p.mesh()
    put(shared(('tug tractor', color), make), loc, rot)
