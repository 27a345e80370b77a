"""Pallets, cartons, crates, film."""


from blocks.core import Part, dice, put, shared
from materials import clear, paint, wood


def pallet_part():
    """A Euro pallet, 1.2 along x, 0.8 along y, 0.144 high."""
    p = Part('pallet')
    board = paint('wood', rough=0.75, dirt=0.5, scale=3, grain=0.15)
    for y in (-0.33, 0, 0.33):
        p.box((0, y, 0.011), (1.2, 0.1, 0.022), board, 0.003)
        for x in (-0.53, 0, 0.53):
            p.box((x, y, 0.06), (0.14, 0.1, 0.078), board, 0.004)
    for x in (-0.53, 0, 0.53):
        p.box((x, 0, 0.11), (0.14, 0.8, 0.02), board, 0.003)
    for y in (-0.33, -0.165, 0, 0.165, 0.33):
        p.box((0, y, 0.132), (1.2, 0.11, 0.02), board, 0.003)
    return p


def carton(p, rng, c, size, turn=0.0):
    tone = rng.choice(['carton', 'carton', '#b08a60', '#9a744e'])
    board, tape, white = paint(tone, rough=0.75, dirt=0.15, scale=2), paint('#8a6a44', rough=0.35), paint('white', rough=0.7, dirt=0.05)
    p.box(c, size, board, 0.006, (0, 0, turn))
    p.box((c[0], c[1], c[2] + size[2] / 2), (size[0] * 0.99, 0.05, 0.004), tape, 0, (0, 0, turn))
    for s in (-1, 1):
        p.box((c[0] + s * size[0] / 2, c[1], c[2] + size[2] * 0.4), (0.004, 0.05, size[2] * 0.2), tape)
        if rng.random() < 0.6:
            p.box((c[0] + size[0] * 0.22, c[1] + s * size[1] / 2, c[2] + 0.02), (0.12, 0.004, 0.08), white)
        if rng.random() < 0.5:
            p.box((c[0] + s * size[0] / 2, c[1] + size[1] * 0.2, c[2] + 0.0), (0.004, 0.11, 0.08), white)
    if rng.random() < 0.35:
        red = paint('carmine', rough=0.6)
        for s in (-1, 1):
            p.box((c[0] - size[0] * 0.15, c[1] + s * size[1] / 2, c[2] - size[2] * 0.18), (size[0] * 0.3, 0.004, 0.05), red)
            p.box((c[0] + s * size[0] / 2, c[1] - size[1] * 0.1, c[2] - size[2] * 0.18), (0.004, size[1] * 0.3, 0.05), red)


def load_part(height=1.6, seed=0, wrapped=False, kind='carton'):
    """A laden pallet."""
    rng = dice(seed * 7 + 3)
    p = Part('load')
    p.merge(pallet_part())
    if kind == 'carton':
        layers = max(1, round((height - 0.15) / 0.36))
        for k in range(layers):
            nx, ny = (3, 2) if (k + seed) % 2 else (2, 2)
            for i in range(nx):
                for j in range(ny):
                    sx, sy = 1.18 / nx, 0.78 / ny
                    carton(p, rng, (-0.59 + sx * (i + 0.5) + rng.uniform(-0.006, 0.006), -0.39 + sy * (j + 0.5) + rng.uniform(-0.006, 0.006), 0.144 + 0.36 * (k + 0.5)), (sx - 0.012, sy - 0.012, 0.352))
    elif kind == 'drum':
        shade = paint(rng.choice(['carmine', 'navy', 'slate']), rough=0.35, dirt=0.2)
        for x in (-0.3, 0.3):
            for y in (-0.2, 0.2):
                p.lathe([(0.146, 0.001), (0.146, 0.19), (0.45, 0.19), (0.46, 0.2), (0.48, 0.2), (0.49, 0.19), (0.75, 0.19), (0.76, 0.2), (0.78, 0.2), (0.79, 0.19), (1.0, 0.19), (1.0, 0.001)], shade, 'z', 24, (x, y, 0))
    elif kind == 'crate':
        crate(p, (0, 0, 0.144), (1.18, 0.78, height - 0.15))
    elif kind == 'sack':
        bag = paint('#cfc3ae', rough=0.8, dirt=0.15, grain=0.2)
        for k in range(int((height - 0.15) / 0.17)):
            for i in range(2):
                for j in range(2):
                    p.box((-0.3 + i * 0.6 + rng.uniform(-0.02, 0.02), -0.2 + j * 0.4, 0.144 + 0.17 * (k + 0.5)), (0.58, 0.39, 0.17), bag, 0.07)
    if wrapped:
        h = height - 0.1
        p.box((0, 0, 0.12 + h / 2), (1.225, 0.825, h), clear(), 0.03)
    return p


def crate(p, at, size):
    """A slatted wooden crate standing at a point."""
    x, y, z = at
    board = wood(color='wood', rough=0.7, scale=2)
    p.box((x, y, z + size[2] / 2), (size[0] - 0.06, size[1] - 0.06, size[2] - 0.02), board)
    n = max(3, int(size[2] / 0.17))
    for k in range(n):
        zz = z + size[2] * (k + 0.5) / n
        for s in (-1, 1):
            p.box((x, y + s * (size[1] / 2 - 0.02), zz), (size[0] - 0.05, 0.022, size[2] / n - 0.014), board, 0.003)
            p.box((x + s * (size[0] / 2 - 0.02), y, zz), (0.022, size[1] - 0.05, size[2] / n - 0.014), board, 0.003)
    for s in (-1, 1):
        for t in (-1, 1):
            p.box((x + s * (size[0] / 2 - 0.05), y + t * (size[1] / 2 - 0.004), z + size[2] / 2), (0.1, 0.022, size[2]), board, 0.003)
            p.box((x + s * (size[0] / 2 - 0.004), y + t * (size[1] / 2 - 0.05), z + size[2] / 2), (0.022, 0.1, size[2]), board, 0.003)
        p.beam((x - size[0] / 2 + 0.1, y + s * size[1] / 2, z + 0.08), (x + size[0] / 2 - 0.1, y + s * size[1] / 2, z + size[2] - 0.08), 0.02, 0.09, board)
    for k in range(4):
        p.box((x - size[0] / 2 + size[0] * (k + 0.5) / 4, y, z + size[2]), (size[0] / 4 - 0.014, size[1], 0.022), board, 0.003)


def carton_pallet(loc, rot=0.0, height=1.6, seed=0, wrapped=False, kind='carton'):
    key = ('load', height, seed, wrapped, kind)
    return put(shared(key, lambda: load_part(height, seed, wrapped, kind).mesh(30)), loc, rot)
