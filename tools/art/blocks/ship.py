"""A container ship of 300 m, its foam, and a tug's foredeck."""

import math

import bpy
from mathutils import Matrix

from blocks.container import H, W, container, lettering
from blocks.core import Part, dice, wrap
from blocks.livery import HALVARSUND, emblem
from materials import fresh, glass, glow, paint

LENGTH, BEAM, FREE = 300.0, 44.0, 13.0


def _smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def half_beam(s, z):
    """Half the width at s (0 stern, 1 bow) and height z over the water."""
    line = 1 - max(0.0, (s - 0.70) / 0.275) ** 1.9 if s > 0.70 else 1.0
    line *= 0.62 + 0.38 * _smooth(s / 0.16)
    deck = (1 - min(1.0, max(0.0, (s - 0.84) / 0.16)) ** 2.2) ** 0.62 if s > 0.84 else 1.0
    deck *= 0.94 + 0.06 * _smooth(s / 0.1)
    t = _smooth((z + 1) / (FREE + 2))
    t = t ** 1.5
    return BEAM / 2 * max(0.006, max(0.0, line) * (1 - t) + deck * t)


def deck_height(s):
    return FREE + 5.5 * _smooth((s - 0.875) / 0.02) + 3.0 * max(0.0, (s - 0.9) / 0.1) ** 1.6


def hull_part(livery):
    top, boot = paint(livery.main, rough=0.36, dirt=0.3, scale=0.12), paint('#54201a', rough=0.55, dirt=0.5, scale=0.2)
    line, deck = paint('white', rough=0.4, dirt=0.3, scale=0.2), paint('#5a2a24', rough=0.7, dirt=0.5, scale=0.2)
    white = paint('white', rough=0.4, dirt=0.25, scale=0.3)
    p = Part('hull')
    stations = [0, 0.01, 0.03, 0.06, 0.1, 0.16, 0.25, 0.4, 0.55, 0.68, 0.74, 0.78, 0.82, 0.85, 0.873, 0.879, 0.888, 0.897, 0.91, 0.93, 0.945, 0.96, 0.972, 0.982, 0.991, 0.9965, 1.0]
    rings = []
    for s in stations:
        d = deck_height(s)
        zs = [d, d - 1.2, FREE * 0.78, FREE * 0.6, FREE * 0.42, FREE * 0.27, 2.75, 2.35, 0.8, -0.8, -5.0]
        side = []
        for z in zs:
            rake = max(0.0, (s - 0.9) / 0.1) * (z - FREE) * 0.55 if s > 0.9 else 0.0
            stern = -max(0.0, (0.06 - s) / 0.06) * max(0.0, (FREE - z)) * -0.35
            side.append((-LENGTH / 2 + s * LENGTH + rake + stern, half_beam(s, z), z))
        rings.append(side + [(x, -y, z) for x, y, z in side[::-1]])
    n = len(zs)

    def skin(_, i):
        k = i if i < n else 2 * n - 2 - i
        if i == 2 * n - 1:
            return deck
        return line if k == 6 else boot if k >= 7 else top
    p.loft(rings, skin)
    hull = Part('bare').merge(p)
    for s in (-1, 1):
        # The name amidships and, smaller, at the bow; both read from left to right.
        turn = Matrix.Rotation(math.pi, 4, 'Z') if s > 0 else Matrix.Identity(4)
        for height, middle, z, mark in ((7.2, -24, 4.2, 12.5), (2.1, 128, 14.3, 0)):
            text = lettering(livery.word, height, white)
            wide = max(v[0] for v in text.v)
            name = Part('name').merge(text, turn @ Matrix.Translation((-s * middle - wide / 2, 0, z)))
            if mark:
                name.merge(emblem(livery, mark, livery.on_main), turn @ Matrix.Translation((-s * middle - wide / 2 - mark * 0.75, 0, z + 3.4)))
            p.merge(wrap(name, hull, s, 1.2, 0.12))
        # Railing.
        for k in range(60):
            a, b = 0.04 + k * 0.0138, 0.04 + (k + 1) * 0.0138
            ya, yb = half_beam(a, FREE) - 0.4, half_beam(b, FREE) - 0.4
            xa, xb = -LENGTH / 2 + a * LENGTH, -LENGTH / 2 + b * LENGTH
            for z in (0.6, 1.1):
                p.beam((xa, s * ya, deck_height(a) + z), (xb, s * yb, deck_height(a) + z), 0.08, 0.08, white)
            p.box((xa, s * ya, FREE + 0.55), (0.1, 0.1, 1.1), white)
    # Anchors in their pockets, mooring winches, foremast.
    iron = paint('ink', rough=0.5, dirt=0.5)
    for s in (-1, 1):
        y = half_beam(0.945, 10) * s
        p.box((-LENGTH / 2 + 0.94 * LENGTH, y * 1.02, 10.5), (1.8, 0.8, 2.8), iron, 0.2)
        p.box((-LENGTH / 2 + 0.94 * LENGTH, y * 1.05, 9.0), (3.6, 0.7, 0.9), iron, 0.2)
        p.box((128, s * 6, 21.3), (3, 2.4, 1.6), paint('slate'), 0.2)
    p.cyl((130, 0, 19), (130, 0, 34), 0.55, white, 0.25)
    p.box((130, 0, 30), (0.5, 4.5, 0.4), white)
    p.box((118, 0, 20.5), (0.8, 36, 3.4), top, 0.1)
    return p


