import { basename } from 'node:path';
import { z } from 'zod';
import { isThere } from '@/content/files/locate';
import { listFiles } from '@/content/files/owner-files';
import { readFields } from '@/content/files/read-file';
import { MASTERS } from '@/content/schema/masters';
import { Mistake } from '@/content/schema/mistake';
import { suggest } from '@/content/schema/nearest';
import { parse } from '@/content/schema/parse';

const ENDING = /\.(png|webp|jpe?g)$/i;

/** A picture's name. It becomes part of addresses, which a space would end. */
const NAME = /^[a-z\d][\w-]*$/i;
const EXPECTED = 'expected a name of letters without accents, digits, "-" and "_"';

/** The file of the crops. */
export const CROPS = 'content/pictures/crops.json';

const fraction = z.number().min(0).max(1);

/** A part of a master, as fractions of its width and height. */
const crop = z.strictObject({
  master: z.string(),
  x: fraction,
  y: fraction,
  w: fraction,
  h: fraction,
});

/** A picture to encode: its name, its file, and the part of the file that it shows. */
export type Source = { name: string; file: string; crop?: z.infer<typeof crop> };

const getName = (file: string) => basename(file).replace(ENDING, '');

const isPicture = (file: string) => ENDING.test(file) && NAME.test(getName(file));

/** Every file of the masters and of the folders in it, by the name of its picture. */
const readMasters = (): ReadonlyMap<string, string> =>
  new Map(
    listFiles(MASTERS)
      .filter(isPicture)
      .map((file) => [getName(file), file]),
  );

/** The pictures that are whole masters. */
export const listWhole = (): Source[] => [...readMasters()].map(([name, file]) => ({ name, file }));

/** What is wrong with a file of the masters that is not used. */
function explain(file: string): string {
  if (!ENDING.test(file)) return 'expected a picture as PNG, WebP or JPEG. Save it as one of them';
  if (!NAME.test(getName(file))) return `${EXPECTED}. Rename the file`;
  return 'another picture has this name, with another ending or in another folder. Rename the file';
}

/** The mistakes of the masters: a kind that is no picture, a wrong name, or a second file of a name. */
export function findMasterMistakes(): Mistake[] {
  const used = new Set([...readMasters().values()]);
  return listFiles(MASTERS)
    .filter((file) => !used.has(file))
    .map((file) => new Mistake(`${file}: ${explain(file)}`));
}

/**
 * The pictures that are parts of masters.
 *
 * @throws an error that names each part that is wrong
 */
export function listCrops(): Source[] {
  if (!isThere(CROPS)) return [];
  const masters = readMasters();
  const known = crop.transform((part, context) => {
    const file = masters.get(part.master);
    if (file !== undefined) return { file, crop: part };
    context.addIssue({
      code: 'custom',
      path: ['master'],
      message: `expected a file of ${MASTERS} without its ending. ${suggest(part.master, [...masters.keys()])}`,
    });
    return z.NEVER;
  });
  const name = z
    .string()
    .regex(NAME, EXPECTED)
    .refine((own) => !masters.has(own), 'expected another name than that of a master');
  const crops = parse(CROPS, z.record(name, known), readFields(CROPS));
  return Object.entries(crops).map(([name, part]) => ({ name, ...part }));
}
