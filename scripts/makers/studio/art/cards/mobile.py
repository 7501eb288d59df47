"""The cards of mobile development: phones, on rani pink."""
import math

from cards.props import rod
from cards.stage import CARD, FRONT, QUARTER, TALL, WIDE, look, set_of
from devices import disc, handset, tile
from studio import (Frame, Vector, ball, box, brass, clay, cone, cylinder, degrees, glazed, kneaded, lathe, slab, torus,
                    tube)

SIZE = CARD
SIZES = {'mobile-1': WIDE, 'mobile-2': TALL, 'mobile-3': WIDE, 'mobile-4': TALL, 'mobile-6': WIDE}


# ---------------------------------------------------------------- props

def leaf(stem, tip, colour, width=.3):
    """A leaf from a point to another."""
    stem, tip = Vector(stem), Vector(tip)
    along = tip - stem
    ball((stem + tip) / 2, along.length / 2, clay(colour, .45), (width, .16, 1), along.to_track_quat('Z', 'Y').to_euler())


def plaster(place, u, v, d, angle):
    """A sticking plaster."""
    patch = place.rolled(angle, u, v, d)
    patch.slab(0, 0, .92, .32, .06, .16, clay('#EBC49A', .6), bevel=.02)
    patch.slab(0, 0, .34, .24, .05, .05, clay('paper', .7), d=.03, bevel=.015)


def watering_can(at, yaw, tip):
    """A can that is tipped towards its spout, `tip` in degrees; its spout points to the left."""
    place = Frame(at, (0, -tip, yaw))
    enamel, rim = clay('sky', .32, coat=.4), brass()
    lathe(place.at(), [(0, 0), (.72, 0), (.78, .08), (.7, 1.2), (.66, 1.28), (.6, 1.24), (.64, 1.1), (0, 1.05)], enamel, place.pose)
    for v, radius in ((.1, .785), (1.24, .67)):
        torus(place.at(0, v), radius, .045, rim, place.pose)
    tube([place.at(-.6, .25), place.at(-1.1, .75), place.at(-1.55, 1.42)], .15, enamel, widths=(1.25, .9, .72))
    rose = Frame(place.at(-1.62, 1.52), (0, -tip - 38, yaw))
    cone(rose.at(0, .05), .1, .3, .26, enamel, .03, rose.pose)
    cylinder(rose.at(0, .19), .31, .06, rim, .02, rose.pose)
    tube([place.at(.62, .3), place.at(1.2, .5), place.at(1.25, 1.1), place.at(.62, 1.15)], .085, rim)
    tube([place.at(.45, 1.25), place.at(.3, 1.75), place.at(-.3, 1.75), place.at(-.45, 1.25)], .085, rim)
    return rose


def awning(place, u, v, d, width, colours, stripes=5):
    """A striped sun blind with a scalloped edge, hung on a wall at a point of the frame."""
    step, yaw = width / stripes, math.degrees(place.pose.z)
    for i in range(stripes):
        cloth, across = clay(colours[i % 2], .5), u - width / 2 + step * (i + .5)
        Frame(place.at(across, v - .2, d + .28), (-52, 0, yaw)).slab(0, 0, step, .74, .07, .01, cloth, bevel=.012)
        cylinder(place.at(across, v - .44, d + .57), step / 2, .07, cloth, .02, place.turn)


# ---------------------------------------------------------------- scenes

