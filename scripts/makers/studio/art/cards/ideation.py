"""The cards of ideation and design: what is drawn, asked and tried, on sand."""
import math

from cards.props import peg, rod, sheet
from cards.stage import ABOVE, CARD, FRONT, LOW, WIDE, look, set_of
from cases import mug
from studio import (Frame, Vector, ball, box, brass, clay, cone, cutout, cylinder, degrees, glazed, kneaded, lathe, slab,
                    steel, torus, tube)

SIZE = CARD
SIZES = {'ideation-1': WIDE, 'ideation-3': LOW, 'ideation-4': LOW, 'ideation-7': WIDE}


# ---------------------------------------------------------------- props

def pencil(a, b, radius=.13, colour='marigold'):
    """A hexagonal pencil from its rubber to its point."""
    a, b = Vector(a), Vector(b)
    along = (b - a).normalized()
    turn = along.to_track_quat('Z', 'Y').to_euler()
    tip = radius * 3.4
    wood = (b - a).length - tip
    cylinder(a + along * radius, radius * 1.02, radius * 2, clay('rani', .5), radius * .3, turn, 48)
    cylinder(a + along * radius * 2.6, radius * 1.05, radius * 1.4, brass(), .01, turn, 48)
    cylinder(a + along * (radius * 3.2 + wood) / 2, radius, wood - radius * 3.2, clay(colour, .38, coat=.25), .012, turn, 6)
    cone(b - along * tip / 2, radius * .97, .012, tip, clay('#E9C796', .6), 0, turn)
    cone(b - along * tip * .17, radius * .35, .008, tip * .36, clay('ink', .4), 0, turn)


def bank(place):
    """Two banks and the water between them: the question."""
    for side in (-1, 1):
        box(place.at(side * .98, .55), (.78, 1.7, 1.1), clay('mint-deep', .55), .1, place.pose)
        box(place.at(side * .98, .08), (.8, 1.72, .16), clay('sand-deep', .6), .05, place.pose)
    box(place.at(0, .2), (1.5, 1.6, .4), clay('sky-deep', .18, coat=.8), .06, place.pose)
    for u, d in ((-.2, .5), (.25, .1), (-.1, -.35)):
        place_at = place.at(u, .405, d)
        slab(place_at, .42, .05, .02, .024, clay('paper', .5), place.pose, .004)


def voussoirs(place, radius, depth, thick, count, colours, start=0, end=180, v=0.0, skip=()):
    """The wedge stones of an arch, as rounded blocks."""
    step = (end - start) / count
    length = 2 * math.pi * radius * step / 360 - .03
    for i in range(count):
        if i in skip:
            continue
        angle = start + step * (i + .5)
        u, w = radius * math.cos(math.radians(angle)), v + radius * math.sin(math.radians(angle))
        stone = place.rolled(90 - angle, u, w)
        box(stone.origin, (length, depth * (1 + .02 * math.sin(i * 5)), thick * (1 + .05 * math.sin(i * 3))), clay(colours[i % len(colours)], .5), .05, stone.pose)


def sailing_boat(place):
    hull = [(-.56, .32), (-.36, 0), (.34, 0), (.66, .36)]
    cutout(place.at(), hull, .56, clay('rani', .42), place.turn, .09)
    rod(place.at(0, .2), place.at(0, 1.95), .045, brass())
    cutout(place.at(.07, .42), [(0, 0), (.74, .1), (.02, 1.42)], .07, clay('paper', .6), place.turn, .02)
    cutout(place.at(-.07, .42), [(0, .08), (-.02, 1.15), (-.56, .1)], .07, clay('marigold', .5), place.turn, .02)


def scribble(points, radius=.028, colour='ink'):
    tube(points, radius, clay(colour, .55), smooth=6)


def saucepan(at):
    x, y, z = at
    enamel = clay('teal', .3, coat=.45)
    lathe(at, [(0, 0), (1.0, 0), (1.1, .1), (1.14, 1.1), (1.2, 1.14), (1.12, 1.18), (1.04, 1.08), (1.02, .9), (0, .88)], enamel)
    torus((x, y, z + 1.14), 1.14, .045, clay('bone', .35))
    cylinder((x, y, z + .92), 1.03, .06, clay('#D9702E', .3, coat=.5), .02)
    for side in (-1, 1):
        torus((x + side * 1.2, y, z + .82), .24, .075, brass(), degrees(90, 0, 0))
    for dx, dy, colour in ((-.35, -.3, 'leaf'), (.2, -.5, 'marigold'), (.45, .1, 'leaf'), (-.1, .2, 'brick')):
        ball((x + dx, y + dy, z + .95), .17, clay(colour, .4), (1.2, .9, .55), (0, 0, dx * 9))


