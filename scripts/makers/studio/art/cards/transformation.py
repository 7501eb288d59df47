"""Digital transformation: six cards on pale blue."""
import math

from cards.props import coin_pile, heart, rod
from cards.stage import ABOVE, CARD, CLOSE, FRONT, TALL, WIDE, look, set_of
from studio import Frame, Vector, ball, box, brass, clay, cone, cutout, cylinder, degrees, glazed, kneaded, lathe, slab, torus, tube

SIZE = CARD
SIZES = {'transformation-1': WIDE, 'transformation-2': TALL, 'transformation-4': TALL, 'transformation-5': WIDE, 'transformation-6': WIDE}


def page(at, width, height, accent, yaw=0, paper='paper'):
    """A web page of clay, standing: a picture and some lines."""
    stand = Frame(at, (-7, 0, yaw))
    stand.slab(0, height / 2, width, height, .16, .12, clay(paper, .55), bevel=.04)
    stand.slab(0, height * .74, width * .78, height * .32, .06, .07, clay(accent, .45), d=.09, bevel=.015)
    for i, share in enumerate((.78, .78, .5)):
        stand.slab(-width * (.39 - share / 2), height * (.46 - i * .13), width * share, height * .06, .04, .03, clay('sky-deep', .5), d=.09, bevel=.01)
    return stand


def seo():
    """Three pages on a winners' podium; a reading glass has found the middle one."""
    set_of('transformation')
    for x, height, colour in ((-1.95, .95, 'teal'), (0, 1.6, 'teal'), (1.95, .6, 'teal')):
        box((x, .3, height / 2), (1.98, 1.7, height), clay(colour, .48), .1)
    page((-1.95, .5, .95), 1.3, 1.65, 'rani', 4)
    page((0, .5, 1.6), 1.45, 1.85, 'marigold')
    page((1.95, .5, .6), 1.3, 1.65, 'ink', -5)
    lens = Vector((-.2, -.55, 2.5))
    stand = Frame(lens, (-4, 0, 0))
    torus(lens, 1.22, .17, clay('brick', .42), stand.turn)
    torus(lens, 1.06, .05, brass(), stand.turn)
    a, b = stand.at(.9, -1.0), stand.at(1.16, -1.28, .16)
    rod(a, b, .15, brass())
    tube([b, stand.at(1.6, -1.78, .5), stand.at(2.05, -2.28, .85)], .24, clay('ink', .4, coat=.3), widths=[.8, 1, 1.1])
    ball((-3.5, -.9, .32), .32, clay('marigold', .4))
    look(FRONT, 10, (-.1, 0, 1.8), turn=-16, lift=4)


def ads_management():
    """A megaphone on the tallest of three piles of coins."""
    set_of('transformation')
    coin_pile((-1.25, -.45, 0), 5, .68, .19)
    coin_pile((1.25, -.5, 0), 8, .68, .19)
    coin_pile((.0, .55, 0), 13, .72, .19)
    cylinder((-.1, -1.55, .09), .6, .16, brass(), .04)
    base = Vector((-.12, .5, 3.0))
    aim = Vector((.72, -.42, .38)).to_track_quat('Z', 'Y')
    turn = aim.to_euler()
    along = aim @ Vector((0, 0, 1))
    horn = [(.26, -.35), (.3, .2), (.46, .8), (.8, 1.3), (1.16, 1.6), (1.2, 1.66), (1.12, 1.66), (.72, 1.3), (.36, .8), (0, .7)]
    lathe(base, horn, clay('rani', .42), turn)
    torus(base + along * 1.64, 1.16, .09, clay('bone', .42), turn)
    cylinder(base - along * .5, .36, .42, clay('bone', .42), .08, turn)
    cylinder(base - along * .74, .3, .12, clay('ink', .4), .04, turn)
    tube([base - along * .15 + Vector((0, 0, -.2)), base - along * .2 + Vector((.02, 0, -.5))], .17, clay('ink', .4))
    mouth = base + along * 2.05
    side, up = aim @ Vector((1, 0, 0)), aim @ Vector((0, 1, 0))
    for a in (-38, 0, 38):
        out = along * math.cos(math.radians(a)) + (up if abs(up.z) > abs(side.z) else side) * math.sin(math.radians(a))
        rod(mouth + out * .35, mouth + out * .8, .085, clay('marigold', .4))
    look(FRONT, 7.3, (.1, 0, 2.2), turn=8, lift=4)


def bubble(at, width, height, colour, tail, yaw=0, thickness=.5):
    """A speech bubble that stands; `tail` is the side its point is on."""
    stand = Frame(at, (-4, 0, yaw))
    body = slab(stand.at(0, height / 2 + .3), width, height, thickness, height * .36, clay(colour, .45), stand.turn, .12)
    u = tail * width * .26
    point = cutout(stand.at(u, .35), [(-.36, .3), (.36, .3), (tail * .42, -.38)], thickness * .8, clay(colour, .45), stand.turn, .08)
    kneaded([body, point], clay(colour, .45), .035, 6)
    return Frame(stand.at(0, height / 2 + .3, thickness / 2), (-4, 0, yaw))


