"""Case studies: another moment of each trade, without the product, in the case's own colour world."""
import math

import bpy
from cards.ideation import pencil
from cards.props import arc, bell, dial, rod
from cards.software import receiver, shop_scale, telephone, trolley
from cases import binder, calendar, cheese, chilli, curry, mug, papers, parcel
from studio import (Frame, Vector, ball, box, brass, camera, clay, cone, cutout, cylinder, degrees, glazed, group, kneaded,
                    lamp, lathe, slab, stage, steel, torus, tube)

SIZE = (1600, 1200)


# ---------------------------------------------------------------- props

def placed(build, at, yaw=0, scale=1):
    """Builds a prop at the origin, and moves all of it."""
    before = set(bpy.data.objects)
    build()
    group([thing for thing in bpy.data.objects if thing not in before], at, yaw, scale)


def drawn(place, points, radius=.028, closed=False):
    """A pencil line on a frame whose v runs away from the viewer."""
    tube([place.at(u, .03, -v) for u, v in points], radius, clay('#3B4A50', .6), closed=closed, smooth=1)


def arrow(place, a, b):
    """A pencil arrow on a sheet that lies."""
    (au, av), (bu, bv) = a, b
    angle = math.atan2(bv - av, bu - au)
    drawn(place, (a, b))
    for side in (-1, 1):
        drawn(place, (b, (bu - .2 * math.cos(angle + side * .5), bv - .2 * math.sin(angle + side * .5))))


def trout():
    """A smoked trout on its board."""
    slab((0, 0, .1), 3.3, 1.45, .2, .3, clay('sand-deep', .6), bevel=.05)
    slab((1.95, 0, .1), .9, .42, .2, .18, clay('sand-deep', .6), bevel=.05)
    cylinder((2.16, 0, .2), .1, .03, clay('brick-deep', .6), .01)
    skin = clay('teal', .3, coat=.4)
    kneaded([ball((0, 0, .4), .62, None, (1.75, .74, .36)), ball((-.75, 0, .4), .42, None, (1.25, .8, .46)),
             ball((.85, 0, .38), .32, None, (1.5, .7, .4))], skin, .03, 8)
    cutout((1.15, 0, .36), [(0, .1), (.55, .48), (.44, 0), (.55, -.48), (0, -.1)], .12, skin, bevel=.04)
    cutout((.05, .42, .4), [(-.35, 0), (-.05, .3), (.35, 0)], .1, clay('teal-deep', .4), bevel=.03)
    tube([(-.7, -.34, .5), (-.6, -.2, .6), (-.58, 0, .63), (-.62, .2, .6)], .03, clay('mint', .4), smooth=6)
    ball((-1.0, -.16, .54), .075, glazed('ink'))
    for u, v in ((-.25, .12), (.05, -.05), (.3, .1), (.55, -.06), (-.1, .25), (.75, .06)):
        ball((u, v, .62 - .16 * abs(u)), .045, clay('marigold', .5), (1, 1, .5))


def apron(place, height=4.1):
    """A green apron on a brass stand."""
    cylinder(place.at(0, .08, -.25), .62, .16, glazed('ink'), .06)
    rod(place.at(0, .1, -.25), place.at(0, height, -.25), .075, brass())
    ball(place.at(0, height + .08, -.25), .15, brass())
    rod(place.at(0, height - .32, -.25), place.at(0, height - .24, .12), .05, brass())
    right = [(.42, 3.05), (.46, 2.7), (.62, 2.32), (.92, 2.05), (1.0, 1.8), (1.06, .62)]
    hem = [(.72, .52), (.4, .62), (.08, .52), (-.26, .62), (-.6, .52), (-.86, .6)]
    outline = [*right, *hem, *[(-u, v) for u, v in right[::-1]][:-1], (-.42, 3.05)]
    cloth = Frame(place.at(0, height - 3.72, .12), (-3, 0, math.degrees(place.pose.z)))
    cutout(cloth.at(), outline[::-1], .16, clay('teal', .8), cloth.turn, .06)
    cloth.slab(0, 1.32, 1.15, .72, .08, .12, clay('teal-deep', .8), d=.1, bevel=.03)
    cloth.slab(0, 2.72, .5, .07, .04, .03, clay('bone', .7), d=.09, bevel=.012)
    tie = clay('bone', .7)
    tube([cloth.at(-.36, 3.0), cloth.at(-.3, 3.35), cloth.at(0, 3.52), cloth.at(.3, 3.35), cloth.at(.36, 3.0)], .06, tie)
    for side in (-1, 1):
        tube([cloth.at(side * .95, 1.95), cloth.at(side * 1.16, 1.7, .05), cloth.at(side * 1.12, 1.2, .12), cloth.at(side * 1.26, .8, .08)], .055, tie)
    pencil(cloth.at(.3, 1.1, .18), cloth.at(.42, 1.98, .2), .07, 'rani')