def steam(at, height=1.0):
    x, y, z = at
    tube([(x, y, z), (x + .16, y, z + height * .3), (x - .12, y, z + height * .65), (x + .1, y, z + height)], .075, clay('paper', .7), widths=(.4, 1, .9, .25))


def tumbler(at, turn=(0, 0, 0)):
    """A drinking glass, 1.7 high."""
    glass = clay('#ffffff', .03, spec=.5, transmission=1)
    return lathe(at, [(0, 0), (.52, 0), (.54, .04), (.66, 1.68), (.64, 1.72), (.6, 1.68), (.5, .18), (0, .16)], glass, turn)


def drink(at, level, colour='#E4572E'):
    """Juice in a tumbler, up to a share of its height."""
    top = .2 + 1.38 * level
    lathe(at, [(0, .185), (.47, .185), (.475, .22), (.475 + .1 * (top - .2) / 1.5, top), (0, top)], clay(colour, .25, coat=.3, glow=.4))


def stool(place, colour):
    """A chair with a bent back; the frame's front looks at the table."""
    seat, legs = clay(colour, .48), clay('bone', .5)
    slab(place.at(0, .8), 1.0, .95, .2, .32, seat, place.pose, .07)
    for u in (-.36, .36):
        for d in (-.33, .33):
            rod(place.at(u * 1.15, 0, d * 1.15), place.at(u * .9, .76, d * .9), .075, legs)
    back = [place.at(.52 * math.sin(math.radians(a)), 1.42, .06 - .56 * math.cos(math.radians(a))) for a in (-62, -31, 0, 31, 62)]
    tube(back, .17, seat)
    for a in (-36, 36):
        rod(place.at(.5 * math.sin(math.radians(a)), .8, .06 - .5 * math.cos(math.radians(a))), place.at(.52 * math.sin(math.radians(a)), 1.4, .06 - .56 * math.cos(math.radians(a))), .07, legs)


def dividers(foot, other, height, towards=(0, 0, 0)):
    """A pair of brass dividers standing on two points."""
    a, b = Vector(foot), Vector(other)
    top = (a + b) / 2 + Vector((0, 0, height)) + Vector(towards)
    for leg in (a, b):
        joint = leg.lerp(top, .42)
        along = (top - leg).normalized()
        cone((leg + joint) / 2, .015, .075, (joint - leg).length, steel(), 0, along.to_track_quat('Z', 'Y').to_euler())
        rod(joint, top, .1, brass())
    cylinder(top, .22, .26, brass(), .05, degrees(90, 0, 0))
    rod(top, top + Vector((0, 0, .42)), .07, steel())


# ---------------------------------------------------------------- scenes

def concept():
    """The same water three times, and three ways across."""
    set_of('ideation')
    look(FRONT, 9.9, (-.05, -.1, 1.0), -7, 12)
    arch = Frame((-3.0, .25, 0), (0, 0, 8))
    bank(arch)
    voussoirs(arch, .84, 1.0, .34, 9, ('brick', '#D4603F'), 4, 176, .86)
    for d in (-.42, .42):
        tube([arch.at(1.06 * math.cos(math.radians(a)), .92 + 1.06 * math.sin(math.radians(a)), d) for a in range(14, 167, 8)], .07, clay('bone', .5), smooth=4)
    hung = Frame((.05, -.35, 0), (0, 0, -2))
    bank(hung)
    box(hung.at(0, 1.22), (2.5, .86, .14), clay('bone', .5), .04, hung.pose)
    for d in (-.5, .5):
        for u in (-.82, .82):
            cylinder(hung.at(u, 1.72, d), .11, 1.5, clay('teal', .42), .04)
            ball(hung.at(u, 2.52, d), .14, brass())
        chain = [hung.at(u, 1.5 + .95 * (u / .82) ** 2, d) for u in (-.82, -.55, -.28, 0, .28, .55, .82)]
        tube(chain, .045, brass())
        for side in (-1, 1):
            rod(hung.at(side * .82, 2.45, d), hung.at(side * 1.3, 1.2, d), .04, brass())
        for u in (-.55, -.28, 0, .28, .55):
            rod(hung.at(u, 1.25, d), hung.at(u, 1.5 + .95 * (u / .82) ** 2, d), .025, brass())
    sailed = Frame((3.05, .35, 0), (0, 0, -12))
    bank(sailed)
    sailing_boat(Frame(sailed.at(0, .34, .3), (0, 3, -12)))
    for u in (-.98, .98):
        box(sailed.at(u * .66, 1.12, .3), (.5, .34, .1), clay('sand-deep', .6), .03, sailed.pose)
    ball(sailed.at(1.02, 1.32, -.3), .24, clay('marigold', .4))


