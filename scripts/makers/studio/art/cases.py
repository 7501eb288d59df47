"""Case studies: each product's own screens on a device, among the things of its trade.

Every case has a colour world of its own: brick, jade, mint, sky, marigold, night.
"""
import math

from devices import laptop, monitor, phone, tablet
from studio import (Frame, Vector, ball, box, brass, camera, clay, cone, cutout, cylinder, degrees, glazed, group, kneaded,
                    lathe, mix, slab, stage, torus, tube)

SIZE = (1600, 1200)
SIZES = {'case-travel-upright': (1200, 1500)}


def lifted(_name):
    """All stand on the ground of a world, which the site paints: only things and shadows remain."""
    return True


# ---------------------------------------------------------------- props

def coins(at, count, radius=.6, height=.17):
    x, y, z = at
    for i in range(count):
        coin = brass() if i % 2 == 0 else clay('marigold', .4)
        cylinder((x + .03 * math.sin(i * 5), y + .03 * math.cos(i * 7), z + height * (i + .5)), radius, height - .03, coin, .035)


def card_reader(at, yaw=18):
    reader = Frame(at, (-38, 0, yaw))
    reader.slab(0, 0, 1.0, 1.7, .26, .2, clay('bone', .45), bevel=.07)
    reader.slab(0, .45, .74, .5, .05, .07, glazed('ink'), d=.14, bevel=.01)
    reader.slab(-.14, .5, .3, .08, .02, .03, clay('mint', .4, glow=.6), d=.17, bevel=.004)
    for column in range(3):
        for row in range(3):
            last = (column, row) == (2, 2)
            reader.slab((column - 1) * .23, -.04 - row * .21, .16, .13, .06, .05, clay('marigold' if last else 'sand', .5), d=.14, bevel=.012)
    reader.slab(0, 1.02, .72, .62, .03, .05, clay('sky', .35), d=-.02, bevel=.008)


def loaf(at, yaw=20, scale=1):
    """A bloomer with three slashes; each slash is a leaf of pale crumb lying in the crust."""
    crust, crumb = clay('#B9702C', .55), clay('#F0CF96', .7)
    body = kneaded([ball((0, 0, .5), .62, None, (1.55, .95, .86)), ball((-.45, 0, .46), .55, None, (1, .98, .84)),
                    ball((.45, 0, .46), .55, None, (1, .98, .84))], crust, .035, 10)
    things = [body]
    for x in (-.52, 0, .52):
        things.append(ball((x, -.24, .885 - abs(x) * .1), .32, crumb, (.34, 1.1, .3), degrees(30, 0, -24)))
    group(things, at, yaw, scale)


def bread_slice(at, yaw=-20, lean=-14):
    outline = [(-.42, 0), (.42, 0), (.44, .55)]
    for i in range(13):
        angle = math.radians(-20 + 220 * i / 12)
        outline.append((.54 * math.cos(angle) * (1 - .05 * math.sin(angle)), .72 + .3 * math.sin(angle)))
    outline.append((-.44, .55))
    stand = Frame(at, (lean, 0, yaw))
    cutout(stand.at(), outline, .2, clay('#B9702C', .55), stand.turn, .05)
    inner = [(x * .86, .05 + y * .9) for x, y in outline]
    cutout(stand.at(0, 0, .09), inner, .05, clay('#F6DFB2', .75), stand.turn, .02)


def milk(at, scale=1):
    x, y, z = at
    profile = [(0, 0), (.42, 0), (.48, .06), (.48, 1.0), (.44, 1.2), (.27, 1.5), (.25, 1.75), (.3, 1.78), (.3, 1.86), (0, 1.86)]
    lathe(at, [(r * scale, h * scale) for r, h in profile], clay('bone', .35, coat=.3))
    cylinder((x, y, z + 1.9 * scale), .31 * scale, .2 * scale, clay('teal', .4), .05)
    torus((x, y, z + .55 * scale), .475 * scale, .03 * scale, clay('teal', .4))


