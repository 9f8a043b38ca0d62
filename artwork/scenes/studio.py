"""The stage of a scene: lights, camera, backdrop and the render itself."""
import math
import os
import tempfile
import time

import bpy
import denoise
import numpy as np
from geometry import link, mesh
from mathutils import Vector
from materials import Material, srgb


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def aim(obj, location, target):
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def area(location, target, size, size_y, power, color):
    light = bpy.data.lights.new("area", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", size, size_y, power, srgb(color)[:3]
    aim(link(bpy.data.objects.new("area", light)), location, target)


def sun(direction, energy, angle, color):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = energy, math.radians(angle), srgb(color)[:3]
    link(bpy.data.objects.new("sun", light)).rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()


def world(color, strength):
    scene_world = bpy.data.worlds.new("world")
    bpy.context.scene.world = scene_world
    scene_world.use_nodes = True
    background = scene_world.node_tree.nodes["Background"]
    background.inputs[0].default_value = srgb(color)
    background.inputs[1].default_value = strength


def camera(location, target, lens=100, ortho=None):
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = lens, 2000
    if ortho:
        data.type, data.ortho_scale = "ORTHO", ortho
    obj = link(bpy.data.objects.new("camera", data))
    aim(obj, location, target)
    bpy.context.scene.camera = obj


def daylight(stage):
    """The sun and the sky of every outdoor scene and still life."""
    world(*stage["world"])
    sun(**stage["sun"])


def view(away, target, ortho):
    """A camera without perspective, looking from the direction `away`, `ortho` units wide."""
    centre = Vector(target)
    camera(tuple(centre + Vector(away).normalized() * 60), tuple(centre), ortho=ortho)


def backdrop(color, glow=0.0, y=16, radius=20, width=200, depth=120, height=150):
    """A floor that bends up into a wall. A little glow keeps it even up to the frame's edge."""
    k = Material("backdrop").set(Base_Color=srgb(color), Roughness=0.9, Specular=0.1, Emission=srgb(color), Emission_Strength=glow)
    profile = [(-depth, 0)]
    profile += [(y + radius * math.sin(math.radians(a)), radius - radius * math.cos(math.radians(a))) for a in range(0, 91, 5)]
    profile += [(y + radius, height)]
    verts = [(x, py, pz) for py, pz in profile for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return mesh("backdrop", verts, faces, k.m, angle=60)


def render(out, width, height, samples, exposure=0.0, look="High Contrast", bounces=8, transparent=False):
    """Render, denoise with the weights named in OIDN_WEIGHTS, and write a PNG; a transparent one has no backdrop."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.5
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.film_transparent = transparent
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Filmic", look, exposure
    bpy.context.view_layer.cycles.denoising_store_passes = True
    start = time.time()
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new("CompositorNodeRLayers")
        files = tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = folder
        files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
        files.format.exr_codec, files.format.color_mode = "NONE", "RGBA"
        files.file_slots.clear()
        for name, output in (("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
            files.file_slots.new(name)
            tree.links.new(layers.outputs[output], files.inputs[name])
        bpy.ops.render.render()
        passes = {}
        for name in ("color", "albedo", "normal"):
            image = bpy.data.images.load(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr"))
            image.colorspace_settings.name = "Linear"
            pixels = np.empty(width * height * 4, np.float32)
            image.pixels.foreach_get(pixels)
            passes[name] = pixels.reshape(height, width, 4)
    alpha = np.clip(passes["color"][..., 3:], 0, 1) if transparent else np.ones((height, width, 1), np.float32)
    layers = [passes[name][..., :3] for name in ("color", "albedo", "normal")]
    color = denoise.denoise(*layers, denoise.load(os.environ["OIDN_WEIGHTS"]))
    result = bpy.data.images.new("result", width, height, alpha=True, float_buffer=True)
    result.colorspace_settings.name, result.alpha_mode = "Linear", "PREMUL"
    result.pixels.foreach_set(np.concatenate([color, alpha], 2).ravel())
    result.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGBA" if transparent else "RGB", "8"
    result.save_render(out, scene=scene)
    print(f"{out}: {time.time() - start:.0f} s", flush=True)