def research():
    """An interview at the stove."""
    set_of('ideation')
    look(FRONT, 7.6, (.2, -.3, 1.6), 14, 7)
    box((-.85, .3, .4), (3.3, 2.7, .8), clay('bone', .45), .14)
    for x in (-1.75, -.85, .05):
        cylinder((x, -1.08, .42), .17, .16, clay('rani' if x < -1 else 'ink', .45), .04, degrees(90, 0, 0))
    torus((-.85, .3, .84), .9, .07, clay('ink', .5))
    saucepan((-.85, .3, .88))
    rod((-.2, .55, 1.6), (.62, .9, 3.05), .08, clay('sand-deep', .6))
    for x, high in ((-1.35, 1.15), (-.75, 1.4)):
        steam((x, .3, 2.15), high)
    # The microphone leans in and listens.
    cylinder((2.2, -.35, .1), .72, .2, glazed('ink'), .07)
    tube([(2.2, -.35, .15), (2.3, -.35, 1.3), (2.05, -.4, 2.15), (1.62, -.45, 2.45)], .075, steel())
    head = Vector((.92, -.5, 2.62))
    along = (Vector((1.8, -.46, 2.4)) - head).normalized()
    turn = along.to_track_quat('Z', 'Y').to_euler()
    cylinder(head + along * .75, .2, .8, clay('ink', .3, coat=.5), .07, turn)
    torus(head + along * .36, .24, .06, brass(), turn)
    ball(head, .42, clay('rani', .75), (1, 1, 1.08), turn)
    # What was said, word for word.
    pad = Frame((.55, -2.1, .12), (0, 0, 16))
    slab(pad.at(0, -.02), 1.7, 1.3, .14, .1, clay('teal-deep', .5), pad.pose, .03)
    slab(pad.at(0, .08), 1.6, 1.2, .08, .06, clay('paper', .7), pad.pose, .015)
    for row, (end, phase) in enumerate(((.55, 0), (.62, 1.2), (.3, 2))):
        scribble([pad.at(-.62 + (end + .62) * k / 16, .13, -.3 + row * .32 + .05 * math.sin(k * 1.9 + phase)) for k in range(17)], .026)
    pencil(pad.at(1.35, .3, -.25), pad.at(.42, .17, .42), .1)


