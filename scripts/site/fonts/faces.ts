import { BRAND } from '@/content/brand/brand';
import type { Brand } from '@/content/brand/schema';
import { isThere } from '@/content/files/locate';
import { listFiles } from '@/content/files/owner-files';
import { invalid } from '@/content/schema/mistake';
import { COMMON } from './characters';
import type { Axes } from './read-font';

/** A typeface of the site. */
export type Face = {
  name: 'sans' | 'headline' | 'mono';
  /** Its name in share pictures and in the files. A licence may reserve the name of the whole typeface. */
  family: string;
  /** The file with the Latin letters, and the one with further letters. Most typefaces have one for both. */
  files: readonly [latin: string, further: string];
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

/** The heaviest weight of static typefaces that a headline has. */
const HEAVIEST = 700;

/** Finds the upright files of a Fontsource package: all axes, or else the weights, or else the heaviest weight. */
function findPackage(name: string): Face['files'] | undefined {
  const files = listFiles(`node_modules/${name}/files`);
  const weights = Array.from({ length: 9 }, (_, index) => `${HEAVIEST - 100 * index}`);
  for (const kind of ['standard', 'full', 'wght', ...weights])
    for (const latin of files)
      if (latin.endsWith(`-latin-${kind}-normal.woff2`)) {
        const further = latin.replace('-latin-', '-latin-ext-');
        return [latin, files.includes(further) ? further : latin];
      }
  return undefined;
}

function findFiles(field: string, source: string): Face['files'] {
  const isPackage = source.startsWith('@');
  const file = `content/${source}`;
  const found = isPackage ? findPackage(source) : isThere(file) && ([file, file] as const);
  if (found) return found;
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
      files: text ? findFiles('text', text) : whole('mona-sans.woff2'),
      isDelivered: !text,
    },
    ...(headline
      ? [
          {
            ...words,
            name: 'headline' as const,
            family: 'Site Headline',
            files: findFiles('headline', headline),
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
