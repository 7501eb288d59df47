"""Covers of articles, on the ground of a world so that a wide frame runs on past their edges (content/schema/scene.ts)."""
from cards.props import coin_pile
from devices import disc, tile, window
from studio import Frame, ball, brass, camera, clay, cutout, stage, torus, tube

SIZE = (1920, 1440)


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


SCENES = {
    'cover-trends': trends,
}
