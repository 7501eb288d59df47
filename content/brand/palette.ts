import { clampChroma, converter, formatHex, type Oklch, type Rgb } from 'culori';
import type { Brand } from './schema';

/** The colours that a brand may choose, with those that it left out. */
export type Palette = Required<Brand['colours']>;

/** The colours of the delivered pictures and of the sheets as they are written. */
export const OURS: Palette = {
  primary: '#ffb224',
  second: '#0f766e',
  third: '#d02c4f',
  ground: '#f3f4f0',
  ink: '#0b1f24',
};

const read = converter('oklch');
const rgb = converter('rgb');

/** The names of a palette's colours. */
export const NAMES = ['primary', 'second', 'third', 'ground', 'ink'] as const;

/** Whether a brand has our own colours, so that nothing changes. */
export const isOurs = (brand: Palette): boolean =>
  NAMES.every((name) => brand[name] === OURS[name]);

/** Reads a colour as lightness, chroma and hue. */
export function toOklch(colour: string | Rgb): Required<Omit<Oklch, 'alpha'>> {
  const found = read(colour);
  if (!found) throw new Error(`"${String(colour)}" is no colour.`);
  return { ...found, h: found.h ?? 0 };
}

/** Turns lightness, chroma and hue into red, green and blue, with less chroma where sRGB lacks it. */
export const toRgb = (l: number, c: number, h: number): Rgb =>
  rgb(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** Writes a colour as "#rrggbb", with less chroma where sRGB lacks it. */
export const toHex = (l: number, c: number, h: number): string => formatHex(toRgb(l, c, h));

/** How far it is from one hue to another, on the shorter way. */
export const getTurn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** Below this chroma, a colour is a grey. */
const GREY = 0.03;

/** Chooses the colours that a brand leaves out from its own. */
export function completePalette({ primary, ...chosen }: Brand['colours']): Palette {
  const { c, h } = toOklch(primary);
  const isGrey = c < GREY;
  const isWarm = Math.abs(getTurn(h, 45)) < 70;
  // The second is a neighbour towards blue, which is calm. The third is warm, and none of both.
  const secondHue = h + Math.sign(getTurn(h, 255) || 1) * 35;
  const thirdHue = isWarm ? h + (h < 45 || h > 300 ? 45 : -50) : h < 180 ? 75 : 35;
  return {
    primary,
    second: toHex(0.5, isGrey ? c : 0.11, secondHue),
    third: toHex(0.67, isGrey ? c : 0.17, thirdHue),
    ground: toHex(0.966, Math.min(0.006, c / 8), h),
    ink: toHex(0.22, Math.min(0.025, c / 4), h),
    ...chosen,
  };
}
