"""Cloud managed services: seven cards on night blue."""
import math

import bpy
from cards.props import coin_pile, peg, puff, rod
from cards.stage import CARD, CLOSE, FRONT, LOW, WIDE, look, set_of
from studio import (Frame, Vector, ball, bmesh, box, brass, clay, cone, cutout, cylinder, degrees, from_bmesh, glazed, kneaded,
                    lathe, linear, slab, torus, tube)

SIZE = CARD
SIZES = {'cloud-1': WIDE, 'cloud-4': LOW, 'cloud-5': LOW, 'cloud-7': WIDE}


def beam(a, b, near, far, colour='#FFE6A0', strength=.24):
    """A shaft of light between two points: a cone that fades, hides little and throws no shadow."""
    a, b = Vector(a), Vector(b)
    along = b - a
    material = bpy.data.materials.new('beam')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    clear, lit, both, out = (tree.nodes.new('ShaderNode' + kind) for kind in ('BsdfTransparent', 'Emission', 'MixShader', 'OutputMaterial'))
    lit.inputs[0].default_value, lit.inputs[1].default_value = linear(colour), 1
    place, parts, fade = (tree.nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'SeparateXYZ', 'MapRange'))
    fade.inputs['To Min'].default_value, fade.inputs['To Max'].default_value = strength * 1.8, strength * .3
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], fade.inputs['Value'])
    tree.links.new(fade.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(lit.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], out.inputs[0])
    shaft = cone((a + b) / 2, near, far, along.length, material, 0, along.to_track_quat('Z', 'Y').to_euler())
    shaft.visible_shadow = False


def proactive_monitoring():
    """A lighthouse throws its beam on a stack of disks whose topmost is nearly full."""
    set_of('cloud')
    rock = [ball((x, y, z), r, None, (1, 1, .7)) for x, y, z, r in ((1.9, .5, .1, 1.5), (2.9, .2, 0, 1.0), (.9, .1, 0, .95), (1.7, -.5, 0, 1.0))]
    kneaded(rock, clay('teal-deep', .7), .06, 10)
    x, y = 1.9, .4
    stripes = ((.75, .86, 'bone'), (1.45, .78, 'rani'), (2.15, .7, 'bone'), (2.85, .62, 'rani'))
    for z, r, colour in stripes:
        cone((x, y, z + .35), r, r - .08, .71, clay(colour, .48), .02)
    cylinder((x, y, 3.62), .74, .16, brass(), .04)
    cylinder((x, y, 3.98), .4, .62, clay('#FFD878', .4, glow=2.2), .05)
    for i in range(6):
        a = 2 * math.pi * i / 6
        cylinder((x + .46 * math.cos(a), y + .46 * math.sin(a), 3.98), .045, .6, brass(), .01)
    cone((x, y, 4.55), .66, .06, .55, clay('rani', .42), .05)
    ball((x, y, 4.86), .12, brass())
    box((x - .04, y - .84, 1.15), (.34, .2, .62), clay('ink', .5), .08)
    beam((x - .3, y - .1, 3.98), (-3.3, -.5, 1.2), .28, 1.25)
    for i, colour in enumerate(('sky', 'sky', 'rani')):
        cylinder((-3.3 + .05 * i, -.5, .36 + i * .72), 1.0, .64, clay(colour, .45), .14)
        for k in range(3):
            full = k < (1, 2, 3)[i]
            ball((-3.62 + .05 * i + k * .3, -1.47 + abs(k - 1) * .02, .36 + i * .72), .1, clay('marigold' if full else 'ink', .3, glow=2 if full else 0))
    puff((-.6, 3, 1.0), 1.0, 'sky-deep')
    look(FRONT, 12.2, (-.45, 0, 2.3), turn=-6)