def ios():
    """Widgets that rise from the glass of a phone lying down."""
    set_of('mobile')
    look(FRONT, 10.0, (.1, 0, 1.6), -4, 15)
    slab((0, .1, .16), 4.6, 3.4, .32, .5, clay('rani-deep', .5), degrees(0, 0, 30), .09)
    glass = handset((.05, .1, 1.75), (-60, 0, -50), 2.75, 5.6, face='#1B3F49', thick=.3, radius=.45)
    ball(glass.at(0, .2, -1.08), .75, clay('marigold', .4))
    tile(glass, 0, 2.36, .8, .17, 'ink', 0, .05, .08)

    def widget(u, v, lift, colour, width=1.12):
        tile(glass, u, v, width, 1.12, colour, lift, .22, .3)
        return glass.rolled(0, u, v, lift + .22)

    clock = widget(-.63, 1.45, .5, 'marigold')
    for u, v in ((.28, .12), (-.12, .36)):
        rod(clock.at(0, 0, .05), clock.at(u, v, .05), .05, clay('ink', .4))
    rod(clock.at(.08, .12, .07), clock.at(-.2, -.3, .07), .028, clay('paper', .4))
    weather = widget(.63, 1.45, .62, 'sky')
    ball(weather.at(.15, .17, .08), .25, clay('marigold', .38))
    for u, v, radius in ((-.25, -.19, .18), (-.03, -.13, .24), (.21, -.2, .17)):
        ball(weather.at(u, v, .13), radius, clay('paper', .5))
    week = widget(0, .12, .34, 'bone', 2.38)
    for i, high in enumerate((.3, .52, .4, .66, .48, .76, .58)):
        tile(week, -.84 + i * .28, -.4 + high / 2, .16, high, 'rani' if i == 5 else 'teal', 0, .12, .08)
    ring = widget(-.63, -1.2, .5, 'mint')
    tube([ring.at(.33 * math.cos(a), .33 * math.sin(a), .06) for a in (math.radians(90 - 300 * i / 24) for i in range(25))], .09, clay('teal', .4), smooth=4)
    share, line = widget(.63, -1.2, .3, 'teal'), clay('bone', .4)
    tray = ((-.16, 0), (-.28, 0), (-.28, -.34), (.28, -.34), (.28, 0), (.16, 0))
    for (u0, v0), (u1, v1) in zip(tray, tray[1:]):
        rod(share.at(u0, v0, .05), share.at(u1, v1, .05), .05, line)
    for u0, v0 in ((0, -.16), (-.17, .2), (.17, .2)):
        rod(share.at(u0, v0, .06), share.at(0, .38, .06), .055, line)
    ball((-3.1, -.7, .3), .3, brass())
    torus((3.5, -.9, .15), .42, .15, clay('marigold', .4))


def android():
    """The cheapest phone on the highest step."""
    set_of('mobile')
    look(QUARTER, 9.6, (.1, 0, 1.8), 12, -14)
    step, stripe = clay('bone', .5), clay('marigold', .45)
    for x, high in ((-1.9, 1.05), (0, 1.6), (1.9, .7)):
        box((x, 0, high / 2), (1.86, 1.7, high), step, .09)
        box((x, -.86, high - .2), (1.6, .06, .14), stripe if x == 0 else clay('sand-deep', .5), .02)
    # First: thick, with a button, and mended.
    first = Frame((0, -.1, 1.6), (-5, 0, 4))
    glass = handset(first.at(0, 1.27), (-5, 0, 4), 1.5, 2.5, 'teal', 'mint', .44, .3, .42)
    disc(glass, 0, -1.12, .15, 'bone', -.04, .1)
    for v, colour, width in ((.66, 'rani', .66), (.14, 'marigold', .5), (-.38, 'ink', .72)):
        disc(glass, -.4, v, .17, colour)
        tile(glass, -.1 + width / 2, v + .07, width, .11, 'paper', 0, .07, .05)
        tile(glass, -.1 + width * .35, v - .12, width * .7, .08, 'mint-deep', 0, .06, .04)
    plaster(glass, .4, .84, .03, 44)
    # The prize.
    medal = Frame(first.at(0, .42, .42), (-10, 0, 4))
    for side in (-1, 1):
        rod(medal.at(side * .1, .16), first.at(side * .5, 1.0, .26), .075, clay('brick', .5))
    cylinder(medal.at(0, 0), .34, .13, brass(), .05, medal.turn)
    cylinder(medal.at(0, 0, .08), .22, .06, clay('marigold', .35), .02, medal.turn)
    # Second and third: dearer.
    glass = handset((-1.9, .05, 1.05 + 1.42), (-5, 0, 10), 1.36, 2.82, 'ink', '#2A4A54', .15, .3)
    tile(glass, 0, .62, 1.0, 1.0, 'sky-deep', 0, .06, .14)
    for v in (-.2, -.52, -.84):
        tile(glass, 0, v, 1.0, .18, 'sky', 0, .05, .08)
    glass = handset((1.9, .05, .7 + 1.5), (-5, 0, -8), 1.44, 2.98, 'bone', 'sky', .15, .3)
    disc(glass, 0, .6, .44, 'bone', 0, .06)
    for v in (-.3, -.64):
        tile(glass, 0, v, 1.04, .2, 'paper', 0, .05, .08)
    for x, y, colour in ((-1.9, -1.6, 'marigold'), (2.0, -1.6, 'teal'), (.8, -2.0, 'bone')):
        ball((x, y, .16), .16, clay(colour, .4))


