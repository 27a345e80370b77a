"""The brand's materials. All surfaces come from here, so that one palette runs through every picture."""

import bpy

from blocks.core import hex_rgb

PALETTE = {
    'carmine': '#8b1315', 'carmine_light': '#a32a27', 'carmine_dark': '#5a0c10',
    'ink': '#1f1a1b', 'graphite': '#2b2628', 'slate': '#4a4446',
    'steel': '#8d8884', 'silver': '#b9b4af', 'rim': '#a9a5a0', 'white': '#ece7e2', 'cream': '#e0d3c4',
    'navy': '#233447', 'teal': '#33525a', 'sand': '#b08b62', 'rust': '#7c4630', 'ochre': '#c08a2e',
    'carton': '#a9825a', 'wood': '#9a7650', 'oak': '#8a6644', 'concrete': '#8f8a84', 'asphalt': '#3a3839',
    'grass': '#4a5030', 'straw': '#a08c52', 'earth': '#6b5340', 'rock': '#766c64', 'snow': '#eef0f2',
    'leaf': '#37431f', 'rubber': '#161515', 'orange': '#c8591c', 'skin': '#8a8078',
}
CONTAINER_COLORS = ['carmine', 'carmine', 'carmine', 'carmine_light', 'carmine_dark', 'slate', 'navy', 'silver',
                    'white', 'rust', 'steel', 'teal', 'carmine']


def rgb(name):
    return hex_rgb(PALETTE.get(name, name))


