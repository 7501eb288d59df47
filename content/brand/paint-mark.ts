import { parse } from 'culori';
import { mapPaints } from './ink-faint';
import type { Mark } from './mark-schema';
import { drawPlate, growBox, suitMark } from './suit-mark';

/** An ink that depends on the theme of a browser stands out on dark and light grounds. */
const MIDDLE = '#767676';

/**
 * A mark in fixed colours, for what is drawn outside of a page.
 *
 * @param ink the colour of shapes that have none of their own
 * @param getColor the colour of one of the site's tokens
 * @param grounds the colours behind it. On them it can be read, or else on a plate
 */
export function paintMark(
  mark: Mark,
  ink: string,
  getColor: (token: string) => string,
  grounds: readonly string[],
): Mark {
  const [night, day] = [getColor('--inverse'), getColor('--on-inverse')];
  const ground = { colours: grounds, ink: parse(ink) ? ink : MIDDLE, written: ink };
  const suited = suitMark([mark, mark.dark ?? mark], ground, [
    { colours: [night], ink: day },
    { colours: [day], ink: night },
  ]);
  const { drawing, plate } = suited;
  const box = plate ? growBox(drawing) : drawing;
  return {
    ...box,
    shapes:
      (plate ? drawPlate(box, plate) : '') +
      fixColours(drawing, suited.ink, getColor, suited.toPaint),
  };
}

/** The shapes of a drawing in fixed colours. */
export const fixColours = (
  { shapes }: Mark,
  ink: string,
  getColor: (token: string) => string,
  toPaint = (colour: string) => colour,
): string =>
  `<g fill="${ink}" color="${ink}">${mapPaints(shapes, toPaint).replace(/var\((--[\w-]+)(?:[^()]|\([^()]*\))*\)/g, (_, token: string) => getColor(token))}</g>`;