def cheese(at, yaw=0):
    wedge = Frame(at, (0, 0, yaw))
    pose = wedge.pose
    thing = cutout(wedge.at(0, .3), [(-.75, -.35), (.75, -.45), (.75, .45)], .6, clay('#FFC84F', .5), pose, .06)
    thing.location.z = at[2] + .3
    for u, v, r in ((-.1, .3, .1), (.35, .42, .13), (.42, .16, .08)):
        ball(wedge.at(u, v, .405 + .065 * u), r, clay('marigold-deep', .6), (1, .3, 1), pose)


def piggy(at, yaw=-25):
    skin, dark = clay('rani', .42), clay('rani-deep', .5)
    body = kneaded([ball((0, 0, .95), .8, None, (1.15, .95, .95)), ball((-.62, 0, 1.0), .52, None)]
                   + [cylinder((x, y, .28), .2, .56, None, .06) for x in (-.45, .5) for y in (-.35, .35)], skin, .035, 8)
    nose = cylinder((-1.1, 0, .98), .26, .24, skin, .07, degrees(0, 90, 0))
    nostrils = [cylinder((-1.22, y, 1.0), .055, .04, dark, .01, degrees(0, 90, 0)) for y in (-.1, .1)]
    ears = [cone((-.5, y * .36, 1.62), .2, .03, .34, dark, .04, degrees(-y * 22, -18, 0)) for y in (-1, 1)]
    eyes = [ball((-.93, y * .3, 1.2), .065, glazed('ink')) for y in (-1, 1)]
    tail = tube([(.88, 0, 1.0), (1.05, .08, 1.1), (1.08, 0, 1.24), (.98, -.06, 1.2), (1.06, 0, 1.06)], .05, dark)
    slot = slab((.08, 0, 1.695), .5, .1, .03, .05, dark, bevel=.008)
    group([body, nose, tail, slot, *nostrils, *ears, *eyes], at, yaw)


def calendar(at, yaw=-14):
    """A desk calendar with the pay day marked."""
    page = Frame(at, (-14, 0, yaw))
    page.slab(0, .85, 1.7, 1.6, .16, .16, clay('bone', .5), bevel=.04)
    page.slab(0, 1.45, 1.7, .4, .18, .14, clay('teal-deep', .45), bevel=.03)
    for column in range(5):
        for row in range(4):
            day = (column, row) == (4, 3)
            page.slab(-.58 + column * .29, 1.05 - row * .25, .19, .15, .05, .04, clay('rani' if day else 'sand', .5), d=.085, bevel=.01)
    for u in (-.45, .45):
        torus(page.at(u, 1.66), .13, .035, brass(), (math.radians(90), 0, math.radians(yaw + 90)))


def papers(at, count=7, size=(1.7, 2.2), yaw=10):
    x, y, z = at
    for i in range(count):
        colour = ('paper', 'bone', 'paper', 'sky')[i % 4]
        slab((x + .05 * math.sin(i * 4), y + .05 * math.cos(i * 3), z + .05 + i * .085), *size, .07, .06, clay(colour, .7),
             degrees(0, 0, yaw + 6 * math.sin(i * 2.3)), .015)


def binder(at, colour, height=2.2, width=.62, yaw=0, roll=0):
    spine = Frame(at, (0, roll, yaw))
    box(spine.at(0, height / 2, -.6), (width, 1.6, height), clay(colour, .5), .08, spine.pose)
    spine.slab(0, height * .66, width - .2, height * .34, .03, .05, clay('paper', .6), d=.2, bevel=.008)
    for v in (.7, .6):
        spine.slab(0, height * v, width - .34, .06, .02, .03, clay('ink', .5), d=.22, bevel=.004)
    torus(spine.at(0, height * .2, .21), .12, .04, brass(), spine.turn)


