import { existsSync } from 'node:fs';
import { findCharacters } from '../fonts/find-characters';
import { readFont } from '../fonts/read-font';

const FILES = ['sans', 'sans-rare', 'sans-extended'].map((name) => `styles/fonts/${name}.woff2`);

/** Lists the characters that the typeface of words has. */
async function readKnown(): Promise<string> {
  let known = '';
  for (const file of FILES)
    if (existsSync(file)) known += (await readFont(file)).characters.join('');
  return known;
}

/** Finds the characters of content that the typeface of words lacks: a line for each file that has them first. */
export async function findLackingCharacters(used = findCharacters()): Promise<string[]> {
  const known = await readKnown();
  const lines = new Map<string, { place: string; characters: string[] }>();
  for (const [character, place] of used) {
    if (known.includes(character)) continue;
    const file = place.replace(/:\d+$/, '');
    const line = lines.get(file) ?? { place, characters: [] };
    line.characters.push(`"${character}"`);
    lines.set(file, line);
  }
  return [...lines.values()].map(
    ({ place, characters }) =>
      `${place}: ${characters.join(', ')} are not in the typeface. Another one draws them on pages and in share pictures, so replace them if that looks wrong.`,
  );
}