def wireframe():
    """A phone of cardboard and tape, its screen drawn by hand."""
    set_of('ideation', .42, fill=130, rim=300)
    look(FRONT, 8.6, (.45, 0, 1.75), -16, 9)
    board = Frame((-.15, .2, 1.92), (-13, 0, 8))
    card = clay('#C08F56', .75)
    for i in range(3):
        board.slab(.012 * (-1) ** i, 0, 2.5 - .02 * i, 3.9 - .02 * i, .1, .2, clay(('#B98650', '#D2A56C', '#C79A63')[i], .8), d=-.1 + i * .1, bevel=.012)
    screen = Frame(board.at(.01, .04, .16), (-13, .8, 8))
    screen.slab(0, 0, 2.02, 3.3, .03, .03, clay('paper', .8), bevel=.006)

    def drawn(points, radius=.03, colour='ink', closed=False):
        tube([screen.at(u, v, .03) for u, v in points], radius, clay(colour, .6), closed=closed, smooth=2)

    drawn(((-.8, 1.42), (-.2, 1.44), (.36, 1.41)), .045)
    drawn(((-.8, 1.14), (.0, 1.17), (.81, 1.15), (.83, .6), (.8, .12), (0, .09), (-.79, .11), (-.81, .6)), closed=True)
    drawn(((-.77, 1.12), (0, .62), (.78, .13)), .024)
    drawn(((.78, 1.12), (.02, .64), (-.77, .14)), .024)
    for v, end in ((-.14, .74), (-.36, .8), (-.58, .2)):
        drawn(((-.8, v), (-.1, v + .02), (end, v - .01)), .028)
    screen.slab(.02, -1.08, 1.5, .5, .12, .14, clay('#C79A63', .75), d=.06, bevel=.02)
    screen.slab(.02, -1.08, 1.34, .36, .05, .1, clay('rani', .55), d=.13, bevel=.015)
    for u, v, angle, colour in ((-.98, 1.58, 42, 'marigold'), (.98, 1.6, -40, 'marigold'), (.98, -1.52, 44, 'mint-deep')):
        strip = screen.rolled(-angle, u, v, .045)
        strip.slab(0, 0, .72, .28, .025, .02, clay(colour, .6), bevel=.006)
    # A prop behind, as on a picture frame.
    slab((-.15, 1.1, .95), 1.0, 2.2, .1, .06, card, degrees(118, 0, 8), .015)
    # A finger's worth of clay says where to press.
    pencil((2.6, -1.9, .13), (.75, -1.35, .12), .14)
    # A roll of tape.
    roll = Frame((2.05, -.35, .62), (0, 0, -32))
    torus(roll.at(), .44, .19, clay('marigold', .45), roll.turn)
    cylinder(roll.at(), .3, .4, clay('sand-deep', .7), .03, roll.turn)
    cylinder(roll.at(0, 0, .01), .24, .41, clay('bone', .7), .02, roll.turn)


def visual():
    """A fan of colours between the sun and the moon."""
    set_of('ideation')
    look(FRONT, 9.4, (0, 0, 1.95), 0, 3)
    base = Frame((0, 0, .62), (-7, 0, 0))
    slab((0, .12, .16), 3.0, 1.3, .32, .4, clay('sand-deep', .6), bevel=.09)
    colours = ('brick', '#E2622F', 'marigold-deep', 'marigold', 'mint', 'sky', 'sky-deep', 'teal', 'teal-deep', 'ink')
    count = len(colours)
    for i, colour in enumerate(colours):
        angle = -74 + 148 * i / (count - 1) + 1.2 * math.sin(i * 4)
        blade = base.rolled(angle, d=.075 * (count / 2 - i))
        blade.slab(0, 1.42, .94, 3.2, .06, .14, clay(colour, .42), bevel=.018)
        blade.slab(0, 2.72, .7, .16, .02, .05, clay('paper', .6), d=.03, bevel=.006)
    cylinder(base.at(0, 0, 0), .26, 1.05, brass(), .06, base.turn)
    cylinder(base.at(0, 0, .5), .12, .14, clay('rani', .4), .03, base.turn)
    ball((-3.3, -.9, .46), .46, clay('marigold', .38, coat=.3))
    for i in range(9):
        a = 2 * math.pi * i / 9
        ball((-3.3 + .64 * math.cos(a), -.9, .56 + .64 * math.sin(a)), .07, brass())
    moon = [(.56 * math.cos(math.radians(a)), .56 * math.sin(math.radians(a))) for a in range(50, 311, 10)]
    inner = [(.26 + .44 * math.cos(math.radians(a)), .44 * math.sin(math.radians(a))) for a in range(282, 77, -10)]
    stand = Frame((3.25, -.9, .6), (-8, -18, 0))
    cutout(stand.at(), moon + inner, .26, clay('sky-deep', .4), stand.turn, .08)


