"""Covers of articles, which stand on the ground of a world (content/schema/scene.ts)."""
import math

import bpy
from cards.ideation import pencil, steam
from cards.props import coin_pile, dial, rod, tick
from devices import disc, tile, window
from studio import (Frame, Vector, ball, box, brass, camera, clay, cutout, cylinder, degrees, glazed, kneaded, lamp, lathe, linear,
                    slab, stage, steel, torus, tube)

SIZE = (1920, 1440)


def lifted(_name):
    """All stand on the ground of a world, which the site paints: only things and shadows remain."""
    return True


def price_tag(at, size, colour, turn):
    """A tag on its cord, hanging from a point."""
    tag = Frame(at, turn)
    outline = [(-.42, -1.5), (.42, -1.5), (.42, -.45), (.16, -.12), (-.16, -.12), (-.42, -.45)]
    cutout(tag.at(0, -.28 * size), [(x * size, y * size) for x, y in outline], .09, clay(colour, .42), tag.turn, .035)
    torus(tag.at(0, -.62 * size, .05), .1 * size, .035, brass(), tag.turn)
    tube([tag.at(-.12 * size, .25 * size, -.12), tag.at(0, -.05 * size, .12), tag.at(0, -.6 * size, .1)], .03, clay('bone', .5))
    for v in (-.95, -1.2):
        tag.slab(0, (v - .28) * size, .46 * size, .1 * size, .03, .04, clay('bone', .5), d=.06, bevel=.008)


def trends():
    """A page that gets smaller in three steps, and earns more with each."""
    stage('#EBDDC3', 1120)
    heavy = window((-2.15, 1.5, 1.92), 3.9, 3.75, (-4, 0, 7), clay('sky-deep', .45), lamps=('brick', 'marigold', 'teal'))
    for v in (.85, .2, -.45, -1.1):
        for u in (-1.25, -.42, .42, 1.25):
            tile(heavy, u, v, .68, .48, ('sky', 'bone', 'brick', 'ink-soft', 'mint')[round(u * 3 + v * 7) % 5], 0, .12, .07)
    tile(heavy, 0, -1.55, 3.2, .16, 'ink-soft', 0, .1, .06)
    page = window((.75, .35, 1.36), 2.7, 2.6, (-4, 0, 2), clay('marigold', .42), lamps=('brick', 'bone', 'teal'))
    tile(page, -.55, -.1, 1.15, 1.05, 'rani', 0, .14, .12)
    tile(page, .68, .25, .95, .26, 'ink', 0, .12, .08)
    tile(page, .68, -.15, .95, .26, 'bone', 0, .12, .08)
    tile(page, 0, -.95, 2.2, .22, 'bone', 0, .12, .08)
    light = window((2.85, -.75, .9), 1.75, 1.7, (-4, 0, -6), clay('paper', .45), lamps=('brick', 'marigold', 'teal'))
    disc(light, -.34, -.04, .34, 'teal', 0, .14)
    tile(light, -.1, -.6, 1.2, .16, 'ink', 0, .1, .06)
    price_tag(light.at(.84, .66, .08), .86, 'rani', (-4, -9, -10))
    for at, count in (((-3.2, -1.5, 0), 1), ((-.35, -1.55, 0), 3), ((1.75, -2.1, 0), 7)):
        coin_pile(at, count, .46, .17)
    ball((-1.75, -1.9, .3), .3, clay('brick', .42))
    torus((3.5, -2.35, .15), .38, .15, clay('teal', .4))
    camera((0, -17, 4.6), (0, 0, 2.0), 58)


def envelope(place, width, height, colour):
    """A letter whose middle is the frame's, its flap towards the viewer."""
    place.slab(0, 0, width, height, .16, .07, clay(colour, .48), bevel=.03)
    flap = [(-width / 2 + .03, height / 2 - .03), (0, -height * .04), (width / 2 - .03, height / 2 - .03)]
    cutout(place.at(0, 0, .1), flap, .06, clay('rani-deep', .48), place.turn, .015)


def crescent(place, radius, material):
    """A moon in the plane of a frame."""
    outer = [(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))) for a in range(50, 311, 10)]
    inner = [(radius * (.46 + .78 * math.cos(math.radians(a))), radius * .78 * math.sin(math.radians(a))) for a in range(282, 77, -10)]
    cutout(place.at(), outer + inner, .3, material, place.turn, .09)