def archive_box(place, width=2.2, depth=1.7, height=1.5):
    """A cardboard box, half full."""
    card = clay('#CFA266', .75)
    for d in (-1, 1):
        box(place.at(0, height / 2, d * depth / 2), (width, .12, height), card, .04, place.pose)
    for u in (-1, 1):
        box(place.at(u * width / 2, height / 2), (.12, depth, height), card, .04, place.pose)
    box(place.at(0, .06), (width, depth, .12), card, .04, place.pose)
    place.slab(0, height * .46, 1.1, .62, .04, .06, clay('paper', .7), d=depth / 2 + .06, bevel=.01)
    for v, wide, colour in ((.56, .7, 'ink'), (.38, .5, 'sand-deep')):
        place.slab(-.05, height * v, wide, .09, .03, .03, clay(colour, .6), d=depth / 2 + .09, bevel=.008)
    place.slab(0, height * .83, .56, .16, .03, .08, clay('#7A5527', .8), d=depth / 2 + .055, bevel=.008)
    for i in range(7):
        leaf = Frame(place.at(0, .1, -depth / 2 + .22 + i * .13), (-4 - 3 * i, 0, math.degrees(place.pose.z)))
        tall = (1.62, 1.5, 1.66, 1.54, 1.6, 1.46, 1.58)[i]
        leaf.slab(.05 * math.sin(i * 3), tall / 2, width - .4, tall, .07, .05, clay(('paper', 'bone', 'sand', 'paper')[i % 4], .7), bevel=.012)


def scanner(place):
    """A desk scanner that pulls a sheet in at the top and lays it down in front."""
    shell = clay('bone', .42)
    kneaded([box(place.at(0, .62), (3.0, 1.5, 1.1), None, .2, place.pose), box(place.at(0, .2, .1), (3.2, 1.9, .4), None, .15, place.pose)], shell, .045, 10)
    place.slab(0, .72, 2.5, .2, .05, .08, glazed('ink'), d=.79, bevel=.02)
    place.slab(1.12, .4, .3, .3, .1, .15, clay('marigold', .4), d=.95, bevel=.03)
    place.slab(-1.1, .42, .5, .1, .05, .05, clay('mint', .3, glow=1.2), d=1.0, bevel=.01)
    tray = Frame(place.at(0, 1.0, -.45), (-30, 0, math.degrees(place.pose.z)))
    tray.slab(0, .75, 2.7, 1.7, .14, .2, clay('sand', .5), bevel=.04)
    for i in range(3):
        tray.slab(.04 * math.sin(i * 5), 1.15 + .02 * i, 2.2, 2.1, .05, .05, clay(('bone', 'sand', 'paper')[i], .7), d=.12 + .06 * i, bevel=.01)
    front = Frame(tray.at(0, 1.15, .29), (-30, 0, math.degrees(place.pose.z)))
    front.slab(-.3, .78, 1.1, .14, .03, .04, clay('brick', .55), bevel=.008)
    for i, width in enumerate((1.7, 1.5, 1.7, 1.2)):
        front.slab(-.85 + width / 2, .5 - i * .22, width, .08, .03, .03, clay('sand-deep', .6), bevel=.006)
    slab(place.at(0, .16, 1.55), 2.5, 1.3, .1, .15, clay('sand', .5), place.pose, .03)
    slab(place.at(.03, .25, 1.5), 2.1, 1.5, .05, .05, clay('paper', .7), place.pose, .01)
    for i, width in enumerate((1.5, 1.2, 1.5)):
        slab(place.at(-.8 + width / 2, .29, 1.35 + i * .24), width, .08, .02, .03, clay('sand-deep', .6), place.pose, .004)


def sandwich(at, yaw=0):
    """Two triangles of a sandwich on a plate."""
    x, y, z = at
    lathe(at, [(0, 0), (.6, 0), (1.05, .12), (1.12, .18), (1.04, .2), (.6, .1), (0, .09)], clay('paper', .3, coat=.4))
    for side, lift in ((-1, 0), (1, .05)):
        half = Frame((x + side * .1, y + side * .34, z + .14 + lift), (0, 0, yaw + (0 if side < 0 else 180)))
        outline = [(-.68, 0), (.68, 0), (0, .62)]
        for level, (colour, grow, thick) in enumerate((('#F3DDB0', 1, .17), ('leaf', 1.07, .07), ('brick', 1.02, .09), ('marigold', 1.05, .06), ('#F3DDB0', 1, .17))):
            high = (0, .15, .22, .3, .4)[level]
            cutout(half.at(0, high + .06, .3), [(u * grow, v * grow) for u, v in outline], thick, clay(colour, .65), half.pose, .035)


