import { agency } from '@/content/files/agency';
import { allShares } from '@/content/published/shares';
import { attempt, Mistake } from '@/content/schema/mistake';
import { all } from '../fonts/characters';

/** Refuses words with a character that the typeface of the share pictures lacks. */
function checkCharacters(place: string, words: string): void {
  const missing = [...new Set(words)].filter((character) => !all.includes(character));
  if (missing.length === 0) return;
  throw new Mistake(
    `${place} has "${missing.join('')}" in "${words}", which the typeface lacks. Replace it, or add it to scripts/site/fonts/characters.ts and run "npx tsx scripts/studio/fonts.ts".`,
  );
}

/** Checks the words of all share pictures, which the step `share` draws. Lists what is wrong (`listMistakes`). */
export async function checkShares(): Promise<void> {
  const names = () => [agency.name, ...agency.offices.map(({ city }) => city)];
  await attempt(() => {
    for (const name of names()) checkCharacters('content/agency.yaml', name);
  });
  for (const [path, { title, line = '' }] of await allShares()) {
    await attempt(() => checkCharacters(`The share picture of ${path}`, title));
    await attempt(() => checkCharacters(`The share picture of ${path}`, line));
  }
}