def five_time_zones():
    """One clock with two faces: two in the afternoon under a sun, half past seven in the evening under a moon."""
    stage('#B4DAE8', 1120)
    slab((0, .1, .2), 7.9, 2.7, .4, .5, clay('bone', .45), bevel=.12)
    slab((0, .1, .5), 7.0, 2.2, .3, .4, clay('sand', .5), bevel=.1)
    for side, colour in ((-1, 'teal'), (1, 'marigold')):
        drum = Frame((side * 1.98, .1, 2.3))
        kneaded([cylinder(drum.at(), 1.72, 1.5, None, .2, drum.turn), box(drum.at(-side * .5, -1.0), (2.4, 1.5, 1.4), None, .16)],
                clay(colour, .42), .04, 8)
    dial(Frame((-1.98, -.66, 2.3)), 1.3, 'sky', 'ink', 2, 0)
    dial(Frame((1.98, -.66, 2.3)), 1.3, 'ink', 'bone', 7, 30)
    # The letter box between them.
    tower = Frame((0, -.2, 0))
    box(tower.at(0, 1.55, .1), (1.3, 1.7, 2.0), clay('bone', .45), .16, tower.pose)
    slab(tower.at(0, 2.56, .1), 1.5, 1.84, .22, .2, clay('sand', .5), bevel=.07)
    slab(tower.at(0, 2.67, .5), 1.2, .34, .05, .12, glazed('ink'), bevel=.01)
    envelope(Frame(tower.at(.03, 3.02, .52), (-4, 9, 0)), 1.42, 1.12, 'rani')
    cylinder(tower.at(0, 1.6, .96), .26, .12, brass(), .03, tower.turn)
    # The sun and the moon.
    sun = Frame((-1.98, .1, 4.66))
    cylinder((-1.98, .1, 4.1), .12, .5, brass(), .02)
    ball(sun.at(), .46, clay('marigold', .38, coat=.3))
    for i in range(10):
        ray = sun.rolled(36 * i)
        rod(ray.at(0, .58), ray.at(0, .78), .085, clay('marigold', .4))
    cylinder((1.98, .1, 4.1), .12, .5, brass(), .02)
    crescent(Frame((1.98, .1, 4.68), (0, -24, 0)), .56, clay('paper', .45))
    ball((-3.9, -2.0, .3), .3, brass())
    torus((3.7, -2.2, .17), .42, .17, clay('rani', .42))
    camera((0, -17, 4.6), (0, 0, 2.25), 58)


POUND = ((.36, .34), (.26, .6), (0, .7), (-.24, .52), (-.22, .2), (-.12, -.12), (-.16, -.42), (-.36, -.6))


def pound(place, size, material):
    """A pound sign in the plane of a frame."""
    tube([place.at(u * size, v * size) for u, v in POUND], .085 * size, material)
    rod(place.at(-.38 * size, -.6 * size), place.at(.4 * size, -.6 * size), .085 * size, material)
    rod(place.at(-.38 * size, -.02 * size), place.at(.2 * size, -.02 * size), .075 * size, material)