def train(place, length=5.2):
    """A railcar whose nose points to the left."""
    shell, pale = clay('rani', .36, coat=.25), clay('bone', .45)
    kneaded([box(place.at(.3, 1.35), (length - .6, 1.9, 1.9), None, .3, place.pose),
             ball(place.at(-length / 2 + .55, 1.2), .95, None, (1.15, .98, .84)), box(place.at(.3, .75), (length - .4, 1.9, .7), None, .2, place.pose)], shell, .05, 10)
    box(place.at(.35, 2.3), (length - 1.0, 1.5, .22), pale, .1, place.pose)
    place.slab(.15, .98, length - .75, .2, .05, .06, pale, d=.96, bevel=.015)
    for i in range(4):
        u = -1.15 + i * 1.12
        if i == 2:
            place.slab(u, 1.25, .82, 1.55, .05, .1, clay('marigold', .45), d=.96, bevel=.02)
            place.slab(u, 1.62, .52, .62, .06, .1, glazed('ink'), d=.98, bevel=.015)
        else:
            place.slab(u, 1.64, .86, .66, .06, .14, clay('sky', .25, coat=.5), d=.96, bevel=.02)
    ball(place.at(-length / 2 + .36, 1.58), .62, glazed('ink'), (1.36, 1.4, .55), place.pose)
    for d in (-.5, .5):
        ball(place.at(-length / 2 - .38, .95, d), .15, clay('#FFE7B0', .3, glow=.8))
    for u in (-1.75, -.95, 1.3, 2.1):
        for d in (-.75, .75):
            cylinder(place.at(u, .3, d), .32, .2, clay('ink', .4), .05, place.turn)
            cylinder(place.at(u, .3, d + .1), .13, .06, brass(), .02, place.turn)


def bench(place):
    """A slatted bench."""
    wood = clay('teal', .5)
    for d in (-.32, 0, .32):
        box(place.at(0, .78, d), (2.5, .26, .12), wood, .04, place.pose)
    for v in (1.15, 1.48):
        box(place.at(0, v, -.5 - (v - 1.15) * .2), (2.5, .1, .26), wood, .04, place.pose)
    for u in (-.95, .95):
        tube([place.at(u, 0, .36), place.at(u, .7, .34), place.at(u, .72, -.35), place.at(u, 1.6, -.62)], .075, glazed('ink'), smooth=4)
        rod(place.at(u, .7, -.34), place.at(u, 0, -.42), .075, glazed('ink'))


def rucksack(place):
    """A rucksack with a rolled mat."""
    bag = clay('marigold', .5)
    kneaded([box(place.at(0, .68), (1.05, .62, 1.25), None, .22, place.pose), ball(place.at(0, 1.18), .5, None, (1, .6, .55)),
             box(place.at(0, .42, .32), (.78, .32, .55), None, .12, place.pose)], bag, .035, 8)
    place.slab(0, .94, .86, .3, .1, .1, clay('brick-deep', .5), d=.36, bevel=.03)
    for u in (-.22, .22):
        place.slab(u, .78, .1, .36, .06, .03, clay('brick-deep', .5), d=.46, bevel=.015)
    cylinder(place.at(0, 1.58), .2, 1.15, clay('sky-deep', .6), .06, (0, math.radians(90), place.pose.z))
    for u in (-.3, .3):
        torus(place.at(u, 1.58), .21, .035, clay('brick-deep', .5), (0, math.radians(90), place.pose.z))


def ferry(place):
    """A small ferry, its bow to the right."""
    cutout(place.at(), [(-1.25, .55), (-1.1, 0), (1.0, 0), (1.45, .6)], .8, clay('ink-soft', .42), place.turn, .09)
    cutout(place.at(0, .5), [(-1.26, .12), (-1.26, 0), (1.4, 0), (1.5, .12)], .86, clay('bone', .45), place.turn, .03)
    box(place.at(-.15, .92), (1.7, .6, .55), clay('paper', .5), .08, place.pose)
    box(place.at(.2, 1.34), (.8, .5, .34), clay('paper', .5), .07, place.pose)
    for i in range(4):
        place.slab(-.75 + i * .4, .95, .2, .2, .03, .1, glazed('ink'), d=.31, bevel=.006)
    cylinder(place.at(-.6, 1.45), .2, .6, clay('rani', .42), .04)
    cylinder(place.at(-.6, 1.68), .205, .16, clay('ink', .4), .03)