def house_part(livery):
    """The bridge tower, origin on deck at its centre."""
    white, band, dark = paint('white', rough=0.4, dirt=0.2, scale=0.25), paint(livery.main, rough=0.4, dirt=0.2, scale=0.2), glass()
    orange, gray = paint('orange', rough=0.4), paint('slate', rough=0.5)
    p = Part('house')
    p.box((0, 0, 13), (11, 36, 26), white, 0.15)
    for k in range(8):
        z = 3.0 + k * 3.0
        for s in (-1, 1):
            for y in range(-15, 16, 3):
                p.box((s * 5.52, y, z + 0.4), (0.12, 1.5, 0.95), dark, 0.02)
            for x in (-3, 0, 3):
                p.box((x, s * 18.02, z + 0.4), (1.3, 0.12, 0.95), dark, 0.02)
        p.box((0, 0, z + 1.9), (12.2, 37, 0.2), white, 0.04)
    p.box((0, 0, 28), (9.5, 43, 3.6), white, 0.2)
    for s in (-1, 1):
        p.box((s * 4.78, 0, 28.5), (0.12, 41.5, 1.5), dark, 0.03)
        p.box((0, s * 21.5, 28.5), (7.5, 0.12, 1.5), dark, 0.03)
        p.box((0, s * 19.6, 5.5), (8.5, 2.6, 2.6), orange, 0.8)
        p.beam((-3, s * 18, 9), (-3, s * 21, 8), 0.4, 0.5, white)
        p.beam((3, s * 18, 9), (3, s * 21, 8), 0.4, 0.5, white)
    p.box((0, 0, 30.1), (10.2, 43.8, 0.4), white, 0.05)
    p.box((0, 0, 30.4), (10.25, 20, 0.5), band, 0.05)
    p.cyl((0, 0, 30), (0, 0, 41), 0.5, white, 0.25)
    for z, w in ((34, 8), (37, 5.5)):
        p.box((0, 0, z), (0.5, w, 0.4), white)
        p.box((0.6, 0, z + 0.6), (0.5, 3.4, 0.35), gray, 0.1)
    for y in (-4, 4, -9, 9):
        p.lathe([(30.3, 0.9), (31.2, 1.1), (32.1, 0.8), (32.6, 0.05)], white, 'z', 14, (0, y, 0))
    return p


def funnel_part(livery):
    color, white, dark = paint(livery.main, rough=0.4, dirt=0.2, scale=0.2), paint('white', rough=0.4, dirt=0.25, scale=0.25), paint('ink', rough=0.6)
    p = Part('funnel')
    p.box((0, 0, 9), (9, 26, 18), white, 0.15)
    for z in (4, 8, 12):
        p.box((0, 0, z), (9.6, 26.6, 0.2), white, 0.03)
        for y in range(-11, 12, 4):
            p.box((-4.55, y, z + 1.8), (0.1, 1.4, 1.0), dark)
    p.box((0, 0, 22), (8, 9, 12), color, 0.6)
    p.box((0, 0, 27), (8.1, 9.1, 2.2), dark, 0.5)
    for x in (-2, 1.5):
        p.cyl((x, -1.5, 28), (x, -1.5, 30.5), 0.8, dark)
        p.cyl((x, 1.8, 28), (x, 1.8, 30), 0.6, dark)
    for turn in (0, math.pi):
        p.merge(emblem(livery, 5.2, livery.on_main), Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((0, -4.56, 22.2)))
    return p


