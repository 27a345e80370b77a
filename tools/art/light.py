"""One light for the whole brand: a warm key, soft skies with a touch of rose, the same haze in sky and distance."""

import math

import bpy
from mathutils import Vector

from materials import Nodes

# Colours are linear. sun: elevation, angle (softness), strength, colour. sky: horizon, middle, zenith.
# clouds: cover 0..1, colour lit, colour in shade. haze: distance at which two thirds are gone, colour.
PRESETS = {
    'dawn': dict(sun=(4.0, 1.2, 3.2, (1.0, 0.50, 0.26)), sky=((0.95, 0.45, 0.26), (0.42, 0.30, 0.32), (0.10, 0.13, 0.22)),
                 power=0.8, glow=((1.0, 0.45, 0.2), 1.6), clouds=(0.5, (1.0, 0.50, 0.34), (0.30, 0.21, 0.24)),
                 haze=(2600, (0.72, 0.40, 0.30)), exposure=0.35),
    'noon': dict(sun=(38.0, 0.6, 4.2, (1.0, 0.92, 0.80)), sky=((0.80, 0.80, 0.78), (0.34, 0.47, 0.62), (0.10, 0.21, 0.42)),
                 power=0.85, glow=((1.0, 0.85, 0.65), 0.5), clouds=(0.45, (0.98, 0.96, 0.92), (0.55, 0.57, 0.60)),
                 haze=(5000, (0.66, 0.70, 0.70)), exposure=-0.25),
    'golden': dict(sun=(11.0, 0.9, 4.6, (1.0, 0.66, 0.36)), sky=((0.98, 0.66, 0.42), (0.46, 0.46, 0.50), (0.13, 0.20, 0.34)),
                   power=0.8, glow=((1.0, 0.58, 0.28), 1.1), clouds=(0.5, (1.0, 0.72, 0.50), (0.40, 0.36, 0.40)),
                   haze=(4200, (0.80, 0.56, 0.42)), exposure=0.1),
    'dusk': dict(sun=(-2.0, 3.0, 0.0, (1.0, 0.45, 0.25)), sky=((0.86, 0.36, 0.22), (0.17, 0.16, 0.24), (0.035, 0.055, 0.12)),
                 power=0.42, glow=((1.0, 0.36, 0.16), 1.5), clouds=(0.5, (0.62, 0.24, 0.18), (0.11, 0.09, 0.13)),
                 haze=(1300, (0.30, 0.16, 0.14)), exposure=0.7),
    'night': dict(sun=(28.0, 1.5, 0.05, (0.55, 0.68, 1.0)), sky=((0.060, 0.036, 0.040), (0.018, 0.018, 0.030), (0.006, 0.008, 0.018)),
                  power=0.55, glow=((0.3, 0.16, 0.12), 0.10), clouds=(0.5, (0.05, 0.032, 0.035), (0.012, 0.012, 0.018)),
                  haze=(900, (0.024, 0.017, 0.020)), exposure=0.9),
    'rain': dict(sun=(30.0, 30.0, 0.5, (0.9, 0.92, 1.0)), sky=((0.55, 0.53, 0.53), (0.36, 0.36, 0.38), (0.22, 0.23, 0.26)),
                 power=0.62, glow=((0.6, 0.5, 0.45), 0.25), clouds=(0.85, (0.50, 0.48, 0.48), (0.20, 0.20, 0.22)),
                 haze=(520, (0.36, 0.35, 0.355)), exposure=0.35),
    'snow': dict(sun=(9.0, 6.0, 1.7, (1.0, 0.80, 0.66)), sky=((0.86, 0.76, 0.74), (0.55, 0.57, 0.64), (0.32, 0.38, 0.48)),
                 power=0.62, glow=((1.0, 0.75, 0.6), 0.6), clouds=(0.7, (0.82, 0.76, 0.76), (0.46, 0.46, 0.52)),
                 haze=(700, (0.62, 0.58, 0.60)), exposure=-0.05),
    'indoors': dict(sun=(30.0, 4.0, 0.0, (1, 1, 1)), sky=((0.5, 0.42, 0.36), (0.4, 0.36, 0.34), (0.3, 0.3, 0.32)),
                    power=0.25, glow=((1, 1, 1), 0.0), clouds=(0.0, (1, 1, 1), (1, 1, 1)),
                    haze=(0, (0.5, 0.45, 0.4)), exposure=0.3),
}


