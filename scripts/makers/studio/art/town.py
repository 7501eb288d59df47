"""The town on two banks of one river: one scene and one camera, at four hours of the day.

Each hour is lit anew, and nothing else changes, so that pictures of two hours fade into each other.
The scenes of windows show nothing but what a bank's lit windows add to any hour. `join.ts` makes the
masters of these parts. `places` prints where the sun's way, the clock and the hands stand in the picture.
"""
import math
import os

import bpy
import studio
from studio import (Frame, Vector, ball, box, brass, camera, clay, cone, cutout, cylinder, degrees, glazed, lamp, lathe, sky,
                    slab, torus, tube)

# A quarter larger than the master, which is reduced: that makes the edges clean.
SIZE = (3000, 1875)
SIZES = {**dict.fromkeys(('hero-shadow', 'gap-shadow'), (1200, 750)), **dict.fromkeys(('hero-windows-left', 'hero-windows-right'), (1500, 937)),
         'hero-parcel': (192, 192)}
# The camera looks at the middle of a picture two by one. What the picture is taller lies below.
TALLER = .0625

WATER = {'dawn': '#A9B9E6', 'noon': '#5DB2CF', 'dusk': '#6E7FD0', 'night': '#1D3F66'}
PANE = {'dawn': '#9FB6C8', 'noon': '#CFE4EC', 'dusk': '#8C87A8', 'night': '#1B2A3C'}
# What the ground gives back to the things. It is the page's colour at that hour.
FLOOR = {'dawn': '#EFE7F2', 'noon': '#F3F4F0', 'dusk': '#B9A9C9', 'night': '#0C1B28'}
LAMP = '#FFA62B'

SCREENS = os.path.abspath('content/pictures/masters')


def transparent(name):
    """All stand on the page."""
    return True


class Town:
    """The town at an hour, with the windows of `lit` banks burning, or with nothing but them."""

    def __init__(self, hour, lit=(), only_windows=False):
        self.hour, self.lit, self.only_windows = hour, lit, only_windows

    def pane(self, bank):
        """The glass of a window."""
        if bank in self.lit:
            return clay(LAMP, .4, glow=1.5 if self.only_windows else 1.1)
        return clay(PANE[self.hour], .18, coat=1)

    def flame(self, strength=1.4):
        """A lamp that burns at dusk and at night, on both banks."""
        if self.only_windows or self.hour not in ('dusk', 'night'):
            return clay('#FFE3B0', .3, coat=.6)
        return clay(LAMP, .4, glow=strength * (1 if self.hour == 'night' else .7))

    def build(self, bridge=True):
        quay(-1, 'marigold', 'marigold-deep')
        noida(self)
        quay(1, 'teal', 'teal-deep')
        liverpool(self)
        shore(self)
        if bridge:
            span(self)


# ---------------------------------------------------------------- parts

def niche(x, y, z, width, tall, frame, glass):
    """A round-headed window: a frame that stands proud of the wall, glass behind it."""
    half = width / 2
    bow = [(-half * math.cos(math.pi * i / 16), tall + half * math.sin(math.pi * i / 16)) for i in range(17)]
    points = [(-half, 0), *bow, (half, 0)]
    cutout((x, y, z), points, .06, glass, degrees(90, 0, 0), .008)
    tube([(x + px, y - .04, z + pz) for px, pz in points], .045, frame, smooth=3)


def vault(x, y, width, tall, colour):
    """A blind arch in the front of a quay."""
    half = width / 2
    bow = [(-half * math.cos(math.pi * i / 16), tall + half * .8 * math.sin(math.pi * i / 16)) for i in range(17)]
    cutout((x, y, .02), [(-half, 0), *bow, (half, 0)], .05, clay(colour, .55), degrees(90, 0, 0), .015)


def tree(x, y, z, size, colour='leaf'):
    cylinder((x, y, z + size * .3), size * .07, size * .6, clay('brick-deep', .6), .01)
    for dx, dz, r in ((0, 1.0, .46), (-.26, .78, .34), (.27, .82, .32)):
        ball((x + dx * size, y, z + dz * size), r * size, clay(colour, .55))


