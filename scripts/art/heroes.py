"""The sets of the banners: the home page's two banks, and one for each service.

A service's set is made twice from one camera: whole, and as `-cut`, the things alone, which stand before the title.
"""
import math

import bmesh
from devices import disc, handset, tile, window
from studio import (Vector, ball, box, brass, camera, clay, cone, cylinder, degrees, from_bmesh, glazed, lamp,
                    shadow_catcher, sky, slab, stage, torus, tube)

SIZE = (1920, 1440)
SIZES = {'hero': (2200, 1018)}


def transparent(name):
    """Whether a scene is cut out."""
    return name == 'hero' or name.endswith('-cut')


# ---------------------------------------------------------------- the home page

def ribbon(points, width, z, thickness, material, steps=32):
    """A flat band along points of the floor, with round ends."""
    knots = [Vector((x, y, 0)) for x, y in points]
    knots = [knots[0] * 2 - knots[1], *knots, knots[-1] * 2 - knots[-2]]
    line = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:]):
        for k in range(steps):
            t = k / steps
            line.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    pace = (line[1] - line[0]).length
    left, right = [], []
    for i, point in enumerate(line):
        along = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        side = Vector((-along.y, along.x, 0))
        end = min(1, min(i, len(line) - 1 - i) * pace / (width / 2))
        half = width / 2 * math.sqrt(max(.0001, 1 - (1 - end) ** 2))
        left.append(point + side * half)
        right.append(point - side * half)
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((p.x, p.y, z)) for p in left + right[::-1]])
    lid = bmesh.ops.extrude_face_region(mesh, geom=[face])
    bmesh.ops.translate(mesh, vec=(0, 0, thickness), verts=[v for v in lid['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.triangulate(mesh, faces=[f for f in mesh.faces if len(f.verts) > 4])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return from_bmesh('ribbon', mesh, material)


def noida():
    """The left bank: a domed house with two towers, on marigold."""
    box((-4.6, .4, .4), (5.6, 2.8, .8), clay('marigold', .5), .14)
    box((-5.0, .6, 1.12), (3.4, 2.0, .66), clay('marigold-deep', .5), .12)
    box((-5.2, .7, 1.85), (1.7, 1.5, .84), clay('rani', .42), .1)
    ball((-5.2, .7, 2.3), .72, clay('bone', .4))
    cylinder((-5.2, .7, 3.12), .05, .36, brass(), .01)
    ball((-5.2, .7, 3.36), .12, brass())
    for x in (-6.5, -3.9):
        cylinder((x, .5, 2.0), .2, 1.2, clay('bone', .45), .04)
        ball((x, .5, 2.66), .26, clay('rani', .42))
    tube([(-5.2 - .36 * math.cos(math.pi * i / 12), -.06, 1.5 + .5 * math.sin(math.pi * i / 12)) for i in range(13)], .07, clay('bone'), smooth=4)
    box((-2.6, -.1, 1.25), (.95, .95, .9), glazed('ink'), .1)
    torus((-2.6, -.1, 1.86), .3, .13, clay('sky', .4))
    box((-6.9, -.5, 1.05), (.5, .5, .5), clay('teal', .45), .08, (0, 0, .4))


def liverpool():
    """The right bank: a brick warehouse and a clock tower, on teal."""
    box((4.6, .4, .4), (5.6, 2.8, .8), clay('teal', .5), .14)
    box((3.55, .7, 1.85), (2.1, 1.6, 2.1), clay('brick', .5), .1)
    for column in range(3):
        for row in range(2):
            box((2.95 + column * .6, -.1, 1.45 + row * .8), (.32, .1, .48), clay('bone'), .04)
    for x in (3.05, 4.05):
        cone((x, .7, 3.2), .42, 0, .6, clay('brick-deep', .5), .02)
    box((5.55, .7, 2.15), (1.25, 1.25, 2.7), clay('bone', .45), .1)
    box((5.55, .7, 3.75), (.95, .95, .55), clay('sand', .45), .08)
    facing = degrees(90, 0, 0)
    cylinder((5.55, .05, 2.9), .42, .12, clay('ink', .35), .03, facing)
    cylinder((5.55, -.02, 2.9), .34, .1, clay('bone', .4), .02, facing)
    box((5.55, -.1, 2.98), (.045, .04, .22), clay('ink'), .01)
    box((5.63, -.1, 2.87), (.2, .04, .045), clay('ink'), .01)
    ball((5.55, .7, 4.24), .26, brass())
    cone((5.55, .7, 4.66), .16, 0, .5, clay('teal-deep', .5), .01)
    cylinder((6.85, -.1, 1.15), .3, .7, clay('teal-deep', .5), .06)
    ball((6.85, -.1, 1.85), .46, clay('sky', .4))
    cone((2.35, -.55, 1.25), .3, 0, .9, clay('mint', .4), .01)
    cone((6.3, -.75, 1.15), .24, 0, .7, clay('mint', .4), .01)


def bridge():
    """Between the banks, with work in progress on its deck."""
    span, crown, foot = 2.3, 2.05, .72
    for y in (-.55, .75):
        tube([(-span * math.cos(math.pi * i / 48), y, foot + crown * math.sin(math.pi * i / 48)) for i in range(49)], .15, glazed('ink'), smooth=4)
        for i in range(1, 8):
            x = -span + i * 2 * span / 8
            top = foot + crown * math.sqrt(max(0, 1 - (x / span) ** 2))
            cylinder((x, y, (.9 + top) / 2), .03, top - .9, brass(), 0)
    box((0, .1, .88), (4.4, 1.5, .2), clay('bone', .45), .07)
    page = window((-1.05, 0, 1.62), 1.15, 1.15, (0, 0, 8), clay('sky'), .12, .12, lamps=())
    tile(page, 0, .32, .85, .2, 'ink', 0, .05, .05)
    tile(page, -.24, -.18, .4, .5, 'rani', 0, .07, .06)
    tile(page, .24, -.18, .4, .5, 'marigold', 0, .07, .06)
    ball((.05, 0, 1.32), .33, clay('marigold', .35, coat=.3))
    glass = window((1.05, 0, 1.68), .7, 1.3, (0, 0, -10), glazed('ink'), .12, .12, lamps=())
    tile(glass, 0, 0, .6, 1.18, 'mint', -.03, .05, .08)
    tile(glass, 0, .25, .44, .38, 'teal', .02, .05, .06)
    tile(glass, 0, -.16, .44, .12, 'bone', .02, .05, .05)
    tile(glass, 0, -.38, .44, .16, 'rani', .02, .05, .06)


def hero():
    """From both banks: Noida, the bridge, Liverpool."""
    sky(.45)
    shadow_catcher()
    lamp((-8, -7, 10), (0, 0, 1.5), 3, 1230, '#FFF1DC')
    lamp((9, -6, 6), (0, 0, 2), 6, 220, '#DDF1FF')
    # Its shadows would fall forwards, a grey sheet in front of the banks.
    lamp((2, 6, 10), (0, 0, 1), 5, 420, spread=90).data.use_shadow = False
    noida()
    liverpool()
    bridge()
    ribbon([(-3.6, -3.5), (-1.6, -2.9), (-.3, -1.4), (.1, .3), (.5, 2.2), (1.6, 3.6)], 1.7, .01, .05, clay('sky-deep', .15, coat=1))
    for (x, y), width in (((-2.2, -3.0), .8), ((-.9, -2.3), .6), ((.15, -.6), .7)):
        slab((x, y, .075), width, .07, .03, .034, clay('bone'), degrees(0, 0, 30), .005)
    cone((-1.35, -2.35, .2), .16, .42, .3, clay('rani', .4), .03)
    cone((-1.35, -2.35, .78), .3, 0, .78, clay('bone', .5), .01)
    ball((2.0, -2.3, .34), .34, brass())
    cylinder((3.2, -2.0, .3), .55, .6, clay('marigold', .45), .1)
    ball((3.2, -2.0, .98), .38, clay('rani', .4))
    torus((-4.9, -2.0, .18), .5, .18, clay('teal', .4))
    box((-6.2, -1.9, .32), (.64, .64, .64), clay('brick', .4), .09, (0, 0, .5))
    ball((5.4, -2.0, .24), .24, glazed('ink'))
    ball((-3.6, -1.75, .22), .22, clay('marigold', .4))
    camera((0, -24, 5.6), (0, 0, 1.9), 54)


# ---------------------------------------------------------------- the services

def devops():
    """An endless loop with its clamps, on two blocks."""
    stage('teal', 1500)
    count = 64

    def at(i):
        t = 2 * math.pi * i / count
        wide = 1 + .35 * math.sin(t) ** 2
        return Vector((3.05 * math.cos(t) / wide, -.1 + .46 * math.sin(t), 2.35 + 3.3 * math.sin(t) * math.cos(t) / wide))

    def ring(i, material, width, proud):
        cylinder(at(i), .36 + proud, width, material, .09, (at(i + 1) - at(i - 1)).to_track_quat('Z', 'Y').to_euler())

    tube([at(i) for i in range(count)], .36, clay('bone', .42), closed=True, smooth=6)
    # The lower two clear of the blocks.
    for i, colour in ((4, 'marigold'), (28.5, 'rani'), (37, 'marigold'), (61, 'sky')):
        ring(i, clay(colour, .4), .62, .11)
    for i in (8, 23, 41, 54):
        ring(i, brass(), .1, .06)
    # Hides the seam of the tube.
    ring(63, brass(), .2, .07)
    for x in (-2.15, 2.15):
        box((x, .2, .22), (2.5, 2.5, .44), clay('teal-deep', .5), .12)
        cylinder((x, -.05, .62), .8, .42, clay('teal', .5), .1)
    ball((-3.55, -1.9, .34), .34, brass())
    ball((.25, -1.7, .46), .46, clay('rani', .4))
    box((3.55, -1.75, .36), (.72, .72, .72), clay('marigold', .45), .1, (0, 0, .6))
    camera((0, -17, 4.9), (0, 0, 1.95))


def cloud():
    """A cloud fed by servers, at night."""
    stage('ink-soft', 1650, fill=380, rim=900)
    blobs = ((-1.75, 0, 3.15, .95), (-.55, .1, 3.75, 1.35), (.95, 0, 3.5, 1.2), (2.0, .1, 3.0, .85), (-.7, -.55, 2.95, .95),
             (.7, -.5, 2.9, .95), (1.5, -.3, 2.75, .7), (-1.35, -.35, 2.75, .72), (0, -.3, 2.7, .7))
    for x, y, z, radius in blobs:
        ball((x, y, z), radius, clay('sky', .5))
    for i, (x, floors) in enumerate(((-2.5, 2), (0, 1), (2.5, 2))):
        for floor in range(floors):
            z = .28 + floor * .56
            box((x, .1, z), (1.7, 1.7, .5), glazed('ink'), .12)
            for k in range(3):
                ball((x - .5 + k * .2, -.76, z), .055, clay(('#FFB224', '#6FE3C4', '#E83F6F')[(k + i) % 3], .3, glow=5))
            box((x + .4, -.75, z), (.6, .06, .08), clay('sky-deep', .4), .02)
        top = .55 * floors
        pipe = brass() if x else clay('marigold', .4)
        tube([(x, .1, top), (x * .98, .1, top + .5), (x * .5, .1, 2.1), (x * .42, .1, 2.7)], .09, pipe, smooth=24)
        cylinder((x, .1, top + .05), .2, .16, clay('marigold', .4), .04)
    ball((-4.0, -1.6, .4), .4, clay('marigold', .4))
    ball((3.9, -1.5, .28), .28, clay('rani', .4))
    torus((3.1, -2.2, .2), .42, .14, brass())
    camera((0, -17, 4.4), (0, 0, 2.2), 58)


def software():
    """A window and an editor."""
    stage('marigold', 1300)
    page = window((.55, .9, 2.75), 4.6, 3.5, (0, 0, -14), clay('bone'))
    tile(page, 0, .95, 4.1, .5, 'marigold-deep', 0, .12, .12)
    tile(page, -1.1, -.35, 1.9, 1.7, 'rani', 0, .2, .16)
    tile(page, 1.15, .05, 1.9, .34, 'ink', 0, .12)
    tile(page, 1.15, -.45, 1.9, .34, 'sand', 0, .12)
    tile(page, .75, -1.0, 1.1, .42, 'teal', .05, .2, .2)
    disc(page, -1.1, -.35, .5, 'bone', .2, .16)
    editor = window((-2.3, -.9, 1.55), 2.3, 2.7, (0, 0, 16), glazed('ink'))
    for i, (width, colour) in enumerate(((1.2, 'marigold'), (.8, 'sky'), (1.4, 'bone'), (.6, 'rani'), (1.0, 'bone'))):
        tile(editor, -.9 + width / 2 + (.22 if i in (1, 2, 3) else 0), .55 - i * .36, width, .17, colour, 0, .08, .08)
    box((.55, .9, .45), (5.2, 1.7, .9), clay('marigold-deep', .5), .14)
    box((-2.35, -.9, .1), (2.9, 1.5, .2), clay('marigold-deep', .5), .08)
    cylinder((2.9, -1.3, .42), .62, .84, clay('bone'), .1)
    ball((2.9, -1.3, 1.26), .42, clay('teal', .4))
    ball((.9, -1.9, .3), .3, brass())
    cone((1.75, -1.4, .45), .42, 0, .9, clay('rani', .4))
    camera(target=(0, 0, 2.15))


def mobile():
    """Two phones on plinths."""
    stage('rani', 1150)
    glass = handset((-1.35, .3, 2.55), (0, 0, 14), 2.0, 4.0, radius=.36)
    tile(glass, 0, 1.05, 1.5, 1.2, 'marigold', .03, .12, .16)
    disc(glass, -.35, 1.05, .3, 'bone', .15, .12)
    tile(glass, -.4, .1, .68, .62, 'teal', .03, .14, .14)
    tile(glass, .4, .1, .68, .62, 'rani', .03, .14, .14)
    tile(glass, 0, -.65, 1.5, .32, 'sand', .03, .1, .14)
    tile(glass, 0, -1.3, 1.5, .46, 'ink', .03, .16, .22)
    glass = handset((1.55, -.5, 2.35), (0, 0, -16), 2.0, 4.0, face='sky', radius=.36)
    tile(glass, 0, 1.2, 1.4, .34, 'bone', .03, .1, .14)
    for i, (high, colour) in enumerate(((.7, 'teal'), (1.2, 'ink'), (.9, 'rani'), (1.6, 'marigold'))):
        tile(glass, -.57 + i * .38, -.75 + high / 2, .27, high, colour, .03, .18, .1)
    tile(glass, 0, -1.25, 1.5, .42, 'bone', .03, .12, .2)
    box((-1.35, .3, .27), (2.8, 1.6, .54), clay('rani-deep'), .12)
    cylinder((1.55, -.5, .17), 1.45, .34, clay('rani-deep'), .1)
    cylinder((-3.2, -1.1, .75), .55, 1.5, clay('bone'), .1)
    ball((-3.2, -1.1, 1.93), .43, brass())
    ball((3.35, -1.5, .42), .42, clay('marigold', .4))
    torus((-.6, -1.9, .17), .5, .17, clay('bone'))
    camera((0, -17, 4.4), (0, 0, 2.3), 58)


def transformation():
    """Five steps up, from a pile of paper to a sun."""
    stage('sky', 1220)
    for i, colour in enumerate(('bone', 'brick', 'bone', 'teal', 'marigold')):
        x, high = -3.3 + i * 1.65, .5 + i * .55
        box((x, .2, high / 2), (1.45, 1.9, high), clay('sky-deep' if i % 2 else '#9BD0DF', .55), .1)
        if i == 0:
            for k in range(5):
                box((x + .03 * math.sin(k * 9), .2, high + .1 + k * .19), (1.0, 1.1, .14), clay('bone' if k % 2 else 'sand'), .02, (0, 0, .12 * math.sin(k * 5)))
        elif i < 4:
            box((x, .2, high + .55), (1.06, 1.06, 1.06), clay(colour, .42), (.16, .34, .5)[i - 1])
        else:
            ball((x, .2, high + .63), .63, clay(colour, .35, coat=.3))
    tube([(-3.3, -1.5, .12), (-1.2, -1.75, .12), (1.2, -1.4, .12), (3.2, -1.75, .12)], .12, clay('ink', .3), smooth=24)
    ball((3.2, -1.75, .26), .26, clay('rani', .4))
    ball((-3.3, -1.5, .26), .26, brass())
    camera((0, -17, 5.2), (0, 0, 2.0), 58)


def consulting():
    """A balance: what there is on one side, what it would weigh on the other."""
    stage('brick', 1300)
    cone((0, .2, 1.25), 1.5, .28, 2.5, clay('brick-deep'), .06)
    ball((0, .2, 2.75), .36, brass())
    tip = degrees(0, -5, 0)
    box((0, .2, 3.12), (7.0, .9, .26), clay('bone'), .1, tip)

    def top(x):
        return 3.25 + x * math.sin(math.radians(5))

    for k, colour in enumerate(('ink', 'teal', 'sky')):
        box((-2.7 + .05 * k, .2, top(-2.7) + .3 + k * .58), (1.15 - .12 * k, .8, .54), clay(colour, .42), .08, (0, tip[1], .1 * k))
    ball((2.75, .2, top(2.75) + .72), .72, clay('marigold', .38, coat=.3))
    box((1.35, .2, top(1.35) + .3), (.58, .7, .58), clay('rani', .42), .08, tip)
    ball((-3.2, -1.6, .36), .36, clay('bone'))
    cylinder((3.1, -1.2, .5), .7, 1.0, clay('brick-deep'), .1)
    cone((3.1, -1.2, 1.45), .5, 0, .9, clay('sky'))
    ball((1.5, -1.9, .26), .26, brass())
    camera((0, -17, 4.4), (0, 0, 2.35), 58)


def ideation():
    """A drawing board and a pencil on its point."""
    stage('#EBDDC3', 1120)
    board = window((-.9, 1.1, 2.45), 4.1, 4.1, (-6, 0, 10), clay('paper'), radius=.14, lamps=())
    disc(board, -.75, .7, .72, 'rani', 0, .16)
    tile(board, .85, .75, 1.35, 1.35, 'teal', 0, .16, .12)
    tile(board, -.8, -.95, 1.35, 1.2, 'sky', 0, .16, .12)
    disc(board, .85, -.9, .66, 'marigold', 0, .16)
    disc(board, .85, -.9, .3, 'bone', .16, .1)
    foot, head = Vector((3.1, -.8, .25)), Vector((1.5, -.2, 4.7))
    along = (head - foot).normalized()
    turn = along.to_track_quat('Z', 'Y').to_euler()
    cone(foot + along * .15, .03, .12, .3, clay('ink', .3), 0, turn)
    cone(foot + along * .65, .12, .36, .7, clay('sand', .6), 0, turn)
    cylinder(foot + along * 2.5, .36, 3.0, clay('marigold', .35, coat=.3), .03, turn, 6)
    cylinder(foot + along * 4.12, .375, .26, brass(), .03, turn)
    cylinder(foot + along * 4.5, .36, .5, clay('rani', .45), .1, turn)
    box((-.9, 1.2, .2), (4.9, 1.9, .4), clay('sand'), .1)
    cylinder((-3.3, -1.2, .4), .75, .8, clay('teal'), .1)
    ball((-3.3, -1.2, 1.3), .5, clay('bone'))
    ball((-1.5, -1.7, .3), .3, brass())
    torus((.4, -1.7, .17), .48, .17, clay('brick', .45))
    camera((0, -17, 4.6), (0, 0, 2.3), 58)


SCENES = {
    'hero': hero,
    'devops': devops, 'devops-cut': devops, 'cloud': cloud, 'cloud-cut': cloud, 'web': software, 'web-cut': software,
    'mobile': mobile, 'mobile-cut': mobile, 'transform': transformation, 'transform-cut': transformation,
    'consult': consulting, 'consult-cut': consulting, 'design': ideation, 'design-cut': ideation,
}