def cross_platform():
    """One block of code, one cable, two phones."""
    set_of('mobile')
    look(QUARTER, 8.4, (-.25, -.3, 1.7), 30, -6)
    sides = ((-1.65, .7, 13, 'ink', 'bone', .42), (1.65, .7, -13, 'paper', 'sky', .14))
    for x, y, yaw, case, face, radius in sides:
        box((x, y, .2), (2.4, 1.5, .4), clay('rani-deep', .5), .1, degrees(0, 0, yaw))
        glass = handset((x, y, .4 + 1.75), (-7, 0, yaw), 1.8, 3.5, case, face, .26, radius)
        tile(glass, 0, .95, 1.3, .9, 'marigold', .02, .14, .12)
        disc(glass, -.3, .95, .25, 'paper', .16)
        tile(glass, -.35, .08, .6, .54, 'teal', .02, .14, .12)
        tile(glass, .35, .08, .6, .54, 'brick', .02, .14, .12)
        tile(glass, 0, -.58, 1.3, .24, 'sand', .02, .1, .12)
        tile(glass, 0, -1.12, 1.3, .38, 'teal-deep', .02, .16, .18)
    cube = Frame((0, -1.75, 0), (0, 0, 8))
    box(cube.at(0, .66), (1.42, 1.2, 1.32), glazed('ink'), .12, cube.pose)
    for row, (u, width, colour) in enumerate(((-.5, .62, 'marigold'), (-.32, .8, 'bone'), (-.32, .46, 'rani'), (-.5, .36, 'mint'))):
        cube.slab(u + width / 2, 1.06 - row * .27, width, .13, .08, .065, clay(colour, .42), d=.62, bevel=.02)
    cable = clay('bone', .4)
    joint = Vector((0, -.55, .2))
    tube([cube.at(0, .3, -.58), Vector((.05, -.9, .16)), joint], .1, cable)
    for side in (-1, 1):
        tube([joint, Vector((side * .45, -.2, .14)), Vector((side * 1.1, -.55, .13)), Vector((side * 1.6, -.42, .14)), Vector((side * 1.66, -.18, .34)), Vector((side * 1.66, .3, .5))], .1, cable)
    kneaded([ball(joint, .2, None), ball(joint + Vector((0, -.16, 0)), .17, None)], brass(), .03, 4)
    ball((-3.0, -1.5, .22), .22, brass())


