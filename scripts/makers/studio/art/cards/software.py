"""The cards of software development: six tools from one bench, on marigold."""
import math

from cards.stage import ABOVE, CARD, FRONT, QUARTER, TALL, WIDE, look, set_of
from cases import mug, parcel
from studio import (Frame, Vector, ball, box, brass, clay, cutout, cylinder, degrees, glazed, kneaded, lathe, slab,
                    steel, torus, tube)

SIZE = CARD
SIZES = {'software-1': WIDE, 'software-2': TALL, 'software-4': TALL, 'software-6': WIDE, 'software-5': WIDE}


# ---------------------------------------------------------------- props

ROOM = (2.1, 1.7, 1.6)
"""A room's width, height and depth."""


def room(place, colour):
    """A box that is open to the front, on a frame at the middle of its floor."""
    width, height, depth = ROOM
    wall = clay(colour, .5)
    for v in (.05, height - .05):
        box(place.at(0, v), (width, depth, .1), wall, .035, place.pose)
    for u in (-1, 1):
        box(place.at(u * (width / 2 - .05), height / 2), (.1, depth, height), wall, .035, place.pose)
    box(place.at(0, height / 2, -depth / 2 + .05), (width, .1, height), wall, .03, place.pose)


def basket(place):
    """A week's purchases in a basket with a handle."""
    box(place.at(0, .38, .1), (1.3, .85, .5), clay('bone', .5), .1, place.pose)
    for v in (.3, .46):
        place.slab(0, v, 1.32, .05, .9, .02, clay('sand-deep', .6), d=.1, bevel=.01)
    for u, v, d, radius, colour in ((-.36, .72, .16, .24, 'brick'), (.05, .76, .05, .26, 'marigold'), (.38, .7, .2, .21, 'leaf')):
        ball(place.at(u, v, d), radius, clay(colour, .4))
    arch = [place.at(-.62 * math.cos(math.pi * i / 8), .55 + .72 * math.sin(math.pi * i / 8), .12) for i in range(9)]
    tube(arch, .055, brass(), smooth=6)


def stock(place):
    """Parcels, stacked to the ceiling but one."""
    for u, v, size, yaw in ((-.4, .1, (.82, .8, .6), 4), (.45, .1, (.68, .7, .5), -6), (-.36, .7, (.6, .6, .46), -10)):
        parcel(place.at(u, v, .12), size, yaw + math.degrees(place.pose.z), tape='teal' if u > 0 else 'brick')


def gear(at, radius, teeth, thickness, material, turn, phase=0):
    """A toothed wheel lying in its own XY plane, with a hub of brass."""
    outline = []
    for i in range(teeth):
        for share, reach in ((-.27, .82), (-.17, 1.04), (.17, 1.04), (.27, .82)):
            angle = 2 * math.pi * (i + share + phase) / teeth
            outline.append((radius * reach * math.cos(angle), radius * reach * math.sin(angle)))
    cutout(at, outline, thickness, material, turn, .03)
    cylinder(at, radius * .34, thickness * 1.5, brass(), .03, turn)


def machine(place):
    """Production: two wheels that mesh."""
    gear(place.at(-.34, .68, .2), .52, 9, .26, clay('bone', .45), place.turn)
    gear(place.at(.5, 1.06, .2), .36, 7, .26, clay('rani', .45), place.turn, .5)
    box(place.at(.1, .2, 0), (1.5, .8, .2), clay('ink', .4), .05, place.pose)


def ledgers(place):
    """The books, one of them leaning."""
    shelf = (('teal', .26, 1.2, 0), ('marigold', .2, 1.05, 0), ('bone', .3, 1.28, 0), ('brick', .24, 1.1, 0), ('sky', .22, 1.12, 11))
    u = -.72
    for colour, width, height, roll in shelf:
        book = Frame(place.at(u + width / 2 + (.12 if roll else 0), .1), (0, -roll, math.degrees(place.pose.z)))
        box(book.at(0, height / 2, .1), (width, .9, height), clay(colour, .5), .045, book.pose)
        for v in (.22, .78):
            book.slab(0, height * v, width + .012, .06, .1, .01, brass(), d=.52, bevel=.004)
        u += width + .03


