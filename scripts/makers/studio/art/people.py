"""People: clay busts of the team and of the clients who are quoted. None is like a real person.

A person is put together from a `Head`, hair, a `Body` and clothes, looks along -Y and stands on
z = 0. Places on a head are (azimuth, elevation) in degrees, 0, 0 being between the eyes and positive
azimuth the viewer's right; places on a body are (x, z) seen from the front.
"""
import math
import random

import bmesh
import bpy
from studio import (Vector, backdrop, ball, brass, camera, clay, cone, cylinder, from_bmesh, glazed, group, kneaded,
                    lamp, linear, mix, sky, torus, tube)

SIZE = (900, 1230)


def transparent(name):
    """Whether a bust is cut out: the team has no shadows, because it is cut off by a lower edge."""
    return name.startswith(('team', 'person'))


def lifted(name):
    """Whether a bust keeps its shadow: the clients stand on a floor, which the site paints."""
    return not transparent(name)


SHADE = {'at': (0, 0, 9), 'spread': 40}
"""The light of the clients' shadows: from right above, so that they lie at the foot on both sides, and narrow, so that the picture has room for them."""


# ---------------------------------------------------------------- skin

def skin_clay(colour, tints=()):
    """Skin that turns softly to other colours around points: (point, radius, colour, strength)."""
    material = clay(colour, .5).copy()
    tree = material.node_tree
    shader, place = tree.nodes['Principled BSDF'], tree.nodes.new('ShaderNodeTexCoord')
    last = tree.nodes.new('ShaderNodeRGB')
    last.outputs[0].default_value = linear(colour)
    for point, radius, tint, strength in tints:
        distance = tree.nodes.new('ShaderNodeVectorMath')
        distance.operation, distance.inputs[1].default_value = 'DISTANCE', point
        tree.links.new(place.outputs['Object'], distance.inputs[0])
        near = tree.nodes.new('ShaderNodeMapRange')
        near.interpolation_type = 'SMOOTHSTEP'
        near.inputs['From Min'].default_value, near.inputs['From Max'].default_value = radius * .35, radius
        near.inputs['To Min'].default_value, near.inputs['To Max'].default_value = strength, 0
        tree.links.new(distance.outputs['Value'], near.inputs['Value'])
        blend = tree.nodes.new('ShaderNodeMixRGB')
        blend.inputs[2].default_value = linear(tint)
        tree.links.new(near.outputs[0], blend.inputs[0])
        tree.links.new(last.outputs[0], blend.inputs[1])
        last = blend
    tree.links.new(last.outputs[0], shader.inputs['Base Color'])
    return material


def curve(*stops):
    """A smooth function through (azimuth, value) stops; symmetric unless a stop is negative."""
    symmetric = stops[0][0] >= 0

    def value(azimuth):
        a = abs(azimuth) if symmetric else azimuth
        if a <= stops[0][0]:
            return stops[0][1]
        for (x0, y0), (x1, y1) in zip(stops, stops[1:]):
            if a <= x1:
                t = (a - x0) / (x1 - x0)
                return y0 + (y1 - y0) * t * t * (3 - 2 * t)
        return stops[-1][1]
    return value


# ---------------------------------------------------------------- head

class Head:
    """The shape of a head; its parts are put on with the functions below."""

    def __init__(self, skin, width=1.0, jaw=.2, length=1.0, neck=.33, centre=(0, -.04, 2.68)):
        self.skin, self.width, self.jaw, self.length, self.neck = skin, width, jaw, length, neck
        self.centre = Vector(centre)
        self.things = []

    @staticmethod
    def direction(azimuth, elevation):
        a, e = math.radians(azimuth), math.radians(elevation)
        return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))

    def form(self, v):
        low = max(0, -v.z)
        taper = 1 - self.jaw * low ** 1.9
        return Vector((.82 * self.width * v.x * taper, .84 * v.y * (1 - .45 * self.jaw * low ** 1.9), .97 * self.length * v.z))

    def point(self, azimuth, elevation, lift=0):
        v = self.direction(azimuth, elevation)
        outward = Vector((v.x / .82, v.y / .84, v.z / .97)).normalized()
        return self.centre + self.form(v) + outward * lift

    def hanging(self, azimuth, elevation, lift=0):
        """As `point`, but below the eyes straight down, as hair falls."""
        if elevation >= 0:
            return self.point(azimuth, elevation, lift)
        top = self.point(azimuth, 0, lift)
        return top + Vector((0, 0, elevation / 90 * 1.35))

    def facing(self, azimuth, elevation):
        """The turn of something flat that lies on the head."""
        v = self.direction(azimuth, elevation)
        return Vector((v.x / .82, v.y / .84, v.z / .97)).to_track_quat('Z', 'Y').to_euler()


def sheet(head, low, high, thickness=.12, reach=180, place=None, grow=None):
    """A thick sheet on the head between two curves: a cap of hair, a beard."""
    place = place or head.point
    mesh, columns, rows = bmesh.new(), 96, 30
    grid = []
    for i in range(columns + 1):
        azimuth = -reach + 2 * reach * i / columns
        bottom, top = low(azimuth), high(azimuth)
        grid.append([mesh.verts.new(place(azimuth, e, grow(azimuth, e) if grow else 0))
                     for e in (bottom + (top - bottom) * k / rows for k in range(rows + 1))])
    for left, right in zip(grid, grid[1:]):
        for k in range(rows):
            mesh.faces.new((left[k], right[k], right[k + 1], left[k + 1]))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=.002)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    thing = from_bmesh('sheet', mesh, None)
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness * 2, 0
    return thing


