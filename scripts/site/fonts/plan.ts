import { createHash } from 'node:crypto';
import { BRAND } from '@/content/brand/brand';
import { readBytes } from '@/content/files/owner-files';
import { invalid, Mistake } from '@/content/schema/mistake';
import { type Characters, divide } from './characters';
import { narrow } from './cut';
import type { Face } from './faces';
import { type Axes, type Font, readFont } from './read-font';

/** A typeface with what is kept of it. */
export type Plan = Face & {
  characters: Characters;
  /** The axes of its cut files. */
  axes: Axes;
  /** A hash of the whole typeface and of what is kept of it. */
  hash: string;
};

const isMark = (character: string) => /\p{M}/u.test(character);

async function read(field: string, file: string): Promise<Font> {
  try {
    return await readFont(file);
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw invalid(BRAND, `typefaces.${field}: ${file} is no typeface that can be read.`);
  }
}

/** Adds the characters of a typeface's further files, each of which has marks of its own for its letters. */
async function addFurther(
  field: string,
  known: Characters,
  used: readonly string[],
  more: Face['more'] = [],
): Promise<Characters> {
  const characters = { ...known };
  const latin = Object.values(known).join('');
  let rest = used.filter((one) => !latin.includes(one));
  for (const { part, file, isFor } of more) {
    if (!rest.some((one) => isFor(one) && !isMark(one))) continue;
    const { characters: drawn } = await read(field, file);
    const own = used.filter((one) => drawn.includes(one) && (rest.includes(one) || isMark(one)));
    characters[part] = own.sort().join('');
    rest = rest.filter((one) => !own.includes(one));
  }
  return characters;
}

/**
 * Finds what to keep of a typeface.
 *
 * @param used the characters of content
 * @throws a mistake when a file is no typeface
 */
export async function plan(face: Face, used: readonly string[]): Promise<Plan> {
  const field = face.name === 'sans' ? 'text' : face.name;
  const [first, last] = face.files;
  const latin = await read(field, first);
  const further = last === first ? latin : await read(field, last);
  const divided = divide(face.common, used, latin.characters, further.characters);
  const characters = await addFurther(field, divided, used, face.more);
  const axes = narrow(latin.axes, face.axes);
  const hash = createHash('sha256').update(JSON.stringify([characters, axes, face.family]));
  const more = (face.more ?? []).filter(({ part }) => characters[part]);
  const others = more.flatMap(({ file, bold }) => (bold ? [file, bold] : file));
  for (const file of [...face.files, ...(face.bold?.files ?? []), ...others])
    hash.update(readBytes(file));
  return { ...face, characters, axes, hash: hash.digest('hex').slice(0, 8) };
}
