"""Small things that several cards use. Each stands on a point of the floor or of another thing."""
import math

from studio import Frame, Vector, ball, box, brass, clay, cutout, cylinder, degrees, glazed, lathe, slab, torus


def peg(at, coat, head='#EBBE9B', scale=1.0, scarf=None):
    """A wooden person, some two units tall: a bell-shaped body and a ball for a head."""
    x, y, z = at
    profile = [(0, 0), (.5, 0), (.56, .1), (.5, .6), (.34, 1.1), (.2, 1.32), (0, 1.36)]
    lathe(at, [(r * scale, h * scale) for r, h in profile], clay(coat, .5))
    ball((x, y, z + 1.62 * scale), .4 * scale, clay(head, .5))
    if scarf:
        torus((x, y, z + 1.27 * scale), .22 * scale, .1 * scale, clay(scarf, .5))


def server(at, width=1.7, height=.5, lamps=('marigold', 'mint', 'rani'), yaw=0, face='ink'):
    """A flat black box with three lit lamps and a slot."""
    case = Frame(at, (0, 0, yaw))
    box(case.at(0, height / 2), (width, width * .9, height), glazed(face), .1, case.pose)
    front = width * .45
    for i, colour in enumerate(lamps):
        ball(case.at(-width * .33 + i * .2, height / 2, front + .01), .065, clay(colour, .3, glow=3))
    box(case.at(width * .22, height / 2, front + .01), (width * .34, .05, .07), clay('sky-deep', .4), .02, case.pose)


def puff(at, scale=1.0, colour='sky'):
    """A small cloud, some two units wide, whose middle is at a point."""
    blobs = ((-.62, 0, -.08, .42), (-.12, .05, .16, .6), (.45, 0, .02, .5), (.8, .05, -.14, .3), (-.2, -.25, -.16, .4), (.3, -.25, -.18, .38))
    for x, y, z, r in blobs:
        ball(Vector(at) + Vector((x, y, z)) * scale, r * scale, clay(colour, .5))


def coin_pile(at, count, radius=.5, height=.16, wobble=.04):
    """Coins one on another, brass and marigold by turns, none quite above the next."""
    x, y, z = at
    for i in range(count):
        cylinder((x + wobble * math.sin(i * 5.1 + x), y + wobble * math.cos(i * 7.3 + y), z + height * (i + .5)), radius, height - .03,
                 brass() if i % 2 == 0 else clay('marigold', .4), .035)


def tick(at, size, material, turn, thickness=.1):
    """A check mark in a plane of its own."""
    outline = [(-.5, .02), (-.32, .2), (-.1, -.02), (.36, .5), (.54, .33), (-.1, -.38)]
    return cutout(at, [(x * size, y * size) for x, y in outline], thickness, material, turn, thickness * .3)


def heart(at, size, material, turn, thickness=.3, bevel=.1):
    """A heart in a plane of its own, about as wide as `size`."""
    points = []
    for i in range(60):
        t = 2 * math.pi * i / 60
        points.append((16 * math.sin(t) ** 3 * size / 33, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) * size / 33))
    return cutout(at, points[::-1], thickness, material, turn, bevel)


def arc(centre, radius, start, end, count=24, plane='xz'):
    """Points of a circle's arc, degrees anticlockwise; upright ('xz'), seen from the side ('yz') or lying ('xy')."""
    points = []
    for i in range(count + 1):
        angle = math.radians(start + (end - start) * i / count)
        a, b = radius * math.cos(angle), radius * math.sin(angle)
        points.append(Vector(centre) + Vector({'xz': (a, 0, b), 'yz': (0, a, b), 'xy': (a, b, 0)}[plane]))
    return points


def sheet(at, width, height, colour='paper', yaw=0, radius=.06, thickness=.05):
    """A sheet of paper lying on a point."""
    x, y, z = at
    return slab((x, y, z + thickness / 2), width, height, thickness, radius, clay(colour, .7), degrees(0, 0, yaw), .012)


def rod(a, b, radius, material):
    """A straight stick between two points."""
    a, b = Vector(a), Vector(b)
    along = b - a
    return cylinder((a + b) / 2, radius, along.length, material, min(.03, radius * .4), along.to_track_quat('Z', 'Y').to_euler(), 48)


def dial(place, radius, face, marks, *time):
    """The face of a clock on the front of a frame: ring, marks and the hands of an hour and a minute, if given."""
    cylinder(place.at(), radius + .16, .24, brass(), .07, place.turn)
    cylinder(place.at(0, 0, .08), radius, .16, clay(face, .5), .03, place.turn)
    for i in range(12):
        mark = place.rolled(30 * i, d=.16)
        long = .26 if i % 3 == 0 else .13
        mark.slab(0, radius - .1 - long / 2, .085, long, .06, .04, clay(marks, .5), bevel=.012)
    for hour, minute in [time] if time else []:
        for angle, reach, width, d in ((30 * (hour + minute / 60), radius * .52, .17, .2), (6 * minute, radius * .66, .12, .25)):
            hand = place.rolled(angle, d=d)
            hand.slab(0, reach / 2 - .09, width, reach + .18, .06, width / 2, clay(marks, .42), bevel=.015)
    cylinder(place.at(0, 0, .25), .15, .16, clay('rani', .4), .04, place.turn)


def bell(at, scale=1.0):
    """A brass bell for a desk, on a rani foot."""
    x, y, z = at
    cylinder((x, y, z + .13 * scale), .98 * scale, .26 * scale, clay('rani', .42), .09 * scale)
    profile = [(.86, 0), (.88, .08), (.8, .22), (.72, .7), (.46, 1.05), (.14, 1.16), (0, 1.17)]
    lathe((x, y, z + .3 * scale), [(r * scale, h * scale) for r, h in profile], brass())
    cylinder((x, y, z + 1.52 * scale), .12 * scale, .16 * scale, clay('bone', .4), .03 * scale)
    ball((x, y, z + 1.66 * scale), .17 * scale, clay('bone', .4))
