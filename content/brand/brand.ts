import { define } from '../files/define';
import { once } from '../files/once';
import { type Colours, reckon } from './legible';
import { completePalette } from './palette';
import { brandSchema } from './schema';

/** The file of the brand. */
export const BRAND = 'content/brand.yaml';

/** The look of the site, as its owner chose it. `{name}` placeholders do not work here. */
export const brand = define(BRAND, brandSchema, { readWords: () => new Map() });

/** Its colours, with those that follow from the others. */
export const palette = once(() => completePalette(brand().colours));

/** All colours that follow from the brand's. */
export const colours = once((): Colours => reckon(palette()));