def cypress(x, y, z, tall):
    lathe((x, y, z), [(0, 0), (tall * .16, .02), (tall * .2, tall * .3), (tall * .12, tall * .72), (.01, tall)], clay('mint-deep', .5))


def lantern(town, x, y, z):
    post = Frame((x, y, z))
    cylinder(post.at(0, .04), .09, .08, glazed('ink'), .02)
    cylinder(post.at(0, .38), .03, .7, glazed('ink'), .005)
    ball(post.at(0, .82), .12, town.flame())
    cone(post.at(0, .96), .15, .02, .1, glazed('ink'), .01)


def bollard(x, y, z):
    lathe((x, y, z), [(0, 0), (.1, .01), (.075, .1), (.075, .16), (.115, .2), (.1, .27), (0, .28)], glazed('ink'))


def quay(side, colour, deep):
    """A stone quay with vaults in its front and stairs down to the river. `side` is -1 at the left."""
    box((side * 5.15, .7, .36), (5.9, 3.2, .72), clay(colour, .5), .1)
    box((side * 5.15, .68, .76), (6.02, 3.32, .12), clay(deep, .5), .05)
    for i in range(5):
        vault(side * (3.15 + i), -.91, .62, .2, deep)
    for i in range(4):
        box((side * (2.04 - i * .32), .7, .66 - i * .19), (.34, 2.9, .2), clay(colour, .5), .045)
    for x in (2.62, 7.7):
        bollard(side * x, -.72, .8)


# ---------------------------------------------------------------- the left bank

def noida(town):
    """A terrace with an arcade, and a domed house between two towers."""
    glass = town.pane('left')
    box((-5.45, 1.0, 1.2), (4.1, 2.2, .8), clay('marigold-deep', .5), .1)
    box((-5.45, 1.0, 1.6), (4.2, 2.3, .1), clay('bone', .45), .04)
    for i in range(5):
        niche(-6.95 + i * .75, -.13, .92, .4, .26, clay('bone', .45), glass)
    box((-5.45, 1.1, 2.0), (2.3, 1.7, .9), clay('rani', .42), .1)
    box((-5.45, 1.1, 2.46), (2.42, 1.82, .1), clay('bone', .45), .04)
    niche(-5.45, .22, 1.66, .7, .34, clay('bone', .4), glass)
    for x in (-6.2, -4.7):
        niche(x, .22, 1.72, .3, .22, clay('bone', .4), glass)
    cylinder((-5.45, 1.1, 2.56), .82, .14, clay('bone', .45), .05)
    lathe((-5.45, 1.1, 2.6), [(.74, 0), (.86, .3), (.84, .62), (.55, .98), (.18, 1.18), (.05, 1.3), (0, 1.32)], clay('bone', .4))
    cylinder((-5.45, 1.1, 4.02), .035, .3, brass(), .005)
    ball((-5.45, 1.1, 4.2), .1, brass())
    for x in (-7.05, -3.85):
        kiosk(town, x)
    # A shop at the water, with an awning and what it sells.
    box((-3.1, .5, 1.2), (.95, 1.1, .8), clay('sky', .45), .07)
    box((-3.1, .5, 1.62), (1.05, 1.2, .08), clay('bone', .45), .03)
    slab((-3.1, -.22, 1.5), 1.1, .5, .05, .06, clay('rani', .45), degrees(24, 0, 0), .015)
    box((-3.1, -.06, 1.14), (.56, .06, .4), glass, .02)
    for i, colour in enumerate(('brick', 'marigold', 'leaf')):
        ball((-3.36 + i * .26, -.34, .94), .1, clay(colour, .45))
    torus((-3.1, .5, 1.76), .26, .1, clay('bone', .4))
    tree(-7.55, -.35, .8, 1.05)
    tree(-2.55, 1.75, .8, 1.2)
    for x in (-6.4, -4.4):
        lantern(town, x, -.62, .8)


