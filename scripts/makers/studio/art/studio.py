"""The clay studio: materials, light, shapes, camera and render settings of every picture.

Blender 3.4, Cycles on the CPU. One unit is about a hand's width; a set is some nine units wide,
stands on z = 0 and is seen from the front, along +Y.
"""
import math
import os
from array import array

import bmesh
import bpy
from mathutils import Euler, Vector

# ---------------------------------------------------------------- colours and materials

PALETTE = {
    'marigold': '#FFB224', 'marigold-deep': '#E8930C', 'rani': '#E83F6F', 'rani-deep': '#B92252',
    'teal': '#0F766E', 'teal-deep': '#0A544F', 'bone': '#F6EFE2', 'ink': '#0B1F24', 'ink-soft': '#16323A',
    'sky': '#BFE3EE', 'sky-deep': '#7CBFD3', 'brick': '#C8472B', 'brick-deep': '#9E3219',
    'mint': '#CFE8D5', 'mint-deep': '#8FC3A2', 'sand': '#E7D9C0', 'sand-deep': '#C9A878',
    'leaf': '#2E8B57', 'paper': '#FFFDF8',
}


def linear(colour, alpha=1.0):
    """An sRGB hex colour, or the name of one in PALETTE, as Blender's linear RGBA."""
    h = PALETTE.get(colour, colour).lstrip('#')
    channels = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (alpha,)


def mix(a, b, amount):
    """A hex colour between two others."""
    def parts(colour):
        h = PALETTE.get(colour, colour).lstrip('#')
        return [int(h[i:i + 2], 16) for i in (0, 2, 4)]
    return '#' + ''.join(f'{round(x + (y - x) * amount):02x}' for x, y in zip(parts(a), parts(b)))


def degrees(*angles):
    """Angles for the `turn` of a shape."""
    return tuple(math.radians(a) for a in angles)


_materials = {}


def clay(colour, rough=.48, coat=0, metal=0, spec=.4, glow=0, soft=0, transmission=0):
    """The one material: matt clay, or with a coat glazed, with metal brass, with glow a lamp."""
    key = (colour, rough, coat, metal, spec, glow, soft, transmission)
    if key not in _materials:
        material = bpy.data.materials.new(colour)
        material.use_nodes = True
        inputs = material.node_tree.nodes['Principled BSDF'].inputs
        inputs['Base Color'].default_value = linear(colour)
        inputs['Roughness'].default_value = rough
        inputs['Metallic'].default_value = metal
        inputs['Specular'].default_value = spec
        inputs['Clearcoat'].default_value = coat
        inputs['Clearcoat Roughness'].default_value = .12
        inputs['Transmission'].default_value = transmission
        if soft:
            inputs['Subsurface'].default_value = soft
            inputs['Subsurface Color'].default_value = linear(colour)
        if glow:
            inputs['Emission'].default_value = linear(colour)
            inputs['Emission Strength'].default_value = glow
        _materials[key] = material
    return _materials[key]


def brass():
    return clay('#F2BE6A', .2, metal=1)


def steel():
    return clay('#E9EEF0', .24, metal=1)


def glazed(colour):
    return clay(colour, .3, coat=.45)


# ---------------------------------------------------------------- shapes

def _finish(thing, material, bevel=0, segments=5):
    if material:
        thing.data.materials.append(material)
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments, modifier.limit_method = bevel, segments, 'ANGLE'
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    return thing


def from_bmesh(name, mesh, material, bevel=0, segments=4):
    """A smooth thing from a mesh that was built by hand."""
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return _finish(thing, material, bevel, segments)


def box(at, size, material, bevel=.06, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return _finish(thing, material, bevel)


def cylinder(at, radius, height, material, bevel=.05, turn=(0, 0, 0), sides=96):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, location=at, rotation=turn, vertices=sides)
    return _finish(bpy.context.object, material, bevel)


