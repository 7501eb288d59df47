"""The scale beside the consultation form: each part that moves is a picture of its own, seen by one camera.

A part's picture is its rectangle of the frame, so `Scale.module.scss` puts all of them together again. Both have the rectangles in hundredths of the frame's width: left, top, width and height.
"""
import math

import bmesh
import bpy
import town
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from studio import ball, box, brass, camera, clay, cone, cutout, cylinder, from_bmesh, kneaded, lamp, lathe, sky, tube

FRAME = (100, 46)
RECTANGLES = {
    'scale-river': (-80, 44, 260, 14),
    'scale-foot': (25, 23, 29, 22),
    'scale-plank': (4, 0, 70, 27),
    'scale-box': (0, 0, 9, 9),
    'scale-jar': (0, 0, 9, 9),
    'scale-ball': (0, 0, 9, 9),
    'scale-boat': (75, 17, 25, 28),
    'scale-bow': (75, 38, 25, 7),
}
PIXELS = 16
SIZES = {name: (width * PIXELS, height * PIXELS) for name, (_, _, width, height) in RECTANGLES.items()}
# The river is wide and soft.
SIZES['scale-river'] = (1820, 98)
SIZE = (FRAME[0] * PIXELS, FRAME[1] * PIXELS)
LENS = 62
PIVOT = 1.75
TOP = PIVOT + .3
DEPTH = .2


def transparent(_name):
    """All of them are cut out."""
    return True


def light(name, heaven='#ffffff'):
    """Three lamps, a sky, a ground that only colours the things, and the camera on a part's rectangle."""
    sky(.46, heaven)
    lamp((-6, -8, 12), (0, 0, 1.5), 2.6, 1280, '#FFF3E0')
    lamp((9, -6, 6), (0, 0, 2), 6, 240, '#DDF1FF')
    lamp((2, 6, 10), (0, 0, 1), 5, 420, spread=90).data.use_shadow = False
    bpy.ops.mesh.primitive_plane_add(size=90)
    ground = bpy.context.object
    ground.data.materials.append(clay('#F3D9CF', .95, spec=.05))
    ground.visible_camera = False
    look_at(*RECTANGLES[name])


def look_at(left, top, width, height):
    """Turns the camera of the whole frame into that of a part of it."""
    camera((1.2, -19, 3.3), (1.2, 0, 2.0), LENS * FRAME[0] / width)
    lens = bpy.context.scene.camera.data
    lens.sensor_fit = 'HORIZONTAL'
    lens.shift_x = (left + width / 2 - FRAME[0] / 2) / width
    lens.shift_y = -(top + height / 2 - FRAME[1] / 2) / width


def stand():
    cone((0, DEPTH, .85), 1.2, .3, 1.5, clay('brick-deep'), .06)
    cylinder((0, DEPTH, .1), 1.45, .2, clay('brick', .45), .08)
    ball((0, DEPTH, PIVOT - .17), .34, brass())


def foot():
    stand()
    light('scale-foot')


def on_ground(left, top):
    """The point of the ground at a place in the frame."""
    look_at(0, 0, *FRAME)
    bpy.context.view_layer.update()
    eye = bpy.context.scene.camera
    lens = eye.data
    ray = eye.matrix_world.to_3x3() @ Vector(((left - FRAME[0] / 2) * lens.sensor_width / FRAME[0], (FRAME[1] / 2 - top) * lens.sensor_width / FRAME[0], -lens.lens))
    at = eye.location - ray * (eye.location.z / ray.z)
    return at.x, at.y


# The river's shores in the frame: the far one from its right edge to its left, and the near one back.
SHORE = (
    (300, 46.2), (240, 46.2), (180, 45.6), (150, 46.0), (120, 46.9), (90, 46.6), (60, 45.8), (30, 46.5), (0, 47.4), (-30, 46.6), (-60, 45.8), (-90, 46.4), (-140, 46.6),
    (-140, 55.8), (-90, 55.6), (-55, 56.4), (-20, 56.0), (15, 54.9), (50, 55.4), (85, 56.5), (120, 56.2), (155, 55.2), (190, 55.6), (240, 56.2), (300, 56),
)
RIPPLES = ((-68, 49, 9), (-50, 52.6, 10), (-28, 49.6, 9), (-6, 53, 10), (16, 49.8, 9), (38, 52.2, 10), (62, 48.6, 9), (84, 53.2, 10), (104, 49.8, 9), (126, 53, 10), (148, 48.8, 9), (168, 52.4, 10))


def water():
    """Glazed clay with long swells, which only its gloss shows."""
    material = clay('#5DB2CF', .4, coat=.5).copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes['Principled BSDF'].inputs['Clearcoat Roughness'].default_value = .5
    noise, bump, place, at = (nodes.new(f'ShaderNode{kind}') for kind in ('TexNoise', 'Bump', 'Mapping', 'NewGeometry'))
    place.inputs['Scale'].default_value = (.35, .8, 1)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1, 1
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 1, .3
    links.new(at.outputs['Position'], place.inputs['Vector'])
    links.new(place.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    for name in ('Normal', 'Clearcoat Normal'):
        links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs[name])
    return material