def kiosk(town, x):
    """A tower with an open lantern under a small dome."""
    cylinder((x, .9, 2.1), .22, 1.1, clay('bone', .45), .04)
    cylinder((x, .9, 2.68), .34, .1, clay('rani', .42), .04)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        cylinder((x + .2 * math.cos(a), .9 + .2 * math.sin(a), 2.88), .035, .36, clay('bone', .45), .005)
    ball((x, .9, 2.86), .1, town.pane('left'))
    lathe((x, .9, 3.04), [(.34, 0), (.33, .12), (.2, .32), (.05, .42), (0, .48)], clay('rani', .42))
    ball((x, .9, 3.56), .05, brass())


# ---------------------------------------------------------------- the right bank

CLOCK = (5.85, .38, 4.2)


def liverpool(town):
    """A gabled warehouse, a clock tower, a globe on its pedestal."""
    glass = town.pane('right')
    for x in (3.35, 4.45):
        box((x, 1.0, 1.75), (1.08, 1.8, 1.9), clay('brick', .5), .05)
        cutout((x, 1.0, 2.7), [(-.58, 0), (.58, 0), (0, .72)], 1.86, clay('brick-deep', .5), degrees(90, 0, 0), .05)
        box((x, .09, 2.68), (1.14, .1, .08), clay('bone', .45), .02)
        for row in range(2):
            for column in range(2):
                at = (x - .26 + column * .52, 1.34 + row * .66)
                box((at[0], .08, at[1]), (.3, .08, .42), clay('bone', .45), .03)
                box((at[0], .05, at[1]), (.23, .08, .35), glass, .02)
        cylinder((x, .08, 2.98), .15, .08, glass, .02, degrees(90, 0, 0))
        box((x, .06, .96), (.34, .08, .32), clay('ink-soft', .5), .02)
    box((5.85, 1.0, 2.2), (1.15, 1.15, 2.8), clay('bone', .45), .07)
    for x in (5.32, 6.38):
        box((x, .44, 2.2), (.16, .16, 2.8), clay('sand', .45), .03)
    for z in (1.96, 3.3):
        box((5.85, 1.0, z), (1.2, 1.2, .06), clay('sand', .45), .02)
    box((5.85, 1.0, 3.68), (1.42, 1.42, .2), clay('sand', .45), .05)
    box((5.85, 1.0, 4.2), (1.0, 1.0, .9), clay('bone', .45), .06)
    facing = degrees(90, 0, 0)
    cylinder((5.85, .47, 4.2), .4, .1, clay('ink', .35), .025, facing)
    cylinder((5.85, .42, 4.2), .33, .08, glass, .015, facing)
    box((5.85, 1.0, 4.7), (1.2, 1.2, .14), clay('sand', .45), .04)
    cone((5.85, 1.0, 5.2), .62, .02, .9, clay('teal-deep', .5), .02)
    ball((5.85, 1.0, 5.74), .1, brass())
    niche(5.85, .42, .95, .46, .5, clay('sand', .4), glass)
    for z in (2.36, 2.9):
        box((5.85, .43, z), (.2, .06, .36), glass, .02)
    cylinder((7.25, -.1, 1.05), .26, .5, clay('teal-deep', .5), .05)
    torus((7.25, -.1, 1.3), .2, .05, brass())
    ball((7.25, -.1, 1.66), .4, glass if 'right' in town.lit else clay('sky', .3, coat=.5))
    cypress(6.75, -.35, .8, .95)
    cypress(7.75, .5, .8, 1.25)
    # Bales on the quay, on their way into the warehouse.
    box((3.0, -.45, .98), (.42, .36, .36), clay('sand', .5), .05, (0, 0, .3))
    box((3.46, -.5, .94), (.3, .3, .28), clay('sand-deep', .5), .05, (0, 0, -.2))
    for x in (3.98, 4.95):
        lantern(town, x, -.62, .8)


# ---------------------------------------------------------------- the bridge

BOW, FOOT = 2.75, .78
HANDS = ((-.22, -.5, 1.58), (.22, -.5, 1.58))