def crown(_azimuth):
    return 90


def lock(head, places, radius, widths=None, place=None):
    """A strand along (azimuth, elevation, lift) places."""
    place = place or head.point
    return tube([place(*p) for p in places], radius, None, widths=widths)


def face(head, eyes='ink', brow='#1B1416', nose=1.0, lips='#9A4A3A', smile=1.0, lid=False, blush='#D9583F', tints=(),
         ears=True, brow_weight=1.0, full_lips=False, flush=.28, mouth_lift=.012, brow_arch=0, mouth=(0, 1)):
    """Skin with ears and nose in one piece, then eyes, brows and mouth."""
    at = head.point
    nose_tip = at(0, -13, .09 * nose)
    parts = [ball(head.centre, 1, None)]
    for vertex in parts[0].data.vertices:
        vertex.co = head.form(vertex.co)
    parts += [ball(nose_tip, .135 * nose, None, (1.0, .95, .9)), ball(at(0, -3, .01), .085 * nose, None, (.8, .8, 1.7)),
              ball(at(-7, -14, .02), .085 * nose, None), ball(at(7, -14, .02), .085 * nose, None),
              ball(at(0, -56, -.145), .24, None, (1.15, 1, .9)),
              ball(at(-36, -20, -.2), .27, None), ball(at(36, -20, -.2), .27, None)]
    if ears:
        for side in (-1, 1):
            parts.append(ball(at(side * 91, -5, .02), .2, None, (.5, .85, 1.2), (0, side * .12, side * .3)))
            parts.append(ball(at(side * 93, -18, .02), .1, None, (.6, .9, 1)))
    parts.append(cylinder((0, .04, 1.62), head.neck, 1.0, None))
    spots = [(at(s * 37, -17), .34, mix(head.skin, blush, .55), flush * 1.5) for s in (-1, 1)]
    spots += [(nose_tip, .2, mix(head.skin, blush, .5), flush * 1.6)]
    spots += [(at(s * 92, -5, .1), .24, mix(head.skin, blush, .5), flush * 1.3) for s in (-1, 1)]
    head.things.append(kneaded(parts, skin_clay(head.skin, spots + list(tints)), .028, 7))

    for side in (-1, 1):
        head.things.append(ball(at(side * 21, 3, .012), .08, glazed(eyes), (1, 1.16, .55), head.facing(side * 21, 3)))
        head.things.append(ball(at(side * 21 - 2.2, 6.0, .05), .017, clay('#FFFFFF', .3, glow=.7)))
        if lid:
            arc = [at(side * a, e, .035) for a, e in ((12.5, 4), (16, 9), (21.5, 10.6), (27, 8.4), (30.5, 4.5))]
            head.things.append(tube(arc, .024, clay('#140E10', .5), widths=(.3, .8, 1, 1, .45)))
        lift = brow_arch
        arc = [at(side * a, e, .012) for a, e in ((11, 18.8), (17, 20.8 + lift * .5), (25, 20.6 + lift), (32, 16.5))]
        head.things.append(tube(arc, .043 * brow_weight, clay(brow, .6), widths=(.75, 1, .9, .35)))
    corner = -29 + 4.5 * smile
    drop, wide = mouth
    smiling = [(-15, corner + 1.5), (-11, corner - 1.5), (-5, -30.5), (0, -31), (5, -30.5), (11, corner - 1.5), (15, corner + 1.5)]
    line = [at(a * wide, e - drop, mouth_lift) for a, e in smiling]
    head.things.append(tube(line, .036, clay(mix(lips, 'ink', .25) if full_lips else lips, .45), widths=(.35, .8, 1, 1, 1, .8, .35)))
    if full_lips:
        head.things.append(tube([at(a, e, mouth_lift - .02) for a, e in ((-9, -32.2), (-4, -34.4), (0, -35), (4, -34.4), (9, -32.2))], .056, clay(lips, .36), widths=(.3, .9, 1, .9, .3)))


def glasses(head, material, radius=.215):
    for side in (-1, 1):
        place = head.point(side * 21.5, 1.5, .13)
        torus(place, radius, .028, material, (math.radians(92), 0, math.radians(side * 9)))
        head.things.append(bpy.context.object)
        outer = place + Vector((side * radius, .02, .03))
        head.things.append(tube([outer, head.point(side * 60, 4, .09), head.point(side * 86, 5, .03)], .024, material))
    a, b = (head.point(s * 21.5, 1.5, .13) - Vector((s * radius, 0, -.03)) for s in (-1, 1))
    head.things.append(tube([a, (a + b) / 2 + Vector((0, -.05, .045)), b], .026, material))


def earrings(head, material, drop=True):
    for side in (-1, 1):
        lobe = head.point(side * 90, -19, .0)
        head.things.append(ball(lobe + Vector((side * .05, -.09, -.08)), .062, material))
        if drop:
            head.things.append(cone(lobe + Vector((side * .05, -.09, -.24)), .115, .03, .17, material, .02))
            head.things.append(ball(lobe + Vector((side * .05, -.09, -.35)), .04, material))


# ---------------------------------------------------------------- hair and headwear

BARBER = curve((0, 40), (38, 35), (55, 22), (66, 4), (74, -4), (82, 14), (98, 10), (112, -18), (180, -40))
"""The hairline of short hair: forehead, temple, sideburn, over the ear, nape."""