def states():
    """One glass four times: empty, being filled, spilt, served."""
    set_of('ideation')
    look(FRONT, 9.6, (.0, 0, 1.7), -6, 4)
    slab((0, .1, .11), 8.3, 2.3, .22, .5, clay('#D9B98A', .6), bevel=.07)
    juice = '#E4572E'
    seats = (-3.1, -1.15, 1.05, 3.15)
    for x, colour in zip(seats, ('bone', 'sky', 'rani', 'teal')):
        cylinder((x, 0, .26), .84, .09, clay(colour, .55), .03)
    floor = .31
    tumbler((seats[0], 0, floor))
    tumbler((seats[1], 0, floor))
    drink((seats[1], 0, floor), .42, juice)
    pour = [(seats[1] + .3, 0, 2.95), (seats[1] + .12, 0, 2.6), (seats[1] + .02, 0, 1.8), (seats[1], 0, floor + .7)]
    tube(pour, .09, clay(juice, .25, coat=.3), widths=(1.1, 1, .85, .9))
    jug = Frame((seats[1] + 1.05, .05, 2.72), (0, -62, 0))
    lathe(jug.at(), [(0, 0), (.5, 0), (.58, .08), (.62, .7), (.46, 1.05), (.5, 1.2), (.44, 1.2), (.4, 1.05), (.54, .68), (0, .2)], clay('bone', .35, coat=.35), jug.pose)
    torus(jug.at(.62, .62), .3, .085, clay('bone', .35, coat=.35), jug.turn)
    # Wrong: fallen over.
    tumbler((seats[2] - .5, -.1, floor + .6), degrees(0, 86, -14))
    kneaded([cylinder((seats[2] + 1.15, -.75, .25), .42, .1, None, .04), cylinder((seats[2] + .7, -.85, .25), .5, .1, None, .04),
             cylinder((seats[2] + .2, -1.02, .15), .4, .24, None, .04), cylinder((seats[2] + 1.5, -.95, .24), .26, .1, None, .04)], clay(juice, .2, coat=.6), .03, 8)
    ball((seats[2] - .45, -1.45, .09), .13, clay(juice, .2, coat=.6), (1.2, 1, .6))
    # Right: with a straw and a slice.
    tumbler((seats[3], 0, floor))
    drink((seats[3], 0, floor), .95, juice)
    rod((seats[3] - .1, .05, floor + .5), (seats[3] + .42, .15, floor + 2.5), .06, clay('paper', .5))
    slice_ = Frame((seats[3] - .58, -.1, floor + 1.72), (0, -16, -14))
    cylinder(slice_.at(), .42, .13, clay('marigold', .42), .03, slice_.turn)
    cylinder(slice_.at(0, 0, .015), .35, .13, clay('#FFE3A0', .5), .02, slice_.turn)
    for k in range(6):
        a = math.radians(60 * k + 12)
        cylinder(slice_.at(.19 * math.cos(a), .19 * math.sin(a), .03), .1, .13, clay('marigold', .42), .02, slice_.turn)
    for a in (-30, 30, 90):
        ball((seats[3] + .1 + .12 * math.cos(math.radians(a)), -.1, floor + 1.78 + .1 * math.sin(math.radians(a))), .16, clay('leaf', .45), (1.2, .5, .5), degrees(0, -a, 0))


def together():
    """One open file on one table."""
    set_of('ideation', .84)
    look(ABOVE, 7.7, (.05, 0, .7), -6, 4)
    cylinder((0, 0, 1.16), 1.95, .2, clay('mint-deep', .5), .08)
    cylinder((0, 0, .6), .3, 1.1, clay('sand-deep', .5), .05)
    cylinder((0, 0, .08), .95, .16, clay('sand-deep', .5), .06)
    for angle, colour, pull in ((38, 'teal', 2.35), (128, 'rani', 2.4), (218, 'marigold', 2.35), (306, 'brick', 2.75)):
        away = math.radians(angle)
        stool(Frame((pull * math.cos(away), pull * math.sin(away), 0), (0, 0, angle - 90 + (14 if colour == 'brick' else 0))), colour)
    top = 1.27
    sheet((0, .05, top), 2.25, 1.7, 'paper', 9, .05)
    lying = degrees(0, 0, 9)
    file = Frame((0, .05, top + .06), (0, 0, 9))
    slab(file.at(-.5, .03, -.12), .8, .86, .1, .1, clay('sky', .45), lying, .03)
    ball(file.at(-.5, .1, -.22), .2, clay('marigold', .4), (1, 1, .5))
    for d, width, colour in ((-.48, .84, 'ink'), (-.22, .7, 'sand-deep'), (.02, .84, 'sand-deep')):
        slab(file.at(.05 + width / 2, .03, d), width, .13, .08, .06, clay(colour, .5), lying, .025)
    slab(file.at(.3, .04, .38), .5, .24, .12, .12, clay('rani', .42), lying, .035)
    for d in (.42, .6):
        slab(file.at(-.5, .02, d), .8, .08, .05, .03, clay('sand-deep', .5), lying, .015)
    for a, b, colour in (((1.55, .55, 1.36), (.98, .12, 1.36), 'teal'), ((-.9, 1.35, 1.36), (-.5, .78, 1.36), 'rani'),
                         ((-1.5, -.75, 1.36), (-.95, -.42, 1.36), 'marigold'), ((.75, -1.5, 1.36), (.42, -.86, 1.36), 'brick')):
        pencil(a, b, .095, colour)
    mug((1.2, -.62, top), 'sky', 30, .52)
    mug((-1.3, .3, top), 'brick', 160, .52)
    ball((.55, 1.3, top + .18), .18, brass())