def trolley(place, width=2.5, depth=1.9):
    """A flat cart with a push bar."""
    box(place.at(0, .42), (width, depth, .18), clay('ink', .4), .06, place.pose)
    for u in (-1, 1):
        for d in (-.66, .66):
            cylinder(place.at(u * (width / 2 - .32), .2, d), .2, .16, clay('ink-soft', .5), .05, place.turn)
            cylinder(place.at(u * (width / 2 - .32), .2, d + .06), .09, .1, brass(), .02, place.turn)
    bar = [place.at(width / 2 - .06, .45, -.7), place.at(width / 2 + .22, 1.9, -.7), place.at(width / 2 + .3, 2.15, -.5),
           place.at(width / 2 + .3, 2.15, .5), place.at(width / 2 + .22, 1.9, .7), place.at(width / 2 - .06, .45, .7)]
    tube(bar, .07, brass())


def tomato(at, radius, tip=(0, 0, 0)):
    fruit = ball(at, radius, clay('brick', .28, coat=.4), (1, 1, .86), tip)
    for i in range(5):
        angle = 2 * math.pi * i / 5 + at[0]
        leaf = Vector((math.cos(angle), math.sin(angle), 0)) * radius * .22
        ball(fruit.location + leaf + Vector((0, 0, radius * .84)), radius * .2, clay('leaf', .5), (1.5, .55, .3), (0, .3, angle))
    tube([fruit.location + Vector((0, 0, radius * h)) for h in (.8, 1.02)], radius * .07, clay('leaf', .5))


def key(at, yaw=0, scale=1):
    """A house key lying down."""
    spin = degrees(0, 0, yaw)
    lie = Frame(at, (0, 0, yaw))
    torus(lie.at(-.62 * scale, .1), .3 * scale, .095 * scale, brass(), spin)
    box(lie.at(.3 * scale, .1), (1.25 * scale, .17 * scale, .16 * scale), brass(), .04, spin)
    for u, reach in ((.58, .3), (.82, .38)):
        box(lie.at(u * scale, .1, reach * scale / 2), (.15 * scale, reach * scale, .14 * scale), brass(), .03, spin)


def spanner(at, yaw, length=3.2, material=None):
    """An open-ended spanner lying flat."""
    half, spin = length / 2, degrees(0, 0, yaw)

    def bow(centre, radius, start, end):
        return [(centre + radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))) for a in range(start, end, 10)]

    jaw, ring = half - .4, -half + .36
    outline = bow(jaw, .5, -155, -24) + [(jaw, -.2), (jaw, .2)] + bow(jaw, .5, 25, 156) + bow(ring, .36, 30, 331)
    cutout(at, outline, .2, material or steel(), spin, .05)
    eye = Frame(at, (0, 0, yaw)).at(ring)
    cylinder(eye, .18, .21, clay('marigold-deep', .8), .02, spin, 6)


def screwdriver(at, yaw, colour='rani'):
    """Lying down, its blade to the right."""
    lie = Frame(at, (0, 0, yaw))
    along = degrees(0, 90, yaw)
    lathe(lie.at(-1.3, .3), [(0, 0), (.2, 0), (.3, .12), (.3, .75), (.24, .95), (.27, 1.1), (.2, 1.2), (0, 1.2)], clay(colour, .32, coat=.4), along)
    torus(lie.at(-.36, .3), .255, .03, clay('bone', .4), along)
    cylinder(lie.at(.75, .3), .085, 1.9, steel(), .02, along)
    box(lie.at(1.72, .3), (.3, .22, .07), steel(), .02, degrees(0, 0, yaw))


def screw(at):
    """A screw standing in the bench, as seen from above."""
    x, y, z = at
    cylinder((x, y, z + .09), .2, .18, brass(), .06)
    box((x, y, z + .19), (.26, .05, .03), clay('ink', .5), .01, degrees(0, 0, 35 + 60 * x))


def cord(start, end, sag, turns, radius=.16, thickness=.055, material=None):
    """A coiled telephone cord that hangs, or lies, between two points."""
    start, end = Vector(start), Vector(end)
    middle = (start + end) / 2 + Vector(sag)
    points, steps = [], turns * 8
    for i in range(steps + 1):
        t = i / steps
        spine = start * (1 - t) ** 2 + middle * 2 * t * (1 - t) + end * t * t
        along = ((middle - start) * (1 - t) + (end - middle) * t).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(along)
        wind = min(1, 8 * t, 8 * (1 - t)) * radius
        angle = 2 * math.pi * turns * t
        points.append(spine + side * math.cos(angle) * wind + up * math.sin(angle) * wind)
    tube(points, thickness, material or clay('ink', .4), smooth=3)