def beard(head, colour, upper, thickness=.1, chin=.0, moustache=True, long=False):
    hair = clay(colour, .62)
    parts = [sheet(head, lambda a: -88, upper, thickness, 96)]
    if long:
        # Thin slices that get narrower down to a round tip before the collar.
        for k in range(15):
            down = k / 14
            parts.append(ball((0, -.36 - .32 * down, 2.02 - .6 * down), 1, None, (.58 * (1 - down ** 1.8) + .1, .36 - .16 * down, .11)))
    elif chin:
        parts.append(ball(head.point(0, -58, -.1) - Vector((0, 0, chin * .3)), .4, None, (1.15, .8, .8 + chin)))
    head.things.append(kneaded(parts, hair, .028, 9))
    if moustache:
        for side in (-1, 1):
            places = [(side * a, e, .045) for a, e in ((-1, -21.5), (8, -22), (16, -24.5), (23, -30), (27, -38))]
            head.things.append(lock(head, places, .082, (.75, 1, 1, .8, .4)))
            head.things[-1].data.materials[0] = hair


def turban(head, colour, inner):
    """Folds laid in turn from both sides, meeting in a peak over the forehead, around an inner cloth."""
    cloth = clay(colour, .62)
    centre = head.centre + Vector((0, .05, .33))

    def fold(azimuth, height, lift=0):
        v = Head.direction(azimuth, height)
        swell = 1 + lift
        return centre + Vector((.9 * head.width * v.x * swell, .95 * v.y * swell, .82 * v.z * swell))
    parts = [sheet(head, curve((0, 30), (60, -2), (100, -24), (180, -34)), crown, .07, place=fold)]
    for k in range(5):
        for side in (1, -1):
            rise = 17 * k + (8.5 if side < 0 else 0)
            path = [(side * 150, -26 + rise * .35), (side * 105, -19 + rise * .55), (side * 68, -6 + rise * .8), (side * 32, 12 + rise * .95),
                    (0, 25 + rise), (-side * 30, 33 + rise), (-side * 64, 36 + rise * .8)]
            path = [(a, min(h, 86)) for a, h in path]
            swell = .055 + .016 * (4 - k)
            parts.append(tube([fold(a, h, swell - (.05 if i > 4 else 0)) for i, (a, h) in enumerate(path)], .105, None, widths=(.6, .95, 1.15, 1.2, 1.1, .9, .3)))
    head.things.append(kneaded(parts, cloth, .017, 1))
    head.things.append(kneaded([sheet(head, curve((0, 31), (45, 29), (70, 10), (100, 0)), crown, .05, 100)], clay(inner, .6), .03, 4))


# ---------------------------------------------------------------- body and clothes

