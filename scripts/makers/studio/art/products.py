"""The things that clients sell, cut out with their shadows. Screens show them: `screens/*.html`."""
import math

import bpy
from mathutils import Vector

from studio import camera, cylinder, lamp, lathe, linear, shadow_catcher, sky, tube

SIZE = (1300, 1000)


def transparent(_name):
    """All of them are cut out."""
    return True


def oak(along):
    """Oiled oak, whose grain runs along an axis: rings, stretched, and fine pores."""
    material = bpy.data.materials.new('oak')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']

    def node(kind, **inputs):
        made = tree.nodes.new(f'ShaderNode{kind}')
        for name, value in inputs.items():
            made.inputs[name].default_value = value
        return made

    place = node('TexCoord').outputs['Object']

    def stretched(across, lengthwise):
        mapping = node('Mapping', Scale=tuple(lengthwise if axis == along else across for axis in 'xyz'))
        tree.links.new(place, mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def colours(factor, *stops):
        ramp = tree.nodes.new('ShaderNodeValToRGB')
        ends = ramp.color_ramp.elements
        for end, (at, colour) in zip(ends, stops):
            end.position, end.color = at, linear(colour)
        tree.links.new(factor, ramp.inputs['Fac'])
        return ramp.outputs['Color']

    rings = node('TexWave', Scale=1.1, Distortion=7, Detail=3)
    rings.inputs['Detail Scale'].default_value = 1.2
    tree.links.new(stretched(1, .16), rings.inputs['Vector'])
    pores = node('TexNoise', Scale=9, Detail=6)
    tree.links.new(stretched(3.2, .09), pores.inputs['Vector'])
    wood = tree.nodes.new('ShaderNodeMixRGB')
    wood.blend_type, wood.inputs['Fac'].default_value = 'MULTIPLY', .5
    tree.links.new(colours(rings.outputs['Fac'], (.1, '#B07A43'), (.9, '#D3A468')), wood.inputs[1])
    tree.links.new(colours(pores.outputs['Fac'], (.36, '#8A6038'), (.56, '#ffffff')), wood.inputs[2])
    tree.links.new(wood.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .42, .35
    return material


def stool():
    """A round, dished seat on three turned legs, whose wedged ends show in the seat, and three rungs."""
    seat, leg = oak('x'), oak('z')
    lathe((0, 0, 4.2), [(0, .34), (.9, .36), (1.45, .43), (1.66, .42), (1.72, .24), (1.6, .06), (1.2, 0), (0, 0)], seat)
    rungs = []
    for angle in (math.radians(a) for a in (-48, 72, 192)):
        out = Vector((math.cos(angle), math.sin(angle), 0))
        top, foot = out * 1.02 + Vector((0, 0, 4.3)), out * 1.72 + Vector((0, 0, .02))
        tube([top.lerp(foot, t) for t in (0, .3, .62, 1)], .19, leg, widths=(.8, 1.12, 1.05, .68))
        cylinder(out * 1.0 + Vector((0, 0, 4.545)), .165, .1, leg, .02)
        rungs.append(top.lerp(foot, .62))
    for a, b, drop in zip(rungs, rungs[1:] + rungs[:1], (.0, .16, -.16)):
        fall = Vector((0, 0, drop))
        tube([a + fall, (a + b) / 2 + fall, b + fall], .1, seat, widths=(.85, 1.15, .85))
    shadow_catcher()
    sky(.55)
    lamp((-6, -6, 9), (0, 0, 2.4), 3, 900, '#FFF3E2')
    lamp((7, -5, 5), (0, 0, 2), 5, 220, '#E6F3FF')
    lamp((2, 6, 9), (0, 0, 3), 4, 260)
    camera((1.2, -16.5, 6.9), (0, 0, 2.2), 71)


SCENES = {'stool': stool}
