import { wcagContrast } from 'culori';
import { toHex, toOklch } from './palette';

/** A colour to stand out from, and by which contrast. */
export type Need = { from: string; least: number };

const STEPS = 100;

/** Reckons the contrast of two colours, from 1 to 21 (WCAG). */
export type GetContrast = (one: string, other: string) => number;

export const getContrast: GetContrast = wcagContrast;

/** A little less than the contrast, as libraries differ in its third digit. */
const getSafeContrast: GetContrast = (one, other) => getContrast(one, other) - 0.005;

/** Whether a colour, as the screen shows it in 8 bits, stands out as it needs to. */
export const passes = (colour: string, needs: readonly Need[], reckon = getSafeContrast): boolean =>
  needs.every(({ from, least }) => reckon(colour, from) >= least);

/**
 * Moves a colour in lightness until it stands out as it needs to, and no further.
 *
 * @returns undefined if no lightness does
 */
export function makePass(colour: string, needs: readonly Need[]): string | undefined {
  if (passes(colour, needs)) return colour;
  const { l, c, h } = toOklch(colour);
  for (let step = 1; step <= STEPS; step += 1)
    for (const lightness of [l - step / STEPS, l + step / STEPS]) {
      const moved = lightness >= 0 && lightness <= 1 && toHex(lightness, c, h);
      if (moved && passes(moved, needs)) return moved;
    }
  return ['#000000', '#ffffff'].find((end) => passes(end, needs));
}