def ship(loc=(0, 0, 0), rot=0.0, seed=1, livery=HALVARSUND, full=1.0, lit=False):
    """The whole ship in the colours of its carrier, bow to +x; `full` is how much of the deck is laden."""
    rng = dice(seed)
    m = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z')
    p = Part('ship')
    p.merge(hull_part(livery))
    house_at, funnel_at = 62.0, -98.0
    p.merge(house_part(livery), Matrix.Translation((house_at, 0, FREE)))
    p.merge(funnel_part(livery), Matrix.Translation((funnel_at, 0, FREE)))
    iron, frame = paint('slate', rough=0.6, dirt=0.4), paint('#6a3a30', rough=0.6, dirt=0.5, scale=0.3)
    bays = [x for x in [-142 + 13.4 * k for k in range(20)] if abs(x - house_at) > 13 and abs(x - funnel_at) > 12 and x < 116]
    boxes = []
    for x in bays:
        s = (x + LENGTH / 2) / LENGTH
        room = 2 * min(half_beam(s + 0.02, FREE), half_beam(s, FREE)) - 1.5
        rows = int(room / (W + 0.06))
        high = (7 if x < house_at - 10 else 6 if x < 90 else 5) * full
        p.box((x, 0, FREE + 0.7), (12.4, room, 1.4), iron, 0.05)
        for r in range(rows + 1):
            y = (r - rows / 2) * (W + 0.06)
            p.box((x - 6.75, y, FREE + 4.2), (0.5, 0.22, 8.4), frame)
        for z in (1.4, 4.2, 7.0, 8.4):
            p.box((x - 6.75, 0, FREE + z), (0.7, room, 0.16), frame)
        bay_high = max(2, round(high + rng.choice([-1, 0, 0, 0])))
        for r in range(rows):
            y = (r - (rows - 1) / 2) * (W + 0.06)
            top = max(1, bay_high - (rng.choice([0, 0, 0, 0, 1, 1, 2]) if full < 1.3 else 0))
            inner = 2 <= r <= rows - 3
            for level in range(top):
                if inner and level < top - 2:
                    continue
                boxes.append((x, y, FREE + 1.42 + level * (H + 0.02)))
    if lit:
        for k in range(8):
            for y in range(-15, 16, 3):
                if rng.random() < 0.4:
                    p.box((house_at + 5.6, y, FREE + 3.4 + k * 3), (0.1, 1.3, 0.8), glow('#ffd59a', 7))
                    p.box((house_at - 5.6, y, FREE + 3.4 + k * 3), (0.1, 1.3, 0.8), glow('#ffd59a', 7))
        for y in (-17, 17):
            for x in (house_at, funnel_at):
                p.box((x, y, FREE + 25), (0.6, 0.6, 0.4), glow('#ffd9a0', 40))
    me = p.mesh()
    ob = bpy.data.objects.new('ship', me)
    ob.matrix_world = m
    bpy.context.collection.objects.link(ob)
    for at in boxes:
        c = rng.choice(livery.boxes)
        q = (m @ Matrix.Translation(at)).to_translation()
        container(q, rot + (math.pi if rng.random() < 0.5 else 0), c, branded=c == 'carmine' and rng.random() < 0.5)
    return ob


def foam_material():
    old = bpy.data.materials.get('foam')
    if old:
        return old
    mat, n, shader, out = fresh('foam')
    amount = n.new('ShaderNodeAttribute', attribute_name='foam').outputs['Fac']
    coord = n.new('ShaderNodeTexCoord').outputs['Object']
    cells = n.math('ADD', n.math('MULTIPLY', n.noise(coord, 0.35, 6, 0.65, 0.8), 0.75), n.math('MULTIPLY', n.noise(coord, 1.8, 4, 0.6), 0.4))
    keep = n.span(n.math('ADD', cells, n.math('MULTIPLY', amount, 0.75)), 0.86, 1.22)
    through, mixed = n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeMixShader')
    shader.inputs['Base Color'].default_value = (0.78, 0.79, 0.78, 1)
    shader.inputs['Roughness'].default_value = 0.8
    n.link(keep, mixed.inputs[0])
    n.link(through.outputs[0], mixed.inputs[1])
    n.link(shader.outputs[0], mixed.inputs[2])
    n.link(mixed.outputs[0], out.inputs[0])
    return mat


def foam(rows, loc=(0, 0, 0.06), rot=0.0):
    """A sheet of foam: rows of (x, y, amount)."""
    n = len(rows[0])
    me = bpy.data.meshes.new('foam')
    me.from_pydata([(x, y, 0) for row in rows for x, y, _ in row], [],
                   [(k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i) for k in range(len(rows) - 1) for i in range(n - 1)])
    me.materials.append(foam_material())
    layer = me.attributes.new('foam', 'FLOAT', 'POINT')
    layer.data.foreach_set('value', [a for row in rows for _, _, a in row])
    ob = bpy.data.objects.new('foam', me)
    ob.location, ob.rotation_euler = loc, (0, 0, rot)
    bpy.context.collection.objects.link(ob)