def shop_scale():
    """A shop's scale with a dial and an empty pan, which starts at 2.26."""
    body = clay('teal', .38, coat=.25)
    kneaded([box((0, 0, .45), (2.9, 1.7, .9), None, .2), box((0, .1, 1.1), (2.3, 1.3, 1.1), None, .25),
             box((0, .12, 1.6), (1.5, 1.1, .8), None, .2)], body, .045, 12)
    for x in (-1.05, 1.05):
        for y in (-.55, .55):
            cylinder((x, y, .06), .2, .14, clay('ink', .5), .04)
    dial = Frame((0, -.72, 1.06), (-8, 0, 0))
    cylinder(dial.at(0, 0, 0), .86, .26, brass(), .06, dial.turn)
    cylinder(dial.at(0, 0, .1), .75, .14, clay('paper', .5), .03, dial.turn)
    for i in range(13):
        angle = math.radians(225 - 270 * i / 12)
        long = .15 if i % 3 == 0 else .08
        mark = dial.rolled(-math.degrees(angle), .64 * math.cos(angle), .64 * math.sin(angle), .18)
        mark.slab(0, 0, long, .035, .02, .01, clay('ink', .5), bevel=.004)
    tip = math.radians(52)
    tube([dial.at(-.16 * math.cos(tip), -.16 * math.sin(tip), .2), dial.at(.54 * math.cos(tip), .54 * math.sin(tip), .2)], .04, clay('rani', .4), widths=(1.2, .5))
    cylinder(dial.at(0, 0, .2), .1, .1, brass(), .02, dial.turn)
    cylinder((0, .12, 2.05), .2, .34, brass(), .03)
    lathe((0, .12, 2.14), [(0, 0), (.5, 0), (1.1, .12), (1.5, .42), (1.56, .44), (1.55, .5), (1.46, .5), (1.06, .22), (0, .12)], steel())


def telephone(colour='teal'):
    """A telephone without its receiver; the cradle ends at 2.07."""
    shell = clay(colour, .34, coat=.35)
    kneaded([box((-.55, 0, .35), (3.0, 2.5, .7), None, .25), box((-.55, .1, .85), (2.3, 1.9, .8), None, .3),
             box((-.55, .3, 1.3), (1.7, 1.0, .7), None, .25)], shell, .045, 14)
    for x, out in ((-1.34, -.07), (.24, .07)):
        for y in (.02, .62):
            tube([(x, y, 1.4), (x, y - .02, 1.74), (x + out, y, 1.94)], .13, shell)
            ball((x + out, y, 1.94), .13, shell)
    dial = Frame((-.55, -.98, .98), (-42, 0, 0))
    cylinder(dial.at(0, 0, -.02), .86, .3, clay('ink', .35), .06, dial.turn)
    cylinder(dial.at(0, 0, .12), .8, .14, clay('bone', .4), .04, dial.turn)
    for i in range(10):
        angle = math.radians(60 + 30 * i)
        cylinder(dial.at(.56 * math.cos(angle), .56 * math.sin(angle), .155), .135, .1, clay('ink', .5), .02, dial.turn)
    cylinder(dial.at(0, 0, .2), .28, .08, clay('rani', .4), .03, dial.turn)
    tube([dial.at(.36, -.62, .24), dial.at(.66, -.52, .24)], .06, brass())


def receiver(hand, yaw, colour='teal'):
    """The telephone's receiver; `yaw` is that of its frame."""
    kneaded([tube([hand.at(-1.25, .12), hand.at(-.7, .5), hand.at(0, .62), hand.at(.7, .5), hand.at(1.25, .12)], .26, None, widths=(1, .9, .8, .9, 1)),
             cylinder(hand.at(-1.3, -.1), .5, .56, None, .1, degrees(0, -16, yaw)), cylinder(hand.at(1.3, -.1), .5, .56, None, .1, degrees(0, 16, yaw))],
            clay(colour, .34, coat=.35), .04, 8)


# ---------------------------------------------------------------- scenes

def erp():
    """Departments as rooms of one cabinet; the fourth is just being wheeled up."""
    set_of('software')
    look(FRONT, 10.7, (.5, 0, 1.9), -6, 7)
    width, height, _ = ROOM
    base = Frame((-1.35, .2, 0), (0, 0, 4))
    box(base.at(0, .14), (2 * width + .5, 1.9, .28), clay('brick-deep', .5), .08, base.pose)
    box(base.at(0, .28 + 2 * height + .1), (2 * width + .4, 1.85, .2), clay('brick', .5), .07, base.pose)
    rooms = (('teal', basket, -.5, 0), ('#F0DCBA', stock, .5, 0), ('sky', machine, -.5, 1))
    for colour, fill, side, floor in rooms:
        place = Frame(base.at(side * width, .28 + floor * height), (0, 0, 4))
        room(place, colour)
        fill(place)
    # The place that waits for the fourth.
    empty = base.at(.5 * width, .28 + 1.5 * height)
    box(empty + Vector((0, .7, 0)), (width - .02, .1, height), clay('brick-deep', .6), .02, base.pose)
    box(base.at(width - .05, .28 + 1.5 * height), (.1, 1.6, height), clay('brick', .5), .03, base.pose)
    cart = Frame((3.15, -1.35, 0), (0, 0, -16))
    trolley(cart)
    late = Frame(cart.at(-.05, .51), (0, 0, -16))
    room(late, 'rani')
    ledgers(late)


