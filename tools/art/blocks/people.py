"""People, as simple figures that are seen from behind or from far: no faces, clothes for the work they do."""

import math

from mathutils import Vector

from blocks.core import Part, put, shared
from materials import glow, paint

# Joints of the right-hand side and the left-hand side, (x, y, z); y is forward, the figure is 1.78 high.
STAND = dict(hip=0.93, lean=0.0, arms=(((0.255, -0.02, 1.17), (0.265, 0.07, 0.93)), ((-0.255, -0.03, 1.17), (-0.26, 0.05, 0.93))),
             legs=(((0.105, 0.02, 0.50), (0.115, -0.02, 0.09)), ((-0.10, 0.03, 0.50), (-0.125, 0.05, 0.09))))
POSES = {
    'stand': STAND,
    'walk': {**STAND, 'lean': 0.05, 'arms': (((0.25, 0.10, 1.19), (0.235, 0.30, 1.03)), ((-0.25, -0.15, 1.19), (-0.24, -0.26, 0.97))),
             'legs': (((0.09, -0.10, 0.51), (0.09, -0.40, 0.20)), ((-0.09, 0.20, 0.53), (-0.09, 0.33, 0.10)))},
    'tablet': {**STAND, 'lean': 0.03, 'nod': 0.35, 'arms': (((0.25, -0.02, 1.16), (0.13, 0.25, 1.17)), ((-0.25, -0.02, 1.16), (-0.11, 0.26, 1.17)))},
    'behind': {**STAND, 'arms': (((0.27, -0.12, 1.17), (0.05, -0.17, 1.00)), ((-0.27, -0.12, 1.17), (-0.05, -0.18, 0.99)))},
    'hips': {**STAND, 'arms': (((0.38, -0.06, 1.20), (0.19, 0.07, 1.04)), ((-0.38, -0.06, 1.20), (-0.19, 0.07, 1.04)))},
    'point': {**STAND, 'arms': (((0.36, 0.16, 1.44), (0.45, 0.40, 1.50)), ((-0.255, -0.03, 1.17), (-0.26, 0.05, 0.93)))},
    'raise': {**STAND, 'arms': (((0.42, 0.03, 1.46), (0.47, 0.05, 1.76)), ((-0.255, -0.03, 1.17), (-0.20, 0.17, 1.02))), 'nod': -0.25},
    'wands': {**STAND, 'arms': (((0.44, 0.02, 1.43), (0.53, 0.06, 1.70)), ((-0.44, 0.02, 1.43), (-0.53, 0.06, 1.70)))},
    'push': {**STAND, 'lean': 0.16, 'arms': (((0.26, 0.13, 1.12), (0.18, 0.42, 1.05)), ((-0.26, 0.13, 1.12), (-0.18, 0.42, 1.05))),
             'legs': (((0.10, 0.10, 0.52), (0.10, 0.16, 0.09)), ((-0.10, -0.12, 0.51), (-0.10, -0.38, 0.17)))},
    'sit': dict(hip=0.60, lean=0.06, arms=(((0.26, 0.06, 0.84), (0.16, 0.36, 0.79)), ((-0.26, 0.06, 0.84), (-0.16, 0.36, 0.79))),
                legs=(((0.13, 0.42, 0.58), (0.13, 0.38, 0.09)), ((-0.13, 0.42, 0.58), (-0.13, 0.34, 0.09)))),
    'drive': dict(hip=0.60, lean=0.02, arms=(((0.25, 0.16, 0.90), (0.13, 0.44, 0.83)), ((-0.25, 0.16, 0.90), (-0.13, 0.44, 0.83))),
                  legs=(((0.14, 0.36, 0.66), (0.13, 0.44, 0.26)), ((-0.14, 0.36, 0.66), (-0.13, 0.40, 0.26)))),
}

# Clothes: jacket or shirt, vest over it, trousers, what is on the head.
DRESS = {
    'hi-vis': dict(shirt='#2b3138', vest='#d8591c', trousers='#23272e', head='helmet', shade='white'),
    'hi-vis red': dict(shirt='carmine_dark', vest='#d8591c', trousers='#23272e', head='helmet', shade='carmine'),
    'driver': dict(shirt='#2b3138', vest='#d8591c', trousers='#23272e', head='cap', shade='carmine'),
    'winter': dict(shirt='#c4511b', vest='#d8591c', trousers='#2c3440', head='hood', shade='#c4511b'),
    'sailor': dict(shirt='#c4511b', vest='#a5431a', trousers='#26303a', head='helmet', shade='white'),
    'shirt': dict(shirt='#c9c6c6', trousers='#2a2a30', head='hair', shade='#2a1d17'),
    'jacket': dict(shirt='#2b2f38', trousers='#23232a', head='hair', shade='#3c2a1e'),
    'red shirt': dict(shirt='#7d2a2a', trousers='#2a2a30', head='hair', shade='#1d1614'),
}


