import { resolve } from 'node:path';
import type { Plugin, Root, Rule } from 'postcss';
import { BRAND } from '../../../content/brand/brand';
import { type Colours, reckon } from '../../../content/brand/legible';
import { completePalette, isOurs, type Palette } from '../../../content/brand/palette';
import { toRecolour } from '../../../content/brand/recolour';
import { brandSchema } from '../../../content/brand/schema';
import { recolourValue } from '../../../content/brand/sheets';
import { readFields } from '../../../content/files/read-file';
import { readIfSound } from '../../../content/schema/mistake';
import { parse } from '../../../content/schema/parse';

/** The radius of cards, as `styles/base/_tokens.scss` has it. */
const RADIUS = 28;

export type Look = {
  colours: Colours;
  recolour: (colour: string) => string;
  radius: number;
  /** Whether ornaments have the shape of the delivered mark. */
  arches?: boolean;
  /** Whether the words have the brand's typeface. */
  hasText?: boolean;
  /** Whether headlines have another typeface than the other words. */
  hasHeadline?: boolean;
};

/**
 * The files of a brand's typeface, which `app/fonts.ts` declares. The common one comes last, because Next adds
 * a fallback to it.
 */
const list = (face: string) =>
  ['-extended', '-rare', ''].map((part) => `var(--face-${face}${part})`).join(', ');

/** Reckons a look from a brand's colours and its radius. */
export const toLook = (palette: Palette, radius: number): Look => ({
  colours: reckon(palette),
  recolour: toRecolour(palette),
  radius,
});

let known: { file: string; look: Look | undefined } | undefined;

/** What differs from the sheets as they are written. In `npm run dev` the file may have changed. */
function readLook(): { look: Look | undefined } {
  const fields = readFields(BRAND);
  const file = JSON.stringify(fields);
  if (known?.file === file) return known;
  const { colours, radius, arches, typefaces } = parse(BRAND, brandSchema, fields);
  const palette = completePalette(colours);
  const hasText = typefaces.text !== undefined;
  const hasHeadline = typefaces.headline !== undefined;
  const differs = !isOurs(palette) || radius !== RADIUS || !arches || hasText || hasHeadline;
  known = {
    file,
    look: differs ? { ...toLook(palette, radius), arches, hasText, hasHeadline } : undefined,
  };
  return known;
}

/** The rules of a selector in the layer of the tokens, such as ":root" and "[data-world='cloud']". */
function findRules(root: Root, selector: string): Rule[] {
  const found: Rule[] = [];
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'tokens') return;
    layer.each((node) => {
      if (node.type === 'rule' && node.selector.replaceAll(/['"]/g, '') === selector)
        found.push(node);
    });
  });
  return found;
}

/** Gives a token another value where the sheet declares it, or else after all other declarations. */
function setToken(rules: readonly Rule[], prop: string, value: string): void {
  const declared = rules.flatMap((rule) =>
    (rule.nodes ?? []).flatMap((node) => (node.type === 'decl' && node.prop === prop ? node : [])),
  );
  for (const declaration of declared) declaration.value = value;
  if (declared.length === 0) rules.at(-1)?.append({ prop, value });
}

/** Gives a sheet the colours, the corners and the headlines of a brand. */
export function dress(root: Root, look: Look): void {
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (look.hasHeadline && prop === 'font-weight' && /--weight-(heading|giant)/.test(value))
      declaration.after({ prop: 'font-family', value: `${list('headline')}, var(--font-sans)` });
    declaration.value = recolourValue(prop, value, look.recolour);
    if (look.hasText && prop === '--font-sans') declaration.value = `${list('sans')}, sans-serif`;
    if (/^--radius-[smlx]+$/.test(prop))
      declaration.value = value.replace(
        /^(\d+)px$/,
        (_, pixels) => `${Math.round((pixels * look.radius) / RADIUS)}px`,
      );
  });
  for (const [world, tokens] of look.colours.moved) {
    const rules = findRules(root, world ? `[data-world=${world}]` : ':root');
    for (const [token, value] of tokens) setToken(rules, token, value);
  }
  if (look.arches === false) setToken(findRules(root, ':root'), '--arches', '0');
}

/** Passes every sheet through the brand. For our own brand it changes nothing. */
export const brandSheets: Plugin = {
  postcssPlugin: 'brand',
  Once(root, { result }) {
    result.messages.push({ type: 'dependency', plugin: 'brand', file: resolve(BRAND) });
    // A wrong file leaves the sheets as they were: the page shows the mistake. An error here would end the watch on it.
    const { look } = readIfSound(readLook) ?? known ?? {};
    if (look) dress(root, look);
  },
};
