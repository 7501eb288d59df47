"""The two banks of the river, cut out: whole by day, without their bridge, and at dusk."""
import math

import bmesh
from devices import window
from studio import (Frame, Vector, ball, box, brass, camera, clay, cone, cylinder, degrees, from_bmesh, glazed, lamp, lathe,
                    shadow_catcher, sky, slab, torus, tube)

SIZE = (2200, 1018)


def transparent(name):
    """All stand on the page."""
    return True


# ---------------------------------------------------------------- the things

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


def noida(pane):
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
    tube([(-5.2 - .36 * math.cos(math.pi * i / 12), -.06, 1.5 + .5 * math.sin(math.pi * i / 12)) for i in range(13)], .07, pane, smooth=4)
    box((-2.6, -.1, 1.25), (.95, .95, .9), glazed('ink'), .1)
    torus((-2.6, -.1, 1.86), .3, .13, clay('sky', .4))
    box((-6.9, -.5, 1.05), (.5, .5, .5), clay('teal', .45), .08, (0, 0, .4))


def liverpool(pane, globe, hour, minute):
    """The right bank: a brick warehouse and a clock tower, on teal."""
    box((4.6, .4, .4), (5.6, 2.8, .8), clay('teal', .5), .14)
    box((3.55, .7, 1.85), (2.1, 1.6, 2.1), clay('brick', .5), .1)
    for column in range(3):
        for row in range(2):
            box((2.95 + column * .6, -.1, 1.45 + row * .8), (.32, .1, .48), pane, .04)
    for x in (3.05, 4.05):
        cone((x, .7, 3.2), .42, 0, .6, clay('brick-deep', .5), .02)
    box((5.55, .7, 2.15), (1.25, 1.25, 2.7), clay('bone', .45), .1)
    box((5.55, .7, 3.75), (.95, .95, .55), clay('sand', .45), .08)
    facing = degrees(90, 0, 0)
    cylinder((5.55, .05, 2.9), .42, .12, clay('ink', .35), .03, facing)
    cylinder((5.55, -.02, 2.9), .34, .1, pane, .02, facing)
    for length, angle in ((.22, minute * 6), (.18, hour * 30 + minute / 2)):
        turn = math.radians(angle)
        box((5.55 + math.sin(turn) * length / 2, -.1, 2.87 + math.cos(turn) * length / 2), (.045, .04, length), clay('ink'), .01, (0, turn, 0))
    ball((5.55, .7, 4.24), .26, brass())
    cone((5.55, .7, 4.66), .16, 0, .5, clay('teal-deep', .5), .01)
    cylinder((6.85, -.1, 1.15), .3, .7, clay('teal-deep', .5), .06)
    ball((6.85, -.1, 1.85), .46, globe)
    cone((2.35, -.55, 1.25), .3, 0, .9, clay('mint', .4), .01)
    cone((6.3, -.75, 1.15), .24, 0, .7, clay('mint', .4), .01)


def arch(y, share, proud=0):
    """A point of the bridge's bow, from its left foot (0) to its right (1)."""
    angle = math.pi * share
    return Vector((-(2.3 + proud) * math.cos(angle), y, .72 + (2.05 + proud) * math.sin(angle)))


def bridge():
    """The bow, its hangers and the deck."""
    for y in (-.55, .75):
        tube([arch(y, i / 48) for i in range(49)], .15, glazed('ink'), smooth=4)
        for i in range(1, 8):
            x = -2.3 + i * 4.6 / 8
            top = .72 + 2.05 * math.sqrt(max(0, 1 - (x / 2.3) ** 2))
            cylinder((x, y, (.9 + top) / 2), .03, top - .9, brass(), 0)
    box((0, .1, .88), (4.4, 1.5, .2), clay('bone', .45), .07)