def fixed_price():
    """A parcel cut open like a doll's house: two shelves are full, the third holds one coin."""
    stage('#F7A823', 1180)
    yaw, wide, high, deep, wall = -13, 4.5, 4.3, 2.3, .2
    home = Frame((.25, .5, 0), (0, 0, yaw))
    paper, lining, ribbon = clay('#C08A4E', .7), clay('paper', .65), clay('rani', .42)
    for v in (wall / 2, high - wall / 2):
        box(home.at(0, v), (wide, deep, wall), paper, .06, home.pose)
    for u in (-1, 1):
        box(home.at(u * (wide - wall) / 2, high / 2), (wall, deep, high), paper, .06, home.pose)
    box(home.at(0, high / 2, -deep / 2 + wall / 2), (wide - .1, wall, high - .1), lining, .05, home.pose)
    # White inside: the sides, the floor and the top.
    for u in (-1, 1):
        box(home.at(u * (wide / 2 - wall - .03), high / 2, -.03), (.06, deep - .1, high - 2 * wall), lining, .01, home.pose)
    for v in (wall + .02, high - wall - .02):
        box(home.at(0, v, -.03), (wide - 2 * wall, deep - .1, .05), lining, .01, home.pose)
    floors = (wall + .03, 1.5, 2.82)
    for v in floors[1:]:
        box(home.at(0, v - .08, -.04), (wide - .2, deep - .2, .16), lining, .04, home.pose)
    # The lower shelf is the empty one.
    packed = ((floors[2], ((-1.72, .78, .9, 'teal'), (-.86, .78, .62, 'brick'), (-.86, .5, .3, 'sky', .62), (-.05, .7, 1.0, 'marigold-deep'),
                           (.78, .8, .72, 'ink'), (1.64, .74, .98, 'mint-deep'))),
              (floors[1], ((-1.6, .98, .6, 'sky-deep'), (-1.62, .7, .38, 'rani', .6), (-.62, .72, .98, 'leaf'), (.22, .76, .74, 'marigold'),
                           (1.02, .66, .98, 'brick'), (1.74, .56, .66, 'teal'))))
    for floor, blocks in packed:
        for u, width, tall, colour, *on in blocks:
            box(home.at(u, floor + tall / 2 + (on[0] if on else 0), .22), (width, 1.1, tall), clay(colour, .45), .1, home.pose)
    coin = Frame(home.at(.1, floors[0] + .4, .35), (-8, 0, yaw + 8))
    cylinder(coin.at(), .44, .14, clay('marigold', .35, coat=.3), .035, coin.turn)
    torus(coin.at(0, 0, .07), .33, .035, clay('marigold-deep', .4), coin.turn)
    # The front stands open, a ribbon along its edge.
    leaf = Frame(home.at(-wide / 2 + .05, 0, deep / 2), (0, 0, 34))
    leaf.slab(-1.02, high / 2, 2.0, high - .06, .12, .06, paper, bevel=.03)
    leaf.slab(-.98, high / 2, 1.72, high - .36, .04, .05, lining, d=.07, bevel=.012)
    # What is in, line by line.
    for v, is_in in ((3.38, True), (2.08, True), (.8, False)):
        leaf.slab(-1.48, v, .46, .46, .06, .08, clay('sand', .6), d=.1, bevel=.015)
        leaf.slab(-.72, v, .66, .13, .05, .06, clay('ink' if is_in else 'sand', .55), d=.1, bevel=.015)
        if is_in:
            tick(leaf.at(-1.46, v + .02, .17), .46, clay('teal', .42), leaf.turn, .1)
    leaf.slab(-1.95, high / 2, .16, high - .02, .15, .03, ribbon, bevel=.02)
    # The ribbon over the top, and its bow.
    box(home.at(0, high + .01), (.5, deep + .06, .06), ribbon, .02, home.pose)
    box(home.at(0, high - wall / 2, deep / 2), (.5, .06, wall + .06), ribbon, .02, home.pose)
    box(home.at(0, wall / 2, deep / 2), (.5, .06, wall), ribbon, .02, home.pose)
    knot = home.at(0, high + .3, .1)
    for side in (-1, 1):
        loop = [knot, knot + Vector((side * .6, -.05, .55)), knot + Vector((side * 1.2, -.1, .5)), knot + Vector((side * 1.2, -.1, .02)), knot + Vector((side * .55, 0, -.1))]
        tube(loop, .2, ribbon, closed=True, flat=.5)
        tube([knot, knot + Vector((side * .35, -.5, -.1)), knot + Vector((side * .75, -.85, -.16))], .15, ribbon, widths=(.8, 1, 1.2))
    ball(knot, .28, ribbon)
    tag = Frame(home.at(wide / 2 + .5, 3.62, deep / 2 + .12), (-4, -7, -8))
    outline = [(-.72, -2.3), (.72, -2.3), (.72, -.68), (.28, -.2), (-.28, -.2), (-.72, -.68)]
    cutout(tag.at(.1, 0), outline, .14, clay('teal', .42), tag.turn, .05)
    torus(tag.at(.1, -.55, .08), .15, .05, brass(), tag.turn)
    tube([home.at(wide / 2 - .12, high - .1, deep / 2), tag.at(-.1, .1, .06), tag.at(.1, -.5, .16)], .04, clay('paper', .5))
    pound(Frame(tag.at(.1, -1.45, .1), (-4, -7, -8)), .72, clay('bone', .45))
    lamp((-1.2, -6, 2.6), home.at(0, 2.1), 3, 130, '#FFF1DC')
    camera((0, -17, 4.6), (0, 0, 2.4), 60)