def padlock(at, yaw=-18):
    lock = Frame(at, (0, 0, yaw))
    lock.slab(0, .55, 1.25, 1.1, .5, .22, clay('rani', .4), bevel=.1)
    arc = [lock.at(-.36, .95)] + [lock.at(-.36 * math.cos(math.pi * i / 8), 1.3 + .38 * math.sin(math.pi * i / 8)) for i in range(9)] + [lock.at(.36, .95)]
    tube(arc, .1, brass(), smooth=6)
    cylinder(lock.at(0, .62, .26), .15, .06, brass(), .02, lock.turn)
    lock.slab(0, .45, .1, .3, .06, .04, brass(), d=.26, bevel=.01)


def stamp(at):
    x, y, z = at
    box((x, y, z + .16), (1.0, .62, .3), clay('ink', .35), .08)
    lathe((x, y, z + .3), [(0, 0), (.3, 0), (.2, .16), (.13, .4), (.2, .62), (.26, .8), (.2, .96), (0, 1.02)], clay('brick', .4, coat=.3))


def plant(at, leaf='teal', pot='bone', scale=1):
    x, y, z = at
    lathe(at, [(r * scale, h * scale) for r, h in ((0, 0), (.36, 0), (.42, .05), (.52, .72), (.5, .78), (.44, .76), (.42, .68), (0, .66))], clay(pot, .5))
    for i, (turn, lean, length) in enumerate(((0, 8, 1.15), (75, 32, .95), (150, 30, .9), (215, 30, 1.0), (290, 34, .95), (330, 20, 1.1))):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        tip = math.sin(math.radians(lean)) * length
        ball((x + c * tip * scale * .6, y + s * tip * scale * .6, z + (.68 + length * .45) * scale), .42 * scale,
             clay(mix(leaf, 'mint', .12 * (i % 3)), .45), (.42, .2, length * 1.15), degrees(0, lean, turn))


def suitcase(at, yaw=16, colour='marigold'):
    case = Frame(at, (0, 0, yaw))
    case.slab(0, 1.02, 1.9, 1.75, .8, .28, clay(colour, .42), bevel=.12)
    for u in (-.55, .55):
        case.slab(u, 1.02, .16, 1.8, .85, .07, clay('brick-deep', .5), bevel=.03)
        case.slab(u, 1.3, .24, .14, .06, .03, brass(), d=.42, bevel=.015)
    handle = [case.at(-.34, 1.86), case.at(-.32, 2.1), case.at(0, 2.18), case.at(.32, 2.1), case.at(.34, 1.86)]
    tube(handle, .075, clay('brick-deep', .45))
    for u in (-.7, .7):
        ball(case.at(u, .1), .12, glazed('ink'))


def pin(at, scale=1, colour='rani'):
    x, y, z = at
    profile = [(0, 0), (.06, .05), (.26, .5), (.46, .92), (.5, 1.15), (.46, 1.38), (.32, 1.56), (0, 1.66)]
    lathe(at, [(r * scale, h * scale) for r, h in profile], clay(colour, .4, coat=.2))
    cylinder((x, y - .42 * scale, z + 1.16 * scale), .2 * scale, .26 * scale, clay('bone', .45), .05, degrees(90, 0, 0))


def palm(at, scale=1):
    x, y, z = at
    trunk = [(x, y, z), (x + .08 * scale, y, z + .8 * scale), (x + .3 * scale, y, z + 1.7 * scale)]
    tube(trunk, .13 * scale, clay('sand-deep', .6), widths=(1.3, 1, .8))
    top = Vector(trunk[-1])
    for i in range(7):
        angle = 2 * math.pi * i / 7 + .3
        out = Vector((math.cos(angle), math.sin(angle) * .8, 0)) * scale
        tube([top, top + out * .5 + Vector((0, 0, .28 * scale)), top + out * 1.0 + Vector((0, 0, -.12 * scale))], .15 * scale,
             clay('teal' if i % 2 else 'leaf', .45), widths=(.5, 1, .15))
    for dx in (-.12, .1):
        ball(top + Vector((dx * scale, -.16 * scale, -.1 * scale)), .12 * scale, clay('brick-deep', .5))