def tube(p, points, radii, mat, seg=16):
    """A limb: a skin around a line, with round ends."""
    pts = [Vector(q) for q in points]
    first, last = (pts[0] - pts[1]).normalized(), (pts[-1] - pts[-2]).normalized()
    line = [(pts[0] + first * radii[0] * 0.9, radii[0] * 0.35, first), (pts[0] + first * radii[0] * 0.5, radii[0] * 0.85, first)]
    for k, (q, r) in enumerate(zip(pts, radii)):
        a = (q - pts[k - 1]).normalized() if k else (pts[1] - q).normalized()
        b = (pts[k + 1] - q).normalized() if k < len(pts) - 1 else a
        line.append((q, r, (a + b).normalized()))
    line[:2] = [(q, r, -d) for q, r, d in line[:2]]
    line += [(pts[-1] + last * radii[-1] * 0.5, radii[-1] * 0.85, last), (pts[-1] + last * radii[-1] * 0.9, radii[-1] * 0.35, last)]
    side = Vector((1, 0, 0))
    rings = []
    for q, r, d in line:
        u = (side - d * side.dot(d)).normalized() if abs(side.dot(d)) < 0.95 else Vector((0, 1, 0))
        w = d.cross(u)
        rings.append([tuple(q + (u * math.cos(t) + w * math.sin(t)) * r) for t in [math.tau * i / seg for i in range(seg)]])
    p.loft(rings, mat)


def between(a, b, t):
    return tuple(a[k] + (b[k] - a[k]) * t for k in range(3))


