"""IT consulting: six cards on brick."""
import math

from cards.props import peg, rod, server, sheet
from cards.stage import ABOVE, CARD, CLOSE, FRONT, TALL, WIDE, look, set_of
from studio import Frame, Vector, ball, box, brass, clay, cone, cutout, cylinder, degrees, glazed, kneaded, lathe, slab, torus, tube

SIZE = CARD
SIZES = {'consulting-2': TALL, 'consulting-3': WIDE, 'consulting-4': TALL, 'consulting-5': WIDE, 'consulting-6': WIDE}


def technology_assessments():
    """An old computer as a patient: a stethoscope on its case, a plaster on the server beside it."""
    set_of('consulting')
    case = Frame((-.2, .3, .3), (0, 0, 6))
    box(case.at(0, 1.45), (3.0, 2.3, 2.6), clay('bone', .48), .26, case.pose)
    box(case.at(0, .02), (2.3, 1.9, .4), clay('sand', .5), .1, case.pose)
    case.slab(-.1, 1.65, 2.35, 1.75, .12, .3, glazed('ink'), d=1.14, bevel=.05)
    for u in (-.55, .35):
        case.slab(u, 1.9, .16, .34, .05, .08, clay('mint', .35, glow=.9), d=1.2, bevel=.015)
    tube([case.at(-.5, 1.36, 1.22), case.at(-.3, 1.24, 1.22), case.at(.1, 1.24, 1.22), case.at(.3, 1.36, 1.22)], .055, clay('mint', .35, glow=.9))
    case.slab(-.9, .45, .6, .09, .05, .04, clay('sand-deep', .5), d=1.14, bevel=.01)
    for k in range(2):
        server((-3.25 + .06 * k, .3, k * .62), 1.8, .56, yaw=-4 * k + 2)
    for angle in (35, -35):
        slab((-3.2, -.05, 1.215), 1.0, .3, .05, .14, clay('sand', .6), degrees(0, 0, angle), .015)
    slab((-3.2, -.05, 1.25), .26, .26, .04, .04, clay('paper', .6), degrees(0, 0, 35), .01)
    disc = case.at(1.0, .5, 1.2)
    cylinder(disc, .34, .14, brass(), .05, case.turn)
    cylinder(case.at(1.0, .5, 1.3), .22, .14, brass(), .04, case.turn)
    hose = [case.at(1.05, .5, 1.38), case.at(1.35, .3, 1.6), (1.75, -1.75, .14), (2.5, -2.0, .12), (3.3, -1.5, .12), (3.45, -.6, .12), (3.0, .1, .3), (3.05, .35, 1.1)]
    tube(hose, .12, clay('teal-deep', .4, coat=.3))
    stand = Vector((3.05, .4, 1.1))
    ball(stand, .17, clay('teal-deep', .4, coat=.3))
    for side in (-1, 1):
        tube([stand, stand + Vector((side * .3, 0, .45)), stand + Vector((side * .6, 0, 1.1)), stand + Vector((side * .5, -.1, 1.75)), stand + Vector((side * .24, -.16, 1.95))], .075, brass())
        ball(stand + Vector((side * .2, -.17, 1.98)), .14, clay('ink', .45))
    lathe((3.05, .5, 0), [(0, 0), (.62, 0), (.62, .1), (.2, .2), (.12, .5), (.12, 1.0), (0, 1.02)], clay('marigold', .42))
    look(FRONT, 9.2, (-.05, 0, 1.55), turn=-8, lift=6)


def strategic_planning():
    """A path winds up a mountain past two camps to a flag on the top."""
    set_of('consulting')
    height, foot = 4.4, 2.25

    def on(share, angle, out=.06):
        """A point of the path: how far up, and where round the mountain."""
        r = foot * (1 - share) * (.9 + .1 * share) + .18 + out
        return Vector((r * math.sin(math.radians(angle)), -r * math.cos(math.radians(angle)) + .3, share * height + .06))

    peak = lathe((0, .3, 0), [(0, 0), (foot + .12, 0), (foot * .76, height * .22), (foot * .5, height * .5), (foot * .26, height * .78), (.16, height), (0, height + .02)], None)
    hills = [cone((x, y, h / 2), r, .1, h, None, 0) for x, y, r, h in ((-1.75, .9, 1.3, 1.9), (1.8, .7, 1.2, 1.5))]
    kneaded([peak, *hills], clay('teal-deep', .55), .06, 8)
    lathe((0, .3, 0), [(foot * .37, height * .7), (foot * .34, height * .735), (foot * .26, height * .82), (.2, height + .02), (0, height + .06)], clay('bone', .5))
    path = [on(.02 + .7 * i / 60, -48 + 520 * i / 60, .0) for i in range(61)]
    tube(path, .13, clay('sand', .55), smooth=4)
    for at, colour, tall in ((on(.22, 20, .05), 'sky', .95), (on(.5, 10, .05), 'rani', .9), (Vector((0, .3, height)), 'marigold', 1.15)):
        rod(at, at + Vector((0, 0, tall)), .05, clay('bone', .45))
        cutout(at + Vector((0, 0, tall - .27)), [(0, .26), (.78, .02), (0, -.24)], .08, clay(colour, .45), degrees(90, 0, -10), .02)
    peg((-1.55, -2.0, 0), 'sky', '#B97A52', .42, 'rani')
    look(FRONT, 9.1, (0, 0, 2.35), turn=-6, lift=5)