def heat_lamp(at, drop):
    """A copper lamp that hangs `drop` below a rail and warms what is under it."""
    x, y, z = at
    rod((x, y, z), (x, y, z - drop), .035, clay('ink', .4))
    shade = [(.66, 0), (.62, .12), (.5, .34), (.3, .62), (.16, .82), (.14, 1.0), (0, 1.04)]
    lathe((x, y, z - drop - .95), shade, clay('#D98A52', .2, metal=1))
    ball((x, y, z - drop - .85), .26, clay('#FFA62B', .4, glow=2.2))
    lamp((x, y, z - drop - .95), (x, y, 0), .7, 130, '#FFB05A', spread=120)


def naan(at, yaw, lean, scale=1):
    """A flatbread, blistered."""
    bread = Frame(at, (lean, 0, yaw))
    outline = []
    for i in range(36):
        a = 2 * math.pi * i / 36
        outline.append((scale * .66 * math.cos(a) * (1 - .42 * math.sin(a)), scale * .95 * math.sin(a)))
    cutout(bread.at(), outline, .16, clay('#EBC483', .7), bread.turn, .06)
    for u, v, r in ((-.12, .3, .09), (.16, .05, .12), (.02, .62, .06), (-.24, -.2, .07), (.3, -.3, .08), (.0, -.45, .1)):
        ball(bread.at(u * scale, v * scale, .075), r * scale, clay('#C98A45', .75), (1.2, .22, .8), bread.pose)


def tandoor(at):
    """A clay oven with fire in its mouth."""
    x, y, z = at
    lathe(at, [(0, 0), (1.35, 0), (1.5, .2), (1.72, 1.2), (1.6, 2.2), (1.15, 2.9), (.98, 3.05), (.86, 3.0), (.86, 2.6), (0, 2.55)], clay('#B4532F', .65))
    torus((x, y, z + 3.0), .95, .12, clay('#8F3E20', .65))
    mouth = Frame((x + .5, y - 1.5, z + 1.2), (-4, 0, 18))
    outline = [(.62 * math.cos(math.radians(a)), .2 + .62 * math.sin(math.radians(a))) for a in range(0, 181, 12)] + [(-.62, -.42), (.62, -.42)]
    cutout(mouth.at(0, 0, .0), [(u * 1.25, v * 1.2) for u, v in outline], .42, clay('#8F3E20', .65), mouth.turn, .06)
    cutout(mouth.at(0, 0, .2), outline, .1, clay('#FF7A1F', .4, glow=1.7), mouth.turn, .02)
    for u, tall in ((-.3, .5), (.02, .75), (.32, .55)):
        lathe(mouth.at(u, -.34, .3), [(0, 0), (.15, .08), (.17, .2), (.08, tall * .7), (0, tall)], clay('#FFC24A', .4, glow=2.0))


def shelving(place, width, height, depth, rows, colour):
    """Open shelves on a frame at the middle of their floor; returns the top of each board."""
    wood = clay(colour, .6)
    for u in (-1, 0, 1):
        for d in (-1, 1):
            box(place.at(u * (width / 2 - .09), height / 2, d * (depth / 2 - .09)), (.18, .18, height), wood, .04, place.pose)
    tops = []
    for row in range(rows):
        v = .3 + row * (height - .4) / (rows - 1)
        # A little narrower than the posts: faces in one plane turn black.
        box(place.at(0, v), (width - .04, depth - .04, .14), wood, .04, place.pose)
        tops.append(v + .07)
    return tops


def blankets(place, colours):
    """Folded blankets, one on another."""
    for i, colour in enumerate(colours):
        slab(place.at(.03 * math.sin(i * 5), .14 + i * .26, 0), 1.25, 1.0, .26, .12, clay(colour, .85), place.pose, .11)


def kettle(at, scale=1):
    """A black kettle."""
    x, y, z = at
    lathe(at, [(r * scale, h * scale) for r, h in ((0, 0), (.5, 0), (.56, .06), (.5, .4), (.3, .66), (.2, .7), (0, .72))], glazed('brick'))
    ball((x, y, z + .78 * scale), .08 * scale, brass())
    tube([(x + .42 * scale, y, z + .25 * scale), (x + .66 * scale, y, z + .42 * scale), (x + .76 * scale, y, z + .62 * scale)], .09 * scale, glazed('brick'), widths=(1.3, .9, .7))
    tube(arc((x, y, z + .55 * scale), .42 * scale, 20, 160), .045 * scale, glazed('ink'), smooth=3)


def crate(place, width, depth, height, colour):
    """An open basket."""
    side = clay(colour, .5)
    for d in (-1, 1):
        box(place.at(0, height / 2, d * depth / 2), (width, .1, height), side, .04, place.pose)
    for u in (-1, 1):
        box(place.at(u * width / 2, height / 2), (.1, depth, height), side, .04, place.pose)
    box(place.at(0, .06), (width, depth, .12), side, .03, place.pose)