class Body:
    """A bust: rounded foot, chest, shoulders. `across` widens it, `deep` thickens it."""

    RINGS = [(0, .86, .54), (.05, 1.0, .63), (.16, 1.09, .69), (.5, 1.21, .77), (.8, 1.2, .77), (1.04, 1.08, .71), (1.24, .84, .61), (1.39, .6, .5), (1.52, .43, .42)]
    # (height, half the width, half the depth)

    def __init__(self, material, across=1.0, deep=1.0, slope=0):
        self.across, self.deep, self.slope = across, deep, slope
        self.things = []
        mesh, steps = bmesh.new(), 72
        grid = []
        rows = 64
        for k in range(rows + 1):
            z = 1.52 * (1 - math.cos(math.pi * k / rows)) / 2
            wide, thick = self.at_height(z)
            ring = []
            for i in range(steps):
                c, s = math.cos(2 * math.pi * i / steps), math.sin(2 * math.pi * i / steps)
                ring.append(mesh.verts.new((wide * math.copysign(abs(c) ** .87, c), thick * math.copysign(abs(s) ** .87, s), z)))
            grid.append(ring)
        for lower, upper in zip(grid, grid[1:]):
            for i in range(steps):
                mesh.faces.new((lower[i], lower[(i + 1) % steps], upper[(i + 1) % steps], upper[i]))
        mesh.faces.new(grid[0][::-1])
        mesh.faces.new(grid[-1])
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
        self.things.append(from_bmesh('body', mesh, material))

    def at_height(self, z):
        """Half the width and half the depth at a height: a spline through the rings."""
        rings = self.RINGS
        z = max(0, min(z, rings[-1][0]))
        i = max(k for k in range(len(rings) - 1) if rings[k][0] <= z)
        p0, p1, p2, p3 = rings[max(i - 1, 0)], rings[i], rings[i + 1], rings[min(i + 2, len(rings) - 1)]
        t = (z - p1[0]) / (p2[0] - p1[0])

        def spline(k):
            m1 = (p2[k] - p0[k]) / (p2[0] - p0[0]) * (p2[0] - p1[0]) if i else (p2[k] - p1[k]) * 1.6
            m2 = (p3[k] - p1[k]) / (p3[0] - p1[0]) * (p2[0] - p1[0])
            return (2 * t ** 3 - 3 * t * t + 1) * p1[k] + (t ** 3 - 2 * t * t + t) * m1 + (3 * t * t - 2 * t ** 3) * p2[k] + (t ** 3 - t * t) * m2
        shoulder = 1 + (self.across - 1) * max(0, min(1, (1.5 - z) / .35))
        return spline(1) * shoulder, spline(2) * self.deep

    def point(self, x, z, lift=0):
        """The front of the body at a place seen from the front."""
        wide, thick = self.at_height(z)
        share = min(.985, abs(x) / wide)
        y = -thick * (1 - share ** 2.3) ** (1 / 2.3)
        outward = Vector((x / wide ** 2, y / thick ** 2, max(0, z - .9) * 1.6)).normalized()
        return Vector((x, y, z)) + outward * lift

    def patch(self, outline, material, thickness=.03, lift=0, grain=.0115, smooth=6):
        """Cloth cut to an outline of (x, z) points, laid on the front."""
        low, high = min(z for _, z in outline), max(z for _, z in outline)
        mesh, rows, columns = bmesh.new(), 40, 16
        grid = []
        for k in range(rows + 1):
            z = low + (high - low) * min(max(k / rows, .002), .998)
            hits = []
            for (x0, z0), (x1, z1) in zip(outline, outline[1:] + outline[:1]):
                if (z0 <= z) != (z1 <= z):
                    hits.append(x0 + (x1 - x0) * (z - z0) / (z1 - z0))
            edge = .955 * self.at_height(z)[0]
            left, right = max(min(hits), -edge), min(max(hits), edge)
            grid.append([mesh.verts.new(self.point(left + (right - left) * i / columns, z, lift)) for i in range(columns + 1)])
        for lower, upper in zip(grid, grid[1:]):
            for i in range(columns):
                mesh.faces.new((lower[i], lower[i + 1], upper[i + 1], upper[i]))
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
        thing = from_bmesh('patch', mesh, None)
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness * 2, 0
        self.things.append(kneaded([thing], material, grain, smooth))

    def seam(self, places, radius, material, lift=.01, widths=None):
        self.things.append(tube([self.point(x, z, lift) for x, z in places], radius, material, widths=widths))

    def shawl(self, material, hem, pleats=11):
        """Cloth over the left shoulder and round the arm to the back; its pleats run from the shoulder to the foot."""
        columns, rows = 180, 110

        def place(share, z, lift):
            wide, thick = self.at_height(z)
            front = .31 + .17 * (1 - z / 1.46)
            start = -math.acos((front / wide) ** (1 / .87))
            angle = start + (math.radians(120) - start) * share
            c, s = math.cos(angle), math.sin(angle)
            at = Vector((wide * math.copysign(abs(c) ** .87, c), thick * math.copysign(abs(s) ** .87, s), z))
            slope = (self.at_height(z - .04)[0] - self.at_height(z + .04)[0]) / .08
            return at + Vector((c / wide, s / thick, max(0, slope) / wide)).normalized() * lift

        def fold(share, z):
            deep = .02 + .055 * min(1, (1.5 - z) / .6)
            return .05 + deep * (1 - abs(math.cos(math.pi * pleats * share)))
        mesh = bmesh.new()
        grid = [[[mesh.verts.new(place(i / columns, .01 + 1.45 * k / rows, fold(i / columns, .01 + 1.45 * k / rows) if outside else -.02))
                  for i in range(columns + 1)] for k in range(rows + 1)] for outside in (True, False)]
        for side in grid:
            for lower, upper in zip(side, side[1:]):
                for i in range(columns):
                    mesh.faces.new((lower[i], lower[i + 1], upper[i + 1], upper[i]))
        outer, inner = grid
        for edge, back in ((outer[0], inner[0]), (outer[-1], inner[-1]), ([r[0] for r in outer], [r[0] for r in inner]), ([r[-1] for r in outer], [r[-1] for r in inner])):
            for i in range(len(edge) - 1):
                mesh.faces.new((edge[i], edge[i + 1], back[i + 1], back[i]))
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
        self.things.append(kneaded([from_bmesh('shawl', mesh, None)], material, .0115, 4))
        self.things.append(tube([place(0, .04 + 1.4 * k / 12, .04) for k in range(13)], .045, hem))

    def button(self, x, z, material, radius=.055, lift=.04):
        self.things.append(ball(self.point(x, z, lift), radius, material, (1, .6, 1)))

    def arm(self, skin, side, elbow, wrist):
        """A sleeve from a shoulder over an elbow to a wrist, with a hand; side -1 is the viewer's left."""
        shoulder, elbow, wrist = Vector((side * .9 * self.across, .02, 1.12)), Vector(elbow), Vector(wrist)
        cloth = self.things[0].data.materials[0]
        self.things += [tube([shoulder, elbow, wrist], .27, cloth, widths=(1.1, 1, .78)), ball(shoulder, .297, cloth)]
        along = (wrist - elbow).normalized()
        turn = along.to_track_quat('Z', 'Y').to_euler()
        self.things.append(torus(wrist, .2, .065, cloth, turn))
        across = Vector((1, 0, 0)) if along.z > .7 else along.cross(Vector((0, 0, 1))).normalized()
        palm = wrist + along * .2
        parts = [ball(palm, .22, None, (1, .8, 1.1), turn), ball(palm - across * side * .22 + along * .08, .09, None, (1, 1, 1.7), turn)]
        parts += [ball(palm + across * .12 * k + along * (.32 - .03 * k * k), .075, None, (1, 1, 2.3), turn) for k in (-1.5, -.5, .5, 1.5)]
        self.things.append(kneaded(parts, clay(skin, .5), .016, 4))


def crew_neck(body, material, radius=.43, z=1.49, thickness=.1):
    body.things.append(torus((0, .0, z), radius, thickness, material, (math.radians(6), 0, 0), (1, .98, .9)))


def roll_neck(body, material):
    for z, r in ((1.5, .46), (1.62, .43), (1.72, .41)):
        body.things.append(torus((0, .02, z), r, .105, material, (math.radians(5), 0, 0), (1, .95, 1)))


