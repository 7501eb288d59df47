"""The sets of the banners: one for each service and for all of them, for the careers and for the team."""
import math

import bmesh
import bpy
from cards.props import dial, peg, rod
from devices import disc, handset, tile, window
from people import make_james, make_kabir, make_priya
from studio import (Frame, Vector, backdrop, ball, box, brass, camera, clay, cone, cutout, cylinder, degrees, from_bmesh, glazed,
                    group, lamp, lathe, linear, mix, sky, slab, stage, torus, tube)

SIZE = (1920, 1440)
SIZES = {'services': (2200, 480), 'consult-foot': (1440, 1080), 'consult-plank': (1440, 1080)}


def transparent(name):
    """The plank lies on the picture of its foot."""
    return name == 'consult-plank'


def lifted(name):
    """The others stand on the ground of a world, which the site paints: only things and shadows remain."""
    return not transparent(name)


# ---------------------------------------------------------------- the services

def devops():
    """An endless loop with its clamps, on two blocks."""
    stage('teal', 1500)
    count = 64

    def at(i):
        t = 2 * math.pi * i / count
        wide = 1 + .35 * math.sin(t) ** 2
        return Vector((3.05 * math.cos(t) / wide, -.1 + .46 * math.sin(t), 2.35 + 3.3 * math.sin(t) * math.cos(t) / wide))

    def ring(i, width, proud):
        cylinder(at(i), .36 + proud, width, brass(), .09, (at(i + 1) - at(i - 1)).to_track_quat('Z', 'Y').to_euler())

    tube([at(i) for i in range(count)], .36, clay('bone', .42), closed=True, smooth=6)
    # The sleeves bend with the loop. The last one hides its seam.
    for i, colour in ((8, 'marigold'), (30.8, 'rani'), (41, 'marigold'), (63.2, 'sky')):
        tube([at(i + step) for step in (-1.1, -1, -.5, 0, .5, 1, 1.1)], .47, clay(colour, .4), widths=(.9, 1, 1, 1, 1, 1, .9))
    for i in (4, 23, 37, 54):
        ring(i, .1, .06)
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
    blobs = ((-1.75, 0, 2.6, .95), (-.55, .1, 3.2, 1.35), (.95, 0, 2.95, 1.2), (2.0, .1, 2.45, .85), (-.7, -.55, 2.4, .95),
             (.7, -.5, 2.35, .95), (1.5, -.3, 2.2, .7), (-1.35, -.35, 2.2, .72), (0, -.3, 2.15, .7))
    for x, y, z, radius in blobs:
        ball((x, y, z), radius, clay('sky', .5))
    for i, (x, floors) in enumerate(((-2.4, 2), (0, 1), (2.4, 2))):
        for floor in range(floors):
            z = .28 + floor * .56
            box((x, .1, z), (1.7, 1.7, .5), glazed('ink'), .12)
            for k in range(3):
                ball((x - .5 + k * .2, -.76, z), .055, clay(('#FFB224', '#6FE3C4', '#E83F6F')[(k + i) % 3], .3, glow=5))
            box((x + .4, -.75, z), (.6, .06, .08), clay('sky-deep', .4), .02)
        top = .55 * floors
        pipe = brass() if x else clay('marigold', .4)
        tube([(x, .1, top), (x * .98, .1, top + .4), (x * .5, .1, 1.75), (x * .42, .1, 2.2)], .09, pipe, smooth=24)
        cylinder((x, .1, top + .05), .2, .16, clay('marigold', .4), .04)
    ball((-3.68, -1.1, .28), .28, clay('marigold', .4))
    ball((3.75, -1.0, .28), .28, clay('rani', .4))
    # Low in its picture, because words stand over it on a card.
    camera((0, -17, 5.1), (0, 0, 2.85), 56)


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
    stage('#86C8DE', 1220)
    for i, colour in enumerate(('bone', 'brick', 'bone', 'teal', 'marigold')):
        x, high = -3.3 + i * 1.65, .5 + i * .55
        box((x, .2, high / 2), (1.45, 1.9, high), clay('sky-deep' if i % 2 else '#9BD0DF', .55), .1)
        if i == 0:
            for k in range(5):
                box((x + .03 * math.sin(k * 9), .2, high + .1 + k * .19), (1.0, 1.1, .14), clay('bone' if k % 2 else 'sand'), .02, (0, 0, .12 * math.sin(k * 5)))
        elif i < 3:
            box((x, .2, high + .55), (1.06, 1.06, 1.06), clay(colour, .42), (.16, .34)[i - 1])
        elif i == 3:
            ball((x, .2, high + .53), .53, clay(colour, .42))
        else:
            ball((x, .2, high + .63), .63, clay(colour, .35, coat=.3))
    tube([(-3.3, -1.5, .12), (-1.2, -1.75, .12), (1.2, -1.4, .12), (3.2, -1.75, .12)], .12, clay('ink', .3), smooth=24)
    ball((3.2, -1.75, .26), .26, clay('rani', .4))
    ball((-3.3, -1.5, .26), .26, brass())
    camera((0, -17, 5.2), (0, 0, 2.0), 58)


