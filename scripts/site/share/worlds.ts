import { readFileSync } from 'node:fs';
import type { World } from '@/content/schema/world';

/** The colours of a ground, as "#rrggbb". */
export type Palette = {
  top: string;
  floor: string;
  /** The colour of small text. */
  ink: string;
  /** The colour of large text. */
  title: string;
  /** The colour of shadows: any CSS colour. */
  shadow: string;
};

/** The sheet with the worlds' colours. */
export const WORLDS = 'styles/base/_worlds.scss';

/** The page's ground in the light theme. */
const PORCELAIN: Palette = {
  top: '#f3f4f0',
  floor: '#f3f4f0',
  ink: '#0b1f24',
  title: '#0b1f24',
  shadow: 'rgb(11 31 36 / 30%)',
};

const TOKENS = {
  top: '--world-top',
  floor: '--world-floor',
  ink: '--world-ink',
  title: '--world-title',
  shadow: '--world-shadow',
} as const satisfies Record<keyof Palette, string>;

/** Takes the colour of the light theme: "#cfe8d5" of "light-dark(#cfe8d5, #12393a)". */
const takeLight = (value: string) => /^light-dark\((.+), .+\)$/.exec(value)?.[1] ?? value;

/** Expands "#rgb" to "#rrggbb". */
const expand = (color: string) => color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/**
 * Reads the colours of a world from the pages' sheet. Without a world, returns those of the page.
 *
 * @throws when the sheet does not have the world
 */
export function getPalette(world: World | undefined): Palette {
  if (!world) return PORCELAIN;
  const sheet = readFileSync(WORLDS, 'utf8');
  const [, rules] = new RegExp(`\\[data-world='${world}'\\] \\{([^}]*)\\}`).exec(sheet) ?? [];
  if (rules === undefined) throw new Error(`${WORLDS} has no world "${world}": add its rule.`);
  const value = (key: keyof Palette) => {
    const [, found] = new RegExp(`${TOKENS[key]}: ([^;]+);`).exec(rules) ?? [];
    return expand(takeLight(found ?? PORCELAIN[key]));
  };
  return {
    top: value('top'),
    floor: value('floor'),
    ink: value('ink'),
    title: value('title'),
    shadow: value('shadow'),
  };
}

/** Reads the red, green and blue of a colour, from 0 to 255. */
export const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The distance of two colours in RGB, from 0 to 442. Unlike contrast, it includes the hue. */
export const distance = (one: string, other: string) =>
  Math.hypot(...channels(one).map((value, index) => value - (channels(other)[index] ?? 0)));

/** The relative luminance of a colour (WCAG). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color)
    .map((value) => value / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
