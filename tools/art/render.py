"""Renders one picture, several, or all: blender -b -P tools/art/render.py -- NAME… [--preview] [--samples N] [--out DIR]"""

import argparse
import ctypes
import importlib
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from blocks.core import reset  # noqa: E402
from light import lay_haze, lighten  # noqa: E402

BOOKS = ['sea', 'road', 'air', 'rail', 'warehouse', 'office']
WORK = tempfile.mkdtemp(prefix='render-')


def pictures():
    found = {}
    for book in BOOKS:
        if os.path.exists(f'{HERE}/scenes/{book}.py'):
            found.update(importlib.import_module(f'scenes.{book}').PICTURES)
    return found


def native():
    """The denoiser, compiled on first use."""
    target = os.path.join(WORK, 'denoise.so')
    if not os.path.exists(target):
        subprocess.run(['cc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', f'{HERE}/denoise.c', '-o', target, '-lm'], check=True)
    return ctypes.CDLL(target)


def prepare(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4.0, 30.0
    cycles.blur_glossy = 0.6
    cycles.light_sampling_threshold = 0.02
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = WORK
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for name, output in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth')):
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])
    tree.nodes.new('CompositorNodeComposite')


def read(name, frame):
    path = f'{WORK}/{name}{frame:04d}.exr'
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    data = np.empty(w * h * image.channels, np.float32)
    image.pixels.foreach_get(data)
    data = np.ascontiguousarray(data.reshape(h, w, -1)[:, :, :3].transpose(2, 0, 1))
    bpy.data.images.remove(image)
    os.remove(path)
    return data


def blur(planes, r, times=3):
    out = planes
    for _ in range(times):
        for axis in (1, 2):
            pad = [(0, 0)] * 3
            pad[axis] = (r + 1, r)
            total = np.cumsum(np.pad(out, pad, mode='edge'), axis=axis, dtype=np.float64)
            hi, lo = [slice(None)] * 3, [slice(None)] * 3
            hi[axis], lo[axis] = slice(2 * r + 1, None), slice(None, -2 * r - 1)
            out = ((total[tuple(hi)] - total[tuple(lo)]) / (2 * r + 1)).astype(np.float32)
    return out


def denoise(a, b, albedo, normal, depth, radius, gain):
    lib = native()
    lib.nlm.restype = None
    pointer = ctypes.POINTER(ctypes.c_float)

    def at(x):
        return x.ctypes.data_as(pointer)
    a, b = (np.ascontiguousarray(np.log1p(np.maximum(x, 0) * gain * 4)) for x in (a, b))
    var = np.ascontiguousarray(np.maximum(blur((a - b) ** 2 / 2, 2, 2), 1e-6))
    logs = np.log1p(np.clip(depth[:1], 0, 1e5))
    feat = np.ascontiguousarray(np.concatenate([albedo / 0.05, normal / 0.22, logs / 0.05]).astype(np.float32))
    _, h, w = a.shape
    outs = [np.empty_like(a), np.empty_like(a)]
    jobs = [threading.Thread(target=lib.nlm, args=(at(g), at(var), at(s), at(feat), ctypes.c_int(feat.shape[0]), at(o), w, h, radius, 2, ctypes.c_float(0.5)))
            for g, s, o in ((b, a, outs[0]), (a, b, outs[1]))]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    return np.expm1((outs[0] + outs[1]) / 2) / (gain * 4)


