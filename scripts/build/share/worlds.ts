import { readFileSync } from 'node:fs';
import type { World } from '@/content/schema/world';

/** A ground's colours, each as "#rrggbb". */
export type Palette = {
  top: string;
  floor: string;
  /** Small words. */
  ink: string;
  /** Large words. */
  title: string;
  /** Under what stands on it: any CSS colour. */
  shadow: string;
};

/** The sheet that holds the worlds' colours. */
export const WORLDS = 'styles/base/_worlds.scss';

/** The page's own ground, in the light theme. */
const PORCELAIN: Palette = {
  top: '#f3f4f0',
  floor: '#f3f4f0',
  ink: '#0b1f24',
  title: '#0b1f24',
  shadow: 'rgb(11 31 36 / 30%)',
};

const KEYS = {
  top: '--world-top',
  floor: '--world-floor',
  ink: '--world-ink',
  title: '--world-title',
  shadow: '--world-shadow',
} as const satisfies Record<keyof Palette, string>;

const full = (color: string) => color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/**
 * The colours of a world as the pages have them; of none, those of the page's own ground.
 *
 * @throws when the sheet of the worlds does not have it
 */
export function getPalette(world: World | undefined): Palette {
  if (!world) return PORCELAIN;
  const sheet = readFileSync(WORLDS, 'utf8');
  const [, rules] = new RegExp(`\\[data-world='${world}'\\] \\{([^}]*)\\}`).exec(sheet) ?? [];
  if (rules === undefined) throw new Error(`${WORLDS} has no world "${world}".`);
  const value = (key: keyof Palette) => {
    const [, found] = new RegExp(`${KEYS[key]}: ([^;]+);`).exec(rules) ?? [];
    return full(found ?? PORCELAIN[key]);
  };
  return {
    top: value('top'),
    floor: value('floor'),
    ink: value('ink'),
    title: value('title'),
    shadow: value('shadow'),
  };
}

/** The red, green and blue of a colour, from 0 to 255. */
export const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** How far apart two colours are, from 0 to 442: those of one lightness may still differ in hue. */
export const distance = (one: string, other: string) =>
  Math.hypot(...channels(one).map((value, index) => value - (channels(other)[index] ?? 0)));

/** How light a colour is, as WCAG counts it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color)
    .map((value) => value / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
