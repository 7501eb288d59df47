import { type Characters, mono, sans } from './characters';

const WHOLE = 'scripts/site/fonts/whole';

/** A typeface of the site: the whole one that it is cut from, and what is kept of it. */
export type Face = {
  /** From github.com/github/mona-sans (`googlefonts/variable`) and the package `geist`. */
  whole: string;
  /** "Mona" is a reserved name, so that the cuts have another one. */
  family: string;
  /** The start of its files' names. */
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  characters: Characters;
};

export const faces = {
  sans: {
    whole: `${WHOLE}/mona-sans.woff2`,
    family: 'Site Sans',
    file: 'styles/fonts/sans',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } },
    characters: sans,
  },
  mono: {
    whole: `${WHOLE}/geist-mono.woff2`,
    family: 'Site Mono',
    file: 'styles/fonts/mono',
    axes: { wght: 500 },
    characters: mono,
  },
} as const satisfies Record<string, Face>;