def finish(c, gain, bloom):
    """What a lens and a print add: light that spills from bright places, some contrast, edges a little darker."""
    _, h, w = c.shape
    if bloom:
        bright = np.minimum(np.maximum(c - 1.1 / gain, 0), 12 / gain)
        c = c + bloom * (0.55 * blur(bright, max(2, w // 220)) + 0.45 * blur(bright, max(4, w // 48)))
    light = np.maximum(c.mean(0), 1e-5) * gain / 0.18
    c = c * np.clip(light, 0.02, 20) ** 0.13
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    return c * (1 - 0.20 * np.clip((x * x * 0.8 + y * y * 0.6) / 1.4, 0, 1) ** 1.4)


def save(c, path, over):
    """Applies the view transform; pixels that were rendered finer are averaged after it, so that edges before a bright sky are smooth."""
    scene = bpy.context.scene
    _, h, w = c.shape
    image = bpy.data.images.new('out', w, h, float_buffer=True)
    image.pixels.foreach_set(np.concatenate([c, np.ones((1, h, w), np.float32)]).transpose(1, 2, 0).astype(np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.quality, settings.color_mode = ('PNG', 0, 'RGB') if over else ('JPEG', 91, 'RGB')
    fine = os.path.join(WORK, 'fine.png')
    image.save_render(fine if over else path, scene=scene)
    bpy.data.images.remove(image)
    if not over:
        return
    image = bpy.data.images.load(fine)
    data = np.empty(w * h * image.channels, np.float32)
    image.pixels.foreach_get(data)
    data = data.reshape(h, w, -1)
    bpy.data.images.remove(image)
    # Three pixels become two in each direction.
    for axis in (0, 1):
        data = np.moveaxis(data, axis, 0)
        a, b, d = data[0::3], data[1::3], data[2::3]
        rows = np.empty((len(data) // 3 * 2, *data.shape[1:]), np.float32)
        rows[0::2], rows[1::2] = (2 * a + b) / 3, (b + 2 * d) / 3
        data = np.moveaxis(rows, 0, axis)
    image = bpy.data.images.new('out', data.shape[1], data.shape[0])
    image.pixels.foreach_set(np.ascontiguousarray(data).ravel())
    image.filepath_raw, image.file_format = path, 'JPEG'
    settings.file_format, settings.quality = 'JPEG', 91
    image.save()
    bpy.data.images.remove(image)


def draw(name, picture, args):
    start, began = time.time(), time.process_time()
    reset()
    size, samples, options = picture['size'], picture.get('samples', 9), picture.get('options', {})
    picture['make']()
    lighten()
    lay_haze()
    width, height = size
    if args.preview:
        width, height, samples = 384, round(384 * height / width), 8
    samples = args.samples or samples
    # Full pictures are rendered one and a half times as fine, with as much fewer samples for each pixel.
    over = not args.preview
    scale = (args.scale or 1) * (1.5 if over else 1)
    prepare(*(3 * round(x * scale / 3) if over else round(x * scale) for x in (width, height)), max(2, round(samples / 2 / (2.25 if over else 1))))
    scene = bpy.context.scene
    halves = []
    for frame in (1, 2):
        scene.cycles.seed = 100 * frame + 7
        scene.frame_set(frame)
        bpy.ops.render.render()
        halves.append([read(k, frame) for k in ('colour', 'albedo', 'normal', 'depth')])
    mid, cpu = time.time(), time.process_time()
    a, b = halves
    gain = 2.0 ** scene.view_settings.exposure
    c = denoise(a[0], b[0], *[(p + q) / 2 for p, q in zip(a[1:], b[1:])], 4 if args.preview else options.get('radius', 6), gain)
    save(finish(c, gain, options.get('bloom', 0.06)), f'{args.out}/{name}.jpg', over)
    print(f'DONE {name} {width}x{height} {samples} samples: {mid - start:.0f} s + {time.time() - mid:.0f} s; processor {cpu - began:.0f} s + {time.process_time() - cpu:.0f} s', flush=True)


def main():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('names', nargs='*', help='all when left out')
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--scale', type=float)
    parser.add_argument('--out', default=f'{HERE}/renders')
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    known = pictures()
    os.makedirs(args.out, exist_ok=True)
    for name in args.names or known:
        try:
            draw(name, known[name], args)
        except Exception:
            print(f'FAILED {name}')
            traceback.print_exc()


main()