def risk_management():
    """A row of dominoes falls until a marigold block holds it; the rest stand."""
    set_of('consulting')
    tall, thick, deep, gap = 1.9, .32, 1.05, .82
    row = Frame((-.35, 0, 0), (0, 0, -14))

    def leaning(u, angle, colour, dots):
        """A domino whose lower right edge stands at u, tipped to the right."""
        tip = math.radians(angle)
        middle = row.at(u - thick / 2 * math.cos(tip) + tall / 2 * math.sin(tip), thick / 2 * math.sin(tip) + tall / 2 * math.cos(tip))
        tile = Frame(middle, (0, angle, -14))
        box(tile.at(), (thick, deep, tall), clay(colour, .42), .08, tile.pose)
        box(middle, (thick + .02, deep * .8, .05), clay('sand-deep', .5), .01, tile.pose)
        for d, v in dots:
            ball(tile.at(-thick / 2, v, d), .11, clay('ink', .45), (.35, 1, 1), tile.pose)

    def meets(u, ahead, lean):
        """The angle at which a domino at u rests on the one at `ahead`, which leans itself."""
        low, high = 0.0, 80.0
        theta = math.radians(lean)
        for _ in range(40):
            angle = (low + high) / 2
            tip = math.radians(angle)
            x, z = u + tall * math.sin(tip), tall * math.cos(tip)
            # Beside the other's left face: how far the corner lies to the right of it.
            px, pz = ahead - thick * math.cos(theta), thick * math.sin(theta)
            if (x - px) * math.cos(theta) - (z - pz) * math.sin(theta) < 0:
                low = angle
            else:
                high = angle
        return low

    stop = .45
    pips = (((0, .45),), ((-.25, .6), (.25, .3)), ((-.25, .62), (0, .45), (.25, .28)), ((-.24, .6), (.24, .6), (-.24, .3), (.24, .3)))
    angles, u, ahead, lean = [], stop - gap, stop + thick, 0.0
    for _ in range(4):
        angle = meets(u, ahead, lean)
        angles.append((u, angle))
        ahead, lean, u = u, angle, u - gap
    for i, (u, angle) in enumerate(angles):
        leaning(u, angle, ('bone', 'sky', 'bone', 'sky')[i], [(d, v) for d, v in pips[i]] + [(0, -.45)])
    box(row.at(stop + .55, .85), (1.1, 1.5, 1.7), clay('marigold', .42), .16, row.pose)
    for i, u in enumerate((2.35, 3.15)):
        leaning(u, 0, ('teal', 'bone')[i], [])
    look(CLOSE, 7.6, (-.2, -.1, .98), turn=-50, lift=8)