def performance_optimization():
    """A snail rushes by on a skateboard."""
    set_of('cloud')
    skin, shell = clay('#FFC65C', .5), clay('rani', .42)
    path = [(2.15, 0, .92), (1.2, 0, .98), (0, 0, 1.0), (-1.0, 0, 1.02), (-1.62, 0, 1.25), (-1.85, 0, 1.85), (-1.9, 0, 2.2)]
    neck = tube(path, .42, skin, widths=[.25, .8, 1, 1, .95, .85, .9])
    kneaded([neck, ball((-1.98, 0, 2.35), .5, None, (1.1, 1, .95)), ball((-.4, 0, .86), .5, None, (2.2, 1, .55))], skin, .04, 8)
    for side in (-1, 1):
        x, z = -2.2 + side * .32, 3.36 + side * .12
        tube([(-2.0, side * .16, 2.6), (x + .12, side * .26, 3.0), (x, side * .3, z - .1)], .085, skin)
        ball((x - .02, side * .3, z), .22, clay('bone', .35))
        ball((x - .17, side * .3 - .1, z + .02), .095, glazed('ink'))
    tube([(-2.44, -.22, 2.24), (-2.5, 0, 2.16), (-2.44, .22, 2.24)], .04, clay('brick-deep', .5))
    points, widths = [], []
    for i in range(40):
        share = i / 39
        angle, radius = math.radians(-120 - 810 * share), 1.0 * (1 - share) ** .85 + .02
        points.append((.55 + radius * math.cos(angle), 0, 2.15 + radius * math.sin(angle)))
        widths.append(.25 + .75 * (1 - share) ** .7)
    tube(points, .56, shell, widths=widths)
    ball((.55, 0, 2.15), .95, clay('rani-deep', .45), (1, .42, 1))
    box((.1, 0, .56), (4.4, 1.25, .15), clay('sky', .42), .06)
    for x, lean in ((-2.4, 24), (2.6, -24)):
        box((x, 0, .66), (.8, 1.25, .15), clay('sky', .42), .06, degrees(0, lean, 0))
    for x in (-1.4, 1.6):
        box((x, 0, .42), (.5, .8, .16), brass(), .04)
        for y in (-.5, .5):
            cylinder((x, y, .28), .28, .3, clay('bone', .42), .07, degrees(90, 0, 0))
            cylinder((x, y, .28), .1, .36, clay('rani', .42), .02, degrees(90, 0, 0))
    for z, start, length in ((2.9, 2.1, .8), (2.2, 2.3, 1.1), (1.5, 2.35, .65)):
        rod((start, 0, z), (start + length, 0, z), .07, clay('bone', .5))
    look(FRONT, 8.8, (.15, 0, 1.8), turn=-20, lift=3, roll=-4)


def shield(scale):
    """The outline of a shield, some two units wide."""
    points = [(0, 1.16), (.45, 1.06), (.98, 1.02)]
    points += [(.98 * math.cos(math.radians(a)) ** .8, -.05 + 1.25 * math.sin(math.radians(a))) for a in range(0, -90, -9)]
    points += [(0, -1.32)]
    points += [(-x, y) for x, y in points[::-1][1:-1]]
    return [(x * scale, y * scale) for x, y in points]


