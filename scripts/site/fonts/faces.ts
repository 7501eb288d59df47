import { z } from 'zod';
import { BRAND } from '@/content/brand/brand';
import type { Brand } from '@/content/brand/schema';
import { isThere } from '@/content/files/locate';
import { listFiles, readText } from '@/content/files/owner-files';
import { invalid } from '@/content/schema/mistake';
import { COMMON } from './characters';
import type { Axes } from './read-font';

/** A file of a package beside those with Latin letters. */
type FurtherFile = {
  /** Its part, such as "cyrillic". A script of many signs has "signs-1" and so on. */
  part: string;
  file: string;
  /** The file with the heavier weight, of a static package. */
  bold?: string | undefined;
  isFor: (character: string) => boolean;
};

/** A typeface of the site. */
export type Face = {
  name: 'sans' | 'headline' | 'mono';
  /** Its name in share pictures and in the files. A licence may reserve the name of the whole typeface. */
  family: string;
  /** The package or the file that the brand names. A delivered typeface has none. */
  source?: string | undefined;
  /** The file with the Latin letters, and the one with further letters. Most typefaces have one for both. */
  files: readonly [latin: string, further: string];
  /** The other files of a package, such as the Cyrillic one, and the characters that each is for. */
  more?: readonly FurtherFile[] | undefined;
  /** The weight of these files, of a static package. */
  weight?: number | undefined;
  /** The heavier weight of a static package, and its files. */
  bold?: { weight: number; files: Face['files'] } | undefined;
  /** The characters that every page loads. */
  common: string;
  /** The weights and widths that the site uses. */
  axes: Axes;
  /** Whether the page shows no word before it is loaded that moves then: `styles/base/_fonts.scss`. */
  isDelivered: boolean;
};

/** From github.com/github/mona-sans (`googlefonts/variable`) and the package `geist`. */
const WHOLE = 'scripts/site/fonts/whole';

const AXES = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } };

/** The weights that words and headlines take of a static package, where it has them. */
const WEIGHTS = { text: [400, 700], headline: [700] } as const;

type Field = keyof typeof WEIGHTS;

/** The weight of some that comes nearest to one. Of two, the lighter. */
const findWeight = (all: readonly number[], wanted: number) =>
  all.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)[0];

/** Reads a CSS `unicode-range`, such as "U+301,U+400-45F". */
function readRange(range: string): FurtherFile['isFor'] {
  const spans = range.split(',').map((each) => {
    const [from = '', to = from] = each.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => from <= point && point <= to);
  };
}

/** The parts of a Fontsource package beside Latin, as its files name them, each with its `unicode-range`. */
function listParts(name: string): [part: string, range: string][] {
  const list = `node_modules/${name}/unicode.json`;
  if (!isThere(list)) return [];
  const parts = z.record(z.string(), z.string()).parse(JSON.parse(readText(list)));
  // Parts with numbers are written "[0]".
  return Object.entries(parts)
    .map(([part, range]): [string, string] => [part.replace(/[[\]]/g, ''), range])
    .filter(([part]) => !part.startsWith('latin'));
}

/** Finds the upright files of a Fontsource package: all axes, or else the weights, or else single weights. */
export function findPackage(field: Field, name: string): Files | undefined {
  const files = listFiles(`node_modules/${name}/files`);
  const find = (kind: string | number | undefined): Face['files'] | undefined => {
    const latin = files.find((file) => file.endsWith(`-latin-${kind}-normal.woff2`));
    if (!latin) return undefined;
    const further = latin.replace('-latin-', '-latin-ext-');
    return [latin, files.includes(further) ? further : latin];
  };
  const findMore = (latin: string, heavier?: string): FurtherFile[] =>
    listParts(name).flatMap(([part, range]) => {
      const [file, bold] = [latin, heavier].map((each) => each?.replace('-latin-', `-${part}-`));
      if (!file || !files.includes(file)) return [];
      return { part: part.replace(/^(?=\d)/, 'signs-'), file, bold, isFor: readRange(range) };
    });
  const variable = find('standard') ?? find('full') ?? find('wght');
  if (variable) return { files: variable, more: findMore(variable[0]) };
  const all = files
    .flatMap((file) => /-latin-(\d+)-normal\.woff2$/.exec(file)?.[1] ?? [])
    .map(Number);
  const [weight, heavier] = new Set(WEIGHTS[field].map((wanted) => findWeight(all, wanted)));
  const [single, bold] = [find(weight), find(heavier)];
  return (
    single && {
      files: single,
      more: findMore(single[0], bold?.[0]),
      weight,
      ...(heavier && bold && { bold: { weight: heavier, files: bold } }),
    }
  );
}

type Files = Pick<Face, 'files' | 'more' | 'weight' | 'bold'>;

function findFiles(field: Field, source: string): Files & Pick<Face, 'source'> {
  const isPackage = source.startsWith('@');
  const file = `content/${source}`;
  const found = isPackage
    ? findPackage(field, source)
    : isThere(file) && { files: [file, file] as const };
  if (found) return { source, ...found };
  const remedy = isPackage ? `is not installed. Run "npm install ${source}"` : `is not in content`;
  throw invalid(BRAND, `typefaces.${field}: ${source} ${remedy}.`);
}

/**
 * Lists the typefaces of a brand.
 *
 * @throws a mistake when a file or a package is missing
 */
export function listFaces({ text, headline }: Brand['typefaces']): Face[] {
  const whole = (name: string): Face['files'] => [`${WHOLE}/${name}`, `${WHOLE}/${name}`];
  const words = { common: COMMON.words, axes: AXES };
  return [
    {
      ...words,
      name: 'sans',
      family: 'Site Sans',
      ...(text ? findFiles('text', text) : { files: whole('mona-sans.woff2') }),
      isDelivered: !text,
    },
    ...(headline
      ? [
          {
            ...words,
            name: 'headline' as const,
            family: 'Site Headline',
            ...findFiles('headline', headline),
            isDelivered: false,
          },
        ]
      : []),
    {
      name: 'mono',
      family: 'Site Mono',
      files: whole('geist-mono.woff2'),
      common: COMMON.code,
      axes: { wght: { min: 500, max: 500 } },
      isDelivered: true,
    },
  ];
}