def shirt_collar(body, material, lift=.06, spread=.3, length=.36):
    body.things.append(torus((0, .02, 1.54), .4, .085, material, (math.radians(8), 0, 0), (1, 1, 1.25)))
    for side in (-1, 1):
        body.patch([(side * .02, 1.46), (side * .42, 1.5), (side * (spread + .1), 1.5 - length)], material, .04, lift)


def jacket(body, cloth, shirt, lapel=None, depth=.42, buttons=None):
    """An open front with lapels over a shirt; the body itself is the jacket."""
    lapel = lapel or cloth
    body.patch([(-.34, 1.5), (0, depth), (.34, 1.5)], shirt, .02, .008)
    for side in (-1, 1):
        outline = [(side * .3, 1.5), (side * .5, 1.44), (side * .68, 1.16), (side * .52, 1.08), (side * .6, .98), (side * .03, depth - .06), (side * .0, depth + .1)]
        body.patch(outline, lapel, .045, .045)
    # The edge runs to the hem: a dark line that ends above it looks like a tear.
    body.seam([(.03, max(.02, depth * k / 8)) for k in range(8, -1, -1)], .014, lapel, .006)
    body.button(.0, depth - .16, buttons or brass())


# ---------------------------------------------------------------- scenes

def pose(head, body, yaw, nod=0, wall=None):
    """Puts the parts together, turns the person, lights and frames it; before a wall or cut out."""
    turned = group(head.things, (0, 0, 0), yaw * .45)
    turned.rotation_euler[0] = math.radians(nod)
    group([*body.things, turned], (0, 0, 0), yaw * .55)
    sky(.5)
    lamp((-5.5, -7, 7.5), (0, 0, 2.2), 3, 640, '#FFF1DC')
    lamp((7, -6, 4), (0, 0, 2), 5, 190, '#DDF1FF')
    lamp((3.5, 5, 7), (0, 0, 2.4), 3, 380, '#FFF6E8')
    lamp((-5, 4, 4), (0, 0, 2.4), 3, 160, '#DDF1FF')
    if wall:
        backdrop(wall)
        camera((0, -14, 2.7), (0, 0, 2.08), 113)
    else:
        camera((0, -14, 2.55), (0, 0, 2.12), 117)


def ananya():
    """Ananya Rao, managing director: bun with a grey streak, kurta and shawl."""
    head = Head('#A9693F', width=.95, jaw=.13)
    face(head, brow='#1B1416', lips='#A8402F', lid=True, full_lips=True, brow_weight=.8, blush='#C8472B', brow_arch=.4)
    hair = clay('#1D1618', .5)
    edge = curve((0, 46), (26, 41), (50, 28), (70, 14), (86, 12), (100, -10), (125, -34), (180, -44))
    parts = [sheet(head, edge, crown, .1)]
    for azimuth in range(-84, 85, 14):
        e = edge(azimuth)
        parts.append(lock(head, [(azimuth, e, .03), (azimuth * 1.02, e + (88 - e) * .45, .085), (azimuth * 1.15, e + (88 - e) * .8, .09), (azimuth * 1.2, 88, .07)], .085, (.6, 1, 1, .8)))
    top = head.point(180, 74, .2)
    parts.append(ball(top, .45, None, (1.1, 1, .9)))
    for turn in range(4):
        a0 = turn * math.pi / 2 + .5
        swirl = [(a0 + .5 * i, -.75 + .3 * i) for i in range(7)]
        parts.append(tube([top + Vector((.46 * 1.1 * math.sin(a) * math.cos(e), -.46 * math.cos(a) * math.cos(e), .42 * math.sin(e))) for a, e in swirl], .085, None, widths=(.3, 1, 1, 1, 1, .8, .3)))
    head.things.append(kneaded(parts, hair, .02, 2))
    head.things.append(torus(top + Vector((0, -.06, -.33)), .36, .055, clay('marigold', .5), (.1, 0, 0)))
    for azimuth, grey in ((25, '#8F8A86'), (32, '#BDB7B0'), (39, '#A39D97')):
        e = edge(azimuth)
        head.things.append(lock(head, [(azimuth, e + 1.5, .05), (azimuth, e + 8, .1), (azimuth + 1, e + 22, .112), (azimuth + 4, e + 36, .11), (azimuth + 8, 86, .09)], .07, (.55, 1, 1, 1, .7)))
        head.things[-1].data.materials[0] = clay(grey, .5)
    earrings(head, brass(), drop=False)
    body = Body(clay('rani-deep', .6), across=.96)
    body.things.append(torus((0, .02, 1.52), .4, .085, clay('#8E1A40', .55), (math.radians(6), 0, 0), (1, 1, 1.5)))
    body.patch([(-.09, 1.46), (.09, 1.46), (.09, .5), (-.09, .5)], clay('#8E1A40', .55), .022, .012)
    for z in (1.28, 1.04, .8):
        body.button(0, z, brass(), .045)
    body.shawl(clay('marigold', .62), clay('marigold-deep', .55))
    pose(head, body, -13)


def make_kabir():
    """Kabir Singh, head of engineering: turban, full beard, jumper over a shirt."""
    head = Head('#B57A50', width=1.0, jaw=.12)
    face(head, brow='#17110F', lips='#B4604A', brow_weight=1.25, nose=1.1, smile=.6, mouth_lift=.115, mouth=(6, .85))
    beard(head, '#1C1412', curve((0, -26), (14, -26), (26, -23), (50, -19), (78, -4), (92, 8)), .1, .12)
    turban(head, 'marigold', 'rani')
    body = Body(clay('teal', .62), across=1.06, deep=1.03)
    body.patch([(-.3, 1.5), (0, 1.06), (.3, 1.5)], clay('bone', .6), .02, .012)
    shirt_collar(body, clay('bone', .6), .07, .26, .34)
    for side in (-1, 1):
        body.seam([(side * .4, 1.44), (side * .2, 1.22), (0, 1.0)], .055, clay('teal-deep', .6), .02)
    return head, body