def security_management():
    """A shield with a keyhole; its key, with a name tag, leans on it."""
    set_of('cloud')
    stand = Frame((-.25, .35, 2.2), (-8, 0, 6))
    cutout(stand.at(), shield(1.62), .42, brass(), stand.turn, .08)
    for side, colour in ((-1, 'teal'), (1, 'mint')):
        half = [(x, y) for x, y in shield(1.42) if x * side >= 0]
        cutout(stand.at(0, 0, .2), half, .16, clay(colour, .42), stand.turn, .03)
    cylinder(stand.at(0, .2, .31), .56, .12, clay('bone', .42), .04, stand.turn)
    cylinder(stand.at(0, .32, .38), .2, .08, clay('ink', .5), .02, stand.turn)
    cutout(stand.at(0, .05, .38), [(-.1, .25), (-.2, -.3), (.2, -.3), (.1, .25)], .08, clay('ink', .5), stand.turn, .02)
    key = Frame((1.75, -1.15, .12), (-14, -16, -8))
    gold = brass()
    torus(key.at(0, 2.15), .46, .15, gold, key.turn)
    rod(key.at(0, 1.7), key.at(0, 0), .14, gold)
    for v, length in ((.12, .5), (.5, .36)):
        box(key.at(-length / 2 - .05, v), (length, .2, .24), gold, .05, key.pose)
    torus(key.at(0, 1.55), .2, .06, clay('bone', .4), key.pose)
    tube([key.at(.38, 2.0, .1), key.at(.62, 1.75, .16), key.at(.7, 1.5, .14)], .035, clay('bone', .5))
    tag = Frame(key.at(.76, 1.5, .16), (-10, 14, -12))
    cutout(tag.at(), [(-.3, -.25), (-.12, 0), (.12, 0), (.3, -.25), (.3, -1.1), (-.3, -1.1)], .09, clay('rani', .45), tag.turn, .03)
    for v in (-.5, -.7, -.9):
        tag.slab(0, v, .38, .07, .02, .03, clay('bone', .5), d=.05, bevel=.006)
    look(CLOSE, 6.3, (.3, 0, 2.0), turn=-4)


def cost_management():
    """A balance weighs coins against a small cloud."""
    set_of('cloud')
    gold, tilt = brass(), math.radians(5)
    lathe((0, 0, 0), [(0, 0), (1.15, 0), (1.15, .16), (.5, .34), (.2, .6), (0, .6)], clay('teal', .42))
    rod((0, 0, .5), (0, 0, 3.5), .12, gold)
    for z, r in ((1.0, .22), (2.4, .18)):
        ball((0, 0, z), r, clay('marigold', .4))
    ends = [(side * 2.35 * math.cos(tilt), 0, 3.55 + side * 2.35 * math.sin(tilt)) for side in (-1, 1)]
    tube([ends[0], (0, 0, 3.62), ends[1]], .11, gold)
    ball((0, 0, 3.6), .26, clay('rani', .42))
    cone((0, 0, 3.95), .1, .02, .5, gold, .02)
    for x, _, z in ends:
        ball((x, 0, z), .15, gold)
        pan = z - 2.15
        lathe((x, 0, pan), [(0, 0), (.55, .02), (1.05, .22), (1.16, .34), (1.1, .34), (.98, .28), (.5, .09), (0, .08)], clay('bone', .4))
        for angle in (90, 210, 330):
            rod((x, 0, z), (x + 1.1 * math.cos(math.radians(angle)), 1.1 * math.sin(math.radians(angle)), pan + .32), .025, gold)
    x, _, z = ends[0]
    for dx, dy, count in ((-.42, .1, 4), (.32, .35, 6), (.2, -.45, 3)):
        coin_pile((x + dx, dy, z - 2.05), count, .38, .15)
    x, _, z = ends[1]
    puff((x - .04, 0, z - 1.5), .82)
    coin_pile((-.95, -1.5, 0), 2, .4, .15)
    cylinder((1.15, -1.45, .4), .4, .13, clay('marigold', .4), .035, degrees(80, 12, 20))
    look(FRONT, 8.3, (0, 0, 2.15), turn=14, lift=3)


def loft(at, outline, levels, material, yaw=0):
    """A hull: one flat outline, scaled (x, y) and lifted level by level."""
    mesh = bmesh.new()
    rings = [[mesh.verts.new((x * sx, y * sy, z)) for x, y in outline] for z, sx, sy in levels]
    for lower, upper in zip(rings, rings[1:]):
        for i in range(len(outline)):
            j = (i + 1) % len(outline)
            mesh.faces.new((lower[i], lower[j], upper[j], upper[i]))
    mesh.faces.new(rings[0])
    mesh.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    thing = from_bmesh('hull', mesh, material, .05)
    thing.location, thing.rotation_euler = at, (0, 0, math.radians(yaw))
    return thing


