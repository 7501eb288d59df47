"""DevOps: seven cards on teal."""
import math

from cards.props import bell, peg, rod, tick
from cards.stage import CARD, FRONT, LOW, QUARTER, WIDE, look, set_of
from studio import Frame, Vector, ball, box, brass, clay, cone, cutout, cylinder, degrees, glazed, lathe, slab, torus, tube

SIZE = CARD
SIZES = {'devops-1': WIDE, 'devops-4': LOW, 'devops-5': LOW, 'devops-7': WIDE}


def ci_cd():
    """A parcel rides a wagon round a looped track, through two gates."""
    set_of('devops')

    def course(angle, side=0.0):
        """The middle of the track at an angle, or a point beside it; the far side stands on a bank."""
        c, s = math.cos(angle), math.sin(angle)
        return Vector(((3.7 + side) * c, (2.1 + side) * s, .26 + .45 * (1 + s)))

    def heading(angle):
        ahead = course(angle + .01) - course(angle - .01)
        return Frame(course(angle), (0, -math.degrees(math.atan2(ahead.z, ahead.to_2d().length)), math.degrees(math.atan2(ahead.y, ahead.x))))

    turns = [2 * math.pi * i / 44 for i in range(44)]
    for side in (-.34, .34):
        tube([course(a, side) for a in turns], .115, clay('bone', .42), closed=True)
    for angle in turns:
        sleeper = heading(angle)
        box(sleeper.at(0, -.14), (.24, 1.1, .15), clay('teal-deep', .5), .04, sleeper.pose)
        if math.sin(angle) > -.45 and round(angle * 44 / 2 / math.pi) % 3 == 0:
            height = course(angle).z - .1
            cylinder((course(angle).x, course(angle).y, height / 2 - .05), .17, height, clay('teal-deep', .5), .03)
    for degree, colour in ((14, 'rani'), (164, 'sky')):
        gate = heading(math.radians(degree))
        # The arch spans the track: d runs across it, v up.
        points = [gate.at(0, -.5, -.82)] + [gate.at(0, .75 + .85 * math.sin(math.pi * i / 10), -.82 * math.cos(math.pi * i / 10)) for i in range(11)]
        tube(points + [gate.at(0, -.5, .82)], .2, clay(colour, .42))
        ball(gate.at(0, 1.86), .17, clay('mint', .3, glow=1.4))
    wagon = heading(math.radians(-84))
    box(wagon.at(0, .34), (2.0, 1.15, .26), glazed('ink'), .08, wagon.pose)
    for u in (-.55, .55):
        for d in (-.5, .5):
            cylinder(wagon.at(u, .24, d), .28, .18, clay('bone', .42), .04, wagon.turn)
    parcel = Frame(wagon.at(.02, 1.1), (0, 0, math.degrees(wagon.pose.z) + 4))
    box(parcel.at(), (1.42, 1.22, 1.26), clay('marigold', .45), .1, parcel.pose)
    for size in ((.28, 1.24, 1.28), (1.44, .28, 1.28)):
        box(parcel.at(), size, clay('rani', .42), .03, parcel.pose)
    for u in (-1, 1):
        torus(parcel.at(u * .26, .76, .04), .22, .085, clay('rani', .42), degrees(80, u * 25, u * 20))
    for x, y, s in ((-1.2, .1, 1), (-.55, .55, .72), (1.5, .35, .85)):
        cone((x, y, .75 * s), .5 * s, .03, 1.5 * s, clay('mint', .5), .05)
        cylinder((x, y, .06), .14 * s, .3, clay('sand', .5), .02)
    look(QUARTER, 11.3, (-.15, -.1, .85), turn=8, lift=8)


def curl(profile, width, thickness, material):
    """A thick sheet of paper bent along (y, z) points, `width` across."""
    outer, inner = [], []
    for i, (y, z) in enumerate(profile):
        (y0, z0), (y1, z1) = profile[max(i - 1, 0)], profile[min(i + 1, len(profile) - 1)]
        length = math.hypot(y1 - y0, z1 - z0)
        ny, nz = -(z1 - z0) / length * thickness / 2, (y1 - y0) / length * thickness / 2
        outer.append((y + ny, z + nz))
        inner.append((y - ny, z - nz))
    return cutout((0, 0, 0), outer + inner[::-1], width, material, degrees(90, 0, 90), .02)


