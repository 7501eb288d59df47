import { channels } from '../share/worlds';

/** The studio's clays, as `scripts/studio/art/studio.py` mixes them. */
export const CLAYS = {
  marigold: '#ffb224',
  rani: '#e83f6f',
  teal: '#0f766e',
  bone: '#f6efe2',
  ink: '#16323a',
  sky: '#bfe3ee',
  brick: '#c8472b',
  mint: '#cfe8d5',
} as const;

export type Clay = keyof typeof CLAYS;

/** A colour between two others: 0 is the first, 1 the second. */
export const between = (one: string, other: string, share: number): string =>
  `#${channels(one)
    .map((value, i) => Math.round(value + ((channels(other)[i] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** A clay in the studio's light, which comes from the upper left: where it falls, beside it, and away from it. */
export const lit = (clay: Clay) => {
  const color = CLAYS[clay];
  return {
    light: between(color, '#fffaf0', 0.42),
    color,
    dark: between(color, '#08171b', 0.34),
  };
};
