"""Meshes from simple solids: a Part collects boxes, cylinders, lathes and lofts and becomes one mesh."""

import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector
from mathutils.bvhtree import BVHTree


def frame_rot(rot):
    return Euler(rot).to_matrix() if rot else None


class Part:
    """A mesh in the making. `mat` is always a material; slots are found or added as needed."""

    def __init__(self, name):
        self.name = name
        self.v, self.f, self.m = [], [], []
        self.mats = []
        self.shift = Matrix.Identity(4)

    def slot(self, mat):
        if mat not in self.mats:
            self.mats.append(mat)
        return self.mats.index(mat)

    def add(self, verts, faces, mat):
        at, slot = len(self.v), self.slot(mat)
        self.v += [tuple(self.shift @ Vector(p)) for p in verts]
        self.f += [tuple(at + i for i in face) for face in faces]
        self.m += [slot] * len(faces)
        return self

    def box(self, c, size, mat, bevel=0.0, rot=None):
        """A box by centre and size; its edges are chamfered by `bevel`."""
        h = [s / 2 for s in size]
        b = min(bevel, *[x * 0.49 for x in h])
        r, c = frame_rot(rot), Vector(c)
        place = (lambda p: c + (r @ Vector(p))) if r else (lambda p: c + Vector(p))
        if b <= 0:
            pts = [(x * h[0], y * h[1], z * h[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
            faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
            return self.add([place(p) for p in pts], faces, mat)
        pts, index = [], {}
        for sx in (-1, 1):
            for sy in (-1, 1):
                for sz in (-1, 1):
                    for axis in range(3):
                        s = (sx, sy, sz)
                        index[(s, axis)] = len(pts)
                        pts.append(tuple(s[k] * (h[k] if k == axis else h[k] - b) for k in range(3)))
        faces = []
        for axis in range(3):
            u, w = (axis + 1) % 3, (axis + 2) % 3
            for s in (-1, 1):
                def corner(a, d):
                    k = [0, 0, 0]
                    k[axis], k[u], k[w] = s, a, d
                    return index[(tuple(k), axis)]
                ring = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
                faces.append(tuple(ring if s > 0 else ring[::-1]))
            for su in (-1, 1):
                for sw in (-1, 1):
                    def end(a, kind):
                        k = [0, 0, 0]
                        k[axis], k[u], k[w] = a, su, sw
                        return index[(tuple(k), kind)]
                    ring = (end(-1, u), end(1, u), end(1, w), end(-1, w))
                    faces.append(ring if su * sw > 0 else ring[::-1])
        for s in [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]:
            ring = tuple(index[(s, a)] for a in range(3))
            faces.append(ring if s[0] * s[1] * s[2] > 0 else ring[::-1])
        return self.add([place(p) for p in pts], faces, mat)

    def cyl(self, a, b, r, mat, r2=None, seg=20, caps=True):
        """A cylinder (or cone) from point a to point b."""
        a, b = Vector(a), Vector(b)
        r2 = r if r2 is None else r2
        axis = (b - a).normalized()
        u = axis.orthogonal().normalized()
        w = axis.cross(u)
        ring = [(math.cos(2 * math.pi * i / seg), math.sin(2 * math.pi * i / seg)) for i in range(seg)]
        pts = [a + (u * x + w * y) * r for x, y in ring] + [b + (u * x + w * y) * r2 for x, y in ring]
        faces = [(i, (i + 1) % seg, seg + (i + 1) % seg, seg + i) for i in range(seg)]
        if caps:
            faces += [tuple(range(seg))[::-1], tuple(range(seg, 2 * seg))]
        return self.add(pts, faces, mat)

    def beam(self, a, b, w, h, mat, up=(0, 0, 1)):
        """A square bar from a to b."""
        a, b = Vector(a), Vector(b)
        d = (b - a).normalized()
        up = Vector(up)
        if abs(d.dot(up)) > 0.98:
            up = Vector((1, 0, 0))
        s = d.cross(up).normalized() * w / 2
        t = s.cross(d).normalized() * h / 2
        pts = [p + x * s + y * t for p in (a, b) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        return self.add(pts, [(0, 3, 2, 1), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], mat)

    def extrude(self, outline, a, b, mat, plane='xz'):
        """A flat outline in a plane, pulled from a to b along the third axis."""
        axes = {'xz': (0, 2, 1), 'yz': (1, 2, 0), 'xy': (0, 1, 2)}[plane]

        def point(p, at):
            q = [0, 0, 0]
            q[axes[0]], q[axes[1]], q[axes[2]] = p[0], p[1], at
            return tuple(q)
        n = len(outline)
        pts = [point(p, a) for p in outline] + [point(p, b) for p in outline]
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        return self.add(pts, faces + [tuple(range(n))[::-1], tuple(range(n, 2 * n))], mat)

    def loft(self, rings, mat, closed=True, caps=True):
        """A skin over rings of equally many points. `mat` may be a function of (ring, point)."""
        n = len(rings[0])
        pts = [p for ring in rings for p in ring]
        faces, slots = [], []
        for k in range(len(rings) - 1):
            for i in range(n if closed else n - 1):
                j = (i + 1) % n
                faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
                slots.append(mat(k, i) if callable(mat) else mat)
        base = mat(0, 0) if callable(mat) else mat
        if caps and closed:
            faces += [tuple(range(n))[::-1], tuple(range((len(rings) - 1) * n, len(rings) * n))]
            slots += [base, mat(len(rings) - 2, 0) if callable(mat) else mat]
        at = len(self.v)
        self.v += [tuple(self.shift @ Vector(p)) for p in pts]
        self.f += [tuple(at + i for i in face) for face in faces]
        self.m += [self.slot(s) for s in slots]
        return self

    def lathe(self, profile, mat, axis='x', seg=24, c=(0, 0, 0), caps=True):
        """A body of revolution from (along, radius) pairs; without caps its ends stay open."""
        rings = []
        for along, r in profile:
            ring = []
            for i in range(seg):
                a = 2 * math.pi * i / seg
                y, z = r * math.cos(a), r * math.sin(a)
                p = {'x': (along, y, z), 'y': (y, along, z), 'z': (y, z, along)}[axis]
                ring.append((p[0] + c[0], p[1] + c[1], p[2] + c[2]))
            rings.append(ring)
        return self.loft(rings, mat, caps=caps)

    def quad(self, a, b, c, d, mat):
        return self.add([a, b, c, d], [(0, 1, 2, 3)], mat)

    def merge(self, other, matrix=None):
        """Takes in another part, moved by a matrix."""
        at = len(self.v)
        matrix = matrix or Matrix.Identity(4)
        slots = [self.slot(m) for m in other.mats]
        self.v += [tuple(self.shift @ (matrix @ Vector(p))) for p in other.v]
        self.f += [tuple(at + i for i in face) for face in other.f]
        self.m += [slots[i] for i in other.m]
        return self

    def mesh(self, smooth=35):
        me = bpy.data.meshes.new(self.name)
        me.from_pydata(self.v, [], self.f)
        for mat in self.mats:
            me.materials.append(mat)
        me.polygons.foreach_set('material_index', self.m)
        if smooth:
            me.polygons.foreach_set('use_smooth', [True] * len(self.f))
            me.use_auto_smooth = True
            me.auto_smooth_angle = math.radians(smooth)
        me.update()
        return me

    def put(self, loc=(0, 0, 0), rot=0.0, scale=1.0, color=None, smooth=35):
        return put(self.mesh(smooth), loc, rot, scale, color)


def put(me, loc=(0, 0, 0), rot=0.0, scale=1.0, color=None):
    """Places a mesh (shared between its copies). `rot` is a turn around z, or three angles."""
    ob = bpy.data.objects.new(me.name, me)
    ob.location = loc
    ob.rotation_euler = rot if isinstance(rot, (tuple, list)) else (0, 0, rot)
    ob.scale = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    if color:
        ob.color = (*color[:3], 1)
    bpy.context.collection.objects.link(ob)
    return ob


_shared = {}


def shared(key, make):
    """A mesh made once for each scene."""
    if key not in _shared:
        _shared[key] = make()
    return _shared[key]


def reset():
    _shared.clear()
    bpy.ops.wm.read_factory_settings(use_empty=True)


def dice(seed):
    return random.Random(seed)


def hex_rgb(text):
    """The linear colour of an sRGB hex text."""
    def linear(x):
        return x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4
    t = text.lstrip('#')
    return tuple(linear(int(t[i:i + 2], 16) / 255) for i in (0, 2, 4))


def camera(at, to, lens=35, fstop=None, focus=None, roll=0.0, shift=(0, 0)):
    """A camera at a point that looks at another; with `fstop` it focuses on `focus` (a point) or on `to`."""
    data = bpy.data.cameras.new('camera')
    ob = bpy.data.objects.new('camera', data)
    at, to = Vector(at), Vector(to)
    ob.location = at
    ob.rotation_euler = (to - at).to_track_quat('-Z', 'Y').to_euler()
    if roll:
        ob.rotation_euler.rotate_axis('Z', math.radians(roll))
    data.lens, data.clip_start, data.clip_end = lens, 0.05, 30000
    data.shift_x, data.shift_y = shift
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or to) - at).length
    bpy.context.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    return ob


def lamp(kind, at, power, color=(1, 0.85, 0.68), size=0.5, to=None, spot=70, blend=0.4, size_y=None, mirrored=True):
    """A lamp: POINT, SPOT or AREA, turned towards `to` (straight down when left out). What is wet or polished does not show it when not `mirrored`."""
    data = bpy.data.lights.new('lamp', kind)
    data.energy, data.color = power, color
    if kind == 'AREA':
        data.size = size
        if size_y:
            data.shape, data.size_y = 'RECTANGLE', size_y
    else:
        data.shadow_soft_size = size
    if kind == 'SPOT':
        data.spot_size, data.spot_blend = math.radians(spot), blend
    ob = bpy.data.objects.new('lamp', data)
    ob.location = at
    ob.visible_glossy = mirrored
    if to is not None:
        ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(ob)
    return ob


def wrap(flat, body, side, step=0.5, gap=0.04):
    """A flat part that faces -y (side -1) or +y (side 1), laid on the skin of a body: cut into pieces, each pressed on along y."""
    mesh = bmesh.new()
    me = flat.mesh(smooth=0)
    mesh.from_mesh(me)
    for axis in (0, 2):
        values = [v[axis] for v in flat.v]
        at = math.ceil(min(values) / step) * step
        while at < max(values):
            normal = [0, 0, 0]
            normal[axis] = 1
            point = [at * (axis == k) for k in range(3)]
            bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=point, plane_no=normal)
            at += step
    tree = BVHTree.FromPolygons([Vector(v) for v in body.v], body.f)
    part = Part(flat.name)
    base = min(abs(v[1]) for v in flat.v)
    mesh.verts.ensure_lookup_table()
    points = []
    for v in mesh.verts:
        hit = tree.ray_cast(Vector((v.co.x, side * 500, v.co.z)), Vector((0, -side, 0)))[0]
        points.append((v.co.x, (hit.y if hit else v.co.y) + side * (gap + abs(v.co.y) - base), v.co.z))
    for face in mesh.faces:
        part.add([points[v.index] for v in face.verts], [tuple(range(len(face.verts)))], flat.mats[face.material_index])
    mesh.free()
    bpy.data.meshes.remove(me)
    return part
