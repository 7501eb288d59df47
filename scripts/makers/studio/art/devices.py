"""Devices of clay: laptop, tablet, phone and monitor show a screenshot; handset and window bear parts of clay."""
import math
import os
import tempfile

from studio import Frame, ball, box, clay, cylinder, glazed, lit_screen, slab

SCREENS = os.environ.get('ART_SCREENS', os.path.join(tempfile.gettempdir(), 'art', 'screens'))


def shot(name):
    """The screenshot of scripts/makers/studio/art/screens/<name>.html."""
    return os.path.join(SCREENS, name + '.png')


def _panel(frame, width, height, name, face, border=.17, thickness=.22, radius=.26, corner=.12):
    """A slab with a lit front, standing in a frame; width and height are those of the lit part."""
    frame.slab(0, 0, width + 2 * border, height + 2 * border, thickness, radius, face, bevel=.06)
    lit_screen(frame.at(0, 0, thickness / 2 + .012), width, height, corner, shot(name), frame.turn)


def phone(at, name, yaw=0, lean=-6, roll=0, height=4.4, face=None):
    """A phone (390 × 844 screen) whose middle is at a point."""
    frame = Frame(at, (lean, roll, yaw))
    width = height * 390 / 844
    _panel(frame, width, height, name, face or glazed('ink'), .1, .26, .37, .29)
    frame.slab(0, height / 2 - .17, .5, .12, .01, .06, clay('ink', .3), d=.146, bevel=.003)
    return frame


def tablet(at, name, yaw=0, lean=-14, width=5.76, face=None, roll=0):
    """A tablet lying wide (1280 × 800 screen) whose middle is at a point."""
    frame = Frame(at, (lean, roll, yaw))
    _panel(frame, width, width * 800 / 1280, name, face or glazed('ink'))
    return frame


def laptop(at, name, yaw=0, lean=-16, width=5.6, body=None, keys=None):
    """A laptop (1280 × 800 screen) whose base stands with its middle at a point of the floor."""
    body, keys = body or clay('bone', .42), keys or glazed('ink')
    height, depth, thick = width * 800 / 1280, width * .64, .2
    base = Frame(at, (0, 0, yaw))
    lying = (0, 0, math.radians(yaw))
    slab(base.at(0, thick / 2), width + .3, depth, thick, .3, body, lying, .07)
    well = clay('ink', .6)
    slab(base.at(0, thick + .004, -depth * .12), width - .3, depth * .5, .03, .1, well, lying, .01)
    columns, rows = 13, 4
    pitch = (width - .5) / columns
    for row in range(rows):
        for column in range(columns):
            if row == rows - 1 and 3 < column < 9:
                continue
            slab(base.at((column - (columns - 1) / 2) * pitch, thick + .04, (row - 1.5) * .4 - depth * .12), pitch - .07, .33, .06, .06, keys, lying, .015)
    slab(base.at(0, thick + .04, 1.5 * .4 - depth * .12), pitch * 5 - .07, .33, .06, .06, keys, lying, .015)
    slab(base.at(0, thick + .006, depth * .33), width * .34, depth * .24, .03, .1, well, lying, .01)
    cylinder(base.at(0, thick + .06, -depth / 2 + .12), .1, width * .7, clay('ink', .4), .02, (0, math.radians(90), math.radians(yaw)))
    hinge = base.at(0, thick + .06, -depth / 2 + .1)
    lid = Frame(hinge, (lean, 0, yaw))
    panel = Frame(lid.at(0, height / 2 + .2), (lean, 0, yaw))
    panel.slab(0, 0, width + .3, height + .34, .16, .28, body, bevel=.06)
    panel.slab(0, 0, width + .16, height + .2, .02, .2, clay('ink', .65, spec=.2), d=.08, bevel=.005)
    lit_screen(panel.at(0, 0, .1), width, height, .1, shot(name), panel.turn)
    return panel


def monitor(at, name, yaw=0, lean=-4, width=6.2, face=None, foot=None, chin=.42):
    """A desktop screen (1280 × 800) on a foot; the point is the floor under its middle."""
    face, foot = face or clay('bone', .42), foot or clay('bone', .42)
    height = width * 800 / 1280
    floor = Frame(at, (0, 0, yaw))
    panel = Frame(floor.at(0, 1.0 + chin + height / 2, 0), (lean, 0, yaw))
    panel.slab(0, -chin / 2, width + .34, height + .34 + chin, .2, .28, face, bevel=.06)
    panel.slab(0, 0, width + .12, height + .12, .02, .14, glazed('ink'), d=.1, bevel=.005)
    lit_screen(panel.at(0, 0, .122), width, height, .09, shot(name), panel.turn)
    neck = Frame(floor.at(0, .95, -.35), (-10, 0, yaw))
    neck.slab(0, 0, 1.3, 2.0, .16, .1, foot, bevel=.04)
    slab(floor.at(0, .1, -.1), 2.6, 1.8, .2, .4, foot, (0, 0, math.radians(yaw)), .06)
    return panel


def handset(at, turn, width=2.0, height=4.1, case='ink', face='bone', thick=.26, radius=.34, chin=0.0):
    """A phone whose middle is at a point, turned as a Frame is; returns the frame of its glass, for tiles and discs."""
    body = Frame(at, turn)
    body.slab(0, 0, width, height, thick, radius, glazed(case), bevel=.07)
    body.slab(0, chin / 2, width - .2, height - .2 - chin, .05, max(.06, radius - .1), clay(face, .45), d=thick / 2, bevel=.012)
    box(body.at(width / 2, height * .18), (.07, thick * .4, height * .13), glazed(case), .025, body.pose)
    return Frame(body.at(0, chin / 2, thick / 2 + .025), turn)


def window(at, width, height, turn, face, thick=.16, radius=.22, lamps=('brick', 'marigold', 'teal')):
    """A program's window whose middle is at a point; returns the frame of its front, for tiles and discs."""
    body = Frame(at, turn)
    body.slab(0, 0, width, height, thick, radius, face, bevel=.04)
    for i, colour in enumerate(lamps):
        ball(body.at(-width / 2 + .28 + i * .24, height / 2 - .26, thick / 2), .075, clay(colour))
    return Frame(body.at(0, 0, thick / 2), turn)


def tile(front, u, v, width, height, colour, lift=0.0, thick=.1, radius=.1):
    """A rounded piece on the front of a handset or window; `lift` is the air below it."""
    front.slab(u, v, width, height, thick, radius, clay(colour, .42), d=lift + thick / 2, bevel=min(.025, thick * .35))


def disc(front, u, v, radius, colour, lift=0.0, thick=.1):
    """A round piece on the front of a handset or window."""
    cylinder(front.at(u, v, lift + thick / 2), radius, thick, clay(colour, .42), min(.025, thick * .35), front.turn)