def consulting():
    """A balance: what there is on one side, what it would weigh on the other. Returns the plank and what lies on it."""
    stage('brick', 1300)
    cone((0, .2, 1.25), 1.5, .28, 2.5, clay('brick-deep'), .06)
    ball((0, .2, 2.75), .36, brass())
    tip = degrees(0, -5, 0)

    def top(x):
        return 3.25 + x * math.sin(math.radians(5))

    tipping = [
        box((0, .2, 3.12), (7.0, .9, .26), clay('bone'), .1, tip),
        *(box((-2.7 + .05 * k, .2, top(-2.7) + .3 + k * .58), (1.15 - .12 * k, .8, .54), clay(colour, .42), .08, (0, tip[1], .1 * k))
          for k, colour in enumerate(('ink', 'teal', 'sky'))),
        ball((2.75, .2, top(2.75) + .72), .72, clay('marigold', .38, coat=.3)),
        box((1.35, .2, top(1.35) + .3), (.58, .7, .58), clay('rani', .42), .08, tip),
    ]
    ball((-3.2, -1.6, .36), .36, clay('bone'))
    cylinder((3.1, -1.2, .5), .7, 1.0, clay('brick-deep'), .1)
    cone((3.1, -1.2, 1.45), .5, 0, .9, clay('sky'))
    ball((1.5, -1.9, .26), .26, brass())
    camera((0, -17, 4.4), (0, 0, 2.35), 58)
    return tipping


def show_plank(shown):
    """Shows the plank of the balance, or all but it. What is not seen still colours and shades the rest."""
    plank = consulting()
    for thing in bpy.context.scene.objects:
        thing.visible_camera = (thing in plank) == shown


def consulting_plank():
    show_plank(True)


def consulting_foot():
    show_plank(False)


def ideation():
    """A drawing board and a pencil on its point."""
    stage('#EBDDC3', 1120)
    board = window((-.9, 1.1, 2.45), 4.1, 4.1, (-6, 0, 10), clay('paper'), radius=.14, lamps=())
    disc(board, -.75, .7, .72, 'rani', 0, .16)
    tile(board, .85, .75, 1.35, 1.35, 'teal', 0, .16, .12)
    tile(board, -.8, -.95, 1.35, 1.2, 'sky', 0, .16, .12)
    disc(board, .85, -.9, .66, 'marigold', 0, .16)
    disc(board, .85, -.9, .3, 'bone', .16, .1)
    # Lean and point differ by some degrees: a side of the point that is upright on the picture looks cut off.
    foot, head = Vector((3.25, -.8, .02)), Vector((1.5, -.2, 4.67))
    along = (head - foot).normalized()
    turn = along.to_track_quat('Z', 'Y').to_euler()
    tube([foot, (2.62, -1.0, .03), (2.95, -1.42, .03), (2.1, -1.6, .03)], .045, clay('ink', .3), flat=.5, smooth=24)
    cone(foot + along * .2, .02, .11, .4, clay('ink', .3), 0, turn)
    cone(foot + along * .975, .11, .36, 1.15, clay('sand', .6), 0, turn)
    cylinder(foot + along * 2.775, .36, 2.45, clay('marigold', .35, coat=.3), .03, turn, 6)
    cylinder(foot + along * 4.12, .375, .26, brass(), .03, turn)
    cylinder(foot + along * 4.5, .36, .5, clay('rani', .45), .1, turn)
    box((-.9, 1.2, .2), (4.9, 1.9, .4), clay('sand'), .1)
    cylinder((-3.3, -1.2, .4), .75, .8, clay('teal'), .1)
    ball((-3.3, -1.2, 1.3), .5, clay('bone'))
    ball((-1.5, -1.7, .3), .3, brass())
    torus((.4, -1.7, .17), .48, .17, clay('brick', .45))
    camera((0, -17, 4.6), (0, 0, 2.3), 58)