def system_integration():
    """A till, a shelf of ledgers and a warehouse pass letters along brass arcs."""
    set_of('consulting')
    for x in (-3.1, 0, 3.1):
        cylinder((x, .2, .12), 1.28, .24, clay('brick-deep', .5), .08)
    till = Frame((-3.1, .2, .24), (0, 0, 10))
    box(till.at(0, .3), (1.7, 1.4, .58), clay('sky', .45), .1, till.pose)
    till.slab(0, .28, 1.3, .3, .06, .06, clay('sky-deep', .45), d=.7, bevel=.02)
    ball(till.at(0, .28, .76), .08, brass())
    desk = Frame(till.at(0, .85, .05), (-38, 0, 10))
    desk.slab(0, 0, 1.5, .9, .3, .1, clay('sky', .45), bevel=.06)
    for i in range(3):
        for k in range(2):
            desk.slab(-.42 + i * .3, -.14 + k * .28, .2, .17, .09, .05, clay(('bone', 'bone', 'marigold')[i], .45), d=.17, bevel=.02)
    desk.slab(.52, .0, .22, .46, .09, .05, clay('rani', .45), d=.17, bevel=.02)
    show = Frame(till.at(0, 1.5, -.4), (-8, 0, 10))
    show.slab(0, 0, 1.1, .56, .2, .12, glazed('ink'), bevel=.05)
    show.slab(.1, 0, .6, .14, .03, .05, clay('mint', .4, glow=1.2), d=.11, bevel=.01)
    z = .24
    for i, (colour, w, h, yaw) in enumerate((('teal', 1.75, .42, 6), ('marigold', 1.6, .36, -7), ('ink', 1.65, .4, 3), ('mint', 1.4, .32, -10))):
        book = Frame((0, .2, z + h / 2), (0, 0, yaw))
        box(book.at(.03, 0, -.02), (w - .1, 1.2, h - .12), clay('paper', .65), .02, book.pose)
        for v in (-1, 1):
            box(book.at(0, v * (h / 2 - .04)), (w, 1.28, .08), clay(colour, .45), .03, book.pose)
        box(book.at(-w / 2 + .05), (.1, 1.28, h), clay(colour, .45), .04, book.pose)
        z += h
    shed = Frame((3.1, .3, .24), (0, 0, -10))
    box(shed.at(0, .65), (1.9, 1.5, 1.3), clay('bone', .5), .06, shed.pose)
    roof = cutout(shed.at(0, 1.28), [(-1.12, 0), (1.12, 0), (0, .62)], 1.75, clay('teal', .48), shed.turn, .06)
    shed.slab(0, .5, 1.2, 1.0, .08, .05, clay('ink', .5), d=.74, bevel=.02)
    for u, v, s, colour in ((-.3, .22, .44, 'sand-deep'), (.24, .2, .4, 'marigold'), (-.1, .62, .38, 'sand')):
        box(shed.at(u, v, .86), (s, s, s), clay(colour, .5), .05, shed.pose)
    for a, b in (((-3.05, .2, 2.0), (-.12, .2, 1.78)), ((.12, .2, 1.78), (3.1, .3, 1.85))):
        a, b = Vector(a), Vector(b)
        line = []
        for i in range(17):
            t = i / 16
            p = a.lerp(b, t)
            line.append(p + Vector((0, 0, 1.25 * math.sin(math.pi * t))))
        tube(line, .09, brass(), smooth=4)
        for end in (a, b):
            cylinder(end, .2, .12, brass(), .03)
        letter = Frame(line[8] + Vector((0, -.12, .02)), (0, 6 if a.x < -1 else -6, 0))
        letter.slab(0, 0, 1.05, .7, .16, .07, clay('paper', .6), bevel=.03)
        cutout(letter.at(0, .04, .08), [(-.5, .29), (0, -.14), (.5, .29)], .06, clay('bone', .6), letter.turn, .015)
        ball(letter.at(0, -.08, .12), .1, clay('rani', .42), (1, .5, 1))
    look(FRONT, 10.0, (0, 0, 1.65), turn=0, lift=6)


def governance():
    """A signed and sealed sheet with the pen across it, from above."""
    set_of('consulting', .8)
    sheet((.25, .2, 0), 4.0, 4.9, 'sand', 9)
    paper = Frame((0, 0, .1), (0, 0, -5))
    slab(paper.at(), 3.9, 4.8, .08, .08, clay('paper', .6), paper.pose, .02)
    slab(paper.at(0, .06, -1.75), 1.9, .26, .05, .06, clay('teal', .5), paper.pose, .015)
    for i in range(5):
        length = (3.0, 3.0, 2.7, 3.0, 1.7)[i]
        slab(paper.at(-(3.0 - length) / 2, .06, -1.15 + i * .36), length, .11, .04, .05, clay('sand-deep', .5), paper.pose, .012)
    scribble = [(-1.45, 1.5), (-1.25, 1.05), (-1.05, 1.6), (-.85, 1.1), (-.62, 1.5), (-.4, 1.2), (-.15, 1.52), (.15, 1.25), (.5, 1.45)]
    tube([paper.at(u, .09, d) for u, d in scribble], .05, clay('ink', .45))
    for angle in (-16, 16):
        strip = Frame(paper.at(1.25, .09, 1.55), (0, 0, -5 + angle))
        cutout(strip.at(0, 0, .55), [(-.2, .6), (.2, .6), (.2, -.6), (0, -.38), (-.2, -.6)], .06, clay('marigold', .5), strip.pose, .015)
    seal = [ball(paper.at(1.25 + .42 * math.cos(a), .16, 1.3 + .42 * math.sin(a)), .24, None, (1, 1, .55)) for a in (2 * math.pi * i / 9 + .2 * math.sin(i * 4) for i in range(9))]
    kneaded(seal + [cylinder(paper.at(1.25, .17, 1.3), .5, .24, None)], clay('rani', .4, coat=.3), .035, 6)
    torus(paper.at(1.25, .31, 1.3), .36, .05, clay('rani-deep', .4))
    ball(paper.at(1.25, .29, 1.3), .16, clay('rani-deep', .4), (1, 1, .6))
    nib, end = paper.at(.55, .14, 1.42), paper.at(-1.0, .95, -1.75)
    along = (end - nib).normalized()
    turn = (end - nib).to_track_quat('Z', 'Y').to_euler()
    cone(nib + along * .3, .02, .2, .6, brass(), .01, turn)
    rod(nib + along * .58, nib + along * .72, .2, brass())
    rod(nib + along * .72, nib + along * 1.5, .23, clay('ink', .35, coat=.4))
    rod(nib + along * 1.5, nib + along * 1.6, .25, brass())
    rod(nib + along * 1.6, nib + along * 3.3, .26, clay('teal', .35, coat=.4))
    rod(nib + along * 3.3, nib + along * 3.4, .25, brass())
    look(ABOVE, 7.4, (.12, -.1, .2), turn=10, lift=14)