def cat(at, yaw):
    """A ginger cat, asleep in a ring."""
    before = set(bpy.data.objects)
    fur, dark, pale = clay('#F0A03C', .7), clay('#C8701F', .7), clay('#FBE6C4', .7)
    kneaded([ball((0, 0, .62), 1.0, None, (1.3, 1.02, .62)), ball((.75, -.1, .6), .68, None, (1, 1.05, .85)),
             ball((-.85, -.5, .58), .55, None, (1.05, .95, .85)), ball((-.55, .1, .6), .7, None, (1, 1, .8))], fur, .04, 10)
    tail = [(1.35, -.25, .4), (1.15, -.85, .26), (.5, -1.15, .2), (-.2, -1.2, .2), (-.75, -1.12, .22)]
    tube(tail, .2, fur, widths=(1.1, 1, 1, .95, .7))
    ball((-.78, -1.12, .22), .16, pale)
    head = Frame((-.95, -.78, .68), (-12, -10, -16))
    kneaded([ball(head.at(), .5, None, (1.12, .95, .92)), ball(head.at(0, -.12, .3), .24, None, (1.3, .8, .8)),
             *[cone(head.at(side * .33, .44), .21, .05, .36, None, .03, (head.pose.x, math.radians(side * 20) + head.pose.y, head.pose.z)) for side in (-1, 1)]], fur, .03, 6)
    for side in (-1, 1):
        tube([head.at(side * .31, .07, .43), head.at(side * .21, -.01, .485), head.at(side * .11, .06, .49)], .028, clay('ink', .6), smooth=4)
        for k in (-1, 1):
            tube([head.at(side * .26, -.14 + k * .02, .46), head.at(side * .66, -.12 + k * .09, .4)], .014, pale)
    ball(head.at(0, -.07, .53), .07, clay('rani', .5), (1.2, .7, .8), head.pose)
    for x in (.05, .42, .78):
        wide = 1.0 - .35 * abs(x - .1) ** 1.5
        tube([(x, -wide * .62, 1.03 - .2 * x * x), (x + .02, 0, 1.26 - .26 * x * x), (x, wide * .6, 1.04 - .2 * x * x)], .075, dark, widths=(.3, 1, .3))
    group([thing for thing in bpy.data.objects if thing not in before], at, yaw)


def pay_envelopes(place):
    """Brown pay envelopes, tied with string."""
    for i in range(4):
        slab(place.at(.03 * math.sin(i * 4), .09 + i * .145, .03 * math.cos(i * 3)), 2.1, 1.3, .13, .07, clay(('#C4945A', '#D2A56C')[i % 2], .75),
             (0, 0, place.pose.z + .03 * math.sin(i * 2.4)), .03)
    top = .09 + 4 * .145 - .06
    slab(place.at(-.1, top, .1), 1.1, .5, .03, .06, clay('paper', .7), place.pose, .006)
    for v, wide in ((0, .75), (.18, .5)):
        slab(place.at(-.15, top + .03, .02 + v), wide, .06, .02, .02, clay('ink', .6), place.pose, .003)
    cord = clay('paper', .7)
    tube([place.at(.62, .02, .7), place.at(.62, top + .04, .67), place.at(.62, top + .04, -.67), place.at(.62, .02, -.7)], .04, cord, smooth=1)
    tube([place.at(-1.1, .02, -.1), place.at(-1.07, top + .04, -.12), place.at(1.07, top + .04, -.12), place.at(1.1, .02, -.1)], .04, cord, smooth=1)
    knot = place.at(.62, top + .1, -.12)
    for side in (-1, 1):
        tube([knot, knot + Vector((side * .25, -.1, .22)), knot + Vector((side * .5, -.14, .1)), knot + Vector((side * .22, -.05, -.02))], .038, cord, closed=True)
    ball(knot, .08, cord)


# ---------------------------------------------------------------- scenes

def counter():
    """The deli counter before there was a till: the idea is on the wax paper."""
    stage('brick', 780, fill=200, rim=240)
    slab((.05, -.2, .22), 9.1, 4.7, .44, .4, clay('sand', .5), bevel=.1)
    z = .44

    def weighing():
        shop_scale()
        cheese((-.05, -.1, 2.34), -18)

    placed(weighing, (-2.1, .75, z), 10, .92)
    page = Frame((1.55, -1.0, z + .07), (0, 0, -9))
    slab(page.at(-.06, -.03, .05), 3.7, 2.6, .04, .08, clay('sand', .7), degrees(0, 0, -14), .01)
    slab(page.at(), 3.7, 2.6, .05, .08, clay('paper', .6), page.pose, .012)
    for v in (.78, 0, -.78):
        drawn(page, [(-1.5, v - .26), (-.62, v - .27), (-.6, v + .26), (-1.51, v + .27)], closed=True)
        arrow(page, (-.48, v * .9), (.4, v * .28))
    drawn(page, [(.55, -.62), (1.5, -.6), (1.52, .6), (.54, .62)], .04, closed=True)
    for v in (.3, .05, -.2):
        drawn(page, ((.75, v), (1.3, v + .01)), .022)
    pencil(page.at(2.3, .22, -.75), page.at(1.15, .16, .95), .12)
    apron(Frame((3.2, 1.2, z), (0, 0, -14)))
    placed(trout, (-2.4, -1.65, z), 10, .92)
    mug((.75, 1.2, z), 'sky', -30, .95)
    camera((0, -16.6, 6.6), (.05, 0, 1.75), 58)