def river():
    """The river, from beyond one edge to beyond the other, with round shores that lie on the ground."""
    cutout((0, 0, .06), town.curve([on_ground(*point) for point in SHORE]), .12, water(), bevel=.06)
    for left, top, wide in RIPPLES:
        for x, y, part in ((0, 0, 1), (.45, .55, .55)):
            x, y = on_ground(left + x * wide, top + y)
            long = .1 * wide * part
            points = [(x + long * (t - .5), y + .14 * part * math.sin(t * math.pi * 4), .125) for t in (i / 16 for i in range(17))]
            tube(points, .04, clay('#BDE3EE', .4), smooth=3, widths=[.2 + .8 * math.sin(math.pi * i / 16) for i in range(17)], flat=.5)
    # The water mirrors a blue sky.
    light('scale-river', '#B5DDF2')


def board():
    return box((0, DEPTH, PIVOT + .17), (7.4, 1.0, .26), clay('teal', .42), .1)


def plank():
    """The plank, level, with the problem on its left end: a stack that nobody has sorted."""
    board()
    for x in (-3.42, 3.42):
        box((x, DEPTH, TOP + .03), (.12, 1.02, .1), brass(), .03)
    for k, (colour, wide, deep, high, turn) in enumerate((('brick', 1.36, .84, .5, .08), ('sky', 1.04, .84, .5, -.2), ('ink-soft', 1.22, .84, .5, .14), ('paper', .66, .6, .4, -.3))):
        box((-2.5 + .12 * (-1) ** k, DEPTH, TOP + .5 * k + high / 2), (wide, deep, high), clay(colour, .42), .08, (0, 0, turn))
    light('scale-plank')


def weight(name):
    """Looks at the middle of the plank's right half, where the weight stands. The board only shades it."""
    _, _, width, height = RECTANGLES[name]
    board().visible_camera = False
    light(name)
    at = seen((1.9, DEPTH, TOP))
    look_at(at[0] - width / 2, at[1] - height + .6, width, height)


def cube():
    box((1.9, DEPTH, TOP + .36), (.72, .72, .72), clay('rani', .42), .09, (0, 0, .3))
    weight('scale-box')


def jar():
    cylinder((1.9, DEPTH, TOP + .36), .38, .72, clay('sky-deep', .42), .09)
    cylinder((1.9, DEPTH, TOP + .78), .15, .18, brass(), .04)
    weight('scale-jar')


def sun():
    ball((1.9, DEPTH, TOP + .43), .43, clay('marigold', .35, coat=.3))
    weight('scale-ball')


BERTH = (5.1, -1.5, 0)
WATER = .1


def hull(front):
    """The hull above the water. `front` leaves out the half behind the ball."""
    thing = lathe((0, 0, -.12), [(0, 0), (.5, .01), (.8, .42), (.74, .5), (.5, .3), (0, .26)], clay('bone', .4))
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    cuts = [((0, 0, WATER + .12), (0, 0, -1))] + ([((0, 0, 0), (0, 1, 0))] if front else [])
    for at, outward in cuts:
        bmesh.ops.bisect_plane(mesh, geom=mesh.verts[:] + mesh.edges[:] + mesh.faces[:], plane_co=at, plane_no=outward, clear_outer=True)
    mesh.to_mesh(thing.data)
    mesh.free()
    thing.scale = (1.4, .9, 1)
    thing.location = Vector(BERTH) + Vector((0, 0, -.12))


def sail(at, wide, high):
    """A sail of thick clay, full of wind."""
    mesh, steps = bmesh.new(), 24
    rows = []
    for up in (i / steps for i in range(steps + 1)):
        # Its edge behind is round.
        foot = wide * (1 - up) * (1 + .5 * up) + .05
        deep = .3 * math.sin(math.pi * (.12 + up * .88))
        rows.append([mesh.verts.new(Vector(at) + Vector((foot * t, -deep * math.sin(math.pi * t), up * high + .08 * (1 - up) * t))) for t in (k / steps for k in range(steps + 1))])
    for lower, upper in zip(rows, rows[1:]):
        for k in range(steps):
            mesh.faces.new((lower[k], lower[k + 1], upper[k + 1], upper[k]))
    material = clay('brick', .5)
    thing = from_bmesh('sail', mesh, material)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .11, 0
    return kneaded([thing], material, .012, 12)


def boat():
    hull(front=False)
    x, y, _ = BERTH
    cylinder((x - .42, y + .3, 1.3), .055, 2.3, clay('sand', .5), 0)
    sail((x - .36, y + .3, .62), 1.18, 1.8)
    light('scale-boat')


def bow():
    hull(front=True)
    light('scale-bow')


def seen(point):
    """A point's place in the frame, in hundredths of its width."""
    look_at(0, 0, *FRAME)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    bpy.context.view_layer.update()
    at = world_to_camera_view(scene, scene.camera, Vector(point))
    return round(at.x * FRAME[0], 2), round((1 - at.y) * FRAME[1], 2)


SCENES = {
    'scale-river': river, 'scale-foot': foot, 'scale-plank': plank, 'scale-box': cube, 'scale-jar': jar,
    'scale-ball': sun, 'scale-boat': boat, 'scale-bow': bow,
}