def curry(at, scale=1):
    """A copper karahi with a red curry, a swirl of cream and two leaves."""
    x, y, z = at
    copper = clay('#D98A52', .22, metal=1)
    bowl = [(0, .0), (.45, .0), (.8, .2), (1.02, .62), (1.04, .66), (1.0, .68), (.94, .6), (0, .56)]
    lathe(at, [(r * scale, h * scale) for r, h in bowl], copper)
    cylinder((x, y, z + .58 * scale), .95 * scale, .08 * scale, clay('#C9401C', .3, coat=.5), .03)
    tube([(x + math.cos(a) * r * scale, y + math.sin(a) * r * scale, z + .63 * scale) for a, r in
          [(i * .75, .12 + i * .055) for i in range(11)]], .045 * scale, clay('bone', .4), widths=[.4] + [1] * 9 + [.3])
    for dx, dy, a in ((.1, -.12, 20), (-.05, .05, 120)):
        ball((x + dx * scale, y + dy * scale, z + .7 * scale), .16 * scale, clay('leaf', .45), (1.3, .6, .35), degrees(0, -18, a))
    for side in (-1, 1):
        torus((x + side * 1.08 * scale, y, z + .56 * scale), .17 * scale, .05 * scale, brass(), degrees(90, 0, 0))


def chai(at, scale=1):
    x, y, z = at
    lathe(at, [(r * scale, h * scale) for r, h in ((0, 0), (.28, 0), (.3, .04), (.36, .9), (.33, .9), (.3, .82), (0, .8))], clay('#C98B55', .25, coat=.6))
    torus((x, y, z + .88 * scale), .345 * scale, .03 * scale, clay('bone', .3))
    for h in (.16, .3):
        torus((x, y, z + h * scale), (.3 + h * .06) * scale, .02 * scale, clay('#E0AE7E', .25, coat=.5))


def chilli(at, yaw=0, colour='#D3261F'):
    turn = Frame(at, (0, 0, yaw))
    tube([turn.at(-.7, .1, .1), turn.at(-.35, .13, -.05), turn.at(.1, .16, -.04), turn.at(.5, .16, .08)], .16, clay(colour, .25, coat=.5), widths=(.08, .6, .95, .8))
    ball(turn.at(.53, .17, .09), .14, clay('leaf', .45), (.7, 1, 1))
    tube([turn.at(.58, .18, .1), turn.at(.74, .24, .06), turn.at(.84, .36, 0)], .045, clay('leaf', .45))


def cloche(at, scale=1):
    x, y, z = at
    cylinder((x, y, z + .06 * scale), 1.15 * scale, .12 * scale, clay('bone', .4), .05)
    lathe((x, y, z + .12 * scale), [(r * scale, h * scale) for r, h in [(.95, 0), (.95, .05)] + [(.92 * math.cos(a), .05 + .78 * math.sin(a)) for a in [i * math.pi / 24 for i in range(13)]]], brass())
    ball((x, y, z + 1.04 * scale), .14 * scale, clay('rani', .4))


def parcel(at, size, yaw=0, colour='#D9A86C', tape='rani'):
    w, d, h = size
    place = Frame(at, (0, 0, yaw))
    box(place.at(0, h / 2), size, clay(colour, .6), .06, place.pose)
    box(place.at(0, h / 2), (w * .16, d + .02, h + .02), clay(tape, .45), .03, place.pose)
    place.slab(w * .27, h * .34, w * .26, h * .3, .02, .03, clay('paper', .6), d=d / 2 + .005, bevel=.005)


def shopping_bag(at, yaw=14, colour='marigold'):
    bag = Frame(at, (0, 0, yaw))
    box(bag.at(0, .95), (1.5, .75, 1.9), clay(colour, .5), .07, bag.pose)
    box(bag.at(0, 1.88), (1.34, .6, .1), clay(mix(colour, 'ink', .35), .6), .02, bag.pose)
    for d in (.3, -.3):
        tube([bag.at(-.34, 1.8, d), bag.at(-.3, 2.2, d), bag.at(0, 2.42, d), bag.at(.3, 2.2, d), bag.at(.34, 1.8, d)], .055, clay('ink', .4))
    for u, v in ((-.16, 1.16), (.16, 1.16), (-.16, .84), (.16, .84)):
        bag.slab(u, v, .26, .26, .04, .06 if u * (v - 1) < 0 else .13, clay('ink', .4), d=.38, bevel=.01)