def flame(at, height, power):
    """A candle's flame that lights what is around it."""
    lathe(at, [(0, 0), (.11, .1), (.13, .26), (.07, .55), (0, .8)], clay('#FF9A2E', .4, glow=1.7)).scale = (height / .8,) * 3
    glow = bpy.data.lights.new('flame', 'POINT')
    glow.energy, glow.color, glow.shadow_soft_size = power, linear('#FFB45E')[:3], .3
    thing = bpy.data.objects.new('flame', glow)
    bpy.context.collection.objects.link(thing)
    thing.location = Vector(at) + Vector((0, -.5, height * .9))


def candle(at, power):
    """A lit candle in a brass holder with a ring to hold it by."""
    x, y, z = at
    lathe(at, [(0, 0), (.72, 0), (.86, .12), (.88, .2), (.8, .18), (.66, .1), (.3, .12), (.28, .5), (.34, .52), (.34, .58), (0, .58)], brass())
    torus((x - .98, y - .1, z + .24), .24, .06, brass(), degrees(90, 0, -12))
    wax = clay('bone', .5, soft=.15)
    kneaded([cylinder((x, y, z + 1.3), .25, 1.7, None), ball((x - .2, y - .14, z + 1.62), .1, None, (1, 1, 3)),
             ball((x + .12, y - .23, z + 1.4), .09, None, (1, 1, 4)), ball((x - .04, y - .02, z + 2.12), .25, None, (1, 1, .4))], wax, .03, 5)
    rod((x, y, z + 2.15), (x, y, z + 2.36), .025, clay('ink', .6))
    flame((x, y, z + 2.3), .72, power)


def stopwatch(at, yaw, lean, roll=0):
    """A stopwatch that leans on something behind it."""
    body = Frame(at, (lean, roll, yaw))
    cylinder(body.at(), .88, .3, brass(), .1, body.turn)
    cylinder(body.at(0, 0, .12), .72, .1, clay('paper', .5), .02, body.turn)
    for i in range(12):
        body.rolled(30 * i, d=.18).slab(0, .58, .05, .16 if i % 3 == 0 else .08, .03, .02, clay('ink', .5), bevel=.005)
    body.rolled(52, d=.2).slab(0, .2, .07, .72, .04, .03, clay('rani', .42), bevel=.01)
    cylinder(body.at(0, 0, .2), .09, .1, brass(), .02, body.turn)
    cylinder(body.at(0, 1.0), .13, .26, brass(), .04, body.pose)
    cylinder(body.at(0, 1.18), .22, .2, brass(), .05, body.pose)
    for angle in (-38, 38):
        side = body.rolled(angle)
        cylinder(side.at(0, .98), .1, .22, brass(), .03, side.pose)