def bow(share, proud=0, y=0.0):
    """A point of the bridge's bow, from its left foot (0) to its right (1)."""
    a = math.pi * share
    return Vector((-(BOW + proud) * math.cos(a), y, FOOT + (BOW * .92 + proud) * math.sin(a)))


def person(x, coat, trim, skin, hair, facing):
    """A peg of clay that holds out its arms. `facing` is 1 towards the right."""
    y = -.5
    lathe((x, y, .96), [(0, 0), (.3, .01), (.29, .16), (.21, .54), (.17, .7), (.1, .78), (0, .79)], clay(coat, .45))
    torus((x, y, 1.72), .085, .05, clay(trim, .45))
    ball((x, y, 1.93), .19, clay(skin, .45), (1, 1, 1.06))
    ball((x - facing * .045, y + .03, 1.98), .2, clay(hair, .5), (1, 1, .98))
    ball((x + facing * .19, y - .035, 1.91), .03, clay(skin, .45))
    for dy in (-.15, -.03):
        ball((x + facing * .15, y + dy, 1.965), .021, glazed('ink'))
    for dy in (-.16, .14):
        tube([(x + facing * .06, y + dy, 1.6), (x + facing * .24, y + dy, 1.45), (x + facing * .43, y + dy * .9, 1.47)], .06, clay(coat, .45), smooth=4)
        ball((x + facing * .455, y + dy * .9, 1.475), .066, clay(skin, .45))


def screen(town, at, wide, tall, yaw, picture):
    """A slab on a foot that shows a product."""
    frame = Frame(at, (-3, 0, yaw))
    frame.slab(0, 0, wide + .14, tall + .14, .12, .1, glazed('ink'), bevel=.03)
    box((at[0], at[1] + .05, 1.02), (.3, .3, .12), glazed('ink'), .03)
    if not town.only_windows:
        studio.lit_screen(frame.at(0, 0, .066), wide, tall, .05, os.path.join(SCREENS, picture), frame.turn,
                          .9 if town.hour in ('dusk', 'night') else .8)


def span(town):
    """The bridge, its lamps, two screens in front of its bars, and the two people who hand over."""
    for y in (-.35, 1.15):
        tube([bow(i / 48, 0, y) for i in range(49)], .13, glazed('ink'), smooth=4)
    for i in range(1, 12):
        x = -BOW + i * 2 * BOW / 12
        top = FOOT + BOW * .92 * math.sqrt(max(0, 1 - (x / BOW) ** 2))
        cylinder((x, 1.15, (.9 + top) / 2), .02, top - .9, brass(), 0)
    box((0, .4, .86), (5.3, 1.75, .2), clay('bone', .45), .06)
    box((0, -.5, .73), (5.3, .1, .1), clay('sand', .45), .02)
    for i in range(1, 20):
        ball(bow(i / 20, .02, -.46), .055, town.flame(1.6))
    screen(town, (-1.66, -.2, 1.5), 1.16, .73, 12, 'case-pos-screen.webp')
    screen(town, (1.66, -.2, 1.5), 1.16, .73, -12, 'case-travel-screen.webp')
    person(-.66, 'rani', 'marigold', '#A9683F', 'ink', 1)
    ball((-.86, -.44, 2.12), .085, clay('ink', .5))
    person(.66, 'sky', 'brick', '#E8B997', 'brick', -1)
    cylinder((.68, -.47, 2.1), .17, .1, clay('brick-deep', .5), .04)


# ---------------------------------------------------------------- river and shore

def curve(points, steps=16):
    """A smooth line through points."""
    knots = [Vector((x, y)) for x, y in points]
    knots = [knots[0] * 2 - knots[1], *knots, knots[-1] * 2 - knots[-2]]
    line = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:]):
        for k in range(steps):
            t = k / steps
            line.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return [tuple(p) for p in line]