def crm():
    """A card index on its axle, open at one customer."""
    set_of('software')
    look(QUARTER, 6.5, (0, 0, 1.9), 42, -4)
    axle = (0, 0, 2.1)
    slab((0, .1, .12), 3.9, 2.5, .24, .5, clay('teal-deep', .5), bevel=.07)
    for side in (-1, 1):
        tube([(side * 1.62, -.85, .3), (side * 1.62, -.25, 1.1), (side * 1.62, 0, 2.1)], .12, glazed('ink'))
        tube([(side * 1.62, .95, .3), (side * 1.62, .3, 1.1), (side * 1.62, 0, 2.1)], .12, glazed('ink'))
        cylinder((side * 1.9, 0, 2.1), .42, .34, clay('teal', .4), .1, degrees(0, 90, 0))
        cylinder((side * 2.1, 0, 2.1), .2, .1, brass(), .03, degrees(0, 90, 0))
    cylinder(axle, .34, 3.2, brass(), .04, degrees(0, 90, 0))
    tabs = ('teal', 'rani', 'sky-deep', 'brick', 'marigold-deep')
    leans = [-8 - 11 * i for i in range(14)] + [62 + 10.5 * i for i in range(13)]
    for i, lean in enumerate(leans):
        card = Frame(axle, (lean + 1.6 * math.sin(i * 5), 0, 0))
        paper = clay(('paper', 'bone', 'sand')[i % 3], .65)
        card.slab(0, 1.06, 2.7, 1.45, .05, .12, paper, bevel=.012)
        if i:
            card.slab(-.98 + (i * 3 % 5) * .49, 1.84, .46, .26, .055, .07, clay(tabs[i % 5], .5), bevel=.012)
    front = Frame(axle, (-8, 0, 0))
    front.slab(.9, 1.86, .62, .28, .06, .08, clay('rani', .45), bevel=.014)
    front.slab(-.78, 1.12, .86, .98, .06, .2, clay('sky', .5), d=.05, bevel=.02)
    ball(front.at(-.78, 1.28, .13), .2, clay('#B97A52', .5), (1, .7, 1))
    ball(front.at(-.78, 1.4, .1), .215, clay('#2B1B17', .5), (1.04, .75, .72))
    front.slab(-.78, .85, .6, .34, .12, .16, clay('rani', .5), d=.1, bevel=.05)
    for v, width, colour in ((1.46, 1.2, 'ink'), (1.18, .95, 'sand-deep'), (.96, 1.1, 'sand-deep')):
        front.slab(-.16 + width / 2, v, width, .13, .06, .06, clay(colour, .5), d=.05, bevel=.02)
    for i, colour in enumerate(('teal', 'marigold', 'brick')):
        front.slab(.02 + i * .42, .64, .34, .22, .08, .11, clay(colour, .4), d=.055, bevel=.03)


def iot():
    """A shop's scale that reports for itself."""
    set_of('software')
    look(FRONT, 7.4, (.6, 0, 2.1), -12)
    shop_scale()
    for x, y, z, r in ((-.58, -.15, 2.66, .46), (.42, -.22, 2.64, .42), (.02, .55, 2.68, .47), (-.02, .02, 3.12, .4)):
        tomato((x, y, z), r, degrees(12 * x, 14 * y, 0))
    for i, radius in enumerate((.5, .95, 1.4)):
        centre = Frame((1.62, .1, 2.75), (0, 38, 0))
        arc = [centre.at(radius * math.cos(a), radius * math.sin(a)) for a in (math.radians(44 + 92 * k / 12) for k in range(13))]
        tube(arc, .12, clay('bone', .42), smooth=4)
    ball((1.62, .1, 2.75), .2, clay('rani', .38))