def partner():
    """The drawing, the thing that was built from it, and the designer, who has stayed."""
    set_of('ideation')
    look(FRONT, 9.9, (-.25, 0, 1.45), -10, 6)
    # Drawn.
    easel = Frame((-2.75, .2, 1.85), (-10, 0, 12))
    easel.slab(0, 0, 2.7, 2.9, .1, .08, clay('paper', .7), bevel=.02)
    easel.slab(0, -1.5, 2.9, .18, .3, .06, clay('sand-deep', .6), d=.06, bevel=.03)
    for u in (-.95, .95):
        rod(easel.at(u, -1.5, -.02), easel.at(u * 1.06, -1.98, -.02), .08, clay('sand-deep', .6))
    rod(easel.at(0, .6, -.1), (-2.2, 1.9, 0), .08, clay('sand-deep', .6))

    def drawn(points, radius=.034, colour='ink'):
        tube([easel.at(u, v, .075) for u, v in points], radius, clay(colour, .6), smooth=4)

    def curve(radius):
        return [(radius * math.cos(math.radians(a)), -.25 + radius * math.sin(math.radians(a)) + .012 * math.sin(a)) for a in range(0, 181, 15)]
    for radius in (.62, 1.0):
        drawn([(radius, -1.0)] + curve(radius) + [(-radius, -1.0)])
    for a in (22, 45, 67, 90, 113, 135, 158):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        drawn(((.63 * c, -.25 + .63 * s), (.82 * c, -.25 + .82 * s), (.99 * c, -.25 + .99 * s)), .024)
    drawn([(.27 * math.cos(math.radians(a)), -.62 + .27 * math.sin(math.radians(a))) for a in range(0, 361, 24)], .034, 'rani')
    drawn(((-1.2, -1.02), (0, -1.0), (1.2, -1.03)), .03)
    # Built.
    stone = Frame((1.75, .2, 0), (0, 0, -8))
    box(stone.at(0, .11), (4.1, 1.7, .22), clay('mint-deep', .55), .08, stone.pose)
    for side in (-1, 1):
        for k in range(2):
            box(stone.at(side * 1.22, .52 + k * .56), (.62 - .02 * k, 1.0, .54), clay('brick' if (k + (side > 0)) % 2 else '#D4603F', .5), .06, stone.pose)
    voussoirs(stone, 1.22, 1.0, .6, 9, ('brick', '#D4603F'), 0, 180, 1.36, (4,))
    voussoirs(stone, 1.22, 1.06, .68, 9, ('marigold',), 0, 180, 1.36, (0, 1, 2, 3, 5, 6, 7, 8))
    ball(stone.at(0, .76, -.1), .54, clay('rani', .38, coat=.3))
    dividers(stone.at(-.62, .24, .78), stone.at(.62, .24, .78), 1.55, (0, .1, 0))
    # Stayed.
    peg((-.55, -1.15, 0), 'teal', '#A9693F', .82, 'rani')
    pencil((.45, -1.75, .14), (-.9, -2.15, .13), .12)


SCENES = {
    'ideation-1': concept, 'ideation-5': research, 'ideation-2': wireframe, 'ideation-3': visual,
    'ideation-4': states, 'ideation-6': together, 'ideation-7': partner,
}