def rehearse_the_outage():
    """A till whose screen is out, by candlelight."""
    stage('ink-soft', 420, fill=130, rim=820)
    till = Frame((.35, .5, 0), (0, 0, -8))
    shell = clay('sky', .4, coat=.15)
    box(till.at(0, .5), (4.2, 2.9, 1.0), shell, .18, till.pose)
    till.slab(0, .46, 3.6, .62, .1, .12, clay('sky-deep', .45), d=1.45, bevel=.03)
    till.slab(0, .46, .7, .16, .12, .08, brass(), d=1.5, bevel=.03)
    keys = Frame(till.at(0, 1.2, .62), (-62, 0, -8))
    keys.slab(0, 0, 3.9, 1.5, .3, .16, shell, bevel=.07)
    for column in range(8):
        for row in range(3):
            colour = 'marigold' if (column, row) == (7, 0) else 'rani' if (column, row) == (7, 2) else 'bone'
            keys.slab(-1.55 + column * .44, -.44 + row * .44, .33, .33, .14, .08, clay(colour, .45), d=.18, bevel=.03)
    cylinder(till.at(0, 1.6, -.6), .32, 1.6, clay('sky-deep', .45), .05)
    face = Frame(till.at(0, 2.95, -.5), (-9, 0, -8))
    face.slab(0, 0, 3.9, 2.5, .34, .28, shell, bevel=.1)
    face.slab(0, 0, 3.45, 2.05, .06, .14, clay('#03080A', .16, coat=.6), d=.17, bevel=.01)
    candle((-2.95, -1.0, 0), 850)
    stopwatch((3.15, -.72, .86), 14, -20, 10)
    # An order pad and a pencil: the till of the next hour.
    pad = Frame((-.05, -2.35, .1), (0, 0, 9))
    slab(pad.at(0, 0), 2.0, 1.5, .2, .08, clay('paper', .65), pad.pose, .03)
    slab(pad.at(0, .01, -.66), 2.04, .26, .24, .06, clay('brick', .5), pad.pose, .03)
    for row, length in enumerate((1.4, 1.1, 1.5)):
        slab(pad.at(-.8 + length / 2, .115, -.3 + row * .32), length, .07, .02, .03, clay('sky-deep', .6), pad.pose, .004)
    pencil((2.6, -2.5, .13), (1.2, -2.05, .13), .13, 'marigold')
    camera((0, -17, 4.9), (0, 0, 1.9), 64)


def replace_the_old_system():
    """A tower of cracked blocks, changed one at a time; the tea on it is not spilt."""
    stage('#6AA898', 930, fill=190)
    yaw, long, wide, high = -28, 3.0, .98, .66
    foot = Frame((0, .2, 0), (0, 0, yaw))
    cylinder(foot.at(0, .16), 2.75, .32, clay('teal', .5), .1)
    greys = ('#8C9492', '#9DA4A0', '#7F8886', '#A8ADA8')
    new = {(0, 2), (2, 1), (4, 0), (5, 2)}

    def cracks(side, seed):
        """A crack across the end or the front of a block."""
        width, height = side
        zig = [(-.32, .5), (-.1, .18), (-.22, -.05), (.06, -.2), (-.04, -.5)] if seed % 2 else [(.3, .5), (.12, .2), (.26, -.02), (.02, -.22), (.1, -.5)]
        return [(u * width, v * height) for u, v in zig]

    for level in range(6):
        across = level % 2
        z = .32 + high * (level + .5) + .01 * level
        for k in range(3):
            shift = (k - 1) * (wide + .02)
            is_new = (level, k) in new
            # Level 3 has its front block changed just now.
            if (level, k) == (3, 2):
                continue
            jitter = 0 if is_new else .05 * math.sin(level * 5 + k * 3)
            lie = Frame(foot.at(0, z), (0, 0, yaw + (0 if is_new else 1.5 * math.sin(level * 3 + k * 7))))
            material = clay('marigold', .42) if is_new else clay(greys[(level * 3 + k) % 4], .75)
            if across:
                box(lie.at(jitter, 0, shift), (long, wide, high - .03), material, .07, lie.pose)
                if not is_new and k == 2:
                    tube([lie.at(jitter + u - .5, v, shift + wide / 2 + .002) for u, v in cracks((1.0, high - .06), level)], .022, clay('ink', .7), smooth=1)
            else:
                box(lie.at(shift, 0, jitter), (wide, long, high - .03), material, .07, lie.pose)
                if not is_new:
                    tube([lie.at(shift + u, v, jitter + long / 2 + .002) for u, v in cracks((wide * .8, high - .06), level + k)], .022, clay('ink', .7), smooth=1)
    z = .32 + high * 3.5 + .03
    lie = Frame(foot.at(0, z, wide + .02), (0, 0, yaw))
    box(lie.at(-1.62), (long, wide * .98, high - .04), clay('marigold', .42), .07, lie.pose)
    box(lie.at(1.5), (long, wide * .98, high - .04), clay(greys[1], .75), .07, lie.pose)
    tube([lie.at(2.1 + u, v, wide / 2) for u, v in cracks((1.0, high - .06), 1)], .022, clay('ink', .7), smooth=1)
    # A full cup of tea, level.
    top = .32 + high * 6 + .06
    x, y, _ = foot.origin
    lathe((x, y, top), [(0, 0), (.5, 0), (.95, .1), (1.02, .15), (.96, .17), (.5, .1), (0, .08)], clay('bone', .3, coat=.4))
    lathe((x, y, top + .1), [(0, 0), (.32, 0), (.5, .14), (.66, .56), (.7, .74), (.65, .74), (.6, .62), (0, .6)], clay('bone', .3, coat=.4))
    # Full to the brim and a little above it.
    ball((x, y, top + .81), .68, clay('#B4642B', .2, coat=.6), (1, 1, .17))
    handle = Frame((x, y, top + .5), (0, 0, -18))
    torus(handle.at(.74), .21, .065, clay('bone', .3, coat=.4), handle.turn)
    torus((x, y, top + .66), .685, .03, clay('rani', .4))
    steam((x - .1, y, top + 1.0), .7)
    # Two of the old ones, out of the way.
    old = Frame((3.35, -1.5, .33), (0, 0, 24))
    box(old.at(), (2.0, wide, high), clay(greys[2], .75), .07, old.pose)
    tube([old.at(u, v, wide / 2 + .002) for u, v in cracks((1.2, high - .04), 1)], .024, clay('ink', .7), smooth=1)
    chip = Frame((2.15, -2.35, .25), (18, 30, 50))
    box(chip.at(), (.6, .7, .45), clay(greys[0], .75), .06, chip.pose)
    fresh = Frame((-3.45, -1.5, .33), (0, 0, 34))
    box(fresh.at(), (1.9, wide, high), clay('marigold', .42), .07, fresh.pose)
    camera((0, -17, 5.0), (0, 0, 2.5), 56)