def social_media_marketing():
    """Three speech bubbles: one with a heart, one with a hammer, one about to speak."""
    set_of('transformation')
    face = bubble((-.75, .7, .1), 3.0, 2.3, 'rani', 1, 8)
    heart(face.at(0, -.02, .08), 1.35, clay('bone', .42), face.turn, .24, .08)
    face = bubble((1.55, -.5, 0), 2.1, 1.5, 'teal', 1, -14)
    for u in (-.5, 0, .5):
        ball(face.at(u, 0, .04), .17, clay('bone', .4))
    face = bubble((-1.85, -1.35, -.02), 1.5, 1.1, 'marigold', -1, 14, .4)
    face.slab(-.02, -.08, .13, .62, .1, .05, clay('bone', .5), d=.04, bevel=.03)
    face.slab(-.02, .24, .62, .24, .16, .07, clay('ink', .4), d=.06, bevel=.04)
    look(CLOSE, 6.7, (.05, 0, 1.45), turn=-28)


def content_marketing():
    """An open book between a letter and a clapperboard, seen from above."""
    set_of('transformation', .62, fill=170, rim=260)
    slab((0, 0, .06), 4.7, 3.3, .12, .12, clay('brick', .5), bevel=.04)
    for side in (-1, 1):
        for k in range(4):
            slab((side * (1.12 - k * .02), 0, .2 + k * .075), 2.2 - k * .02, 3.05, .07, .05, clay('paper' if k % 2 else 'bone', .65), degrees(0, side * -(1.5 + k * .9), 0), .012)
        tilt = degrees(0, side * -4.6, 0)
        for i in range(6):
            if side < 0 and i < 3:
                continue
            length = (1.6, 1.6, 1.6, 1.6, 1.6, .9)[i]
            slab((side * 1.12 - (1.6 - length) / 2, .95 - i * .36, .485), length, .11, .03, .05, clay('sand-deep', .5), tilt, .01)
    slab((-1.12, .6, .49), 1.6, 1.15, .05, .08, clay('teal', .5), degrees(0, 4.6, 0), .012)
    cone((-1.35, .42, .54), .4, .4, .04, clay('mint', .5), .01)
    ball((-.7, .85, .52), .16, clay('marigold', .4), (1, 1, .4))
    tube([(.05, 1.55, .44), (.05, .3, .5), (.1, -1.2, .46), (.2, -1.75, .25), (.3, -2.0, .1)], .1, clay('rani', .5), widths=[1, 1, 1, 1, .9], flat=.3)
    letter = Frame((-3.55, -1.0, .12), (0, 0, 20))
    slab(letter.at(), 2.3, 1.6, .2, .1, clay('marigold', .5), letter.pose, .05)
    cutout(letter.at(0, .11, -.18), [(-1.1, .62), (0, -.28), (1.1, .62)], .07, clay('marigold-deep', .5), letter.pose, .02)
    cylinder(letter.at(0, .18, .08), .24, .1, clay('rani', .45), .04)
    clap = Frame((3.6, -.1, .14), (0, 0, -14))
    slab(clap.at(), 2.1, 1.6, .24, .12, glazed('ink'), clap.pose, .05)
    for i, v in enumerate((.1, -.35)):
        slab(clap.at(-.25 + i * .2, .13, -v + .1), 1.3 - i * .4, .12, .04, .05, clay('sky-deep', .5), clap.pose, .01)
    for lift, angle in ((0, 0), (.34, 16)):
        bar = Frame(clap.at(-1.02, .1, -.95), (0, 0, -14 + angle))
        slab(bar.at(1.05, .02), 2.1, .32, .22, .06, clay('bone', .5), bar.pose, .04)
        for k in range(4):
            cutout(bar.at(.3 + k * .52, .13), [(-.17, -.15), (.07, -.15), (.17, .15), (-.07, .15)], .05, glazed('ink'), bar.pose, .01)
        if not lift:
            clap.origin = clap.origin + Vector((.08, .36, 0))
    pencil = Frame((2.9, -2.05, .16), (0, 0, 8))
    rod(pencil.at(-1.1), pencil.at(.7), .15, clay('teal', .42))
    cone(pencil.at(-1.28), .15, .03, .38, clay('sand', .6), .01, degrees(0, -90, 8))
    rod(pencil.at(.7), pencil.at(.86), .16, brass())
    rod(pencil.at(.86), pencil.at(1.05), .15, clay('rani', .45))
    look(ABOVE, 10.3, (-.02, -.25, .2), turn=6, lift=-4)