def app_design():
    """A hand that reaches everything with its thumb; behind it the flow it follows."""
    set_of('mobile')
    look(FRONT, 9.8, (-.8, 0, 2.3), 10, 2)
    turn = (-10, 9, -4)
    height = 3.9
    glass = handset((1.15, 0, 2.85), turn, 2.1, height, face='bone')
    tile(glass, 0, 1.3, 1.6, .72, 'sky', 0, .12, .14)
    tile(glass, -.4, .64, .8, .16, 'ink', 0, .08, .08)
    # What is needed lies on the thumb's arc, the dearest nearest.
    for angle, colour, radius in ((158, 'sand', .2), (137, 'marigold', .24), (116, 'teal', .28)):
        disc(glass, 1.0 + 1.62 * math.cos(math.radians(angle)), -1.5 + 1.62 * math.sin(math.radians(angle)), radius, colour, 0, .14)
    swing = [glass.at(1.0 + 1.06 * math.cos(a), -1.5 + 1.06 * math.sin(a), .03) for a in (math.radians(112 + 66 * i / 12) for i in range(13))]
    tube(swing, .035, clay('teal-deep', .5), smooth=3)
    tile(glass, -.55, -1.55, .62, .3, 'sand', 0, .1, .14)
    skin = clay('#A9693F', .5)
    fingers = [tube([glass.at(.5, v - .35, -.62), glass.at(-.75, v - .1, -.66), glass.at(-1.22, v, -.34), glass.at(-1.2, v + .03, .02),
                     glass.at(-1.0, v + .04, .16)], .25, None, widths=(1.1, 1.05, 1, .95, .8))
               for v in (-.2, -.72, -1.22)]
    little = tube([glass.at(.4, -1.9, -.62), glass.at(-.6, -1.72, -.66), glass.at(-1.16, -1.66, -.34), glass.at(-1.14, -1.64, 0), glass.at(-.98, -1.63, .12)], .21, None, widths=(1.2, 1.05, 1, .95, .8))
    thumb = tube([glass.at(.7, -2.25, -.35), glass.at(1.3, -1.75, -.1), glass.at(1.25, -.95, .28), glass.at(.72, -.3, .38), glass.at(.52, -.08, .33)], .34, None, widths=(1.3, 1.15, .95, .85, .75))
    palm = ball(glass.at(.45, -1.45, -.62), .9, None, (1.05, .5, 1.15), glass.pose)
    wrist = tube([glass.at(.6, -1.7, -.5), Vector((1.5, .25, .75)), Vector((1.55, .25, .3))], .56, None, widths=(1.15, 1, 1))
    ends = [ball(glass.at(u, v, d), r, None) for u, v, d, r in ((-1.0, -.16, .16, .2), (-1.0, -.68, .16, .2), (-1.0, -1.18, .16, .2), (-.98, -1.63, .12, .165), (.5, -.06, .33, .255))]
    kneaded([palm, *fingers, little, thumb, wrist, *ends], skin, .04, 7)
    nail = glass.rolled(-38, .47, .03, .57)
    ball(nail.at(), .15, clay('#D9A07C', .4), (.85, .35, 1.1), nail.pose)
    lathe((1.55, .25, 0), [(0, 0), (.92, 0), (.9, .1), (.82, .62), (.84, .78), (.7, .82), (.6, .7), (0, .6)], clay('marigold', .5))
    torus((1.55, .25, .72), .8, .1, clay('marigold-deep', .5))
    # The flow.
    stops = ((-4.0, .6, 1.75, 12, 'paper'), (-2.45, 1.2, 2.3, 8, 'bone'), (-.95, 1.9, 2.9, 4, 'paper'))
    for i, (x, y, z, yaw, colour) in enumerate(stops):
        page = Frame((x, y, z), (-6, 0, yaw))
        page.slab(0, 0, 1.06, 1.66, .14, .16, clay(colour, .5), bevel=.035)
        rod((x, y + .12, .1), (x, y + .1, z - .7), .06, brass())
        cylinder((x, y + .12, .06), .36, .12, clay('rani-deep', .5), .04)
        if i == 0:
            page.slab(0, .32, .74, .5, .06, .08, clay('teal', .45), d=.08, bevel=.02)
            page.slab(0, -.14, .74, .1, .05, .05, clay('sand-deep', .5), d=.08, bevel=.015)
        elif i == 1:
            for v in (.48, .16, -.16):
                page.slab(0, v, .74, .18, .06, .06, clay('sky-deep', .45), d=.08, bevel=.02)
        else:
            cylinder(page.at(0, .25, .08), .27, .08, clay('marigold', .4), .02, page.turn)
        page.slab(.12 if i == 1 else 0, -.5, .5, .2, .08, .1, clay('rani', .42), d=.08, bevel=.025)
    for (x0, y0, z0, *_), (x1, y1, z1, *_) in zip(stops, stops[1:]):
        tube([(x0 + .2, y0 - .22, z0 - .5), (x0 + .75, y0 - .2, z0 - .62), (x1 - .75, y1 - .2, z1 - .1), (x1 - .62, y1 - .16, z1 + .1)], .045, clay('ink', .4))
        ball((x1 - .6, y1 - .16, z1 + .12), .1, clay('ink', .4))