def mug(at, colour='sky', yaw=0, scale=1):
    place = Frame(at, (0, 0, yaw))
    lathe(at, [(r * scale, h * scale) for r, h in ((0, 0), (.4, 0), (.46, .06), (.46, .92), (.43, .95), (.39, .9), (.38, .12), (0, .1))], clay(colour, .3, coat=.4))
    torus(place.at(.52 * scale, .5 * scale), .24 * scale, .075 * scale, clay(colour, .3, coat=.4), place.turn)
    torus(place.at(0, .93 * scale), .425 * scale, .035 * scale, clay('ink', .35))


# ---------------------------------------------------------------- scenes

def case_pos():
    """A food shop's till: brick."""
    stage('brick', 1250)
    tablet((.15, 0, 2.85), 'pos', yaw=-12, lean=-14, width=5.9, face=clay('ink', .65, spec=.2))
    slab((.3, .75, 1.2), 1.5, 2.3, .16, .2, clay('brick-deep', .5), degrees(108, 0, -12), .04)
    cylinder((.35, .6, .14), 1.75, .28, clay('brick-deep', .5), .1)
    card_reader((-3.05, -1.7, .68))
    milk((-4.05, .5, 0), 1.15)
    cheese((-1.35, -2.25, 0), -16)
    loaf((3.5, -.75, 0), 14)
    bread_slice((2.2, -1.75, .02), -14, -8)
    coins((3.45, -2.35, 0), 4, .32, .11)
    camera(target=(0, 0, 2.15))


def case_pay():
    """A payslip that can be read: jade."""
    stage('#6AA898', 930, fill=190)
    phone((-.75, 0, 3.0), 'payroll', yaw=12, height=4.45)
    box((-.75, .2, .34), (3.2, 1.8, .68), clay('teal', .5), .12)
    piggy((2.45, -.9, 0), 32)
    coins((3.6, .4, 0), 6, .62, .2)
    coins((2.5, .9, 0), 3, .62, .2)
    calendar((-3.3, .2, 0), 16)
    cylinder((.7, -2.1, .07), .36, .13, brass(), .04)
    cylinder((1.5, -2.5, .07), .36, .13, clay('marigold', .4), .04)
    ball((-2.3, -2.1, .28), .28, clay('bone', .4))
    camera(target=(0, 0, 2.3), lens=56)


def case_docs():
    """An accountant's papers, filed: mint."""
    stage('#BBD8BF', 880, fill=200)
    laptop((.15, .1, 0), 'documents', yaw=-9, lean=-15, width=6.1, body=clay('teal-deep', .65, spec=.2), keys=clay('bone', .5))
    binder((-4.15, 1.3, 0), 'teal', 2.7, .7, 8)
    binder((-3.3, 1.2, 0), 'marigold', 2.35, .7, 8)
    binder((-5.0, 1.4, 0), 'brick', 2.45, .7, 8)
    papers((-3.75, -1.5, 0), 7, (1.35, 1.7), 14)
    stamp((-3.7, -1.5, .66))
    padlock((3.95, -1.95, 0), -20)
    plant((4.35, 1.5, 0), 'teal', 'brick', 1.35)
    camera(target=(0, 0, 2.1), lens=56)