def basement():
    """Ten to noon in the basement: the last sheets of a box go through the scanner."""
    stage('#BBD8BF', 860, fill=200)
    shelf = Frame((-.4, 2.5, 0), (0, 0, 0))
    tops = shelving(shelf, 8.6, 4.5, 1.3, 3, 'mint-deep')
    box(shelf.at(0, 2.3, -.6), (8.4, .1, 4.3), clay('#A4CBAF', .65), .02)
    binder((-3.6, 2.6, tops[1]), 'teal', 1.6, .5, 6)
    binder((-3.0, 2.6, tops[1]), 'marigold', 1.45, .5, 6, 9)
    clock = Frame((1.15, 1.7, 3.42))
    cylinder(clock.at(0, 0, -.3), .5, .4, clay('brick', .5), .04, clock.turn)
    dial(clock, .8, 'paper', 'ink', 11, 50)
    desk = Frame((0, -.7, 0))
    slab(desk.at(.1, .2), 9.2, 3.9, .4, .4, clay('bone', .5), bevel=.1)
    z = .4
    scanner(Frame((-.5, -.3, z), (0, 0, -8)))
    archive_box(Frame((3.05, -.35, z), (0, 0, -16)))
    lid = Frame((3.95, .75, z + .02), (-14, 0, -10))
    lid.slab(0, .95, 2.3, 1.9, .34, .06, clay('#BC8D50', .75), bevel=.04)
    papers((-3.4, -.35, z), 12, (1.6, 2.0), 8)
    sandwich((2.1, -2.15, z), 20)
    mug((-2.6, -2.0, z), 'teal', 200, .8)
    camera((0, -17, 6.2), (.05, 0, 1.95), 57)


def platform():
    """A country platform at four past six, and the ferry that waits for the train."""
    stage('#B4DAE8', 1080)
    slab((3.75, 3.5, .12), 6.4, 2.5, .24, .7, clay('sky-deep', .16, coat=1), bevel=.06)
    for x, y in ((1.5, 2.75), (4.6, 2.6), (5.4, 3.1)):
        slab((x, y, .25), .7, .09, .03, .044, clay('bone'), bevel=.005)
    placed(lambda: ferry(Frame((0, 0, 0))), (3.35, 3.35, .2), -4, 1.35)
    for d in (-.5, .5):
        box((-.1, 1.45 + d, .09), (9.6, .1, .1), clay('ink-soft', .4), .02)
    for i in range(12):
        box((-4.5 + i * .8, 1.45, .03), (.26, 1.7, .08), clay('sand-deep', .6), .02)
    train(Frame((-2.0, 1.4, .1)))
    slab((0, -1.35, .25), 9.6, 3.3, .5, .3, clay('sand', .55), bevel=.08)
    slab((0, .1, .505), 9.3, .22, .03, .05, clay('paper', .6), bevel=.006)
    z = .5
    bench(Frame((-2.45, -1.5, z), (0, 0, 9)))
    rucksack(Frame((-2.9, -1.5, z + .85), (-6, 0, 14)))
    post = Frame((.75, -.65, z))
    cylinder(post.at(0, .1), .34, .2, glazed('ink'), .06)
    cylinder(post.at(0, 1.7), .09, 3.4, glazed('ink'), .02)
    cylinder(post.at(0, 3.75), .84, .5, clay('teal', .42), .08, post.turn)
    dial(Frame(post.at(0, 3.75, .22)), .62, 'paper', 'ink', 6, 4)
    for x in (4.45,):
        cylinder((x, -1.5, z + .08), .26, .16, glazed('ink'), .05)
        cylinder((x, -1.5, z + 1.4), .07, 2.8, glazed('ink'), .02)
        ball((x, -1.5, z + 3.05), .36, clay('#FFC65E', .4, glow=.7))
        cone((x, -1.5, z + 3.45), .4, .05, .22, glazed('ink'), .03)
    for u, colour in ((1.9, 'brick'), (2.75, 'teal')):
        box((u, -1.3, z + (.42 if u < 2 else .3)), (.72, .5, .84 if u < 2 else .6), clay(colour, .5), .1, degrees(0, 0, 8 - u * 6))
        tube([(u - .17, -1.3, z + (.84 if u < 2 else .6)), (u - .12, -1.3, z + (1.0 if u < 2 else .76)), (u + .12, -1.3, z + (1.0 if u < 2 else .76)), (u + .17, -1.3, z + (.84 if u < 2 else .6))], .05, clay('ink', .4))
    camera((0, -17, 6.0), (0, .2, 1.95), 57)


