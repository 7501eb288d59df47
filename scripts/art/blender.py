"""Renders one scene inside Blender: blender -b -P scripts/art/blender.py -- <scene> <output> <scale> <samples>"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import cases  # noqa: E402
import people  # noqa: E402
import studio  # noqa: E402

name, path, scale, samples = sys.argv[sys.argv.index('--') + 1:]
family = next(f for f in (cases, people) if name in f.SCENES)
studio.clear()
family.SCENES[name]()
width, height = (round(side * float(scale)) for side in family.SIZE)
studio.render(path, width, height, int(samples), family.transparent(name))