def kabir():
    """The bust."""
    pose(*make_kabir(), 12)


def make_james():
    """James Whitlow, front-end lead: round glasses, quiff."""
    head = Head('#EDC3A3', width=.93, jaw=.1, length=1.03)
    face(head, brow='#6B3A22', lips='#B4543F', nose=1.0, blush='#E0604A', flush=.3, smile=.9)
    hair = clay('#7A4426', .5)
    parts = [sheet(head, BARBER, crown, .075)]
    for i in range(8):
        azimuth = -46 + i * 12
        parts.append(lock(head, [(azimuth - 6, 36, .0), (azimuth, 43, .1 + .016 * i), (azimuth * .85 + 14, 60, .19), (azimuth * .5 + 50, 80, .16), (140, 70, .06)],
                          .105, (.6, 1.15, 1.3, 1.1, .5)))
    head.things.append(kneaded(parts, hair, .02, 1))
    glasses(head, brass())
    body = Body(clay('sky-deep', .62), across=.94)
    crew_neck(body, clay(mix('sky-deep', 'ink', .2), .6), .43, 1.48, .085)
    shirt_collar(body, clay('paper', .6), .1, .24, .26)
    return head, body


def james():
    """The bust."""
    pose(*make_james(), -14)


def make_priya():
    """Priya Menon, product designer: long waves over one shoulder, earrings."""
    head = Head('#C48A5E', width=.92, jaw=.15)
    face(head, brow='#2A1815', lips='#B8364C', lid=True, full_lips=True, brow_weight=.85, blush='#D2503F', brow_arch=.6)
    hair = clay('#2F1B17', .46)
    edge = curve((-180, -44), (-125, -36), (-100, -12), (-86, 6), (-66, 18), (-40, 42), (-14, 54), (20, 44), (48, 22), (64, -8), (80, -30), (180, -44))
    parts = [sheet(head, edge, crown, .12)]
    for i in range(6):
        start = -16 + i * 4
        parts.append(lock(head, [(start, 56 + i * 4, .05), (start + 26, 52 + i * 5, .13), (52 + i * 2, 30 + i * 6, .15), (74 + i * 3, i * 4, .13)], .12, (.5, 1, 1, .9)))
    for i in range(4):
        parts.append(lock(head, [(-18, 58 + i * 5, .05), (-46, 46 + i * 6, .1), (-78, 28 + i * 6, .1), (-110, 2 + i * 5, .08)], .1, (.5, 1, 1, .8)))
    shoulder = [(.52, -.02, 3.0), (.74, -.24, 2.45), (.78, -.44, 2.12), (.66, -.62, 1.8), (.82, -.74, 1.42), (.66, -.9, 1.05), (.74, -.9, .68), (.6, -.88, .42)]
    for dx, dy, r, end in ((0, 0, .2, 1), (-.17, -.02, .16, .94), (.18, .1, .19, .96), (.32, .22, .17, .86), (.06, .2, .2, .9)):
        parts.append(tube([(x + dx * (1 - .05 * i), y + dy + (.03 if i % 2 else 0), 3.0 - (3.0 - z) * end) for i, (x, y, z) in enumerate(shoulder)], r, None, widths=(.5, .9, 1, 1.05, 1.1, 1, .8, .2)))
    parts += [ball((.1, .42, 2.05), .55, None, (1.15, .8, 1.2)), ball((.5, .3, 1.75), .42, None)]
    head.things.append(kneaded(parts, hair, .026, 4))
    earrings(head, brass())
    body = Body(clay('brick', .62), across=.9)
    crew_neck(body, clay('brick-deep', .6), .46, 1.46, .075)
    body.seam([(-.5, 1.36), (-.3, 1.05), (0, .92), (.3, 1.05), (.5, 1.36)], .03, clay('paper', .6), .02)
    body.seam([(-.56, 1.27), (-.33, .95), (0, .81), (.33, .95), (.56, 1.27)], .03, clay('marigold', .5), .02)
    body.things.append(ball(body.point(0, .74, .04), .06, brass()))
    return head, body


def priya():
    """The bust."""
    pose(*make_priya(), -8)