def work(glow=0):
    """What is being made on the deck: a page and an app, lit from within by `glow`."""
    def part(front, u, v, width, height, colour, thick, radius, lift=0.0):
        front.slab(u, v, width, height, thick, radius, clay(colour, .42, glow=glow), d=lift + thick / 2, bevel=min(.025, thick * .35))

    page = window((-1.05, 0, 1.62), 1.15, 1.15, (0, 0, 8), clay('sky', glow=glow * .7), .12, .12, lamps=())
    part(page, 0, .32, .85, .2, 'ink', .05, .05)
    part(page, -.24, -.18, .4, .5, 'rani', .07, .06)
    part(page, .24, -.18, .4, .5, 'marigold', .07, .06)
    glass = window((1.05, 0, 1.68), .7, 1.3, (0, 0, -10), glazed('ink'), .12, .12, lamps=())
    part(glass, 0, 0, .6, 1.18, 'mint', .05, .08, -.03)
    part(glass, 0, .25, .44, .38, 'teal', .05, .06, .02)
    part(glass, 0, -.16, .44, .12, 'bone', .05, .05, .02)
    part(glass, 0, -.38, .44, .16, 'rani', .05, .06, .02)


def shore(water):
    """The river, a boat on it, and what lies before the banks."""
    ribbon([(-3.6, -3.5), (-1.6, -2.9), (-.3, -1.4), (.1, .3), (.5, 2.2), (1.6, 3.6)], 1.7, .01, .05, clay(water, .15, coat=1))
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


def banks(pane, globe, water, hour, minute=0):
    """Both banks and the river, before the camera of all these pictures."""
    shadow_catcher()
    noida(pane)
    liverpool(pane, globe, hour, minute)
    shore(water)
    camera((0, -24, 5.6), (0, 0, 1.9), 54)


# ---------------------------------------------------------------- the pictures

def gap():
    """The banks at three o'clock with nothing between them: the page that does not exist."""
    sky(.45)
    lamp((-8, -7, 10), (0, 0, 1.5), 3, 1230, '#FFF1DC')
    lamp((9, -6, 6), (0, 0, 2), 6, 220, '#DDF1FF')
    # Its shadows would fall forwards, a grey sheet in front of the banks.
    lamp((2, 6, 10), (0, 0, 1), 5, 420, spread=90).data.use_shadow = False
    banks(clay('bone'), clay('sky', .4), 'sky-deep', 3)


def hero():
    """From both banks: Noida, the bridge with work in progress, Liverpool."""
    gap()
    bridge()
    work()
    ball((.05, 0, 1.32), .33, clay('marigold', .35, coat=.3))


def lantern(at, height=1.1):
    """A post with a lit globe under a cap."""
    post = Frame(at)
    cylinder(post.at(0, .05), .14, .1, glazed('ink'), .03)
    cylinder(post.at(0, height / 2), .045, height, glazed('ink'), .01)
    ball(post.at(0, height + .14), .19, clay('#FFA62B', .4, glow=1.2))
    cone(post.at(0, height + .36), .2, .03, .16, glazed('ink'), .02)


def float_lamp(x, y):
    """A clay bowl with a flame, set on the river."""
    lathe((x, y, .06), [(0, 0), (.14, .01), (.24, .12), (.22, .15), (.12, .1), (0, .1)], clay('brick', .5))
    lathe((x, y, .16), [(0, 0), (.08, .05), (.07, .14), (.02, .26), (0, .3)], clay('#FFA62B', .4, glow=1.6))


def dusk():
    """The same banks at a quarter to seven: the sun sets behind the bridge, and everything is lit."""
    sky(.34, '#8FA6E0')
    lamp((-12, -8, 6), (0, 0, 1.6), 2.6, 1700, '#FFA766')
    lamp((10, -8, 5), (0, 0, 2), 6, 200, '#8FB4FF')
    lamp((1, 6, 6), (0, 0, 1.4), 5, 420, '#FF8A5C', spread=100).data.use_shadow = False
    banks(clay('#FFA62B', .4, glow=.95), clay('#FFF0D2', .4, glow=.4), '#4F93E0', 6, 45)
    bridge()
    work(.55)
    ball((-2.8, 2.9, 1.95), 1.2, clay('#FF6433', .5, glow=.75))
    for i in range(1, 16):
        ball(arch(-.72, i / 16, .02), .085, clay('#FFA62B', .4, glow=1.4))
    for x, y in ((-6.35, -.8), (-3.35, -.8), (4.75, -.8)):
        lantern((x, y, .8))
    for x, y in ((-2.6, -2.75), (-.55, -2.0), (.1, -1.1)):
        float_lamp(x, y)


SCENES = {'hero': hero, 'gap': gap, 'dusk': dusk}
