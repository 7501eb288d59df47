import type { World } from '../schema/world';

/** Text, a mark or a control on grounds, and the contrast that WCAG requires between them. */
export type Pair = {
  text: string;
  on: readonly string[];
  least: 3 | 4.5;
  /** The themes in which they meet. Both unless named. */
  theme?: 'light' | 'dark';
  /** Whether the text may turn from dark to light, for fills that keep their colour. */
  flips?: true;
  /** A rim that shows the mark where the mark itself is faint. */
  unless?: string;
  /** The worlds in which they do not meet. */
  except?: readonly World[];
};

const page = ['--bg', '--surface', '--sunk'];
const offices = [1, 2, 3, 4].map((office) => `--office-${office}`);

const onSlab = ['--inverse', '--inverse-raised'];

const toDots = (on: readonly string[]) =>
  offices.map((text): Pair => ({ text, on, least: 3, unless: '--rim' }));

/** The pairs that depend on no world, in the order in which their colours are found. */
const pagePairs: readonly Pair[] = [
  { text: '--ink', on: [...page, '--chip'], least: 4.5 },
  { text: '--ink-2', on: [...page, '--chip'], least: 4.5 },
  // The haze behind the home page's picture at night.
  ...['--ink', '--ink-2'].map(
    (text): Pair => ({ text, on: ['--line'], least: 4.5, theme: 'dark' }),
  ),
  { text: '--ink-3', on: ['--bg', '--surface'], least: 4.5 },
  { text: '--accent', on: ['--bg', '--surface'], least: 4.5 },
  { text: '--ink-strong-1', on: ['--bg', '--surface'], least: 4.5 },
  { text: '--ink-highlight', on: ['--bg', '--surface'], least: 4.5 },
  { text: '--error', on: ['--bg', '--surface'], least: 4.5 },
  { text: '--line-strong', on: ['--bg', '--surface'], least: 3 },
  { text: '--on-inverse', on: onSlab, least: 4.5 },
  // A slab is night in both themes, and shows code, too.
  ...['--ink', '--ink-2', '--ink-3', '--accent', '--ink-strong-1', '--ink-highlight'].map(
    (text): Pair => ({ text, on: onSlab, least: 4.5, theme: 'dark' }),
  ),
  { text: '--bright', on: onSlab, least: 4.5 },
  { text: '--on-highlight', on: ['--highlight'], least: 4.5, flips: true },
  { text: '--on-paper', on: ['--paper'], least: 4.5, flips: true },
  { text: '--on-soft', on: ['--soft-1', '--soft-2', '--soft-3'], least: 4.5, flips: true },
  { text: '--button', on: ['--bg', '--surface'], least: 3 },
  { text: '--on-button', on: ['--button'], least: 4.5, flips: true },
  { text: '--on-button-disc', on: ['--button-disc'], least: 3, flips: true },
  { text: '--on-flood', on: ['--button-flood'], least: 4.5, flips: true },
  // Words in a bar of these are light, so the fill moves.
  ...[1, 2, 4].map(
    (fill): Pair => ({ text: `--strong-${fill}`, on: ['--on-inverse'], least: 4.5 }),
  ),
  ...toDots(page),
];

const top = ['--world-top'];
const floor = ['--world-floor'];

/** By day, their floors are too bright for titles. */
const BRIGHT = ['mobile', 'consulting', 'fern'] as const;

const worldPairs: readonly Pair[] = [
  // The ring of the header's button has its colour.
  { text: '--world-ink', on: top, least: 4.5, flips: true },
  { text: '--world-ink', on: floor, least: 4.5, theme: 'dark', flips: true },
  { text: '--world-ink', on: floor, least: 4.5, flips: true, except: [...BRIGHT, 'devops'] },
  // Large words.
  { text: '--world-ink', on: floor, least: 3, flips: true, except: ['fern'] },
  { text: '--world-title', on: top, least: 3, flips: true },
  { text: '--world-title', on: floor, least: 3, flips: true, except: BRIGHT },
  { text: '--bright', on: floor, least: 3, theme: 'dark' },
  { text: '--world-button', on: floor, least: 3, theme: 'light', flips: true },
  { text: '--on-world-button', on: ['--world-button'], least: 4.5, theme: 'light', flips: true },
  ...toDots(top),
];

/** The pairs of a place: a world, or else the page. */
export const listPlacePairs = (world?: string): readonly Pair[] =>
  world ? worldPairs.filter(({ except }) => !except?.some((one) => one === world)) : pagePairs;