def case_travel():
    """A holiday in two screens: sky and sand."""
    stage('#B4DAE8', 1120)
    cylinder((.2, 1.1, .12), 4.1, .24, clay('sand', .6), .1)
    tablet((-.75, .9, 2.5), 'travel', yaw=10, lean=-12, width=5.5, face=clay('bone', .4))
    slab((-.75, 1.65, 1.0), 1.6, 2.2, .14, .2, clay('sand-deep', .5), degrees(112, 0, 10), .04)
    phone((2.35, -.75, 2.45), 'travel-phone', yaw=-14, lean=-7, height=3.55)
    slab((2.38, -.6, .42), 2.2, 1.3, .36, .3, clay('sand-deep', .55), degrees(0, 0, -14), .08)
    suitcase((-3.65, -1.35, 0), 18, 'marigold')
    palm((3.7, 1.5, .1), 1.45)
    pin((-1.25, -1.6, .24), .66, 'teal')
    ball((.15, -1.9, .5), .26, clay('brick', .42))
    ball((3.1, 1.2, 5.2), .5, clay('marigold', .42))
    camera(target=(0, 0, 2.3), lens=58)


def case_travel_upright():
    """The holiday for an arch: the ticket on the phone, with the sun in the arch's curve."""
    stage('#B4DAE8', 1120)
    cylinder((0, .5, .12), 3.05, .24, clay('sand', .6), .1)
    # The phone and the palm are also a picture without the rest.
    phone((.45, -.4, 3.1), 'travel-phone', yaw=-10, lean=-7, height=4.75)
    slab((.48, -.25, .42), 2.7, 1.4, .36, .3, clay('sand-deep', .55), degrees(0, 0, -10), .08)
    suitcase((-2.22, -.6, .2), 20, 'marigold')
    palm((1.95, 1.3, .2), 1.3)
    pin((1.75, -1.75, .24), .62, 'teal')
    ball((-1.55, -1.95, .42), .26, clay('brick', .42))
    ball((-.9, 1.0, 6.1), .56, clay('marigold', .42))
    camera(target=(0, 0, 3.45), lens=69)


def case_restaurant():
    """A restaurant's guests and its till in one: marigold."""
    stage('#F7A823', 1180)
    tablet((1.1, .1, 2.9), 'restaurant', yaw=-10, lean=-13, width=6.0, face=clay('bone', .4))
    slab((1.25, .85, 1.15), 1.5, 2.2, .16, .2, clay('marigold-deep', .5), degrees(108, 0, -10), .04)
    slab((1.3, .65, .13), 3.1, 2.1, .26, .4, clay('marigold-deep', .5), degrees(0, 0, -10), .08)
    curry((-2.9, -1.35, 0), 1.02)
    chai((-3.7, .45, 0), 1.25)
    chai((-2.85, .95, 0), 1.25)
    chilli((-1.15, -2.1, 0), 12)
    chilli((-.35, -2.35, 0), -24, '#2E8B57')
    cloche((3.2, -1.6, 0), .8)
    camera(target=(0, 0, 2.15), lens=57)


def case_shop():
    """A shop and its parcels, after closing time: night."""
    stage('#17424A', 1600, fill=380, rim=850)
    monitor((-.45, .5, 0), 'shop', yaw=8, width=5.7)
    phone((2.7, -.85, 2.12), 'shop-phone', yaw=-15, lean=-7, height=3.5)
    slab((2.73, -.7, .13), 2.1, 1.3, .26, .3, clay('teal', .5), degrees(0, 0, -15), .08)
    shopping_bag((-3.75, -.75, 0), 16, 'marigold')
    parcel((4.6, .5, 0), (1.7, 1.5, 1.25), -12)
    parcel((4.5, .55, 1.25), (1.15, 1.05, .8), 8, '#E2B77F', 'teal')
    mug((-2.2, -2.0, 0), 'sky', -20, .85)
    parcel((.95, -2.2, 0), (.8, .62, .48), 22, '#D9A86C', 'brick')
    ball((-1.0, -2.35, .22), .22, brass())
    camera(target=(0, 0, 2.2), lens=58)


SCENES = {
    'case-pos': case_pos, 'case-pay': case_pay, 'case-docs': case_docs,
    'case-travel': case_travel, 'case-travel-upright': case_travel_upright,
    'case-restaurant': case_restaurant, 'case-shop': case_shop,
}