def toy(build, x, floor, yaw=0, reach=1, scale=.42):
    """A set that stands as a toy on a table: without its backdrop, lamps and camera, and without the small things at its front."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    things = []
    for thing in set(bpy.data.objects) - before:
        middle = thing.matrix_world @ (sum((Vector(corner) for corner in thing.bound_box), Vector()) / 8)
        if thing.type in ('MESH', 'CURVE') and thing.name != 'backdrop' and middle.y > -reach:
            things.append(thing)
        elif thing.type != 'EMPTY':
            bpy.data.objects.remove(thing)
    group(things, (x, 0, floor), yaw, scale)


def services():
    """The sets of all services as toys in a row on one long table, under one light."""
    top = 1.1
    toy(mobile, -9.74, top)
    toy(software, -6.58, top, reach=1.35)
    toy(transformation, -3.06, top, 24)
    toy(ideation, .32, top)
    toy(consulting, 3.36, top, 22)
    toy(devops, 6.36, top, 20)
    toy(cloud, 9.47, top)
    ball((1.98, -.8, top + .13), .13, brass())
    ball((6.36, -.85, top + .17), .17, clay('rani', .4))
    torus((-1.25, -.8, top + .07), .19, .07, clay('brick', .45))
    slab((0, 0, top - .15), 23.2, 2.7, .3, .5, clay('sand-deep', .5), bevel=.08)
    for x in (-10.6, -3.6, 3.6, 10.6):
        for y in (-.9, .9):
            rod((x, y, top - .26), (x * 1.015, y * 1.1, 0), .13, clay('brick', .45))
    sky()
    backdrop('#8EE0CB', width=140)
    lamp((-15, -22, 20), (0, 0, 1.5), 10, 5600, '#FFF1DC')
    lamp((19, -14, 12), (0, 0, 1.5), 14, 1300, '#DDF1FF')
    lamp((7, 8, 24), (0, -.4, 1), 10, 1100, spread=70)
    camera((0, -38, 8), (0, 0, .98), 55)


# ---------------------------------------------------------------- what sets the agency apart

def parcel(x, y, z, size, colour, tape, yaw=0):
    """A box with a strip of tape over its lid and its front."""
    place = Frame((x, y, z), (0, 0, yaw))
    box(place.at(0, size / 2), (size, size, size), clay(colour, .5), .06, place.pose)
    box(place.at(0, size / 2), (size * .22, size + .03, size + .03), clay(tape, .45), .02, place.pose)


def pace():
    """Parcels that run past a large stopwatch into the middle of a target."""
    stage('marigold', 1300)
    # The stopwatch is the only tall thing, so that a figure has room on each side of it.
    cylinder((-.2, 1.2, .5), 1.35, 1.0, clay('marigold-deep', .5), .12)
    cylinder((-.2, 1.2, 1.12), .8, .24, clay('bone'), .08)
    watch = Frame((-.2, 1.0, 2.72), (-4, 0, 0))
    cylinder(watch.at(0, 0, -.14), 1.5, .5, clay('rani', .4), .16, watch.turn)
    # The page turns its hand.
    dial(watch, 1.2, 'bone', 'ink')
    rod(watch.at(0, 1.45, -.14), watch.at(0, 1.85, -.14), .2, brass())
    cylinder(watch.at(0, 1.98, -.14), .38, .3, brass(), .08, watch.pose)
    for side in (-1, 1):
        key = watch.rolled(42 * side, d=-.14)
        rod(key.at(0, 1.4), key.at(0, 1.78), .15, clay('ink', .35))
    # The belt on its rollers.
    for x in (-3.1, -1.0, 1.1):
        for y in (-1.25, -.35):
            cylinder((x, y, .2), .14, .4, clay('bone'), .04)
    slab((-1.1, -.8, .5), 5.0, 1.3, .26, .6, clay('ink', .4), bevel=.08)
    for x, size, colour, tape, yaw in ((-2.95, .78, 'brick', 'bone', 24), (-1.95, .66, 'sky', 'ink', -16), (-1.05, .66, 'bone', 'rani', 8),
                                       (-.17, .66, 'teal', 'bone', 0), (.7, .66, 'brick-deep', 'bone', 0)):
        parcel(x, -.8, .64, size, colour, tape, yaw)
    # The target, with an arrow in its middle.
    face = Frame((3.05, -.7, 1.12), (-6, 0, -20))
    for k, (radius, colour) in enumerate(((1.05, 'bone'), (.8, 'teal'), (.54, 'bone'), (.28, 'rani'))):
        cylinder(face.at(0, 0, .08 * k), radius, .16, clay(colour, .42), .04, face.turn)
    for side in (-1, 1):
        rod(face.at(side * .5, -.7, -.1), face.at(side * .72, -1.1, -.34), .1, clay('ink', .35))
    tip, tail = face.at(.02, .02, .24), face.at(-.62, .5, 1.5)
    rod(tip, tail, .065, brass())
    along = (tail - tip).normalized()
    for k in range(3):
        feather = Frame(tip + along * (1.2 + .17 * k))
        cone(feather.origin, .2, .06, .2, clay('ink', .4), .02, (-along).to_track_quat('Z', 'Y').to_euler())
    ball((1.6, -2.0, .26), .26, brass())
    ball((-3.75, -1.75, .32), .32, clay('teal', .4))
    camera(target=(0, 0, 2.15))


# ---------------------------------------------------------------- the company

def stool(x, y, seat, colour, turn=0):
    """A round seat on three legs."""
    place = Frame((x, y, 0), (0, 0, turn))
    cylinder(place.at(0, seat - .13), .66, .26, clay(colour, .45), .1)
    for angle in degrees(90, 210, 330):
        rod(place.at(.36 * math.cos(angle), seat - .2, .36 * math.sin(angle)), place.at(.56 * math.cos(angle), .02, .56 * math.sin(angle)), .09, clay('brick', .45))


def sit(person, at, yaw, look, hands):
    """Seats a person, who looks `look` degrees to the side of the chest, on a stool. `hands` are the places of the wrists, viewer's left first."""
    (head, body), size = person, .68
    place = Frame(at, (0, 0, yaw))
    for side, hand in zip((-1, 1), hands):
        wrist = place.matrix.inverted() @ (Vector(hand) - place.origin) / size
        elbow = (Vector((side * 1.1, 0, .75)) + wrist) / 2 + Vector((side * .22, .1, -.1))
        body.arm(head.skin, side, elbow, wrist)
    group([*body.things, group(head.things, yaw=look)], at, yaw, size)