def waves(y, z, colour, phase, width=12, height=.55, crest=.2):
    """A strip of sea across the stage, cut out like a theatre's."""
    top = [(-width / 2 + width * i / 120, height + crest * math.sin(i * .52 + phase)) for i in range(121)]
    cutout((0, y, z), [(-width / 2, -.4), (width / 2, -.4), *top[::-1]], .34, clay(colour, .5), degrees(90, 0, 0), .06)


def backup():
    """A safe sits in a boat on the waves."""
    set_of('cloud')
    plan = [(2.45 * math.cos(t) if math.cos(t) < 0 else 2.9 * math.cos(t), 1.15 * math.copysign(abs(math.sin(t)) ** (.6 if math.cos(t) < 0 else 1.15), math.sin(t)))
            for t in (2 * math.pi * i / 64 for i in range(64))]
    hull = Vector((0, 0, .25))
    loft(hull, plan, ((0, .72, .6), (.25, .82, .8), (.6, .92, .93), (1.0, 1, 1)), clay('rani', .42))
    loft(hull + Vector((0, 0, .93)), plan, ((0, .9, .86), (.1, .9, .86)), clay('sand-deep', .6))
    tube([hull + Vector((x * .99, y * .99, 1.04)) for x, y in plan[::2]], .12, clay('bone', .42), closed=True)
    safe = Frame((-.45, 0, 1.3), (0, -4, -12))
    box(safe.at(0, 1.02), (2.0, 1.5, 1.95), clay('sky-deep', .45), .16, safe.pose)
    safe.slab(0, 1.02, 1.6, 1.55, .14, .12, clay('sky', .42), d=.76, bevel=.04)
    torus(safe.at(-.12, 1.02, .98), .36, .07, brass(), safe.turn)
    for angle in (30, 90, 150):
        u, v = .52 * math.cos(math.radians(angle)), .52 * math.sin(math.radians(angle))
        rod(safe.at(-.12 - u, 1.02 - v, .98), safe.at(-.12 + u, 1.02 + v, .98), .055, brass())
        for side in (-1, 1):
            ball(safe.at(-.12 + side * u, 1.02 + side * v, .98), .1, clay('marigold', .4))
    cylinder(safe.at(-.12, 1.02, .95), .14, .26, brass(), .03, safe.turn)
    for v in (.55, 1.5):
        cylinder(safe.at(.84, v, .8), .09, .34, brass(), .03, safe.pose)
    rod((1.55, 0, 1.2), (1.55, 0, 3.5), .07, brass())
    cutout((1.55, 0, 3.1), [(0, .35), (1.0, .05), (0, -.3)], .07, clay('mint', .5), degrees(90, 0, -10), .02)
    buoy = Frame((-1.45, -1.2, .95), (0, 0, -8))
    torus(buoy.at(), .4, .14, clay('bone', .42), buoy.turn)
    waves(1.6, 0, 'teal', .4, 13, .75, .2)
    waves(-1.35, 0, 'sky-deep', 1.7, 13, .35, .16)
    waves(-2.1, 0, 'teal', 3.6, 13, .3, .14)
    look(FRONT, 7.6, (.15, 0, 1.75), turn=-8, lift=5)