def person_part(pose='stand', dress='hi-vis', carries=None):
    joints, clothes = POSES[pose], DRESS[dress]
    p = Part('person')
    cloth = paint(clothes['shirt'], rough=0.85, dirt=0.25, scale=4)
    legs = paint(clothes['trousers'], rough=0.85, dirt=0.3, scale=4)
    skin, shoe = paint('#7a5540', rough=0.55, dirt=0.05), paint('ink', rough=0.6, dirt=0.3)
    bright, band = paint(clothes.get('vest', clothes['shirt']), rough=0.7, dirt=0.15, scale=4), paint('#d9dade', rough=0.25, metal=0.35, dirt=0.1)
    thick = 1.12 if dress == 'winter' else 1.0
    hip, lean = joints['hip'], joints['lean']

    def spine(z, forward=0.0):
        """A point of the upper body, z over the hips."""
        return forward * math.cos(lean) + z * math.sin(lean), hip + z * math.cos(lean) - forward * math.sin(lean)

    def body(rows, mat, grow=0.0, seg=28):
        rings = []
        for z, wide, deep in rows:
            ring = []
            for i in range(seg):
                t = math.tau * i / seg
                x, y = math.cos(t), math.sin(t)
                # Shoulder blades and a flatter back: a squarer ellipse.
                k = (abs(x) ** 2.6 + abs(y) ** 2.6) ** (-1 / 2.6)
                fy, fz = spine(z, y * k * (deep * thick + grow))
                ring.append((x * k * (wide * thick + grow), fy, fz))
            rings.append(ring)
        p.loft(rings, mat)
    waist = [(-0.13, 0.10, 0.08), (-0.08, 0.155, 0.115), (0.02, 0.17, 0.12), (0.10, 0.16, 0.112)]
    chest = [(0.08, 0.16, 0.112), (0.20, 0.165, 0.112), (0.34, 0.188, 0.122), (0.45, 0.203, 0.120), (0.515, 0.188, 0.108), (0.555, 0.13, 0.085), (0.585, 0.075, 0.07), (0.60, 0.062, 0.062)]
    body(waist, legs)
    body(chest, cloth)
    if 'vest' in clothes:
        body([(0.0, 0.172, 0.122), *chest[0:5], (0.545, 0.155, 0.095)], bright, 0.014)
        for z in (0.10, 0.24):
            rows = [(z, *size_at(chest, z)), (z + 0.05, *size_at(chest, z + 0.05))]
            body(rows, band, 0.0185)
        for s in (-1, 1):
            rows = []
            for k in range(6):
                z = 0.28 + k * 0.05
                deep = size_at(chest, z)[1] * thick + 0.019
                rows.append([(s * 0.085, *spine(z, -deep * 0.985)), (s * 0.135, *spine(z, -deep * 0.93))])
            p.loft(rows, band, closed=False, caps=False)
    # Head and neck.
    nod = joints.get('nod', 0.0)
    neck_y, neck_z = spine(0.585, 0.0)
    tube(p, [(0, neck_y, neck_z - 0.03), (0, neck_y + 0.02, neck_z + 0.08)], [0.056, 0.054], skin)
    cy, cz = neck_y + 0.035 + 0.05 * math.sin(nod), neck_z + 0.165 - 0.02 * abs(nod)

    def ball(mat, wide, deep, high, low=-1.0, top=1.0, out=0.0, tilt=0.0):
        rings = []
        for k in range(13):
            t = low + (top - low) * k / 12
            r = math.sqrt(max(0.0, 1 - t * t))
            ring = []
            for i in range(24):
                a = math.tau * i / 24
                y, z = (deep * r * math.sin(a) + out), high * t
                c, s = math.cos(nod + tilt), math.sin(nod + tilt)
                ring.append((wide * r * math.cos(a), cy + y * c + z * s, cz + z * c - y * s))
            rings.append(ring)
        p.loft(rings, mat)
    ball(skin, 0.078, 0.096, 0.118)
    shade = paint(clothes['shade'], rough=0.35 if clothes['head'] == 'helmet' else 0.75, dirt=0.15, scale=5)
    if clothes['head'] == 'helmet':
        ball(paint('#33241b', rough=0.8), 0.084, 0.102, 0.118, -0.45, 0.6, -0.006)
        ball(shade, 0.108, 0.128, 0.128, 0.16, 0.995)
        ball(shade, 0.116, 0.148, 0.13, 0.12, 0.2, 0.012)
        p.box((0, cy, cz + 0.121), (0.03, 0.15, 0.018), shade, 0.008)
    elif clothes['head'] == 'cap':
        ball(paint('#33241b', rough=0.8), 0.083, 0.101, 0.118, -0.45, 0.6, -0.006)
        ball(shade, 0.088, 0.106, 0.126, 0.22, 0.995)
        p.box((0, cy + 0.14, cz + 0.035), (0.12, 0.10, 0.012), shade, 0.006, (-0.15, 0, 0))
    elif clothes['head'] == 'hood':
        ball(shade, 0.112, 0.122, 0.138, -0.95, 0.995, -0.02)
    else:
        ball(shade, 0.087, 0.105, 0.126, -0.35, 0.995, -0.010)
        ball(shade, 0.075, 0.07, 0.11, -0.75, 0.2, -0.032)
    # Arms.
    for s, (elbow, wrist) in zip((1, -1), joints['arms']):
        y, z = spine(0.475)
        shoulder = (s * 0.198 * thick, y, z)
        tube(p, [shoulder, between(shoulder, elbow, 0.5), elbow, between(elbow, wrist, 0.5), wrist],
             [0.068 * thick, 0.060 * thick, 0.050 * thick, 0.045 * thick, 0.036 * thick], cloth)
        hand = Vector(wrist) + (Vector(wrist) - Vector(elbow)).normalized() * 0.075
        tube(p, [wrist, tuple(hand)], [0.030, 0.038], skin if dress not in ('winter', 'sailor') else shoe, 12)
        if carries == 'wands':
            tip = hand + (Vector(wrist) - Vector(elbow)).normalized() * 0.36
            p.cyl(tuple(hand), tuple(tip), 0.02, glow('#ff5a2a', 9), 0.024, 12)
    if carries == 'tablet':
        a, b = (Vector(w) for _, w in joints['arms'])
        mid = (a + b) / 2 + Vector((0, 0.09, 0.03))
        p.box(tuple(mid), (0.26, 0.19, 0.012), shoe, 0.004, (0.55, 0, 0))
        p.box(tuple(mid + Vector((0, -0.004, 0.008))), (0.24, 0.165, 0.003), glow('#e6e0da', 1.1), 0, (0.55, 0, 0))
    elif carries == 'board':
        a, b = (Vector(w) for _, w in joints['arms'])
        mid = (a + b) / 2 + Vector((0, 0.09, 0.03))
        p.box(tuple(mid), (0.23, 0.32, 0.008), paint('wood', rough=0.6), 0.003, (0.6, 0, 0))
        p.box(tuple(mid + Vector((0, -0.003, 0.006))), (0.21, 0.29, 0.002), paint('white', rough=0.8, dirt=0), 0, (0.6, 0, 0))
    # Legs.
    for s, (knee, ankle) in zip((1, -1), joints['legs']):
        top = (s * 0.095 * thick, 0.0, hip - 0.02)
        tube(p, [top, between(top, knee, 0.5), knee, between(knee, ankle, 0.4), ankle],
             [0.092 * thick, 0.082 * thick, 0.064 * thick, 0.058 * thick, 0.050 * thick], legs)
        flat = ankle[2] < 0.15 or pose == 'drive'
        heel = Vector((ankle[0], ankle[1] - 0.03, ankle[2] - 0.045))
        toe = heel + (Vector((0.02 * s, 0.20, 0.0)) if flat else Vector((0, 0.13, -0.13)))
        tube(p, [tuple(heel), tuple(between(heel, toe, 0.5)), tuple(toe)], [0.045, 0.046, 0.040], shoe, 12)
    return p


def size_at(rows, z):
    """Width and depth of the body at a height, between its rings."""
    for (z0, w0, d0), (z1, w1, d1) in zip(rows, rows[1:]):
        if z <= z1:
            t = max(0.0, (z - z0) / (z1 - z0))
            return w0 + (w1 - w0) * t, d0 + (d1 - d0) * t
    return rows[-1][1:]


def person(loc, rot=0.0, pose='stand', dress=None, carries=None, size=1.0):
    """A figure that looks to +y; those who sit have a seat 0.5 over `loc`."""
    dress = dress or ('driver' if pose == 'drive' else 'hi-vis')
    key = ('person', pose, dress, carries)
    return put(shared(key, lambda: person_part(pose, dress, carries).mesh(60)), loc, rot, size)