def infrastructure_as_code():
    """A sheet of code runs down to the floor; three servers stand on it, all alike."""
    set_of('devops')
    profile = [(1.55 + .3 * math.cos(math.radians(a)), 3.95 + .3 * math.sin(math.radians(a))) for a in range(-60, 181, 15)]
    profile += [(1.25, 3.95 - .25 * i) for i in range(1, 10)]
    profile += [(.05 + 1.2 * math.cos(math.radians(a)), 1.45 + 1.4 * math.sin(math.radians(a))) for a in range(-8, -91, -8)]
    profile += [(-.3 - .3 * i, .05) for i in range(8)]
    profile += [(-2.4 + .34 * math.cos(math.radians(a)), .39 + .34 * math.sin(math.radians(a))) for a in range(-100, -221, -15)]
    curl(profile, 4.4, .09, clay('bone', .6))
    lines = ((0, 1.1, 'rani'), (.4, 1.6, 'ink'), (.4, .9, 'teal'), (.8, 1.5, 'marigold'), (.8, 1.1, 'ink'), (.4, .7, 'teal'), (0, .6, 'rani'))
    for i, (indent, length, colour) in enumerate(lines):
        v = 3.86 - i * .32
        slab((-1.75 + indent + length / 2, 1.16, v), length, .17, .1, .08, clay(colour, .45), degrees(90, 0, 0))
        if i in (1, 3):
            slab((-1.75 + indent + length + .12 + .35, 1.16, v), .7, .17, .1, .08, clay('sky-deep', .45), degrees(90, 0, 0))
    for x in (-1.35, 0, 1.35):
        tower = Frame((x, -.75, .1), (0, 0, 0))
        box(tower.at(0, .75), (.98, .98, 1.5), glazed('ink'), .12)
        for i, colour in enumerate(('marigold', 'mint', 'rani')):
            tower.slab(-.06, 1.2 - i * .32, .56, .07, .05, .03, clay('sky-deep', .4), d=.49, bevel=.01)
            ball(tower.at(.34, 1.2 - i * .32, .49), .07, clay(colour, .3, glow=3))
        tower.slab(0, .2, .7, .1, .05, .04, brass(), d=.49, bevel=.01)
    look(FRONT, 8.5, (-.1, -.1, 1.72), turn=24, lift=7)


def automated_testing():
    """A robot arm sets its mark on one cube after another."""
    set_of('devops')
    box((.35, -.5, .2), (6.6, 1.7, .4), clay('teal-deep', .5), .12)
    for i, (x, colour) in enumerate(((-1.75, 'bone'), (0, 'sky'), (1.75, 'bone'))):
        cube = Frame((x, -.55, .4), (0, 0, (4, -5, 3)[i]))
        box(cube.at(0, .62), (1.24, 1.24, 1.24), clay(colour, .45), .13, cube.pose)
        if i < 2:
            tick(cube.at(0, .58, .64), .92, clay('leaf', .4), cube.turn, .14)
        else:
            slab(cube.at(0, .62, .63), .7, .7, .06, .34, clay('sand', .5), cube.turn)
    shoulder, elbow, wrist = Vector((-.9, 1.25, 1.15)), Vector((-.75, 1.1, 3.5)), Vector((1.72, -.4, 3.5))
    cylinder((-.9, 1.25, .22), .95, .44, glazed('ink'), .1)
    cone((-.9, 1.25, .75), .75, .5, .7, clay('marigold', .42), .08)
    for a, b, r in ((shoulder, elbow, .3), (elbow, wrist, .25)):
        rod(a, b, r, clay('marigold', .42))
    for joint, r in ((shoulder, .5), (elbow, .46), (wrist, .36)):
        across = degrees(90, 0, -20)
        cylinder(joint, r, r * 1.7, glazed('ink'), .08, across)
        cylinder(joint, r * .5, r * 1.9, brass(), .03, across)
    rod(wrist, wrist - Vector((0, 0, .95)), .16, brass())
    cylinder((1.72, -.4, 2.3), .3, .5, clay('rani', .42), .08)
    lathe((1.72, -.4, 1.68), [(0, 0), (.52, 0), (.52, .14), (.3, .3), (.24, .5), (0, .5)], clay('rani', .42))
    look(FRONT, 7.7, (.35, 0, 1.85), turn=-14, lift=5)