def notebook(at, yaw, lid):
    """An open laptop, whose keys face the viewer when not turned."""
    place = Frame(at, (0, 0, yaw))
    slab(place.at(0, .04), 1.05, .74, .08, .1, clay('bone', .42), place.pose, .02)
    slab(place.at(0, .085, -.06), .86, .36, .02, .05, clay('ink', .4), place.pose, .005)
    cover = Frame(place.at(0, .08, -.37), (-24, 0, yaw))
    cover.slab(0, .36, 1.05, .72, .07, .1, clay(lid, .42), bevel=.02)
    cover.slab(0, .36, .92, .58, .02, .05, clay('#DFF3FF', .3, glow=.6), d=.04, bevel=.004)
    cylinder(cover.at(0, .38, -.04), .1, .03, clay('bone', .42), .01, cover.turn)


def mug(at, colour, yaw=0):
    """A mug whose ear points to its right."""
    place = Frame(at, (0, 0, yaw))
    lathe(at, [(0, 0), (.22, 0), (.25, .05), (.25, .46), (.2, .46), (.2, .3), (0, .3)], clay(colour, .4))
    torus(place.at(.27, .24), .13, .045, clay(colour, .4), place.turn)


def careers():
    """Two hand a note over a table, the third waves at the viewer, and the stool in front, under the lamp, is free."""
    stage('#86C8DE', 1180)
    top = 1.8
    for person, x, y, seat, yaw, look, hands in (
            (make_james, -2.72, .6, 1.4, 46, 4, ((-.7, -.2, top + .46), (-1.85, 1.15, top + .16))),
            (make_priya, 2.72, .6, 1.4, -46, -10, ((1.85, 1.15, top + .16), (.93, -.25, top + .42))),
            (make_kabir, -.15, 2.45, 1.62, 4, 0, ((-.62, 1.6, top + .16), (.98, 2.1, 2.92)))):
        stool(x, y, seat, 'bone')
        sit(person(), (x, y, seat), yaw, look, hands)
    slab((0, .35, top - .12), 4.5, 2.9, .24, 1.4, clay(mix('sand', 'sand-deep', .35), .5), bevel=.09)
    for x in (-1.15, 1.15):
        cylinder((x, .4, top / 2 - .1), .24, top - .2, clay('brick', .45), .05)
        cylinder((x, .4, .08), .62, .16, clay('brick', .45), .06)
    for side in (-1, 1):
        half = Frame((.1, -.3, top + .58), (-10, -8, 4 + 26 * side))
        half.slab(side * .2, 0, .4, .5, .03, .03, clay('paper', .6), bevel=.008)
    notebook((-1.5, .98, top), 46 + 180, 'rani')
    notebook((1.5, .98, top), -46 + 180, 'teal')
    notebook((-.12, 1.2, top), 180, 'ink')
    mug((-1.2, -.7, top), 'rani', 180)
    mug((1.3, -.72, top), 'teal')
    mug((.42, -.86, top), 'marigold', 20)
    stool(.3, -2.3, 1.3, 'marigold', 25)
    foot, shade = Vector((3.85, 1.9, 0)), Vector((1.3, -.9, 3.85))
    cylinder(foot + Vector((0, 0, .1)), .5, .2, glazed('ink'), .07)
    tube([foot + Vector((0, 0, .1)), (3.95, 1.8, 2.7), (3.45, 1.1, 4.35), (2.2, -.3, 4.95), (1.3, -.9, 4.4)], .075, clay('marigold-deep', .35), smooth=24)
    lathe(shade, [(.6, 0), (.57, .18), (.4, .4), (.17, .54), (0, .56)], clay('rani', .42))
    ball(shade + Vector((0, 0, .08)), .2, clay('#FFC65E', .4, glow=1.6))
    lamp(shade, (.4, -2.2, 0), .5, 36, '#FFC873', spread=120)
    camera((.15, -17, 5.8), (.15, 0, 2.1), 61)


