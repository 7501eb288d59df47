"""The sprites that stand among words: single shapes, cut out, which must read on porcelain and on ink alike."""
import math

from studio import ball, box, camera, clay, cylinder, group, lamp, sky, torus, tube

SIZE = (280, 280)


def transparent(_name):
    """All of them are cut out."""
    return True


def light():
    """Softer than a set's: a hard rim would burn a bite out of the outline on a pale page."""
    sky(.5)
    lamp((-5, -5, 6), (0, 0, 0), 2.5, 700, '#FFF1DC')
    lamp((6, -4, 2), (0, 0, 0), 4, 140, '#DDF1FF')
    lamp((2, 5, 5), (0, 0, 0), 4, 90)
    camera((0, -11, 0), (0, 0, 0), 110)


def ring():
    light()
    torus((0, 0, 0), .95, .4, clay('teal', .4), (1.0, .45, 0))


def sun():
    light()
    ball((0, 0, 0), 1.2, clay('marigold', .38, coat=.35))


def arch():
    light()
    bow = tube([(-.85 * math.cos(math.pi * i / 16), 0, -.55 + 1.1 * math.sin(math.pi * i / 16)) for i in range(17)], .36, clay('rani', .42), smooth=6)
    bow.rotation_euler = (.1, .35, .5)


def cube():
    light()
    box((0, 0, 0), (1.5, 1.5, 1.5), clay('#A9D8E6', .42), .2, (.6, .35, .6))


def pill():
    light()
    half, radius = .72, .5
    skin = clay('brick', .3, coat=.45)
    body = [cylinder((0, 0, 0), radius, 2 * half, skin, 0), ball((0, 0, half), radius, skin), ball((0, 0, -half), radius, skin)]
    group(body).rotation_euler = (.35, -.98, .2)


SCENES = {'sprite-torus': ring, 'sprite-ball': sun, 'sprite-arch': arch, 'sprite-cube': cube, 'sprite-pill': pill}