def intelligence():
    """An abacus whose beads add up to a chart."""
    set_of('software')
    look(QUARTER, 10.0, (.55, 0, 1.75), 4, -13)
    wood = clay('bone', .45)
    box((0, 0, .2), (6.5, 1.5, .4), wood, .1)
    box((0, 0, 3.95), (6.5, .62, .32), wood, .09)
    for x in (-3.05, 3.05):
        box((x, 0, 2.1), (.34, .56, 3.6), wood, .09)
        cylinder((x, -.3, 3.95), .13, .08, brass(), .03, degrees(90, 0, 0))
    values, beads, height = (2, 3, 3, 5, 4, 6), 7, .47
    colours = ('ink', 'ink', 'teal', 'teal', 'brick', 'rani')
    for column, (value, colour) in enumerate(zip(values, colours)):
        x = -2.3 + column * .92
        cylinder((x, 0, 2.1), .055, 3.5, brass(), 0)
        for k in range(beads):
            resting = k < value
            z = .4 + height * (k + .5) if resting else 3.79 - height * (beads - k - .5)
            bead = glazed(colour) if resting else clay('sand', .5)
            ball((x + .012 * math.sin(k * 7 + column), .015 * math.cos(k * 5 + column), z), .41, bead, (1, 1, .57))
    mug((3.95, -1.25, 0), 'teal', -24, .92)
    ball((-3.7, -1.5, .24), .24, clay('rani', .4))


def upkeep():
    """A cracked slab of code on the bench, mended with gold."""
    set_of('software', .86)
    look(ABOVE, 9.2, (0, -.35, 0), 14)
    spin = 13
    plate = Frame((-.1, .45, 0), (0, 0, spin))
    lying = degrees(0, 0, spin)
    thick = .34
    slab(plate.at(0, thick / 2), 4.5, 3.3, thick, .34, glazed('ink'), lying, .08)

    def line(u, d, width, colour, height=.2):
        slab(plate.at(u + width / 2, thick + .04, d), width, height, .12, height / 2, clay(colour, .42), lying, .035)

    for u, colour in ((-1.9, 'brick'), (-1.62, 'marigold'), (-1.34, 'teal')):
        ball(plate.at(u, thick + .03, -1.32), .1, clay(colour, .4))
    for row, parts in enumerate((((-1.9, 1.3, 'marigold'), (-.42, .7, 'bone')), ((-1.55, .8, 'sky'), (-.6, 1.5, 'bone')),
                                 ((-1.55, 1.2, 'rani'), (-.2, .5, 'sky')), ((-1.55, .6, 'bone'), (-.8, 1.0, 'marigold')),
                                 ((-1.9, .9, 'bone'),))):
        for u, width, colour in parts:
            line(u, -.82 + row * .45, width, colour)
    # The new part, a shade larger than the old ones.
    slab(plate.at(1.42, thick + .1, .62), 1.0, .84, .26, .16, clay('mint', .4), lying, .06)
    tube([plate.at(1.2, thick + .26, .64), plate.at(1.36, thick + .26, .8), plate.at(1.68, thick + .26, .44)], .065, clay('teal-deep', .4), smooth=1)
    seams = (((2.16, -.7), (1.7, -.5), (1.42, -.72), (.98, -.28), (.9, .2), (.5, .42), (.62, .92), (.3, 1.2), (.36, 1.57)),
             ((.9, .2), (1.3, .06), (1.6, .16), (2.0, -.06), (2.16, -.02)), ((.98, -.28), (.72, -.9), (.9, -1.2), (.74, -1.57)))
    for seam in seams:
        widths = [.75 + .4 * abs(math.sin(3.1 * k)) for k in range(len(seam))]
        tube([plate.at(u, thick - .02, d) for u, d in seam], .07, brass(), widths=widths, smooth=4)
    spanner((-1.35, -2.35, .12), 8, 2.9)
    screwdriver((1.75, -2.1, 0), 24, 'rani')
    for at in ((2.95, -.2, 0), (3.1, .62, 0), (-3.0, -.9, 0)):
        screw(at)


def partner():
    """A telephone with its handset off, and the key that will be handed over."""
    set_of('software')
    look(QUARTER, 9.5, (-.1, -.3, .72), 18, -5)
    telephone()
    receiver(Frame((2.85, -.55, .5), (0, 0, 24)), 24)
    cord((.1, -1.2, .26), (1.66, -1.3, .34), (.2, -1.75, -.1), 17, .19, .07)
    key((-3.0, -1.55, 0), -24, 1.15)
    slab((-3.45, -2.3, .06), .8, .55, .1, .16, clay('rani', .45), degrees(0, 0, 38), .03)
    torus((-3.7, -1.6, .1), .2, .035, steel(), degrees(24, 0, 20))


SCENES = {
    'software-1': erp, 'software-2': crm, 'software-3': iot,
    'software-6': intelligence, 'software-4': upkeep, 'software-5': partner,
}