def kitchen_pass():
    """The pass on a Saturday night: two plates under the lamps, the bread, the bell and three tickets."""
    stage('#F7A823', 760, fill=160, rim=360)
    plum = clay('#5A1630', .45)
    box((-.85, 2.6, .5), (4.2, 2.6, 1.0), clay('#8F3E20', .65), .12)
    tandoor((-.85, 2.6, 1.0))
    box((0, -.2, .5), (9.0, 2.3, 1.0), plum, .1)
    slab((0, -.2, 1.06), 9.3, 2.6, .16, .12, steel(), bevel=.05)
    for x in (-4.3, 4.3):
        rod((x, .6, 1.1), (x, .6, 4.75), .09, brass())
        ball((x, .6, 4.75), .16, brass())
    rod((-4.3, .6, 4.62), (4.3, .6, 4.62), .09, brass())
    z = 1.14
    for x in (.95, 3.1):
        heat_lamp((x, .3, 4.6), .85)
    for x in (.95, 3.1):
        lathe((x, -.35, z), [(0, 0), (.55, 0), (.95, .1), (1.02, .16), (.94, .17), (.55, .09), (0, .08)], clay('paper', .3, coat=.4))
    curry((.95, -.35, z + .12), .6)
    ball((2.85, -.3, z + .18), .5, clay('paper', .7), (1, .9, .62))
    for x, y, c in ((3.37, -.55, '#C9401C'), (3.45, -.12, 'brick'), (3.15, -.75, 'brick')):
        kneaded([ball((x, y, z + .26), .2, None), ball((x + .13, y, z + .24), .17, None)], clay(c, .4, coat=.3), .03, 3)
    for dx, dy in ((-.12, -.25), (.1, .05), (-.3, .1)):
        ball((2.85 + dx, -.3 + dy, z + .46 - .2 * abs(dx)), .09, clay('leaf', .5), (1.3, .7, .5))
    basket = [(0, 0), (.7, 0), (.8, .1), (1.02, .62), (1.06, .66), (1.0, .7), (.9, .6), (0, .4)]
    lathe((-2.75, -.35, z), basket, clay('sand-deep', .75))
    for v in (.22, .4, .56):
        torus((-2.75, -.35, z + v), .78 + v * .38, .05, clay('#B98A4E', .75))
    for dx, yaw, lean, dy in ((-.35, 24, -22, .2), (.35, -20, -16, .15), (0, 6, -30, -.15)):
        naan((-2.75 + dx, -.35 + dy, z + 1.0), yaw, lean, .9)
    bell((-.75, -.75, z), .5)
    box((-2.85, .5, 4.28), (2.7, .12, .18), steel(), .04)
    for i, (u, tall, colour) in enumerate(((-.85, 1.15, 'paper'), (0, .9, 'bone'), (.85, 1.3, 'paper'))):
        ticket = Frame((-2.85 + u, .4, 4.25), (5, (-3, 2, -1)[i], 0))
        ticket.slab(0, -tall / 2, .68, tall, .04, .03, clay(colour, .7), bevel=.008)
        ticket.slab(-.06, -.24, .4, .1, .03, .03, clay('rani' if i == 2 else 'ink', .6), d=.03, bevel=.006)
        for k in range(2 + (tall > 1)):
            ticket.slab(-.04, -.45 - k * .17, .46 - .08 * (k % 2), .05, .03, .02, clay('sand-deep', .6), d=.03, bevel=.004)
    chilli((2.0, -1.1, z), 16)
    camera((0, -17, 5.0), (0, 0, 2.25), 59)