def harpreet():
    """Harpreet Gill, DevOps engineer: stocky, cap, stubble, hooded top."""
    head = Head('#BE8558', width=1.06, jaw=.06, neck=.4)
    shadow = mix('#BE8558', '#2A1C18', .5)
    at = head.point
    tints = [(at(a, e), r, shadow, .62) for a, e, r in ((0, -54, .44), (-24, -46, .42), (24, -46, .42), (-48, -34, .36), (48, -34, .36),
                                                         (-66, -20, .3), (66, -20, .3), (-9, -24, .15), (9, -24, .15), (-20, -30, .17), (20, -30, .17))]
    face(head, brow='#1A1210', lips='#93473A', brow_weight=1.35, nose=1.12, smile=1.25, tints=tints, flush=.22)
    hair = clay('#1A1312', .55)
    head.things.append(kneaded([sheet(head, curve((0, 50), (50, 34), (64, 6), (74, -8), (84, 12), (98, 8), (112, -22), (180, -40)), crown, .06)], hair, .024, 4))
    cloth = clay('marigold', .58)
    edge = curve((0, 40), (60, 31), (100, 23), (180, 10))
    parts = [sheet(head, edge, crown, .1, grow=lambda a, e: .1 + .08 * math.sin(math.radians(max(0, e - 20))))]
    head.things.append(kneaded(parts, cloth, .026, 6))
    for azimuth in (-30, 30, 90, -90, 150, -150):
        head.things.append(lock(head, [(azimuth, edge(azimuth) + 3, .2), (azimuth, 62, .255), (azimuth, 88, .275)], .014))
        head.things[-1].data.materials[0] = clay('marigold-deep', .6)
    head.things.append(ball(head.point(0, 90, .29), .075, clay('marigold-deep', .5), (1, 1, .6)))
    mesh, grid = bmesh.new(), []
    for i in range(41):
        a = math.radians(-72 + 144 * i / 40)
        reach = .5 * max(0, math.cos(a * 1.25))
        grid.append([mesh.verts.new((math.sin(a) * (.8 + .06 * t) * head.width, -math.cos(a) * (.8 + .04 * t) - reach * t,
                                     -.3 * math.sin(a) ** 2 - .14 * t * t)) for t in (k / 8 for k in range(9))])
    for left, right in zip(grid, grid[1:]):
        for k in range(8):
            mesh.faces.new((left[k], right[k], right[k + 1], left[k + 1]))
    peak = from_bmesh('peak', mesh, None)
    solid = peak.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = .1, 0
    peak.location, peak.rotation_euler = head.centre + Vector((0, 0, .69)), (math.radians(7), 0, 0)
    head.things.append(kneaded([peak], clay('marigold-deep', .55), .016, 6))
    body = Body(clay('mint-deep', .66), across=1.14, deep=1.1)
    hood = clay('mint-deep', .66)
    parts = [torus((0, .12, 1.52), .52, .2, None, (math.radians(14), 0, 0), (1, .92, 1)), ball((0, .5, 1.5), .5, None, (1.3, .6, .8))]
    body.things.append(kneaded(parts, hood, .03, 8))
    for side in (-1, 1):
        body.seam([(side * .2, 1.34), (side * .27, 1.0), (side * .23, .72)], .034, clay('bone', .55), .05)
        body.things.append(cylinder(body.point(side * .225, .66, .05), .045, .12, brass(), .01))
    body.patch([(-.56, .1), (.56, .1), (.56, .2), (.36, .46), (-.36, .46), (-.56, .2)], clay(mix('mint-deep', 'ink', .08), .66), .035, .02)
    pose(head, body, 13)


def oliver():
    """Oliver Hart, client partner: short grey hair, blazer and open collar."""
    head = Head('#74462C', width=.98, jaw=.12, length=1.02, neck=.36)
    at, rng = head.point, random.Random(7)
    face(head, brow='#8B8784', lips='#A4503F', nose=1.06, smile=1.0, blush='#B5482A', full_lips=True, flush=.2, brow_weight=1.05, mouth=(2.5, 1.1))
    brow, fold = clay('#8B8784', .6), clay(mix(head.skin, 'ink', .2), .55)
    for side in (-1, 1):
        head.things.append(ball(at(side * 11, 18.8, .012), .034, brow))
        head.things.append(lock(head, [(side * a, e, .02) for a, e in ((16, -17), (20.5, -22), (23, -28), (22.5, -33.5))], .014, (.3, 1, 1, .3)))
        head.things[-1].data.materials[0] = fold
    hair = clay('#A9A6A2', .8)
    edge = curve((0, 49), (30, 47), (46, 41), (56, 26), (66, 4), (74, -4), (82, 14), (98, 10), (112, -18), (180, -40))
    parts = [sheet(head, edge, crown, .07)]
    # Short curls, row by row up to the crown.
    for row in range(24):
        elevation = -36 + 5.4 * row
        around = max(1, round(62 * math.cos(math.radians(elevation))))
        for i in range(around):
            azimuth = (360 * (i + .5 * (row % 2)) / around + rng.uniform(-2, 2)) % 360 - 180
            if elevation >= edge(azimuth) + 2:
                parts.append(ball(at(azimuth, elevation + rng.uniform(-1, 1), .07), .052 * rng.uniform(.85, 1.15), None))
    head.things.append(kneaded(parts, hair, .014, 2))
    body = Body(clay('ink-soft', .62), across=1.04, deep=1.03)
    jacket(body, clay('ink-soft', .62), clay('bone', .6), clay(mix('ink-soft', 'sky', .1), .6), .5)
    shirt_collar(body, clay('bone', .6), .09, .25, .34)
    body.patch([(.58, .86), (.6, .95), (.69, 1.1), (.81, .95), (.83, .86)], clay('rani', .55), .03, .02)
    pose(head, body, -11)


