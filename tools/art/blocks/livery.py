"""The carriers that the site names, all fictitious: their colours, their names, and their emblems from the site's own drawing."""

import math
import os
import re
from typing import NamedTuple
from xml.etree import ElementTree

import bpy

from blocks.core import Part, shared
from materials import paint

DRAWING = os.path.join(os.path.dirname(__file__), '../../../src/pages/public/home/carrierMarks.svg')


class Livery(NamedTuple):
    key: str
    word: str
    main: str
    accent: str
    # The emblem's colours on a ground of the main colour, shape by shape.
    on_main: tuple
    # What most of the containers of this carrier's ships look like.
    boxes: tuple = ()


MIXED = ('carmine', 'carmine', 'silver', 'white', 'steel', 'rust', 'slate', 'teal')
HALVARSUND = Livery('halvarsund-line', 'HALVARSUND', '#215084', '#5d9ccb', ('white', '#7fb2d8'), ('#215084', '#2a5c8c', '#215084', '#4c83ad', '#2a5c8c', *MIXED))
PELAGORA = Livery('pelagora-feeders', 'PELAGORA', '#16555d', '#e39b3c', ('#e39b3c', 'white'), ('#16555d', '#1f666c', '#16555d', '#c4832f', *MIXED))
MERIDANE = Livery('meridane-air-cargo', 'MERIDANE', '#0d587a', '#d96f34', ('white', '#0d587a', '#e0763a'))
VARNHOLT = Livery('varnholt-rail', 'VARNHOLT RAIL', '#1f5743', '#8fb8a3', ('white', '#8fb8a3'))
TOLBROOK = Livery('tolbrook-haulage', 'TOLBROOK', '#2c2829', '#e09a2a', ('white', '#f0a32b'))


def outlines(text):
    """The closed lines of an SVG path, as points."""
    tokens = re.findall(r'[A-Za-z]|-?\d*\.?\d+', text)
    done, line, here, control, i, command = [], [], (0.0, 0.0), None, 0, ''
    count = {'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'A': 7}
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command in 'Zz':
                done.append(line)
                here, control = line[0], None
                continue
        kind = command.upper()
        values = [float(x) for x in tokens[i:i + count[kind]]]
        i += count[kind]
        ox, oy = here if command.islower() else (0.0, 0.0)
        if kind == 'A':
            end = (ox + values[5], oy + values[6])
            line += arc(here, end, *values[:2], values[3] > 0, values[4] > 0)
        elif kind in 'CS':
            points = [(ox + a, oy + b) for a, b in zip(values[::2], values[1::2])]
            if kind == 'S':
                points.insert(0, (2 * here[0] - control[0], 2 * here[1] - control[1]) if control else here)
            a, b, end = points
            for k in range(1, 13):
                t = k / 12
                line.append(tuple((1 - t) ** 3 * here[n] + 3 * (1 - t) ** 2 * t * a[n] + 3 * (1 - t) * t * t * b[n] + t ** 3 * end[n] for n in (0, 1)))
            here, control = end, b
            continue
        else:
            end = {'H': lambda v: (ox + v[0], here[1]), 'V': lambda v: (here[0], oy + v[0])}.get(kind, lambda v: (ox + v[0], oy + v[1]))(values)
            if kind == 'M':
                line, command = [], 'l' if command.islower() else 'L'
            line.append(end)
        here, control = end, None
    return done


def arc(a, b, r, _, large, sweep):
    """Points on a circle from a to b."""
    hx, hy = (a[0] - b[0]) / 2, (a[1] - b[1]) / 2
    half = math.hypot(hx, hy)
    k = math.sqrt(max(0.0, r * r - half * half)) / half * (1 if large != sweep else -1)
    cx, cy = k * hy + (a[0] + b[0]) / 2, -k * hx + (a[1] + b[1]) / 2
    t0, t1 = math.atan2(a[1] - cy, a[0] - cx), math.atan2(b[1] - cy, b[0] - cx)
    if sweep and t1 < t0:
        t1 += math.tau
    if not sweep and t1 > t0:
        t1 -= math.tau
    return [(cx + r * math.cos(t0 + (t1 - t0) * n / 24), cy + r * math.sin(t0 + (t1 - t0) * n / 24)) for n in range(1, 25)]


def shapes(key):
    """The paths of a carrier's emblem with their colours."""
    found = False
    for child in ElementTree.parse(DRAWING).getroot():
        tag = child.tag.split('}')[-1]
        if tag == 'view':
            found = child.get('id') == key
        elif tag == 'g' and found:
            return [(path.get('d'), path.get('fill')) for path in child]
    raise KeyError(key)


def emblem(livery, size, colors=None, lift=0.004):
    """The carrier's emblem: as high as `size`, centred, facing -y; `colors` replace its own, shape by shape."""
    def make():
        part = Part('emblem')
        for n, (text, fill) in enumerate(shapes(livery.key)):
            curve = bpy.data.curves.new('emblem', 'CURVE')
            curve.dimensions, curve.fill_mode = '2D', 'BOTH'
            for line in outlines(text):
                spline = curve.splines.new('POLY')
                spline.points.add(len(line) - 1)
                spline.use_cyclic_u = True
                for point, (x, y) in zip(spline.points, line):
                    point.co = ((x - 28) / 56 * size, (28 - y) / 56 * size, 0, 1)
            ob = bpy.data.objects.new('emblem', curve)
            bpy.context.collection.objects.link(ob)
            me = ob.to_mesh()
            mat = paint(colors[n] if colors else fill, rough=0.45, dirt=0.15)
            part.add([(v.co.x, -n * lift * size, v.co.y) for v in me.vertices], [tuple(f.vertices) for f in me.polygons], mat)
            ob.to_mesh_clear()
            bpy.data.objects.remove(ob)
        return part
    return shared(('emblem', livery.key, size, colors), make)
