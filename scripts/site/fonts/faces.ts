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
  /** The package or the file that the brand names. A delivered typeface has none. */
  source?: string | undefined;
  /** The file with the Latin letters, and the one with further letters. Most typefaces have one for both. */
  files: readonly [latin: string, further: string];
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

/** Finds the upright files of a Fontsource package: all axes, or else the weights, or else single weights. */
function findPackage(field: Field, name: string): Files | undefined {
  const files = listFiles(`node_modules/${name}/files`);
  const find = (kind: string | number | undefined): Face['files'] | undefined => {
    const latin = files.find((file) => file.endsWith(`-latin-${kind}-normal.woff2`));
    if (!latin) return undefined;
    const further = latin.replace('-latin-', '-latin-ext-');
    return [latin, files.includes(further) ? further : latin];
  };
  const variable = find('standard') ?? find('full') ?? find('wght');
  if (variable) return { files: variable };
  const all = files
    .flatMap((file) => /-latin-(\d+)-normal\.woff2$/.exec(file)?.[1] ?? [])
    .map(Number);
  const [weight, heavier] = new Set(WEIGHTS[field].map((wanted) => findWeight(all, wanted)));
  const [single, bold] = [find(weight), find(heavier)];
  return (
    single && {
      files: single,
      weight,
      ...(heavier && bold && { bold: { weight: heavier, files: bold } }),
    }
  );
}

type Files = Pick<Face, 'files' | 'weight' | 'bold'>;

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