def meera():
    """Meera Anand, operations lead: bob, blazer over a roll neck."""
    head = Head('#B9794C', width=.93, jaw=.14)
    face(head, brow='#20130F', lips='#A33A2C', lid=True, full_lips=True, brow_weight=.85, ears=False, blush='#C8472B', brow_arch=.5)
    hair = clay('#241614', .44)
    edge = curve((-180, -58), (-70, -60), (-58, -52), (-50, 4), (-38, 30), (-18, 48), (6, 56), (26, 40), (44, 14), (52, -10), (60, -54), (72, -60), (180, -58))
    parts = [sheet(head, edge, crown, .12, place=head.hanging, grow=lambda a, e: .1 + .12 * max(0, min(1, -e / 40)) - .13 * max(0, (-e - 44) / 16))]
    for i in range(5):
        parts.append(lock(head, [(4, 60 + i * 6, .14), (24 + i * 2, 50 + i * 5, .22), (46 + i * 3, 22 + i * 6, .22), (58 + i * 5, -12, .2), (62 + i * 6, -46, .2)], .1, (.5, 1, 1, 1, .7), head.hanging))
        parts.append(lock(head, [(2, 60 + i * 6, .14), (-20 - i * 2, 54 + i * 5, .22), (-44 - i * 3, 26 + i * 6, .22), (-58 - i * 5, -10, .2), (-62 - i * 6, -46, .2)], .1, (.5, 1, 1, 1, .7), head.hanging))
    head.things.append(kneaded(parts, hair, .026, 5))
    body = Body(clay('brick', .62), across=.94)
    jacket(body, clay('brick', .62), clay('sand', .62), clay('brick-deep', .6), .44)
    roll_neck(body, clay('sand', .62))
    pose(head, body, 12, wall='sky')


def harjit():
    """Harjit Bains, payroll manager: turban, long grey beard, suit and tie."""
    head = Head('#A86F47', width=1.0, jaw=.12)
    face(head, brow='#8C8681', lips='#A4553F', nose=1.22, brow_weight=1.3, smile=.6, mouth_lift=.125, mouth=(6, .85))
    beard(head, '#B9B4AE', curve((0, -26), (14, -26), (26, -23), (50, -19), (78, -4), (92, 8)), .11, long=True)
    turban(head, '#1F4E79', 'marigold')
    body = Body(clay('sand-deep', .64), across=1.08, deep=1.06)
    jacket(body, clay('sand-deep', .64), clay('paper', .6), clay(mix('sand-deep', 'ink', .16), .62), .46, clay('ink', .4))
    shirt_collar(body, clay('paper', .6), .07, .25, .3)
    body.patch([(-.08, 1.42), (.08, 1.42), (.13, .72), (0, .52), (-.13, .72)], clay('rani-deep', .5), .035, .05)
    pose(head, body, -12, wall='sky')


def tom():
    """Tom Ashworth, founder of a food shop: ginger curls, freckles, apron."""
    head = Head('#F0C4A4', width=.98, jaw=.13)
    at, rng = head.point, random.Random(4)
    places = ((24, -9), (31, -6), (38, -10), (28, -14), (35, -15), (43, -13), (47, -8), (20, -13), (4, -6))
    freckles = [(at(side * a, e, .02), .036, '#B86A3C', .75) for side in (-1, 1) for a, e in places]
    face(head, brow='#A5511F', lips='#B4543F', nose=1.1, smile=.8, blush='#E0604A', flush=.36, tints=freckles, brow_weight=1.1, mouth_lift=.105, mouth=(6, .85))
    hair = clay('#C4622A', .55)
    parts = [sheet(head, BARBER, crown, .1)]
    for ring, (elevation, count, size) in enumerate(((50, 11, .2), (66, 10, .24), (84, 6, .26), (36, 8, .17), (18, 8, .15))):
        for i in range(count):
            azimuth = -180 + 360 * i / count + ring * 17
            limit = BARBER((azimuth + 180) % 360 - 180)
            e = elevation + rng.uniform(-4, 4)
            if e < limit - 2:
                continue
            parts.append(ball(at(azimuth, e, .13 + rng.random() * .08), size * rng.uniform(.85, 1.15), None))
    head.things.append(kneaded(parts, hair, .024, 2))
    beard(head, '#C4622A', curve((0, -26), (14, -26), (26, -24), (50, -22), (78, -8), (90, 6)), .085, .06)
    body = Body(clay('#F3D9A4', .62), across=1.0)
    shirt_collar(body, clay('#F7E5C0', .6), .07, .27, .34)
    apron = clay('teal-deep', .62)
    body.patch([(-.62, .06), (.62, .06), (.6, .7), (.44, 1.0), (-.44, 1.0), (-.6, .7)], apron, .045, .035)
    for side in (-1, 1):
        body.patch([(side * .44, .96), (side * .32, .96), (side * .37, 1.46), (side * .5, 1.44)], apron, .03, .04)
        body.button(side * .38, .93, brass(), .055, .1)
    body.patch([(-.26, .2), (.26, .2), (.26, .5), (-.26, .5)], clay(mix('teal-deep', 'mint', .14), .62), .03, .075)
    pose(head, body, 11, wall='sky')


def anybody(coat, collar):
    """A figure with a round head and no face."""
    head = Head('bone')
    head.things.append(ball((0, 0, 2.47), .92, clay('bone', .55)))
    body = Body(clay(coat, .6), across=.94)
    body.things.append(torus((0, 0, 1.54), .47, .13, clay(collar, .55), (math.radians(5), 0, 0)))
    body.button(0, 1.0, clay(collar, .5), .07)
    body.button(0, .66, clay(collar, .5), .07)
    pose(head, body, -14)


def somebody():
    """Whoever has no portrait yet."""
    anybody('teal', 'marigold')


def colleague():
    """Another."""
    anybody('brick', 'sky')


SCENES = {
    'person-1': somebody, 'person-2': colleague,
    'team-1': ananya, 'team-2': kabir, 'team-3': james, 'team-4': priya, 'team-5': harpreet, 'team-6': oliver,
    'client-1': meera, 'client-2': harjit, 'client-3': tom,
}