def shore(town):
    """Water that comes from behind the left bank, and leaves the picture at its lower edge."""
    left = [(-6.6, 4.0), (-3.4, 3.5), (-1.5, 2.2), (-1.1, .6), (-1.15, -1.0), (-1.7, -2.2), (-2.8, -3.5), (-4.0, -5.2), (-4.5, -7.2), (-4.2, -9.4), (-3.6, -13)]
    right = [(-6.6, 5.4), (-2.6, 5.3), (.1, 4.7), (1.25, 3.0), (1.2, .8), (1.15, -1.0), (1.6, -2.4), (2.0, -3.8), (1.75, -5.6), (1.2, -7.6), (1.3, -9.6), (1.9, -13)]
    cutout((0, 0, .03), curve(left) + curve(right)[::-1], .05, clay(WATER[town.hour], .12, coat=1), bevel=.02).name = 'river'
    for x, y, wide in ((-.3, -1.75, .5), (.75, -2.7, .5), (-1.55, -3.1, .6), (-.35, -4.3, .7), (-2.9, -5.3, .8), (.9, -5.6, .7), (-1.4, -6.9, .9), (-3.0, -8.1, .9)):
        ripple(x, y, wide, town)
    # Trees on the far side, where the river turns.
    for x, size in ((-1.9, .62), (-.9, .5), (.2, .7), (1.2, .56), (1.9, .66)):
        tree(x, 6.6, -.1, size, 'mint-deep')
    boat(.55, -3.7, 'rani', 'bone', 1)
    boat(-2.6, -4.4, 'marigold', 'sky', .72)
    ball((2.9, -2.4, .3), .3, brass())
    cylinder((4.3, -2.1, .26), .48, .52, clay('marigold', .45), .08)
    ball((4.3, -2.1, .86), .34, clay('rani', .4))
    torus((-5.3, -2.1, .16), .46, .16, clay('teal', .4))
    box((-6.6, -2.0, .29), (.58, .58, .58), clay('brick', .4), .08, (0, 0, .5))
    ball((6.3, -2.2, .22), .22, clay('sky-deep', .4))


def ripple(x, y, wide, town):
    """Two low waves, one behind the other."""
    for dx, dy, part in ((0, 0, 1), (.3, -.2, .55)):
        points = [(x + dx + wide * part * (t - .5), y + dy + .035 * math.sin(t * math.pi * 4), .075) for t in (i / 16 for i in range(17))]
        tube(points, .02, clay(studio.mix(WATER[town.hour], 'paper', .55), .4), smooth=3, widths=[.2 + .8 * math.sin(math.pi * i / 16) for i in range(17)], flat=.4)


def boat(x, y, hull, sail, size):
    """A bowl with a sail."""
    lathe((x, y, .06), [(0, 0), (.28 * size, .01), (.46 * size, .22 * size), (.44 * size, .27 * size), (.3 * size, .2 * size), (0, .18 * size)], clay(hull, .4))
    cylinder((x, y, .06 + .8 * size), .025 * size, 1.3 * size, clay('bone', .5), 0)
    cutout((x + .03 * size, y, .06 + .36 * size), [(0, 0), (.62 * size, .05 * size), (0, 1.05 * size)], .03, clay(sail, .5), degrees(90, 0, 0), .008)


# ---------------------------------------------------------------- light and camera

AT = (0, 0, 1.6)


def dawn():
    sky(.5, '#C9C2EE')
    lamp((-13, -6, 4.2), AT, 2.4, 1500, '#FFA57C')
    lamp((9, -8, 7), AT, 6, 240, '#BFD0FF')
    rim((-4, 7, 6), 380, '#FFC0A0')


def noon():
    sky(.46)
    lamp((-6, -8, 12), AT, 2.6, 1280, '#FFF3E0')
    lamp((9, -6, 6), AT, 6, 240, '#DDF1FF')
    rim((2, 6, 10), 420)


def dusk():
    sky(.36, '#8FA0E6')
    lamp((13, -6.5, 4), AT, 2.4, 1750, '#FF8E50')
    lamp((-10, -8, 6), AT, 6, 200, '#93A8FF')
    rim((4, 7, 6), 420, '#FF7C60')


