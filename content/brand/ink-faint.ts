import { parse } from 'culori';
import { passes } from './contrast';

/** The contrast that WCAG requires of a drawing. */
export const LEAST = 3;

/** A mask, whose colours are no paint, or the start and the value of a paint. */
const PAINT =
  /<mask\b[\s\S]*?<\/mask>|(?<![\w-])((?:fill|stroke|stop-color|color)(?:="|:\s*))([^";!]+)/g;

/** Maps the fixed colours of a mark's shapes. Those of tokens stay: the sheets answer for them. */
export const mapPaints = (shapes: string, map: (colour: string) => string): string =>
  shapes.replace(PAINT, (whole: string, start = '', value = '') => {
    // The library knows functions in small letters alone.
    const written = value.trim().replace(/^\w+\(.*/s, (text: string) => text.toLowerCase());
    const colour = parse(written);
    return colour && colour.alpha !== 0 ? start + map(written) : whole;
  });

/** A colour, or the ink where the colour is faint on one of the grounds. */
export const inkFaint = (colour: string, grounds: readonly string[], ink: string): string =>
  passes(
    colour,
    grounds.map((from) => ({ from, least: LEAST })),
  )
    ? colour
    : ink;