def mallet(at, yaw):
    """A wooden mallet that lies on its side."""
    place = Frame(at, (0, 0, yaw))
    rod(place.at(0, .2, 0), place.at(1.15, .12, 0), .075, clay('sand-deep', .55))
    cylinder(place.at(0, .24, 0), .24, .6, clay('brick', .45), .07, (math.radians(90), 0, math.radians(yaw)))


def jar(at, tools):
    """A jar on a bench with a few tools in it: lengths, leans and colours."""
    x, y, z = at
    lathe(at, [(0, 0), (.3, 0), (.34, .08), (.34, .62), (.28, .62), (.28, .3), (0, .3)], clay('bone', .4))
    for k, (long, lean, colour) in enumerate(tools):
        foot = Vector((x + .1 * (k - 1), y, z + .3))
        head = foot + Vector((lean, .05 * k, long))
        rod(foot, head, .06, clay('sand-deep', .55))
        ball(head, .13, clay(colour, .4), (1, 1, 1.5))


def maker():
    """A maker at a bench, who sets the last tile into a page that stands in a vice."""
    stage('#EBDDC3', 1180)
    # The wall of tools.
    wall = Frame((-.2, 2.3, 3.75))
    wall.slab(0, .1, 6.6, 2.7, .14, .2, clay('#3E9C8A', .6), bevel=.04)
    for u in (-2.75, -1.95, -1.15):
        rod(wall.at(u, 1.2, .06), wall.at(u, 1.2, .3), .06, brass())
    saw = wall.at(-2.75, .3, .22)
    cutout(saw, [(-.28, -.75), (.28, -.75), (.12, .6), (-.12, .6)], .07, clay('bone', .35), wall.turn)
    slab(wall.at(-2.75, .98, .24), .5, .42, .16, .18, clay('marigold', .42), wall.turn)
    rod(wall.at(-1.95, 1.15, .22), wall.at(-1.95, -.35, .22), .085, clay('sand-deep', .55))
    box(wall.at(-1.95, 1.0, .26), (.7, .28, .3), clay('rani', .42), .07)
    torus(wall.at(-1.15, .82, .24), .3, .085, clay('marigold', .4), wall.turn)
    rod(wall.at(-1.15, .5, .24), wall.at(-1.15, -.4, .24), .075, clay('ink', .35))
    # The bench.
    box((1.15, .2, 1.42), (4.8, 2.1, .28), clay('sand', .5), .09)
    for x in (-.9, 3.2):
        for y in (-.5, .9):
            box((x, y, .65), (.34, .34, 1.3), clay('sand-deep', .55), .06)
    box((1.15, .9, .5), (4.0, .2, .26), clay('sand-deep', .55), .05)
    # The page in its vice.
    for y in (-.28, .36):
        box((1.05, y, 1.84), (3.2, .26, .56), clay('ink', .35), .07)
    rod((1.05, -.4, 1.8), (1.05, -.95, 1.8), .1, brass())
    rod((.7, -.92, 1.8), (1.4, -.92, 1.8), .055, brass())
    page = window((1.05, .04, 3.2), 3.7, 2.6, (0, 0, 0), clay('bone'))
    tile(page, -.75, .42, 1.8, .72, 'rani', 0, .16, .12)
    disc(page, -1.15, .42, .22, 'bone', .16, .1)
    tile(page, .95, .58, 1.2, .26, 'ink', 0, .1)
    tile(page, .95, .22, 1.2, .26, 'sand-deep', 0, .1)
    tile(page, .95, -.3, 1.2, .5, 'teal', 0, .14, .16)
    # The gap that waits for the last tile.
    tile(page, -.75, -.42, 1.8, .56, 'sand', 0, .02, .12)
    # The maker, with the last tile in both hands.
    peg((-2.4, -.1, 0), 'marigold', '#A9714B', 1.85)
    cap = Vector((-2.4, -.1, 3.27))
    lathe(cap, [(.8, 0), (.79, .12), (.62, .4), (.3, .56), (0, .6)], clay('ink', .45))
    slab(cap + Vector((.32, -.5, .03)), 1.0, .5, .09, .24, clay('ink', .45), degrees(0, 0, -50))
    hold = Frame((-.62, -.62, 2.72), (0, 0, -12))
    hold.slab(0, 0, 1.0, .5, .16, .12, clay('marigold-deep', .42))
    for shoulder, lift in (((-1.95, -.66, 2.2), .02), ((-1.98, .3, 2.2), .1)):
        tube([shoulder, (-1.55, -.78, 2.16 + lift), hold.at(-.46, -.06 + lift)], .15, clay('marigold', .5), smooth=10)
    ball(hold.at(-.46, -.02, .06), .17, clay('#A9714B', .5))
    # On the bench.
    mallet((1.75, -.62, 1.58), 12)
    jar((3.15, .2, 1.56), ((1.0, -.2, 'rani'), (1.2, .05, 'marigold'), (.95, .28, 'sky')))
    mug((-.55, -.45, 1.56), 'rani', 180)
    for k, colour in enumerate(('sky', 'rani', 'teal')):
        slab((3.0 + .04 * k, -.6, 1.62 + .13 * k), .7, .5, .12, .1, clay(colour, .42), degrees(0, 0, 8 - 9 * k))
    # Under it, and before it.
    box((1.5, .2, .42), (1.5, 1.1, .84), clay('brick', .5), .08)
    for x, colour in ((1.1, 'bone'), (1.52, 'sky'), (1.9, 'marigold')):
        cylinder((x, .2, .98), .14, .5, clay(colour, .45), .04)
    ball((1.75, -2.0, .3), .3, brass())
    box((.2, -1.75, .26), (.52, .52, .52), clay('rani', .42), .08, (0, 0, .5))
    torus((3.3, -1.6, .17), .45, .17, clay('marigold', .4))
    camera((0, -17, 5.0), (-.1, 0, 2.1), 58)