class Nodes:
    """Short hands for a node tree."""

    def __init__(self, tree):
        self.tree = tree

    def new(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        node = self.new('ShaderNodeMath', operation=op, use_clamp=clamp)
        for socket, value in zip(node.inputs, (a, b, c)):
            self.set(socket, value)
        return node.outputs[0]

    def vec(self, op, a, b=(0.0, 0.0, 0.0)):
        node = self.new('ShaderNodeVectorMath', operation=op)
        self.set(node.inputs[0], a)
        if op == 'SCALE':
            self.set(node.inputs['Scale'], b)
        else:
            self.set(node.inputs[1], b)
        return node.outputs['Value' if op in ('DOT_PRODUCT', 'LENGTH') else 'Vector']

    def mix(self, fac, a, b, blend='MIX'):
        node = self.new('ShaderNodeMixRGB', blend_type=blend)
        self.set(node.inputs[0], fac)
        self.set(node.inputs[1], a)
        self.set(node.inputs[2], b)
        return node.outputs[0]

    def noise(self, vector, scale, detail=3.0, rough=0.55, warp=0.0):
        node = self.new('ShaderNodeTexNoise')
        self.set(node.inputs['Vector'], vector)
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        node.inputs['Roughness'].default_value = rough
        node.inputs['Distortion'].default_value = warp
        return node.outputs['Fac']

    def span(self, value, a, b, to_a=0.0, to_b=1.0, smooth=True):
        node = self.new('ShaderNodeMapRange')
        node.interpolation_type = 'SMOOTHSTEP' if smooth else 'LINEAR'
        for i, x in enumerate((value, a, b, to_a, to_b)):
            self.set(node.inputs[i], x)
        return node.outputs[0]


def fresh(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    mat.node_tree.nodes.clear()
    n = Nodes(mat.node_tree)
    out = n.new('ShaderNodeOutputMaterial')
    shader = n.new('ShaderNodeBsdfPrincipled')
    n.link(shader.outputs[0], out.inputs[0])
    return mat, n, shader, out


def cached(make):
    def get(*args, **kwargs):
        name = '|'.join([make.__name__, *map(str, args), *[f'{k}={v}' for k, v in sorted(kwargs.items())]])[:63]
        return bpy.data.materials.get(name) or make(name, *args, **kwargs)
    return get


def bump(n, shader, height, strength=0.3, distance=0.02):
    node = n.new('ShaderNodeBump')
    node.inputs['Strength'].default_value = strength
    node.inputs['Distance'].default_value = distance
    n.link(height, node.inputs['Height'])
    n.link(node.outputs[0], shader.inputs['Normal'])


@cached
def paint(name, color, rough=0.42, metal=0.0, dirt=0.25, scale=1.0, grain=0.0, by_object=False, coat=0.0, bands=()):
    """A painted, printed or plain surface: some dirt, streaks that run down, roughness that varies. A band (a, b, limit,
    colour) is what lies where a * x + b * z is below the limit; later ones cover earlier ones."""
    mat, n, shader, _ = fresh(name)
    coord = n.new('ShaderNodeTexCoord').outputs['Object']
    if by_object:
        base = n.new('ShaderNodeObjectInfo').outputs['Color']
    else:
        base = n.new('ShaderNodeRGB').outputs[0]
        base.default_value = (*rgb(color), 1)
    for a, b, limit, other in bands:
        base = n.mix(n.math('LESS_THAN', n.vec('DOT_PRODUCT', coord, (a, 0.0, b)), limit), base, rgb(other))
    patches = n.noise(coord, 0.9 * scale, 4, 0.62)
    streaks = n.noise(n.vec('MULTIPLY', coord, (3.2 * scale, 3.2 * scale, 0.22 * scale)), 1.6, 2)
    dust = n.math('MULTIPLY', n.span(n.math('ADD', patches, n.math('MULTIPLY', streaks, 0.6)), 0.72, 1.05), dirt)
    tone = n.mix(dust, base, n.mix(0.7, base, (0.10, 0.085, 0.075)))
    n.link(n.mix(n.math('MULTIPLY', n.span(patches, 0.35, 0.7), min(0.3, dirt)), tone, n.mix(0.16, base, (0.42, 0.36, 0.32))),
           shader.inputs['Base Color'])
    n.link(n.math('ADD', n.span(patches, 0.3, 0.7, rough - 0.09, rough + 0.12), n.math('MULTIPLY', dust, 0.3), clamp=True),
           shader.inputs['Roughness'])
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Clearcoat'].default_value = coat
    if grain:
        bump(n, shader, n.noise(coord, 38 * scale, 3), grain)
    return mat


@cached
def glow(name, color, strength=5.0):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    mat.node_tree.nodes.clear()
    n = Nodes(mat.node_tree)
    out, light = n.new('ShaderNodeOutputMaterial'), n.new('ShaderNodeEmission')
    light.inputs[0].default_value = (*rgb(color), 1)
    light.inputs[1].default_value = strength
    n.link(light.outputs[0], out.inputs[0])
    return mat


@cached
def glass(name, color='#0d1114', rough=0.04):
    """Dark glazing, seen from outside."""
    mat, n, shader, _ = fresh(name)
    shader.inputs['Base Color'].default_value = (*rgb(color), 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.8
    return mat


@cached
def clear(name, tint=(0.95, 0.96, 0.97), strength=0.86, rough=0.08):
    """Film or a pane one looks through: part transparent, part shiny."""
    mat, n, shader, out = fresh(name)
    shader.inputs['Base Color'].default_value = (*tint, 1)
    shader.inputs['Roughness'].default_value = rough
    through, mixed = n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeMixShader')
    fresnel = n.new('ShaderNodeFresnel')
    n.link(n.math('ADD', fresnel.outputs[0], 1 - strength, clamp=True), mixed.inputs[0])
    n.link(through.outputs[0], mixed.inputs[1])
    n.link(shader.outputs[0], mixed.inputs[2])
    n.link(mixed.outputs[0], out.inputs[0])
    return mat


@cached
def asphalt(name, wet=0.0, color='asphalt', scale=1.0, puddle=0.5):
    """Road or apron; `wet` from 0 to 1 lays puddles and a dark film over it."""
    mat, n, shader, _ = fresh(name)
    coord = n.new('ShaderNodeTexCoord').outputs['Object']
    mat['plain'] = (*[c * 0.8 for c in rgb(color)], 1)
    big, fine = n.noise(coord, 0.06 * scale, 5, 0.6), n.noise(coord, 9 * scale, 4, 0.7)
    patch = n.noise(coord, 0.35 * scale, 4)
    base = n.mix(n.span(big, 0.3, 0.7), rgb(color), n.mix(0.55, rgb(color), rgb('concrete')))
    base = n.mix(n.math('MULTIPLY', n.span(fine, 0.35, 0.75), 0.35), base, n.mix(0.5, base, (0.02, 0.02, 0.02)))
    base = n.mix(n.math('MULTIPLY', n.span(patch, 0.5, 0.75), 0.35), base, n.mix(0.5, base, (0.03, 0.028, 0.028)))
    if wet:
        pool = n.math('MULTIPLY', n.span(n.math('ADD', big, n.math('MULTIPLY', patch, 0.35)), 0.96 - 0.5 * puddle, 1.03 - 0.5 * puddle), wet)
        film = n.math('MAXIMUM', pool, wet * 0.45)
        base = n.mix(n.math('MULTIPLY', film, 0.75), base, n.mix(0.8, base, (0.006, 0.006, 0.007)))
        rough = n.span(pool, 0.0, 1.0, 0.36 - 0.12 * wet, 0.03)
        node = n.new('ShaderNodeBump')
        n.link(n.math('MULTIPLY', fine, n.math('SUBTRACT', 1.0, pool)), node.inputs['Height'])
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = 0.35, 0.01
        n.link(node.outputs[0], shader.inputs['Normal'])
        n.link(rough, shader.inputs['Roughness'])
    else:
        n.link(n.span(big, 0.3, 0.7, 0.62, 0.85), shader.inputs['Roughness'])
        bump(n, shader, fine, 0.4, 0.012)
    n.link(base, shader.inputs['Base Color'])
    return mat


@cached
def water(name, color='#0b1a1d', chop=0.5, scale=1.0, foam=0.0):
    mat, n, shader, _ = fresh(name)
    coord = n.new('ShaderNodeTexCoord').outputs['Object']
    mat['plain'] = (*rgb(color), 1)
    long = n.noise(n.vec('MULTIPLY', coord, (1.0, 0.55, 1.0)), 0.07 * scale, 3, 0.5, 0.6)
    short = n.noise(n.vec('MULTIPLY', coord, (1.0, 0.7, 1.0)), 0.55 * scale, 4, 0.55, 0.4)
    ripple = n.noise(coord, 2.6 * scale, 3, 0.5)
    height = n.math('ADD', n.math('MULTIPLY', long, 3.2), n.math('ADD', n.math('MULTIPLY', short, 0.9), n.math('MULTIPLY', ripple, 0.16)))
    bump(n, shader, height, 1.0, 0.5 * chop / scale)
    base = n.mix(n.span(long, 0.35, 0.7), rgb(color), n.mix(0.35, rgb(color), (0.05, 0.10, 0.10)))
    if foam:
        base = n.mix(n.math('MULTIPLY', n.span(n.math('ADD', short, n.math('MULTIPLY', long, 0.5)), 0.86, 0.98), foam), base, (0.6, 0.6, 0.58))
    n.link(base, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.09
    shader.inputs['IOR'].default_value = 1.33
    return mat


@cached
def ground(name, a='grass', b='earth', scale=1.0, rough=0.9, steep=None, strength=0.5):
    """Two colours by noise; on steep places a third."""
    mat, n, shader, _ = fresh(name)
    coord = n.new('ShaderNodeTexCoord').outputs['Object']
    mat['plain'] = (*[(x + y) / 2 * 0.8 for x, y in zip(rgb(a), rgb(b))], 1)
    big, fine = n.noise(coord, 0.012 * scale, 6, 0.6), n.noise(coord, 0.8 * scale, 6, 0.7)
    base = n.mix(n.span(n.math('ADD', big, n.math('MULTIPLY', fine, 0.35)), 0.5, 0.85), rgb(a), rgb(b))
    base = n.mix(n.math('MULTIPLY', n.span(fine, 0.3, 0.8), 0.5), base, n.mix(0.6, base, (0.02, 0.018, 0.012)))
    if steep:
        up = n.new('ShaderNodeSeparateXYZ')
        n.link(n.new('ShaderNodeNewGeometry').outputs['Normal'], up.inputs[0])
        base = n.mix(n.span(n.math('ADD', up.outputs[2], n.math('MULTIPLY', fine, 0.16)), 0.74, 0.92), rgb(steep), base)
    n.link(base, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.2
    bump(n, shader, fine, strength, 0.4 / scale)
    return mat


@cached
def wood(name, color='oak', rough=0.45, scale=1.0):
    mat, n, shader, _ = fresh(name)
    coord = n.vec('MULTIPLY', n.new('ShaderNodeTexCoord').outputs['Object'], (0.35, 3.0, 3.0))
    mat['plain'] = (*rgb(color), 1)
    grain = n.noise(coord, 4 * scale, 6, 0.6, 1.2)
    n.link(n.mix(n.span(grain, 0.3, 0.75), rgb(color), n.mix(0.55, rgb(color), (0.05, 0.03, 0.02))), shader.inputs['Base Color'])
    n.link(n.span(grain, 0.3, 0.7, rough, rough + 0.2), shader.inputs['Roughness'])
    bump(n, shader, grain, 0.15, 0.01)
    return mat


@cached
def floor(name, color='concrete', rough=0.22, joints=6.0, scale=1.0):
    """Polished concrete with joints."""
    mat, n, shader, _ = fresh(name)
    coord = n.new('ShaderNodeTexCoord').outputs['Object']
    mat['plain'] = (*rgb(color), 1)
    big, fine = n.noise(coord, 0.25 * scale, 6, 0.6), n.noise(coord, 6 * scale, 5, 0.65)
    base = n.mix(n.span(n.math('ADD', big, n.math('MULTIPLY', fine, 0.3)), 0.45, 0.85), rgb(color), n.mix(0.45, rgb(color), (0.12, 0.10, 0.09)))
    if joints:
        brick = n.new('ShaderNodeTexBrick', offset=0.0)
        n.link(coord, brick.inputs['Vector'])
        brick.inputs['Scale'].default_value = 1.0 / joints
        brick.inputs['Mortar Size'].default_value = 0.0025
        brick.inputs['Brick Width'].default_value = brick.inputs['Row Height'].default_value = 1.0
        base = n.mix(n.math('MULTIPLY', brick.outputs['Fac'], 0.7), base, (0.04, 0.035, 0.03))
    n.link(base, shader.inputs['Base Color'])
    n.link(n.span(big, 0.3, 0.7, rough, rough + 0.22), shader.inputs['Roughness'])
    bump(n, shader, fine, 0.05, 0.01)
    return mat
