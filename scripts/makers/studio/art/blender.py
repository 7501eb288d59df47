"""Renders one scene inside Blender: blender -b -P scripts/makers/studio/art/blender.py -- <family> <scene> <output> <scale> <samples>"""
import os
import sys
from importlib import import_module

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import studio  # noqa: E402

file, name, path, scale, samples = sys.argv[sys.argv.index('--') + 1:]
family = import_module(file.replace('/', '.'))
size = getattr(family, 'SIZES', {}).get(name) or family.SIZE
cut_out = hasattr(family, 'transparent') and family.transparent(name)
studio.clear()
family.SCENES[name]()
width, height = (round(side * float(scale)) for side in size)
if samples == 'things':
    studio.render_things(path, width, height)
else:
    studio.render(path, width, height, int(samples), cut_out)
    if hasattr(family, 'lifted') and family.lifted(name):
        studio.render_parts(path, **getattr(family, 'SHADE', {}))