def upkeep():
    """A phone that grows in a pot and is watered."""
    set_of('mobile')
    look(FRONT, 8.3, (.3, 0, 2.35), -10, 5)
    lathe((-.7, 0, 0), [(0, 0), (.86, 0), (.92, .08), (1.22, 1.25), (1.32, 1.28), (1.34, 1.62), (1.22, 1.64), (1.16, 1.5), (0, 1.46)], clay('bone', .5))
    torus((-.7, 0, .5), 1.02, .06, clay('teal', .45))
    kneaded([cylinder((-.7, 0, 1.42), 1.14, .2, None, .05)] + [ball((-.7 + .7 * math.cos(a), .7 * math.sin(a), 1.5), .22, None) for a in (0, 1.1, 2.3, 3.4, 4.4, 5.3)],
            clay('#4A2E20', .85), .05, 5)
    glass = handset((-.75, -.05, 2.85), (-4, -5, 14), 1.6, 3.1, face='bone', thick=.24, radius=.3)
    tile(glass, 0, .9, 1.2, .74, 'marigold', 0, .12, .12)
    for u, colour in ((-.32, 'teal'), (.32, 'rani')):
        tile(glass, u, .2, .56, .46, colour, 0, .12, .1)
    tile(glass, 0, -.34, 1.2, .2, 'sky', 0, .1, .09)
    stems = ((-1.2, -.75, 2.9, -2.35, 2.75, 'leaf'), (-1.1, -.7, 2.2, -2.1, 1.75, 'teal'), (-.3, -.6, 2.2, .55, 2.25, 'leaf'), (-.55, .3, 3.4, -.3, 5.0, 'leaf'))
    for x, y, bend, tip_x, tip_z, colour in stems:
        tip = Vector((tip_x, y * 1.2, tip_z))
        start = Vector((x, y, 1.5))
        middle = Vector(((x + tip_x * .6) / 1.6, y, (bend + 1.5) / 2))
        tube([start, middle, start.lerp(tip, .6) + Vector((0, 0, .25))], .055, clay('leaf', .5))
        leaf(start.lerp(tip, .56) + Vector((0, 0, .25)), tip, colour, .42)
    # One leaf has turned: autumn, and a new operating system.
    leaf((-1.5, -1.05, .02), (-2.0, -1.4, .1), 'marigold', .5)
    leaf((-1.62, -.55, 2.0), (-2.6, -.8, 2.1), 'marigold-deep', .4)
    rose = watering_can((2.5, -.3, 3.85), 8, 34)
    for i, (u, fall) in enumerate(((-.16, .35), (.1, .5), (-.02, .8), (.14, 1.0), (-.12, 1.2))):
        place = rose.at(u, .3)
        ball((place.x - .18 - .2 * fall, place.y - .25 + .12 * (i % 3 - 1), place.z - fall), .095, clay('paper', .2, coat=.6), (.8, .8, 1.35))
    ball((1.7, -1.2, .3), .3, brass())