def partner():
    """An umpire on a high chair between the two sides of a net."""
    set_of('consulting')
    slab((0, 0, .06), 8.8, 4.3, .12, .2, clay('teal', .6), bevel=.03)
    for y in (-1.8, 1.8):
        slab((0, y, .125), 7.9, .12, .02, .02, clay('bone', .5), bevel=.004)
    # Between the long lines: faces in one plane turn black.
    for x in (-3.89, 3.89):
        slab((x, 0, .125), .12, 3.46, .02, .02, clay('bone', .5), bevel=.004)
    for y in (-1.95, 1.95):
        cylinder((0, y, .6), .1, 1.0, brass(), .02)
    box((0, 0, 1.04), (.1, 3.8, .18), clay('bone', .5), .03)
    for i in range(13):
        cylinder((0, -1.8 + i * .3, .56), .02, .85, clay('bone', .5), 0, sides=12)
    for z in (.3, .52, .75):
        rod((0, -1.95, z), (0, 1.95, z), .02, clay('bone', .5))
    x, y, seat = 0, 2.85, 2.0
    wood = clay('marigold', .45)
    for dx in (-.5, .5):
        rod((dx * 1.5, y - .75, 0), (dx, y - .3, seat), .08, wood)
        rod((dx * 1.5, y + .6, 0), (dx, y + .4, seat + 1.15), .08, wood)
        rod((dx, y - .3, seat + .5), (dx, y + .4, seat + .5), .07, wood)
    for share in (.22, .45, .68, .9):
        half = .75 - .25 * share
        rod((-half, y - .75 + .45 * share, seat * share), (half, y - .75 + .45 * share, seat * share), .065, wood)
    box((0, y, seat), (1.3, 1.0, .16), wood, .05)
    box((0, y + .42, seat + .85), (1.2, .12, .55), wood, .05)
    peg((0, y - .02, seat + .08), 'ink', '#B97A52', .88, 'bone')
    for side, coat, skin in ((-1, 'rani', '#EBBE9B'), (1, 'sky', '#8A5638')):
        foot = Vector((side * 2.5, .1, .12))
        peg(foot, coat, skin, .95, 'bone')
        # The hand holds the racket's handle.
        hand = foot + Vector((side * -.72, -.3, .95))
        tube([foot + Vector((side * -.2, -.12, 1.08)), foot + Vector((side * -.5, -.3, .86)), hand], .11, clay(coat, .5), smooth=8)
        ball(hand, .14, clay(skin, .5))
        bat = Frame(hand, (0, side * -24, side * -20))
        rod(bat.at(0, -.16), bat.at(0, .38), .06, clay('ink', .45))
        torus(bat.at(0, .74), .34, .06, clay('bone', .42), bat.turn, (.9, 1.1, 1))
        for k in (-.14, 0, .14):
            rod(bat.at(k, .44), bat.at(k, 1.04), .014, clay('bone', .42))
            rod(bat.at(-.28, .74 + k), bat.at(.28, .74 + k), .014, clay('bone', .42))
    ball((.7, -.4, 1.75), .2, clay('marigold', .42))
    look(FRONT, 13.4, (.1, .5, 1.33), turn=-20, lift=10)


SCENES = {
    'consulting-1': risk_management, 'consulting-2': strategic_planning, 'consulting-3': system_integration,
    'consulting-4': governance, 'consulting-5': partner, 'consulting-6': technology_assessments,
}