def cone(at, bottom, top, height, material, bevel=.03, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cone_add(radius1=bottom, radius2=top, depth=height, location=at, rotation=turn, vertices=96)
    return _finish(bpy.context.object, material, bevel)


def ball(at, radius, material, scale=(1, 1, 1), turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, rotation=turn, segments=64, ring_count=32)
    thing = bpy.context.object
    thing.scale = scale
    return _finish(thing, material)


def torus(at, radius, thickness, material, turn=(0, 0, 0), scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thickness, location=at, rotation=turn,
                                     major_segments=96, minor_segments=32)
    bpy.context.object.scale = scale
    return _finish(bpy.context.object, material)


def tube(points, radius, material, closed=False, widths=None, flat=1, smooth=12):
    """A sausage through points; `widths` are factors of the radius at each point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 8
    curve.resolution_u, curve.use_fill_caps = smooth, not closed
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for i, (knot, point) in enumerate(zip(spline.bezier_points, points)):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
        if widths:
            knot.radius = widths[i]
    spline.use_cyclic_u = closed
    thing = bpy.data.objects.new('tube', curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def _rounded(width, height, radius, steps=12):
    """The corner points of a rounded rectangle, counter-clockwise."""
    radius = min(radius, width / 2 - .0005, height / 2 - .0005)
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    for sx, sy, start in corners:
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            yield (sx * (width / 2 - radius) + radius * math.cos(angle), sy * (height / 2 - radius) + radius * math.sin(angle))


def _extruded(name, outline, thickness, material, bevel):
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, -thickness / 2)) for x, y in outline])
    lid = bmesh.ops.extrude_face_region(mesh, geom=[face])
    bmesh.ops.translate(mesh, vec=(0, 0, thickness), verts=[v for v in lid['geom'] if isinstance(v, bmesh.types.BMVert)])
    # Bevelled as one face, an outline with a notch would close it.
    bmesh.ops.triangulate(mesh, faces=[f for f in mesh.faces if len(f.verts) > 4])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return from_bmesh(name, mesh, material, bevel)


def slab(at, width, height, thickness, radius, material, turn=(0, 0, 0), bevel=.03):
    """A rounded rectangle lying in its own XY plane."""
    thing = _extruded('slab', list(_rounded(width, height, radius)), thickness, material, bevel)
    thing.location, thing.rotation_euler = at, turn
    return thing


def cutout(at, outline, thickness, material, turn=(0, 0, 0), bevel=.02):
    """Any flat outline of (x, y) points, extruded."""
    thing = _extruded('cutout', outline, thickness, material, bevel)
    thing.location, thing.rotation_euler = at, turn
    return thing


def lathe(at, profile, material, turn=(0, 0, 0), steps=96):
    """A vase: (radius, height) points turned around the upright axis, its corners softened."""
    for _ in range(3):
        # Chaikin's cut: each corner gives way to two points, the ends stay.
        cut = [profile[0]]
        for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
            cut += [(r0 * .8 + r1 * .2, z0 * .8 + z1 * .2), (r0 * .2 + r1 * .8, z0 * .2 + z1 * .8)]
        profile = cut + [profile[-1]]
    mesh = bmesh.new()
    rings = [[mesh.verts.new((r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z))
              for i in range(steps)] for r, z in profile]
    for lower, upper in zip(rings, rings[1:]):
        for i in range(steps):
            mesh.faces.new((lower[i], lower[(i + 1) % steps], upper[(i + 1) % steps], upper[i]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=.0005)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    thing = from_bmesh('lathe', mesh, material)
    thing.location, thing.rotation_euler = at, turn
    return thing


def kneaded(parts, material, grain=.03, smooth=6):
    """Several shapes pressed into one lump of clay with soft joints."""
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.convert(target='MESH')
    bpy.ops.object.join()
    lump = bpy.context.view_layer.objects.active
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    remesh = lump.modifiers.new('knead', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', grain, True
    if smooth:
        soften = lump.modifiers.new('soften', 'SMOOTH')
        soften.factor, soften.iterations = .5, smooth
    lump.data.materials.clear()
    lump.data.materials.append(material)
    return lump


class Frame:
    """A place and a pose: u runs right, v up and d towards the viewer, all turned together."""

    def __init__(self, at, turn=(0, 0, 0)):
        """`turn` in degrees: lean (forwards +), roll, yaw (anticlockwise from above +)."""
        self._pose(at, Euler([math.radians(a) for a in turn]).to_matrix())

    def _pose(self, at, matrix):
        self.origin, self.matrix = Vector(at), matrix
        upright = Euler((math.radians(90), 0, 0)).to_matrix()
        # The turn of shapes that lie in their own XY plane: it makes them stand and face the viewer.
        self.turn = (self.matrix @ upright).to_euler()
        # The turn of shapes that are upright already.
        self.pose = self.matrix.to_euler()

    def at(self, u=0, v=0, d=0):
        return self.origin + self.matrix @ Vector((u, -d, v))

    def rolled(self, angle, u=0, v=0, d=0):
        """A frame at a point of this one, turned clockwise in the same plane by `angle` degrees."""
        frame = Frame(self.origin)
        frame._pose(self.at(u, v, d), self.matrix @ Euler((0, math.radians(angle), 0)).to_matrix())
        return frame

    def slab(self, u, v, width, height, thickness, radius, material, d=0, bevel=.03):
        return slab(self.at(u, v, d), width, height, thickness, radius, material, self.turn, bevel)


def group(things, at=(0, 0, 0), yaw=0, scale=1):
    """Moves several finished things as one."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(empty)
    for thing in things:
        if thing.parent is None:
            thing.parent = empty
    empty.location, empty.rotation_euler, empty.scale = at, (0, 0, math.radians(yaw)), (scale,) * 3
    return empty


SCREEN_PASS = 1
"""Material index of lit screens: the denoiser keeps their own pixels, so that small text stays crisp."""


def lit_screen(at, width, height, radius, picture, turn, glow=.88):
    """A lit rectangle that shows a picture."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, 0)) for x, y in _rounded(width, height, radius)])
    uv = mesh.loops.layers.uv.new('UVMap')
    for loop in face.loops:
        loop[uv].uv = (loop.vert.co.x / width + .5, loop.vert.co.y / height + .5)
    material = bpy.data.materials.new('screen')
    material.use_nodes, material.pass_index = True, SCREEN_PASS
    tree = material.node_tree
    shader, image = tree.nodes['Principled BSDF'], tree.nodes.new('ShaderNodeTexImage')
    image.image, image.interpolation = bpy.data.images.load(picture), 'Cubic'
    dim = tree.nodes.new('ShaderNodeMixRGB')
    dim.inputs[0].default_value, dim.inputs[2].default_value = .82, (0, 0, 0, 1)
    tree.links.new(image.outputs['Color'], dim.inputs[1])
    tree.links.new(dim.outputs[0], shader.inputs['Base Color'])
    tree.links.new(image.outputs['Color'], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = glow
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .6, .03
    thing = from_bmesh('screen', mesh, material)
    thing.location, thing.rotation_euler = at, turn
    return thing


# ---------------------------------------------------------------- set, light and camera

def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()


def sky(strength=.42, colour='#ffffff'):
    """The even light from everywhere."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = linear(colour), strength


def lamp(at, target, size, power, colour='#ffffff', spread=180):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.size, light.color, light.spread = power, size, linear(colour)[:3], math.radians(spread)
    thing = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def lights(key=1250, fill=260, rim=420, target=(0, 0, 1.5)):
    """A warm key from the left, a cool fill from the right, a rim from behind. Above 1500 W marigold clips."""
    lamp((-7, -6.5, 9.5), target, 3.2, key, '#FFF1DC')
    lamp((8, -6, 5), target, 6, fill, '#DDF1FF')
    lamp((3, 5.5, 10.5), (0, -.4, 1), 4, rim * 1.1, spread=70)


def backdrop(colour, depth=9, width=60, bend=5, height=30, front=-30):
    """A sheet of paper that bends from floor to wall."""
    profile = [(front, 0), (depth - bend, 0)]
    for i in range(1, 25):
        angle = math.radians(-90 + 90 * i / 24)
        profile.append((depth - bend + bend * math.cos(angle), bend + bend * math.sin(angle)))
    profile.append((depth, height))
    mesh = bmesh.new()
    left, right = ([mesh.verts.new((x, y, z)) for y, z in profile] for x in (-width / 2, width / 2))
    for i in range(len(profile) - 1):
        mesh.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    return from_bmesh('backdrop', mesh, clay(colour, .95, spec=.05))


def shadow_catcher(size=80):
    """A floor that shows nothing but the shadows on it, for pictures without a backdrop."""
    bpy.ops.mesh.primitive_plane_add(size=size)
    bpy.context.object.is_shadow_catcher = True


def stage(colour, key=1250, **light):
    """The usual set: backdrop, sky and three lamps."""
    sky()
    backdrop(colour)
    lights(key, **light)


def camera(at=(0, -17, 4.6), target=(0, 0, 2.2), lens=60):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 300
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = thing


# ---------------------------------------------------------------- render

def render(path, width, height, samples, transparent=False):
    """Writes `path`.png and, for the denoiser, raw floats of albedo, normal and the screens' mask."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 1.0
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    if 'backdrop' in scene.objects:
        # A cut-out keeps the paper's light and its reflections.
        scene.objects['backdrop'].visible_camera = not transparent
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth = 'PNG', '16'
    settings.color_mode = 'RGBA' if transparent else 'RGB'
    scene.render.filepath = path + '.png'

    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_material_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, final = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], final.inputs['Image'])
    if transparent:
        tree.links.new(source.outputs['Alpha'], final.inputs['Alpha'])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.dirname(path)
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    passes = {'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'screens': 'IndexMA'}
    for name, output in passes.items():
        files.file_slots.new(f'{os.path.basename(path)}_{name}_')
        tree.links.new(source.outputs[output], files.inputs[-1])
    bpy.ops.render.render(write_still=True)

    for name in passes:
        exr = f'{path}_{name}_{scene.frame_current:04d}.exr'
        image = bpy.data.images.load(exr)
        image.colorspace_settings.name = 'Raw'
        floats = array('f', [0.0]) * (width * height * 4)
        image.pixels.foreach_get(floats)
        with open(f'{path}_{name}.f32', 'wb') as out:
            out.write(floats.tobytes())
        os.remove(exr)


def _hide_light():
    """Leaves nothing but shapes in one colour, without light and denoising, on a ground that is not there."""
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    scene.use_nodes = scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 0
    scene.render.film_transparent, scene.render.image_settings.color_mode = True, 'RGBA'
    layer.material_override = clay('ink')
    for thing in scene.objects:
        thing.hide_render = thing.type == 'LIGHT'
    scene.objects['backdrop'].visible_camera = False


def render_things(path, width, height):
    """Writes where the things of a set are, as the alpha of `path`-things.png."""
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.samples = 'CYCLES', 24
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.filepath = f'{path}-things.png'
    _hide_light()
    bpy.ops.render.render(write_still=True)


def render_parts(path, at=(-2, 1, 9), spread=70):
    """Writes what `lift.mjs` needs: where the things are (the alpha of `path`-things.png), and their shadow on the backdrop in the light of a sun."""
    scene = bpy.context.scene
    cycles, paper = scene.cycles, scene.objects['backdrop']
    _hide_light()

    def write(name, samples, percentage):
        cycles.samples, scene.render.resolution_percentage = samples, percentage
        scene.render.filepath = f'{path}-{name}.png'
        bpy.ops.render.render(write_still=True)

    write('things', 32, 100)
    # The lamps of the set cast long shadows, which lie beside the things like soot. One wide light from above keeps them at their feet.
    for thing in scene.objects:
        thing.visible_camera = thing is paper
    paper.is_shadow_catcher = True
    light = bpy.data.lights.new('above', 'SUN')
    light.energy, light.angle = 2.4, math.radians(spread)
    above = bpy.data.objects.new('above', light)
    bpy.context.collection.objects.link(above)
    above.rotation_euler = (Vector() - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    # A shadow is soft, so a small picture of it is enough.
    write('shadow', 512, 16)
