import { sans } from '../fonts/characters';
import { faces } from '../fonts/faces';
import { findCharacters } from '../fonts/find-characters';
import { readCharacters } from '../fonts/read-characters';

/** What is wrong with characters that the cut typeface lacks, and the remedy. */
const remedies = {
  cut: 'are in the whole typeface only. Run "npx tsx scripts/site/steps.ts fonts", as the build does',
  none: 'are not in the typeface. Another one draws them on pages and in share pictures, so replace them if that looks wrong',
} as const;

/** Finds the characters of content that the typeface of words lacks: a line for each file that has them first. */
export async function findLackingCharacters(used = findCharacters()): Promise<string[]> {
  const known = sans.common + sans.rare + sans.extended;
  const unknown = [...used].filter(([character]) => !known.includes(character));
  if (unknown.length === 0) return [];
  const cut = await readCharacters(`${faces.sans.file}-extended.woff2`);
  const whole = await readCharacters(faces.sans.whole);
  const lines = new Map<string, { place: string; remedy: string; characters: string[] }>();
  for (const [character, place] of unknown) {
    if (cut.includes(character)) continue;
    const remedy = remedies[whole.includes(character) ? 'cut' : 'none'];
    const key = place.replace(/\d+$/, remedy);
    const line = lines.get(key) ?? { place, remedy, characters: [] };
    line.characters.push(`"${character}"`);
    lines.set(key, line);
  }
  return [...lines.values()].map(
    ({ place, remedy, characters }) => `${place}: ${characters.join(', ')} ${remedy}.`,
  );
}
