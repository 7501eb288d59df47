import { z } from 'zod';
import manifest from '../pictures/manifest.json' with { type: 'json' };
import { MASTERS } from '../schema/masters';
import { FURTHER } from '../schema/mirror';
import { readIfSound } from '../schema/mistake';
import { findNearest } from '../schema/nearest';
import { focus, hasBackground, type PictureData } from '../schema/picture';
import { ALTS, alts } from './alts';
import { listFiles } from './owner-files';
import { safeAreas } from './safe-areas';

/** The name of a picture in `content/pictures`. */
export type PictureName = keyof typeof manifest;

/** The end of the name of a mask, which leaves the things of a picture in the dark theme: "cloud-1-things". */
const MASK = '-things';

/** The name of a file, without folder and ending. */
const toName = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

/** The file of a picture in the folder of the masters. A crop has none. */
const findMaster = (name: string) => listFiles(MASTERS).find((file) => toName(file) === name);

/**
 * Whether a new picture waits for the encoder, which is the first step of a build and of a check. `npm run edit`
 * calls it after each save, and until then `npm run dev` shows another picture.
 */
const isWaiting = (name: string) => findMaster(name) !== undefined;

/** Says that there is no picture of a name, and which one it most likely means. */
function describeUnknown(name: unknown): string {
  const expected = 'expected the name of a picture in content/pictures, without folder and ending';
  if (typeof name !== 'string') return expected;
  const known = [...Object.keys(manifest), ...listFiles(MASTERS).map(toName)];
  const nearest = findNearest(toName(name), known);
  const remedy = nearest ? `Did you mean "${nearest}"?` : `Put its file into ${MASTERS}`;
  return `${expected}, found "${name}". ${remedy}`;
}

/** The name of a picture that exists. */
export const pictureName = z
  .custom<PictureName>(
    (name) => typeof name === 'string' && (Object.hasOwn(manifest, name) || isWaiting(name)),
    { error: ({ input }) => describeUnknown(input) },
  )
  .meta({
    id: 'picture-name',
    type: 'string',
    format: 'picture-name',
    enum: Object.keys(manifest).filter((name) => !name.endsWith(MASK)),
  });

/** The largest cut-out, which can stand anywhere. */
function findStandIn(): PictureName {
  const getSize = ([, { color, width, height }]: [string, (typeof manifest)[PictureName]]) =>
    color === null ? width * height : 0;
  const [largest] = Object.entries(manifest).sort((a, b) => getSize(b) - getSize(a));
  return pictureName.parse(largest?.[0]);
}

/**
 * The first picture of some names, or the largest cut-out if there is none. Examples and drafts name delivered pictures,
 * which an owner may delete.
 */
export const pictureLike = (...names: string[]): PictureName =>
  names.flatMap((name) => pictureName.safeParse(name).data ?? [])[0] ?? findStandIn();

/** A picture's files and size. A new one that waits for the encoder has those of another, and counts as a cut-out. */
const findPicture = (name: PictureName) =>
  manifest[name] ?? { ...Object.values(manifest)[0], color: null };

/** The widest file of a picture's mask, which pictures with a ground of their own have. */
function findThings(name: PictureName): string | undefined {
  const mask = pictureName.safeParse(name + MASK).data;
  if (!mask) return undefined;
  const { file, widths } = findPicture(mask);
  return `${file}-${widths.at(-1)}.avif`;
}

type Size = { width: number; height: number };

/** Whether two pictures can take each other's place, in every width. */
const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

/** The files of a picture by its name, for a picture that is laid over another of the same size. */
export const layer = pictureName.transform((name) => {
  const { file, widths, width, height } = findPicture(name);
  return { name, file, widths, width, height };
});

type Layer = z.infer<typeof layer>;

/** Refuses layers that have not the size of the one below them. They are named by their fields: "offices.0.windows". */
export function refuseOtherSizes(
  below: Layer,
  layers: Readonly<Record<string, Layer>>,
  context: z.RefinementCtx,
): void {
  for (const [field, layered] of Object.entries(layers)) {
    if (isSameSize(layered, below)) continue;
    context.addIssue({
      code: 'custom',
      path: field.split('.'),
      message: `expected a picture of ${below.width} by ${below.height} pixels, as "${below.name}" is, because both lie over one another, found "${layered.name}" of ${layered.width} by ${layered.height}`,
    });
  }
}

/** What `alts.json` says that a picture shows. Nothing if that file is wrong, whose mistakes the check names. */
function findAlt(name: string): string | undefined {
  const known = readIfSound(alts);
  return known ? known.get(name) : '';
}

/** Says that nothing says what a picture shows. */
const describeUnnamed = (name: string): string =>
  `expected either "alt", words that say what the picture shows, or "decorative: true"${
    FURTHER ? `. Words for all places of "${name}" stand in ${ALTS}` : ''
  }`;

/**
 * A picture by its name, with its text alternative, which may stand with the picture in `alts.json`. A
 * decorative picture says so, so that nobody omits the text by mistake.
 */
export const picture = z
  .strictObject({
    name: pictureName,
    alt: z.string().min(1, 'expected words that say what the picture shows').optional(),
    decorative: z.literal(true).optional(),
    focus: focus.optional(),
    dark: pictureName
      .optional()
      .describe('The picture that shows in its place in the dark theme, of the same size'),
  })
  .refine(
    ({ name, alt, decorative }) =>
      alt === undefined
        ? decorative === true || findAlt(name) !== undefined
        : decorative === undefined,
    { error: ({ input }) => describeUnnamed(Object(input).name) },
  )
  .refine(({ name, dark = name }) => isSameSize(findPicture(name), findPicture(dark)), {
    path: ['dark'],
    error:
      'expected a picture of the same width and height, because it takes the place of the other, or no "dark"',
  })
  .transform(({ name, decorative, alt: own, focus: point, dark }): PictureData => {
    const alt = decorative ? '' : (own ?? findAlt(name) ?? '');
    const { file, widths, width, height, color } = findPicture(name);
    const safe = readIfSound(safeAreas)?.get(name);
    const things = findThings(name);
    return {
      ...{ file, widths, width, height, color, alt },
      ...(safe && { safe }),
      ...(point && { focus: point }),
      ...(dark && { dark: findPicture(dark).file }),
      ...(things && { things }),
    };
  })
  .meta({
    format: 'picture',
    description: 'A picture, and words for people who do not see it',
  });

/** A picture that must be a cut-out, because words or other pictures stand behind it. */
export const cutOut = picture
  .superRefine((value, context) => {
    if (!hasBackground(value)) return;
    const name = value.file.replace(/-[\da-f]{8}$/, '');
    context.addIssue({
      code: 'custom',
      path: ['name'],
      message: `expected a picture without a background, because it would cover what is behind it, found ${findMaster(name) ?? `${MASTERS}/${name}`}, which has no transparent part. Save it as a PNG or WebP with a transparent background, or choose another`,
    });
  })
  .meta({ format: 'picture' });