def direction(azimuth, elevation):
    """Azimuth 0 is +Y, 90 is +X."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(e) * math.sin(a), math.cos(e) * math.cos(a), math.sin(e)))


def setup(name, azimuth=140, **changes):
    """Sky, sun and haze. `azimuth` is where the sun stands; every setting of the preset can be changed."""
    p = {**PRESETS[name], **changes}
    if 'elevation' in p:
        p['sun'] = (p['elevation'], *p['sun'][1:])
    elevation, angle, strength, colour = p['sun']
    sun = direction(azimuth, elevation)
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = p.get('look', 'High Contrast')
    scene.view_settings.exposure = p['exposure']
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    n = Nodes(world.node_tree)
    ray = n.vec('NORMALIZE', n.new('ShaderNodeTexCoord').outputs['Generated'])
    split = n.new('ShaderNodeSeparateXYZ')
    n.link(ray, split.inputs[0])
    z = n.math('MAXIMUM', split.outputs[2], 0.0)
    sky = n.mix(n.span(z, 0.0, 0.22), p['sky'][0], p['sky'][1])
    sky = n.mix(n.span(z, 0.14, 0.75), sky, p['sky'][2])
    toward = n.math('MAXIMUM', n.vec('DOT_PRODUCT', ray, tuple(direction(azimuth, max(elevation, 1.0)))), 0.0)
    near = n.math('ADD', n.math('MULTIPLY', n.math('POWER', toward, 6.0), 0.25), n.math('MULTIPLY', n.math('POWER', toward, 70.0), 0.8))
    near = n.math('ADD', near, n.math('MULTIPLY', n.math('POWER', toward, 1500.0), 3.0))
    cover, lit, shade = p['clouds']
    plain_sky = n.mix(cover * 0.35, sky, lit)
    if cover:
        flat = n.math('ADD', z, 0.09)
        plane = n.vec('DIVIDE', ray, n.new('ShaderNodeCombineXYZ').outputs[0])
        parts = plane.node.inputs[1].links[0].from_node
        for socket in parts.inputs:
            n.link(flat, socket)
        plane = n.vec('ADD', n.vec('MULTIPLY', plane, (0.8, 1.25, 0.0)), p.get('drift', (3.1, 7.7, 0.0)))
        big = n.noise(plane, 0.62, 7, 0.56, 0.35)
        thin = n.noise(n.vec('ADD', plane, tuple(0.10 * c for c in sun)), 0.62, 4, 0.56, 0.35)
        cloud = n.math('MULTIPLY', n.span(big, 0.70 - 0.42 * cover, 0.98 - 0.42 * cover), n.span(z, 0.0, 0.13))
        body = n.mix(n.span(n.math('SUBTRACT', big, thin), -0.05, 0.06), shade, lit)
        body = n.mix(n.math('MULTIPLY', n.math('POWER', toward, 5.0), 0.55), body, lit)
        sky = n.mix(n.math('MULTIPLY', cloud, 0.9), sky, body)
    tint, much = p['glow']
    # Rays that only carry light skip the clouds: that halves the time of a picture.
    path = n.new('ShaderNodeLightPath')
    seen, mixed = n.math('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray']), n.new('ShaderNodeMixShader')
    n.link(seen, mixed.inputs[0])
    for at, shown in ((1, plain_sky), (2, sky)):
        shown = n.mix(n.math('MULTIPLY', near, much), shown, tint, 'ADD')
        back = n.new('ShaderNodeBackground')
        n.link(shown, back.inputs[0])
        back.inputs[1].default_value = p['power']
        n.link(back.outputs[0], mixed.inputs[at])
    out = n.new('ShaderNodeOutputWorld')
    n.link(mixed.outputs[0], out.inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    if strength:
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.color, data.angle = strength, colour, math.radians(angle)
        ob = bpy.data.objects.new('sun', data)
        ob.rotation_euler = sun.to_track_quat('Z', 'Y').to_euler()
        bpy.context.collection.objects.link(ob)
    scene['haze'] = (*p['haze'][1], p['haze'][0], *direction(azimuth, max(elevation, 1.0)), *tint, much * 0.5, p['power'])
    return p


def haze_group(values):
    r, g, b, distance, sx, sy, sz, tr, tg, tb, much, power = values
    tree = bpy.data.node_groups.new('haze', 'ShaderNodeTree')
    tree.inputs.new('NodeSocketShader', 'surface')
    tree.outputs.new('NodeSocketShader', 'surface')
    n = Nodes(tree)
    enter, leave = n.new('NodeGroupInput'), n.new('NodeGroupOutput')
    far = n.new('ShaderNodeCameraData').outputs['View Distance']
    amount = n.math('SUBTRACT', 1.0, n.math('POWER', 2.718, n.math('MULTIPLY', far, -1.0 / distance)))
    amount = n.math('MULTIPLY', amount, n.new('ShaderNodeLightPath').outputs['Is Camera Ray'])
    back = n.vec('SCALE', n.new('ShaderNodeNewGeometry').outputs['Incoming'], -1.0)
    toward = n.math('MAXIMUM', n.vec('DOT_PRODUCT', back, (sx, sy, sz)), 0.0)
    colour = n.mix(1.0, (r, g, b), (tr, tg, tb), 'ADD')
    n.link(n.math('MULTIPLY', n.math('POWER', toward, 6.0), much), colour.node.inputs[0])
    light, mixed = n.new('ShaderNodeEmission'), n.new('ShaderNodeMixShader')
    n.link(colour, light.inputs[0])
    light.inputs[1].default_value = power
    n.link(amount, mixed.inputs[0])
    n.link(enter.outputs[0], mixed.inputs[1])
    n.link(light.outputs[0], mixed.inputs[2])
    n.link(mixed.outputs[0], leave.inputs[0])
    return tree


def lighten():
    """Light that bounces between surfaces sees each of them in one plain colour: it cannot tell, and it is faster."""
    for mat in bpy.data.materials:
        tree = mat.node_tree if mat.use_nodes else None
        shader = next((x for x in tree.nodes if x.type == 'BSDF_PRINCIPLED'), None) if tree else None
        out = next((x for x in tree.nodes if x.type == 'OUTPUT_MATERIAL'), None) if tree else None
        if not shader or not out or out.inputs[0].links[0].from_node != shader:
            continue
        n = Nodes(tree)
        plain, mixed = n.new('ShaderNodeBsdfDiffuse'), n.new('ShaderNodeMixShader')
        given = shader.inputs['Base Color'].links
        rgb_node = next((x for x in tree.nodes if x.type in ('RGB', 'OBJECT_INFO')), None)
        if given and rgb_node:
            n.link(rgb_node.outputs['Color'], plain.inputs[0])
        else:
            plain.inputs[0].default_value = mat.get('plain', shader.inputs['Base Color'].default_value)
        n.link(n.new('ShaderNodeLightPath').outputs['Is Diffuse Ray'], mixed.inputs[0])
        n.link(shader.outputs[0], mixed.inputs[1])
        n.link(plain.outputs[0], mixed.inputs[2])
        n.link(mixed.outputs[0], out.inputs[0])


def lay_haze():
    """Puts the haze of the scene's light over every material: exact at edges, and free of noise."""
    values = bpy.context.scene.get('haze')
    if not values or not values[3]:
        return
    group = haze_group(list(values))
    for mat in bpy.data.materials:
        if not mat.use_nodes:
            continue
        tree = mat.node_tree
        out = next((x for x in tree.nodes if x.type == 'OUTPUT_MATERIAL'), None)
        if not out or not out.inputs[0].links or mat.get('no_haze'):
            continue
        node = tree.nodes.new('ShaderNodeGroup')
        node.node_tree = group
        tree.links.new(out.inputs[0].links[0].from_socket, node.inputs[0])
        tree.links.new(node.outputs[0], out.inputs[0])