def zigzag(points):
    """Corners that stay corners in a tube: a point just before and after each."""
    result = [points[0]]
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        result += [a.lerp(b, .12), a.lerp(b, .5), a.lerp(b, .88)]
    return result + [points[-1]]


def monitoring():
    """A pulse crosses a dark screen; the bell beside it is quiet."""
    set_of('devops')
    screen = Frame((-.75, .5, .35), (-5, 0, 0))
    screen.slab(0, 1.55, 4.7, 2.9, .26, .4, glazed('ink'), bevel=.08)
    for v in (.85, 1.55, 2.25):
        screen.slab(0, v, 4.1, .025, .02, .01, clay('teal', .5), d=.13, bevel=.004)
    pulse = [(-6, 0), (-1.75, 0), (-1.4, .3), (-1.05, 0), (-.6, 0), (-.25, 1.2), (.2, -.9), (.55, .5), (.85, 0), (1.35, 0), (1.6, .22), (1.9, 0), (6, 0)]
    corners = [screen.at(u, 1.5 + v, .3) for u, v in pulse]
    tube(zigzag(corners), .1, clay('#7FDDB8', .35, glow=.3), smooth=8)
    for u in (-1.5, 1.5):
        box(screen.at(u, 0, 0), (.9, 1.2, .3), clay('teal-deep', .5), .1)
    bell((2.15, -1.15, 0))
    look(FRONT, 7.6, (.35, 0, 1.55), turn=10, lift=3)


def collaboration():
    """Two people carry one plank and all that lies on it."""
    set_of('devops')
    peg((-1.75, 0, 0), 'marigold', '#8A5638', 1.02, 'bone')
    peg((1.75, .1, 0), 'sky', '#EBBE9B', 1.02, 'rani')
    plank = Frame((0, .05, 2.2), (0, 0, 1.5))
    box(plank.at(), (5.4, 1.15, .24), clay('bone', .5), .09, plank.pose)
    box(plank.at(-1.55, .51, .05), (.86, .8, .78), clay('rani', .42), .1, degrees(0, 0, 12))
    box(plank.at(-1.5, 1.12, .05), (.6, .6, .44), clay('ink', .4), .08, degrees(0, 0, -14))
    cylinder(plank.at(-.45, .42), .42, .6, clay('mint', .5), .08)
    ball(plank.at(.6, .6), .48, clay('marigold', .38, coat=.3))
    box(plank.at(1.75, .37), (.95, .8, .5), clay('teal-deep', .45), .1, degrees(0, 0, -8))
    cone(plank.at(1.72, .97), .36, .02, .7, clay('sky', .5), .04)
    look(FRONT, 7.6, (0, 0, 1.75), turn=-24, lift=4)


def continuous_improvement():
    """Of five columns the lowest stands on a jack that lifts it to the others."""
    set_of('devops')
    for x, y, height, colour in ((-2.5, .5, 2.75, 'bone'), (-1.28, .5, 2.95, 'sky'), (1.28, .5, 3.05, 'mint'), (2.5, .5, 2.85, 'bone')):
        cylinder((x, y, height / 2), .5, height, clay(colour, .5), .12)
    foot = Frame((0, .1, 0), (0, 0, 0))
    box(foot.at(0, .1), (1.7, 1.15, .2), glazed('ink'), .06)
    box(foot.at(0, 1.42), (1.3, 1.15, .18), glazed('ink'), .06)
    for d in (-.38, .38):
        for a, b in (((-.2, .25), (-.78, .78)), ((-.78, .78), (-.2, 1.3)), ((.2, .25), (.78, .78)), ((.78, .78), (.2, 1.3))):
            start, end = foot.at(*a, d), foot.at(*b, d)
            rod(start, end, .1, brass())
    for u in (-.78, .78):
        cylinder(foot.at(u, .78), .17, 1.0, clay('marigold', .42), .04, foot.turn)
    rod(foot.at(-.95, .78), foot.at(1.65, .78), .075, brass())
    rod(foot.at(1.65, .78), foot.at(1.65, .3), .075, brass())
    rod(foot.at(1.65, .3), foot.at(2.1, .3), .12, clay('rani', .42))
    cylinder(foot.at(0, 2.05), .5, 1.08, clay('rani', .42), .12)
    cutout(foot.at(0, 2.08, .47), [(0, .36), (-.3, .02), (-.11, .02), (-.11, -.34), (.11, -.34), (.11, .02), (.3, .02)], .12, clay('bone', .45), foot.turn, .03)
    look(FRONT, 7.9, (-.25, 0, 1.6), turn=-16, lift=12)