def warehouse():
    """Five in the morning between the shelves: one lamp, one trolley, one scanner."""
    stage('#17424A', 760, fill=260, rim=800)
    shelf = Frame((-1.15, 1.5, 0), (0, 0, 7))
    tops = shelving(shelf, 6.6, 5.0, 1.5, 4, 'sand-deep')
    yaw = 7
    for row, items in enumerate((((-2.4, 1.3, 1.0, .95, '#D9A86C', 'rani'), (-.95, 1.1, .9, .7, '#E2B77F', 'teal'), (2.45, 1.2, 1.0, .85, '#D9A86C', 'teal')),
                                 ((.75, 1.0, .9, .7, '#E2B77F', 'brick'), (2.5, 1.1, .9, .95, '#D9A86C', 'rani')),
                                 ((-2.5, 1.0, .9, .8, '#E2B77F', 'marigold'), (-1.2, .9, .8, .6, '#D9A86C', 'teal')))):
        for u, w, d, h, colour, tape in items:
            parcel(shelf.at(u, tops[row], .1), (w, d, h), yaw + 4 * math.sin(u * 3), colour, tape)
    blankets(Frame(shelf.at(.95, tops[0], .1), (0, 0, yaw)), ('teal', 'bone', 'brick'))
    blankets(Frame(shelf.at(-2.3, tops[1], .1), (0, 0, yaw)), ('rani', 'sky', 'bone'))
    for u, colour in ((-1.0, 'marigold'), (-.35, 'bone')):
        mug(shelf.at(u, tops[1], .25), colour, -20, .72)
    for u, colour in ((.5, 'sky'), (1.15, 'brick')):
        mug(shelf.at(u, tops[2], .25), colour, -20, .72)
    kettle(shelf.at(2.3, tops[2], .2), 1.25)
    for u, h in ((-2.1, .5), (.4, .4)):
        parcel(shelf.at(u, tops[3], .1), (1.2, .9, h), yaw + 3, '#D9A86C', 'teal')
    cart = Frame((3.1, -.7, 0), (0, 0, -16))
    trolley(cart, 2.7, 1.7)
    for u, colour in ((-.62, 'marigold'), (.62, 'sky')):
        crate(Frame(cart.at(u, .52), (0, 0, -16)), 1.1, 1.3, .72, colour)
    parcel(cart.at(-.62, .62, .1), (.7, .7, .72), -8, '#E2B77F', 'rani')
    blankets(Frame(cart.at(.62, .5, 0), (0, 0, -16), ), ('bone',))
    # The scanner, and what it reads.
    parcel((-2.55, -1.65, 0), (1.5, 1.2, 1.0), 12, '#D9A86C', 'teal')
    slab((.5, -2.1, .12), 1.5, 1.1, .24, .3, clay('teal', .5), degrees(0, 0, 8), .06)
    lean = degrees(76, 0, 8)
    for width, height, thickness, radius, up, out, colour in (
        (1.0, 1.9, .26, .18, 0, 0, 'ink'), (.78, .92, .08, .08, .34, .12, 'sky'), (.3, .3, .06, .1, .42, .18, 'bone'),
        (.78, .26, .08, .1, -.34, .12, 'marigold'), (.78, .22, .08, .1, -.66, .12, 'bone'),
    ):
        slab((.5 + .14 * out, -2.1 - .96 * out + .24 * up, 1.12 + .24 * out + .97 * up), width, height, thickness, radius, clay(colour, .4), lean, .03)
    # The lamp.
    top = Vector((1.9, -.2, 5.1))
    rod(top + Vector((0, 0, .5)), top + Vector((0, 0, 3)), .035, clay('ink', .4))
    lathe(top, [(.95, 0), (.9, .16), (.6, .42), (.2, .6), (.16, .8), (0, .82)], clay('rani', .42))
    ball(top + Vector((0, 0, .08)), .3, clay('#FFC65E', .4, glow=1.8))
    lamp(top + Vector((0, 0, -.1)), (1.2, -.4, 0), .6, 420, '#FFC873', spread=130)
    camera((0, -17, 4.8), (.12, 0, 2.3), 57)


def pay_day():
    """The payroll office on pay day: nobody calls, and the cat sleeps beside the telephone."""
    stage('#6AA898', 930, fill=190)
    slab((.05, -.2, .2), 9.1, 4.6, .4, .5, clay('teal', .5), bevel=.12)
    z = .4

    def phone():
        telephone('rani')
        receiver(Frame((-.55, .32, 1.82)), 0, 'rani')

    placed(phone, (-.3, .9, z), 8, 1.05)
    cat((2.5, -.55, z), 6)
    pay_envelopes(Frame((-.3, -1.85, z), (0, 0, 9)))
    calendar((-3.1, -.35, z), 14)
    page = Frame((-3.1, -.35, z), (-14, 0, 14))
    torus(page.at(.58, .3, .12), .21, .04, clay('brick', .4), page.turn, (1.15, 1, 1))
    cylinder((-2.75, -1.9, z + .07), .34, .13, brass(), .04)
    cylinder((-2.1, -1.75, z + .07), .34, .13, clay('marigold', .4), .04)
    camera((0, -17, 5.6), (0, 0, 1.85), 60)


SCENES = {
    'case-pos-scene': counter, 'case-docs-scene': basement, 'case-travel-scene': platform,
    'case-restaurant-scene': kitchen_pass, 'case-shop-scene': warehouse, 'case-pay-scene': pay_day,
}