def hull(length, width, material):
    """A shell with two pointed ends, its gunwale rising to both. Returns its gunwale's points at a side."""
    def rim(t, side):
        return Vector((t * length / 2, side * width / 2 * (1 - abs(t) ** 2.6) ** .8, .95 + .5 * t * t))

    mesh = bmesh.new()
    rows = []
    for i in range(49):
        t = -1 + 2 * i / 48
        edge, keel = rim(t, 1), .08 + .6 * abs(t) ** 5
        row = []
        for k in range(21):
            angle = math.pi / 2 * (k / 10 - 1)
            high = 1 - math.cos(angle)
            row.append(mesh.verts.new((edge.x - .6 * t ** 7 * (1 - high), edge.y * math.sin(angle), keel + (edge.z - keel) * high)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for k in range(20):
            mesh.faces.new((a[k], b[k], b[k + 1], a[k + 1]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=.001)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    shell = from_bmesh('hull', mesh, material)
    shell.modifiers.new('wall', 'SOLIDIFY').thickness = .12
    return rim


def rower(x, coat, head, side):
    """A wooden rower with an oar over one side; coat, arms and blade share a colour."""
    peg((x, 0, .68), coat, head, .9)
    grip, lock, blade = Vector((x + .42, side * .1, 1.45)), Vector((x + .5, side * .8, 1.22)), Vector((x + .8, side * 2.9, .3))
    along = blade - lock
    rod(grip, blade, .055, clay('bone', .45))
    box(blade + along * .03, (.46, .08, 1.1), clay(coat, .42), .035, along.to_track_quat('Z', 'Y').to_euler())
    torus(lock, .1, .035, brass(), degrees(90, 0, 0))
    for shoulder in (-.3, .3):
        tube([(x + .1, shoulder, 1.6), (x + .34, shoulder * .9 + side * .06, 1.45), grip + Vector((0, side * .1 * (1 if shoulder * side > 0 else -1), 0))], .1, clay(coat, .5), smooth=8)


def crew():
    """Six rowers, six oars and a cox with a megaphone in one boat."""
    stage('sky', 1180)
    before = set(bpy.data.objects)
    rim = hull(8.6, 1.8, clay('marigold', .42))
    for side in (-1, 1):
        tube([rim(-1 + i / 12, side) for i in range(25)], .085, clay('bone', .45), smooth=4)
    people = (('brick', '#C68B62'), ('teal', '#EBBE9B'), ('rani', '#8D5A3C'), ('bone', '#DDA27A'), ('ink', '#EBBE9B'), ('mint-deep', '#A9714B'))
    for i, (coat, head) in enumerate(people):
        rower(-2.8 + i * .93, coat, head, -1 if i % 2 else 1)
    peg((3.05, 0, .95), 'teal-deep', '#DDA27A', .9, scarf='rani')
    out = Vector((-.69, .78, .36)).normalized()
    horn = Vector((3.05, 0, 2.42)) + out * .36
    turn = out.to_track_quat('Z', 'Y').to_euler()
    cone(horn + out * .45, .1, .4, .9, clay('rani', .4), .03, turn)
    torus(horn + out * .88, .39, .05, clay('bone', .45), turn)
    tube([(2.85, .28, 1.95), (2.62, .42, 1.98), horn + out * .3 - Vector((0, 0, .16))], .1, clay('teal-deep', .5), smooth=8)
    rod((3.85, 0, 1.0), (3.95, 0, 3.4), .05, clay('bone', .45))
    cutout((3.95, 0, 3.3), [(0, -.5), (.85, -.22), (0, .08)], .07, clay('rani', .45), degrees(90, 0, -58))
    group([thing for thing in bpy.data.objects if thing not in before], yaw=66)
    cylinder((.15, .35, .05), 4.55, .1, clay('sky-deep', .16, coat=1), .03)
    for x, y in ((-3.3, -1.8), (1.3, -2.9), (3.0, 2.3), (-2.2, 3.2)):
        slab((x, y, .12), .9, .09, .03, .044, clay('bone'), bevel=.005)
    camera((0, -16.5, 8.4), (0, 0, 1.3), 55)


def crew_night():
    """The same on deep water, under a lamp."""
    crew()
    water = clay('sky-deep', .16, coat=1)
    water.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = linear('#1B5670')
    for light in bpy.data.lights:
        light.energy *= .72


SCENES = {
    'devops': devops, 'cloud': cloud, 'web': software, 'mobile': mobile, 'transform': transformation, 'consult': consulting,
    'consult-foot': consulting_foot, 'consult-plank': consulting_plank,
    'design': ideation, 'services': services, 'pace': pace, 'maker': maker, 'careers': careers, 'crew': crew, 'crew-night': crew_night,
}