def digital_strategy():
    """One folded map: a pin where you are, three stepping stones, a flag."""
    set_of('transformation', .62, fill=170, rim=260)
    width, tilt = 1.22, 9
    rise = width * math.sin(math.radians(tilt)) / 2

    def over(x, y, up=0.0):
        """A point above the folds."""
        fold = (x + 2 * width) / width % 2
        return (x, y, .12 + rise * 2 * (fold if fold < 1 else 2 - fold) + up)

    for i in range(4):
        x = (i - 1.5) * width
        slab((x, 0, .1 + rise), width / math.cos(math.radians(tilt)), 3.7, .06, .04, clay('mint' if i % 2 else '#E4EFDC', .65), degrees(0, -tilt if i % 2 == 0 else tilt, 0), .01)
    tube([over(x, y) for x, y in ((-2.3, 1.3), (-1.2, .75), (-.4, 1.0), (.4, 1.75))], .13, clay('sky-deep', .4))
    for x, y, r in ((1.5, -1.1, .34), (1.95, -.8, .24), (-1.9, .25, .2)):
        cone(over(x, y, r * .9), r, .02, r * 1.9, clay('teal', .5), .03)
    route = [(-1.75, -1.25), (-.9, -.95), (-.1, -.35), (.55, .3), (1.0, .85), (1.6, 1.2)]
    for a, b in zip(route, route[1:]):
        for k in range(1, 4):
            x, y = a[0] + (b[0] - a[0]) * k / 4, a[1] + (b[1] - a[1]) * k / 4
            ball(over(x, y, .02), .065, clay('ink', .45), (1, 1, .6))
    for (x, y), r in zip((route[1], route[2], route[4]), (.27, .33, .39)):
        cylinder(over(x, y, .08), r, .2, clay('marigold', .42), .06)
    x, y = route[0]
    cone(over(x, y, .32), .04, .2, .62, clay('rani', .42), .01)
    ball(over(x, y, .78), .3, clay('rani', .42))
    ball(over(x - .02, y - .26, .86), .1, clay('bone', .4))
    x, y = route[-1]
    rod(over(x, y), over(x, y, 1.5), .06, brass())
    cutout(over(x, y, 1.2), [(0, .28), (.8, .05), (0, -.22)], .08, clay('brick', .45), degrees(72, 0, 0), .02)
    look(ABOVE, 8, (.05, .05, .35), turn=-8, lift=-8, roll=3)


def embrace_transformation():
    """A caterpillar and a butterfly side by side on a bench."""
    set_of('transformation')
    box((0, 0, .95), (6.4, 1.3, .24), clay('sand-deep', .5), .08)
    for x in (-2.6, 2.6):
        box((x, 0, .42), (.34, 1.1, .86), clay('brick', .48), .08)
    body = ((-2.75, 0, 1.42, .34), (-2.25, .05, 1.55, .45), (-1.62, -.03, 1.6, .52), (-1.1, .02, 1.95, .5), (-.85, 0, 2.5, .6))
    for i, (x, y, z, r) in enumerate(body):
        ball((x, y, z), r, clay('leaf' if i % 2 else '#7CC48F', .48))
    for x in (-2.3, -1.7, -1.4):
        for y in (-.32, .32):
            ball((x, y, 1.14), .12, clay('ink', .45))
    for side in (-1, 1):
        ball((-.62, side * .26 - .3, 2.66), .12, glazed('ink'))
        tube([(-.85, side * .2, 3.0), (-.82, side * .3, 3.3), (-.7, side * .36, 3.5)], .05, clay('ink', .45))
        ball((-.68, side * .36, 3.54), .11, clay('rani', .42))
    tube([(-.6, -.52, 2.34), (-.42, -.42, 2.27), (-.3, -.25, 2.34)], .04, clay('ink', .45))
    x = 1.7
    tube([(x, -.1, 1.15), (x, -.1, 1.7), (x, -.1, 2.4)], .2, glazed('ink'), widths=[.7, 1, 1])
    ball((x, -.12, 2.66), .33, glazed('ink'))
    for side in (-1, 1):
        for dx, z, r, lean, colour, dot in ((1.05, 2.72, 1.0, 38, 'marigold', 'rani'), (.78, 1.78, .68, -30, 'rani', 'bone')):
            turn = degrees(0, side * -lean, side * 16)
            ball((x + side * dx, .04 - dx * .12, z), r, clay(colour, .42), (1.12, .13, .78), turn)
            ball((x + side * (dx + .2), -.1 - dx * .22, z + (.1 if z > 2 else -.08)), r * .38, clay(dot, .45), (1.1, .2, .8), turn)
        tube([(x + side * .12, -.15, 2.92), (x + side * .3, -.2, 3.3), (x + side * .55, -.2, 3.45)], .045, glazed('ink'))
        ball((x + side * .58, -.2, 3.46), .1, brass())
        ball((x + side * .13, -.4, 2.72), .07, clay('bone', .4))
    cutout((-2.9, -1.6, .08), [(-.8, 0), (-.4, .3), (.1, .36), (.55, .22), (.9, 0), (.5, -.26), (.1, -.36), (-.4, -.28)], .1, clay('leaf', .5), degrees(0, 0, 24), .03)
    look(FRONT, 9.2, (.1, 0, 2.0), turn=10, lift=2)


SCENES = {
    'transformation-1': seo, 'transformation-2': ads_management, 'transformation-3': social_media_marketing,
    'transformation-4': digital_strategy, 'transformation-5': content_marketing, 'transformation-6': embrace_transformation,
}
