import { filesIn } from '../files';
import { findCharacters } from '../fonts/find-characters';
import { getNoto, isLetter } from '../fonts/noto';
import { readFont } from '../fonts/read-font';

/** How many characters a line names. */
const MOST = 5;

/** Lists the characters that the typeface of words has. */
async function readKnown(): Promise<string> {
  let known = '';
  for (const file of filesIn('styles/fonts'))
    if (/\/sans[\w-]*\.woff2$/.test(file)) known += (await readFont(file)).characters.join('');
  return known;
}

/** Finds the characters of content that the typeface of words lacks: a line for each package that has some of them. */
export async function findLackingCharacters(used = findCharacters()): Promise<string[]> {
  const known = await readKnown();
  const groups = new Map<string, { place: string; characters: string[] }>();
  for (const [character, place] of used) {
    if (known.includes(character)) continue;
    const name = isLetter(character) ? getNoto(character) : '';
    const group = groups.get(name) ?? { place, characters: [] };
    group.characters.push(`"${character}"`);
    groups.set(name, group);
  }
  return [...groups].map(([name, { place, characters }]) => {
    const others = characters.length > MOST ? ` and ${characters.length - MOST} more` : '';
    const remedy = name
      ? `To give all visitors the same, install one that has them, such as "npm install ${name}", and name it in brand.yaml.`
      : 'Replace them if that looks wrong.';
    return `${place}: ${characters.slice(0, MOST).join(', ')}${others} are not in the typeface. Each device draws them in one of its own. ${remedy}`;
  });
}