def night():
    sky(.31, '#4A62B8')
    lamp((6, -9, 11), AT, 3, 700, '#A9BFFF')
    rim((-9, 6, 7), 460, '#7E94FF')


def rim(at, power, colour='#ffffff'):
    """A lamp from behind. Its shadows would fall forwards, a grey sheet, and the river would mirror it as a square."""
    behind = lamp(at, AT, 4, power, colour, spread=90)
    behind.data.use_shadow = behind.visible_glossy = False


HOURS = {'dawn': dawn, 'noon': noon, 'dusk': dusk, 'night': night}


def look():
    camera((0, -24, 6.2), (0, 0, 2.05), 51)
    bpy.context.scene.camera.data.shift_y = -TALLER


def ground():
    bpy.ops.mesh.primitive_plane_add(size=90)
    return bpy.context.object


def things():
    return [thing for thing in bpy.context.scene.objects if thing.type in ('MESH', 'CURVE')]


def take(hour, lit=(), bridge=True):
    """The things alone. The ground gives its colour back to them and is not seen, so their edges are clean."""
    Town(hour, lit).build(bridge)
    HOURS[hour]()
    floor = ground()
    floor.data.materials.append(clay(FLOOR[hour], .95, spec=.05))
    floor.visible_camera = False
    look()


def windows(bank):
    """What the lit windows of a bank add: the same town with no other light."""
    Town('night', (bank,), only_windows=True).build()
    sky(0)
    floor = ground()
    floor.data.materials.append(clay(FLOOR['night'], .95, spec=.05))
    floor.visible_camera = False
    look()


def shadow(bridge=True):
    """The shadow alone: the things cast it and are not seen. The river lies in the floor and casts none."""
    Town('noon').build(bridge)
    bpy.context.scene.objects['river'].hide_render = True
    for thing in things():
        thing.visible_camera = False
    noon()
    ground().is_shadow_catcher = True
    look()


# ---------------------------------------------------------------- the pictures

def hero():
    take('noon')


def hero_dawn():
    take('dawn')


def hero_dusk():
    take('dusk')


def hero_night():
    take('night')


def hero_shadow():
    shadow()


def hero_windows_left():
    windows('left')


def hero_windows_right():
    windows('right')


def hero_parcel():
    """What is handed over: a picture of its own, since it goes from hand to hand."""
    noon()
    box((0, 0, 0), (1, 1, .88), clay('marigold', .4, coat=.3), .08)
    box((0, 0, 0), (1.02, .2, .9), clay('bone', .4), .03)
    camera((0, -24, 4.15), (0, 0, 0), 480)


def gap():
    """The banks with nothing between them: the page that does not exist."""
    take('noon', bridge=False)


def gap_night():
    take('night', ('left', 'right'), bridge=False)


def gap_shadow():
    shadow(bridge=False)


def places():
    """Prints the places that the page needs, in parts of the picture's width."""
    from bpy_extras.object_utils import world_to_camera_view
    look()
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = SIZE
    bpy.context.view_layer.update()

    def place(point):
        seen = world_to_camera_view(scene, scene.camera, Vector(point))
        return [round(100 * seen.x, 2), round((1 - seen.y) * 100 * SIZE[1] / SIZE[0], 2)]
    print('WAY', [place(bow(i / 16, .5, .4)) for i in range(17)])
    print('HANDS', [place(hand) for hand in HANDS])
    print('CLOCK', place(CLOCK), place((CLOCK[0] + .33, *CLOCK[1:])))


# Shadows first: the pictures that stand on them are joined with them.
SCENES = {'hero-shadow': hero_shadow, 'gap-shadow': gap_shadow, 'hero': hero, 'hero-dawn': hero_dawn, 'hero-dusk': hero_dusk,
          'hero-night': hero_night, 'hero-windows-left': hero_windows_left, 'hero-windows-right': hero_windows_right,
          'hero-parcel': hero_parcel, 'gap': gap, 'gap-night': gap_night}