def clothes_peg(place, length):
    """A wooden clothes peg: its mouth grips at the frame, and its tail points to the right."""
    for side, colour in ((-1, '#C99A5B'), (1, '#E8C084')):
        outline = [(-.1, -.17), (length, -.13), (length, .19), (-.1, .17)]
        leg = cutout(place.at(0, -.09 * side - .02, side * .15), outline, .17, clay(colour, .55), place.turn, .05)
        # The legs part towards the tail.
        leg.rotation_euler.rotate_axis('Y', math.radians(-7 * side))
    for u in (.58, .7, .82):
        tube([place.at(u, .22, .34), place.at(u, -.26, .34), place.at(u, -.32, .1)], .035, steel(), smooth=4)


def scissors(at, yaw, colour='teal'):
    """A pair of scissors lying open."""
    for side in (-1, 1):
        half = Frame(at, (0, 0, yaw + side * 13))
        blade = [(-.2, .09 * side), (1.9, .05 * side), (2.0, 0), (1.7, -.14 * side), (.1, -.17 * side)]
        points = blade if side < 0 else blade[::-1]
        cutout(half.at(0, .1 + .05 * side), points, .09, steel(), half.pose, .02)
        rod(half.at(-.1, .12), half.at(-.75, .12, side * .06), .11, clay(colour, .4))
        torus(half.at(-1.2, .12, side * .16), .4, .12, clay(colour, .4), half.pose, (1.2, .9, 1))
    cylinder(Frame(at).at(0, .2), .12, .12, brass(), .02)


def cob(at):
    """A round loaf, slashed three times and dusted with flour."""
    middle, (a, b, c) = Vector(at) + Vector((0, 0, .66)), (1.22, 1.12, .8)
    ball(middle, 1, clay('#B9702C', .6), (a, b, c))
    for x in (-.5, .05, .6):
        slash = []
        for k in range(7):
            u, v = (x - .16 + .05 * k) / a, -.78 + .19 * k
            slash.append(middle + Vector((u * a, v * b, c * math.sqrt(max(0, 1 - u * u - v * v)))))
        tube(slash, .11, clay('#F3D7A4', .8), widths=(.25, .8, 1, 1, 1, .8, .25), smooth=6)
    for u, v in ((-.25, -.5), (.32, -.62), (.72, -.3), (-.6, -.35), (.28, -.25), (-.28, -.05), (.02, -.75)):
        ball(middle + Vector((u * a, v * b, c * math.sqrt(1 - u * u - v * v))), .045, clay('paper', .95), (1.2, 1, .6))