def cloud_governance():
    """Three clouds, each with its tag, tethered to one bar."""
    set_of('cloud')
    box((0, 0, .22), (5.6, .9, .44), clay('bone', .45), .12)
    for x in (-2.2, 2.2):
        box((x, 0, .1), (.7, 1.5, .2), clay('teal', .45), .08)
    for x, top, drift, size, colour, label in ((-1.8, 3.3, -.25, .98, 'sky', 'rani'), (.1, 2.85, .1, .8, 'bone', 'marigold'), (1.85, 3.75, .2, 1.0, 'sky-deep', 'mint')):
        torus((x, 0, .5), .16, .05, brass(), degrees(90, 0, 60))
        rod((x, 0, .55), (x + drift, 0, top - .3), .035, brass())
        puff((x + drift, 0, top), size, colour)
        hang = Frame((x + drift * .55, -.08, .55 + (top - .85) * .56), (-4, drift * -22, drift * 60))
        cutout(hang.at(), [(-.34, -.24), (-.14, .06), (.14, .06), (.34, -.24), (.34, -1.0), (-.34, -1.0)], .1, clay(label, .45), hang.turn, .03)
        cylinder(hang.at(0, -.14, .06), .08, .03, clay('ink', .5), .01, hang.turn)
        for i in range(2):
            hang.slab(0, -.5 - i * .2, .4, .08, .02, .03, clay('ink' if label != 'rani' else 'bone', .5), d=.06, bevel=.006)
    look(FRONT, 7.9, (-.17, 0, 2.2), turn=-18, lift=-2)


def night_shift():
    """On a bridge between sun and moon two people meet at a lantern."""
    set_of('cloud')
    top = [(x / 10, .2 + 1.35 * math.cos(math.pi * x / 82)) for x in range(-39, 40, 3)]
    under = [(1.55 * math.cos(math.radians(a)), 1.02 * math.sin(math.radians(a))) for a in range(0, 181, 9)]
    cutout((0, 0, 0), [(-3.9, 0), *top, (3.9, 0), *under], 1.7, clay('bone', .5), degrees(90, 0, 0), .07)
    for y in (-.78, .78):
        tube([(x, y, z + .1) for x, z in top[1:-1:2]], .1, clay('brick', .45))
    slab((0, -2.6, .04), 2.3, 13, .06, .3, clay('sky-deep', .25, coat=.6))
    peg((-.95, 0, 1.45), 'marigold', '#8A5638', .98, 'rani')
    peg((.95, 0, 1.45), 'teal', '#EBBE9B', .98, 'mint')
    foot = 1.6
    cylinder((0, -.1, foot), .36, .16, brass(), .03)
    cylinder((0, -.1, foot + .43), .26, .68, clay('#FFD878', .4, glow=2.4), .06)
    for angle in (45, 135, 225, 315):
        u, v = .35 * math.cos(math.radians(angle)), .35 * math.sin(math.radians(angle))
        rod((u, v - .1, foot), (u, v - .1, foot + .84), .035, brass())
    cone((0, -.1, foot + .98), .46, .1, .3, brass(), .03)
    torus((0, -.1, foot + 1.22), .14, .035, brass(), degrees(90, 0, 0))
    outer = [(1.35 * math.cos(math.radians(a)), 1.35 * math.sin(math.radians(a))) for a in range(50, 311, 6)]
    inner = [(.62 + 1.06 * math.cos(math.radians(a)), 1.06 * math.sin(math.radians(a))) for a in range(282, 77, -6)]
    cutout((3.35, 2.2, 3.0), outer + inner, .4, clay('#FBE7B8', .5, glow=.22), degrees(90, 28, 0), .12)
    ball((-3.5, 2.4, .65), 1.3, clay('marigold', .45, glow=.12))
    for sx, sz, r in ((1.5, 4.0, .08), (.2, 4.3, .06), (-1.6, 4.1, .07), (4.7, 4.1, .05)):
        ball((sx, 2.6, sz), r, clay('bone', .4, glow=1.2))
    puff((-2.9, 2.4, 3.4), .7, 'sky-deep')
    look(FRONT, 12.2, (.1, 0, 2.1), lift=2, turn=4)


SCENES = {
    'cloud-1': proactive_monitoring, 'cloud-2': security_management, 'cloud-3': performance_optimization, 'cloud-4': cost_management,
    'cloud-5': backup, 'cloud-6': cloud_governance, 'cloud-7': night_shift,
}
