import { agency } from '@/content/files/agency';
import { allShares } from '@/content/published/shares';
import { type Characters, getMissing, mono, sans } from '../fonts/characters';

/** Says that share pictures leave out a line, or nothing if the typeface has all its letters. */
export function describeLeftOut(place: string, line: string, face: Characters): string[] {
  const missing = getMissing(face, line);
  if (missing === '') return [];
  return [
    `${place} leaves out "${line}", because the typeface lacks "${missing}". Use other letters there, or add these to scripts/site/fonts/characters.ts and run "npm --prefix scripts/studio ci && npx tsx scripts/studio/fonts.ts".`,
  ];
}

/** Finds the lines that share pictures leave out, because they have letters that the typefaces lack. */
export async function findLeftOutLines(): Promise<string[]> {
  const { name, offices } = agency();
  const all = 'Every share picture';
  const notes = [
    ...describeLeftOut(all, name, sans),
    ...offices.flatMap(({ city }) => describeLeftOut(all, city, mono)),
  ];
  for (const [path, { title, line = '' }] of await allShares()) {
    const place = `The share picture of ${path}`;
    notes.push(...[title, line].flatMap((words) => describeLeftOut(place, words, sans)));
  }
  return notes;
}