def paper_first():
    """A screen of paper: a button on a clothes peg, and the floury thumb that pressed it."""
    stage('brick', 1300)
    page = Frame((-.75, .5, 2.36), (-10, 0, 7))
    paper = clay('paper', .75)
    page.slab(0, 0, 3.9, 4.7, .16, .16, paper, bevel=.03)
    page.slab(.05, -.05, 3.9, 4.7, .1, .16, clay('sand', .75), d=-.12, bevel=.03)
    slab((-.7, 1.5, 1.1), 1.2, 2.5, .12, .08, clay('sand-deep', .75), degrees(117, 0, 7), .02)

    def drawn(points, radius=.035, closed=False):
        tube([page.at(u, v, .09) for u, v in points], radius, clay('ink', .6), closed=closed, smooth=1)

    drawn(((-1.6, 1.98), (-.6, 2.0), (.3, 1.97)), .06)
    for u in (1.1, 1.4, 1.7):
        ball(page.at(u, 1.98, .09), .07, clay('ink', .6), (1, .5, 1))
    # A picture stuck on, and the print on it.
    page.slab(-.4, .62, 2.5, 1.85, .06, .08, clay('teal', .6), d=.1, bevel=.012)
    for k in range(5):
        wide, tall = .08 + .13 * k, .14 + .165 * k
        ridge = []
        for i in range(32):
            angle = 2 * math.pi * i / 32 + .9 * k
            u, v = wide * math.cos(angle) * (1 + .06 * math.sin(3 * angle + k)), tall * math.sin(angle) - .03 * k
            ridge.append(page.at(-.4 + u * .95 + v * .3, .64 + v * .93 - u * .3, .15))
        # Most ridges of a print end somewhere.
        tube(ridge[:(32, 27, 30, 26, 29)[k]], .052, clay('paper', .95), closed=k == 0, smooth=3)
    for u, v, r in ((-1.2, .1, .05), (.35, 1.2, .06), (.5, .2, .04), (-1.0, 1.25, .045), (.2, -.05, .05)):
        ball(page.at(u, v, .14), r, clay('paper', .95), (1, .4, 1))
    drawn(((1.12, 1.5), (1.4, 1.52), (1.72, 1.5), (1.73, .6), (1.7, -.3), (1.4, -.31), (1.11, -.29), (1.1, .6)), closed=True)
    for v in (1.1, .75, .4, .05):
        drawn(((1.25, v), (1.58, v + .01)), .025)
    for v, end in ((-.75, .1), (-1.1, -.1), (-1.45, -.5)):
        drawn(((-1.6, v), (-.7, v + .02), (end, v)), .03)
    drawn(((-1.6, -1.78), (-.6, -1.76), (-.58, -2.08), (-1.1, -2.1), (-1.61, -2.08)), closed=True)
    # The button is cut out, so that it can be moved to where the thumb goes.
    button = Frame(page.at(1.32, -1.28, .2), (-10, 0, 7))
    cylinder(button.at(), .86, .14, clay('marigold', .45), .03, button.turn)
    torus(button.at(0, 0, .06), .66, .035, clay('marigold-deep', .5), button.turn)
    clothes_peg(Frame(page.at(1.72, -1.2, .16), (-10, -14, 7)), 1.9)
    # The baker's.
    cob((3.3, -.75, 0))
    for x, y, r in ((2.2, -1.9, .09), (2.5, -2.15, .06), (2.0, -2.3, .05), (3.9, -1.9, .07), (4.2, -1.75, .05)):
        ball((x, y, .03), r, clay('paper', .95), (1.4, 1.2, .4))
    scissors((.35, -2.3, 0), 10, 'teal')
    pencil((-3.85, -1.2, .14), (-1.9, -2.2, .14), .14)
    camera((0, -17, 4.6), (-.1, 0, 2.15), 61)


SCENES = {
    'cover-trends': trends, 'cover-five-time-zones': five_time_zones, 'cover-fixed-price': fixed_price,
    'cover-rehearse-the-outage': rehearse_the_outage, 'cover-replace-the-old-system': replace_the_old_system,
    'cover-paper-first': paper_first,
}
