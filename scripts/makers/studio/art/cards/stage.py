"""The set of a service page's cards: each service's paper and light, four ways to look, four formats.

The mosaic cuts a picture to its card (object-fit: cover): on a desk 2 : 1 or 1.75 : 1 the wide ones, 1.4 : 1 or about
1 : 1 the narrow ones. On a phone and a tablet all of them are whole. What matters stays in the middle three quarters of
the height, and of the width in the middle four fifths (two thirds of the second of six).
"""
import math

import bpy
from studio import Vector, camera, stage

WIDE = (1280, 853)
"""Cards across two thirds of the page: the first, and those with their words beside the heading."""
LOW = (960, 640)
"""Narrow and flat: the fourth and fifth of seven."""
CARD = (960, 800)
"""Narrow and nearly square: the usual one."""
TALL = (960, 960)
"""The second and the fifth of six, shown upright on a desk (2 : 3 and 5 : 6)."""

WORLDS = {
    'software': ('marigold', 1300, {}),
    'cloud': ('ink-soft', 1650, {'fill': 380, 'rim': 900}),
    'mobile': ('rani', 1150, {}),
    'transformation': ('sky', 1150, {}),
    'consulting': ('brick', 1300, {}),
    'ideation': ('#EBDDC3', 1120, {}),
    'devops': ('teal', 1500, {}),
}
"""Backdrop, key light in watts and the other lamps, as in each service's banner."""

FRONT = (9, 0, 70)
QUARTER = (24, -28, 65)
ABOVE = (58, -12, 65)
CLOSE = (15, 20, 95)
"""Ways to look: elevation and azimuth in degrees (right of the front +), lens in millimetres."""


def set_of(world, key=1.0, **light):
    """The paper and light of a service; `key` is a factor of its key light."""
    colour, power, lamps = WORLDS[world]
    stage(colour, power * key, **{**lamps, **light})


def look(way, width, at=(0, 0, 1.4), turn=0, lift=0, roll=0):
    """Aims the camera at a point; `width` is what the frame shows across at that point, in units.

    `turn` and `lift` in degrees go round and over the preset, `roll` tips the horizon.
    """
    elevation, azimuth, lens = way
    up, round_ = math.radians(elevation + lift), math.radians(azimuth + turn)
    distance = width * lens / 36
    away = Vector((math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up)))
    camera(Vector(at) + away * distance, at, lens)
    if roll:
        bpy.context.scene.camera.rotation_euler.rotate_axis('Z', math.radians(roll))