def partner():
    """A bicycle that has lost the first of its stabilisers."""
    set_of('devops')
    frame, tyre = clay('marigold', .4, coat=.3), clay('ink', .5)
    rear, front, crank = Vector((-1.75, 0, 1.18)), Vector((1.85, 0, 1.18)), Vector((-.2, 0, 1.05))
    seat, head, steer = Vector((-.75, 0, 2.5)), Vector((1.22, 0, 2.55)), Vector((1.1, 0, 2.95))
    for hub in (rear, front):
        torus(hub, 1.0, .18, tyre, degrees(90, 0, 0))
        torus(hub, .86, .06, brass(), degrees(90, 0, 0))
        cylinder(hub, .14, .5, brass(), .03, degrees(90, 0, 0))
        for i in range(10):
            a = 2 * math.pi * i / 10 + .2
            rod(hub, hub + Vector((.85 * math.cos(a), 0, .85 * math.sin(a))), .022, clay('bone', .4))
    for a, b in ((crank, seat), (crank, head - Vector((-.1, 0, .3))), (seat - Vector((-.08, 0, .25)), head), (rear, crank), (rear, seat - Vector((-.12, 0, .3)))):
        rod(a, b, .125, frame)
        ball(a, .125, frame)
    rod(front, steer, .12, frame)
    rod(head - Vector((-.12, 0, .42)), head + Vector((-.06, 0, .2)), .18, clay('bone', .42))
    tube([steer + Vector((-.62, -.85, .2)), steer + Vector((-.1, -.62, .26)), steer + Vector((0, 0, .1)), steer + Vector((-.1, .62, .26)), steer + Vector((-.62, .85, .2))],
         .085, brass())
    for side in (-1, 1):
        rod(steer + Vector((-.35, side * .76, .23)), steer + Vector((-.85, side * .93, .17)), .13, clay('rani', .42))
    rod(seat, seat + Vector((-.07, 0, .25)), .09, brass())
    ball(seat + Vector((-.1, 0, .34)), .3, clay('rani', .42), (1.7, 1, .5), degrees(0, 4, 0))
    cylinder(crank, .42, .12, clay('bone', .42), .04, degrees(90, 0, 0))
    for side in (-1, 1):
        out = crank + Vector((side * .42, side * -.28, side * -.36))
        rod(crank + Vector((0, side * -.28, 0)), out, .07, brass())
        box(out + Vector((0, side * -.2, 0)), (.5, .34, .13), tyre, .04)
    tube([rear + Vector((0, -.2, 0)), (-1.85, -.6, .95), (-1.9, -.8, .42)], .07, brass())
    torus((-1.9, -.95, .42), .3, .12, tyre, degrees(90, 0, 0))
    cylinder((-1.9, -.95, .42), .26, .12, clay('sky', .42), .03, degrees(90, 0, 0))
    torus((.7, -1.4, .12), .3, .12, tyre)
    cylinder((.7, -1.4, .12), .26, .14, clay('sky', .42), .03)
    rod((.7, -1.4, .25), (1.35, -1.15, .08), .07, brass())
    spanner = [(-.9, -.09), (.55, -.09), (.7, -.26), (1.0, -.28), (1.02, -.14), (.8, -.07), (.8, .07), (1.02, .14), (1.0, .28), (.7, .26), (.55, .09), (-.9, .09)]
    cutout((2.7, -1.2, .06), spanner, .11, brass(), degrees(0, 0, 24), .03)
    look(FRONT, 10.9, (.25, 0, 1.36), turn=22, lift=6)


SCENES = {
    'devops-1': ci_cd, 'devops-2': infrastructure_as_code, 'devops-3': continuous_improvement, 'devops-4': monitoring,
    'devops-5': collaboration, 'devops-6': automated_testing, 'devops-7': partner,
}