def wake(loc=(0, 0, 0), rot=0.0, speed=1.0):
    """Bow wave, foam along the sides and the white road behind the stern."""
    z = loc[2] + 0.08
    for side in (-1, 1):
        rows = []
        for k in range(60):
            s = 0.985 - k * 0.0165
            x = -LENGTH / 2 + s * LENGTH - max(0.0, (s - 0.9) / 0.1) * FREE * 0.5
            y = half_beam(max(0.0, s), 0.3)
            wide = (2.5 + 16 * (1 - s)) * speed
            fade = 0.95 if s > 0.9 else 0.55 + 0.25 * max(0.0, (s - 0.5) / 0.4)
            rows.append([(x - t * wide * 0.4, side * (y - 1 + t * wide), fade * (1 - t) ** 0.7 * speed if t < 1 else 0) for t in (0, 0.15, 0.3, 0.5, 0.75, 1)])
        foam(rows, (loc[0], loc[1], z), rot)
        arm = []
        for k in range(40):
            d = k * 7.0
            x, y = LENGTH / 2 - 8 - d, 3 + d * 0.33
            w = 2 + d * 0.07
            a = 0.85 * speed * max(0.0, 1 - k / 40) ** 0.8
            arm.append([(x, side * (y - w), 0), (x, side * (y - w * 0.3), a), (x, side * (y + w * 0.4), a * 0.9), (x, side * (y + w), 0)])
        foam(arm, (loc[0], loc[1], z + 0.02), rot)
    rows = []
    for k in range(60):
        d = k * 12.0
        w = 15 + d * 0.045
        a = 0.95 * speed * max(0.0, 1 - k / 60) ** 0.6
        rows.append([(-LENGTH / 2 + 4 - d, w * t, a * (1 - abs(t) ** 3)) for t in (-1, -0.75, -0.4, 0, 0.4, 0.75, 1)])
    foam(rows, (loc[0], loc[1], z + 0.01), rot)


def tug_bow(loc, rot=0.0):
    """The foredeck of a tug, bow to +x, origin on deck."""
    p = Part('tug')
    hull, white, dark = paint('#22343f', rough=0.4, dirt=0.4), paint('#d9cdb8', rough=0.45, dirt=0.4), paint('rubber', rough=0.8)
    deck, iron = paint('#4d5a50', rough=0.7, dirt=0.7), paint('ochre', rough=0.45, dirt=0.4)
    outline = [(-8, -5), (2, -5), (6, -4.2), (8.6, -2.6), (9.8, 0), (8.6, 2.6), (6, 4.2), (2, 5), (-8, 5)]
    p.add([(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], deck)
    for (ax, ay), (bx, by) in zip(outline, outline[1:]):
        p.beam((ax, ay, 0.45), (bx, by, 0.45), 0.12, 0.95, hull)
        p.beam((ax, ay, 0.98), (bx, by, 0.98), 0.3, 0.14, white)
        p.cyl((ax * 1.03, ay * 1.05, 0.2), (bx * 1.03, by * 1.05, 0.2), 0.45, dark, seg=14)
    p.box((2.2, 0, 0.7), (1.4, 2.6, 0.5), hull, 0.1)
    p.cyl((2.2, -0.9, 1.15), (2.2, 0.9, 1.15), 0.42, paint('#c9b48a', rough=0.9, grain=0.4), seg=20)
    for y in (-1.0, 1.0):
        p.cyl((2.2, y - 0.06, 1.15), (2.2, y + 0.06, 1.15), 0.75, iron, seg=24)
    for s in (-0.55, 0.55):
        p.cyl((6.6, s, 0), (6.6, s, 1.15), 0.2, iron)
        p.cyl((6.6, s, 1.1), (6.6, s, 1.25), 0.28, iron)
    p.cyl((6.6, -1.2, 0.75), (6.6, 1.2, 0.75), 0.13, iron)
    rope = paint('#d8c9a4', rough=0.9, grain=0.5)
    p.cyl((2.6, 0, 1.4), (6.6, 0, 0.95), 0.06, rope, seg=8)
    for k in range(3):
        for i in range(24):
            a, b = i * math.pi / 12, (i + 1) * math.pi / 12
            r = 0.75 - 0.08 * k
            p.cyl((5.0 + r * math.cos(a), 3.0 + r * math.sin(a), 0.06 + k * 0.1), (5.0 + r * math.cos(b), 3.0 + r * math.sin(b), 0.06 + k * 0.1), 0.055, rope, seg=6)
    return p.put(loc, rot)
