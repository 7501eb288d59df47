import { resolve } from 'node:path';
import type { Plugin, Root, Rule } from 'postcss';
import { BRAND } from '../../../content/brand/brand';
import { type Colours, reckon } from '../../../content/brand/legible';
import { completePalette, isOurs, type Palette } from '../../../content/brand/palette';
import { recolourValue } from '../../../content/brand/read-tokens';
import { toRecolour } from '../../../content/brand/recolour';
import { brandSchema } from '../../../content/brand/schema';
import { readText } from '../../../content/files/owner-files';
import { readFields } from '../../../content/files/read-file';
import { readIfSound } from '../../../content/schema/mistake';
import { parse } from '../../../content/schema/parse';
import { getSettings, spread } from './leading';

/** The radius of cards, as `styles/base/_tokens.scss` has it. */
const RADIUS = 28;

export type Look = {
  colours: Colours;
  recolour: (colour: string) => string;
  radius: number;
  /** How titles are set, by selectors, if one language of the site needs another setting than Latin letters. */
  settings?: ReturnType<typeof getSettings>;
  /** Whether ornaments have the shape of the delivered mark. */
  arches?: boolean;
  /** The files of the brand's typeface of words, and of headlines if they have another one, as CSS lists them. */
  text?: string | undefined;
  headline?: string | undefined;
};

const AGENCY = 'content/agency.yaml';

/** The step "fonts" declares the files of the brand's typefaces here. */
const DECLARED = 'app/fonts.ts';

/** The files of a brand's typeface. The common one comes last, because Next adds a fallback to it. */
const list = (face: string) =>
  [...readText(DECLARED).matchAll(/variable: '(--face-(\w+)[\w-]*)'/g)]
    .filter(([, , of]) => of === face)
    .map(([, variable]) => `var(${variable})`)
    .reverse()
    .join(', ');

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
  const { language = 'en', languages = [] } = Object(readFields(AGENCY));
  const settings = getSettings([language, ...languages]);
  const file = JSON.stringify([fields, settings, readText(DECLARED)]);
  if (known?.file === file) return known;
  const { colours, radius, arches, typefaces } = parse(BRAND, brandSchema, fields);
  const palette = completePalette(colours);
  const text = typefaces.text && list('sans');
  const headline = typefaces.headline && list('headline');
  const differs =
    !isOurs(palette) || radius !== RADIUS || !arches || text || headline || settings.length > 0;
  known = {
    file,
    look: differs ? { ...toLook(palette, radius), arches, text, headline, settings } : undefined,
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
export function dress(root: Root, { settings = [], ...look }: Look): void {
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (look.headline && prop === 'font-weight' && /--weight-(heading|giant)/.test(value))
      declaration.after({ prop: 'font-family', value: `${look.headline}, var(--font-sans)` });
    const spaced = settings.length > 0 ? spread(prop, value) : value;
    declaration.value = recolourValue(prop, spaced, look.recolour);
    if (look.text && prop === '--font-sans') declaration.value = `${look.text}, sans-serif`;
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
  for (const [selector, setting] of settings) {
    const nodes = Object.entries(setting).map(([prop, value]) => ({ prop, value }));
    findRules(root, ':root').at(-1)?.parent?.append({ selector, nodes });
  }
  if (look.arches === false) setToken(findRules(root, ':root'), '--arches', '0');
}

/** Passes every sheet through the brand. For our own brand it changes nothing. */
export const brandSheets: Plugin = {
  postcssPlugin: 'brand',
  Once(root, { result }) {
    for (const file of [BRAND, AGENCY, DECLARED])
      result.messages.push({ type: 'dependency', plugin: 'brand', file: resolve(file) });
    // A wrong file leaves the sheets as they were: the page shows the mistake. An error here would end the watch on it.
    const { look } = readIfSound(readLook) ?? known ?? {};
    if (look) dress(root, look);
  },
};