def deployment():
    """From a sketch by way of a model to the shop windows of both stores."""
    set_of('mobile')
    look(FRONT, 11.6, (.35, 0, 1.35), 8, 7)
    belt = clay('ink-soft', .6)
    slab((-1.45, -.3, .78), 6.0, 1.7, .34, .17, belt, degrees(0, 0, 0), .05)
    for x in (-4.35, -2.9, -1.45, 0, 1.45):
        cylinder((x, -.3, .78), .12, 1.84, brass(), .03, degrees(90, 0, 0))
    for x in (-3.6, .7):
        for y in (-.85, .25):
            cylinder((x, y, .32), .12, .64, clay('bone', .5), .03)
    top = .95
    # A sketch.
    page = Frame((-3.55, -.25, top + .92), (-9, 0, 14))
    page.slab(0, 0, 1.4, 1.84, .06, .06, clay('paper', .7), bevel=.012)
    pen = clay('ink', .5)
    outline = ((-.36, -.62), (.36, -.6), (.38, .62), (-.35, .6))
    tube([page.at(u, v, .045) for u, v in outline], .03, pen, closed=True, smooth=1)
    for (u0, v0), (u1, v1) in (((-.24, .42), (.25, .1)), ((-.22, .1), (.24, .43)), ((-.22, -.12), (.22, -.1)), ((-.22, -.3), (.1, -.29))):
        tube([page.at(u0, v0, .045), page.at((u0 + u1) / 2, (v0 + v1) / 2 + .02, .045), page.at(u1, v1, .045)], .025, pen)
    # A model of cardboard.
    glass = handset((-1.5, -.25, top + 1.0), (-7, 0, 10), 1.05, 2.0, '#C79A63', '#E2BE8C', .28, .1)
    for u, v, width, height in ((0, .5, .68, .5), (0, .02, .68, .14), (0, -.22, .68, .14), (0, -.56, .5, .2)):
        tile(glass, u, v, width, height, '#C79A63', 0, .06, .03)
    # The thing itself.
    glass = handset((.45, -.25, top + 1.02), (-6, 0, 6), 1.08, 2.04, face='bone', thick=.22, radius=.2)
    tile(glass, 0, .52, .74, .52, 'marigold', 0, .1, .09)
    disc(glass, -.14, .52, .14, 'paper', .1, .07)
    for u, colour in ((-.2, 'teal'), (.2, 'rani')):
        tile(glass, u, .02, .34, .3, colour, 0, .1, .07)
    tile(glass, 0, -.32, .74, .13, 'sand', 0, .07, .06)
    tile(glass, 0, -.64, .74, .24, 'teal-deep', 0, .1, .11)
    # Two stores under one roof.
    house = Frame((3.35, .15, 0), (0, 0, -14))
    box(house.at(0, 1.35), (3.3, 1.7, 2.7), clay('bone', .5), .09, house.pose)
    box(house.at(0, 2.78), (3.5, 1.9, .22), clay('teal-deep', .5), .07, house.pose)
    box(house.at(0, .1, .1), (3.5, 1.9, .2), clay('rani-deep', .5), .06, house.pose)
    for u, colours in ((-.8, ('marigold', 'paper')), (.8, ('teal', 'paper'))):
        box(house.at(u, .98, .83), (1.24, .08, 1.3), clay('#2A4A54', .35), .03, house.pose)
        awning(house, u, 2.3, .85, 1.45, colours)
        glass = handset(house.at(u, .92, .98), (-5, 0, -14), .56, 1.05, 'ink', 'bone', .12, .11)
        tile(glass, 0, .2, .34, .32, 'marigold', 0, .06, .05)
        tile(glass, 0, -.2, .34, .2, 'teal', 0, .06, .05)


SCENES = {
    'mobile-1': ios, 'mobile-2': android, 'mobile-5': cross_platform,
    'mobile-3': app_design, 'mobile-4': upkeep, 'mobile-6': deployment,
}
