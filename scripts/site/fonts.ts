/**
 * Cuts the typefaces again if content has a character that the whole typefaces have and the cuts lack:
 * writes the files of extended characters in `styles/fonts`, the list of what was added, and the ranges in
 * `app/fonts.ts`, where Next needs a literal. A page loads such a file if it shows one of its characters.
 */
import { readFileSync } from 'node:fs';
import addedBefore from './fonts/added.json' with { type: 'json' };
import { getRanges } from './fonts/characters';
import { type Face, faces } from './fonts/faces';
import { findCharacters } from './fonts/find-characters';
import { readCharacters } from './fonts/read-characters';
import { writeWhole } from './write-whole';

const ADDED = 'scripts/site/fonts/added.json';
const RANGES = 'app/fonts.ts';

const used = [...findCharacters().keys()];

/** The characters of content that the cuts would lack without those that are added. */
async function findAdded({ characters, whole }: Face, added: string): Promise<string> {
  const { common, rare, extended } = characters;
  const own = common + rare + [...extended].filter((one) => !added.includes(one)).join('');
  const missing = used.filter((character) => !own.includes(character));
  if (missing.length === 0) return '';
  const possible = new Set(await readCharacters(whole));
  return missing
    .filter((character) => possible.has(character))
    .sort()
    .join('');
}

const added = {
  sans: await findAdded(faces.sans, addedBefore.sans),
  mono: await findAdded(faces.mono, addedBefore.mono),
};

for (const name of ['sans', 'mono'] as const) {
  if (added[name] === addedBefore[name]) continue;
  const { file, whole, ...face } = faces[name];
  const before = face.characters;
  const kept = [...before.extended].filter((one) => !addedBefore[name].includes(one)).join('');
  const after = { ...before, extended: kept + added[name] };
  const { cut } = await import('./fonts/cut');
  await writeWhole(`${file}-extended.woff2`, await cut(whole, after.extended, face));
  const ranges = readFileSync(RANGES, 'utf8');
  await writeWhole(
    RANGES,
    ranges.replace(`'${getRanges(before).extended}'`, `'${getRanges(after).extended}'`),
  );
  console.log(`fonts: ${file}-extended.woff2 has ${added[name] || 'nothing more'}. Commit it`);
}
const json = `${JSON.stringify(added, null, 2)}\n`;
if (readFileSync(ADDED, 'utf8') !== json) await writeWhole(ADDED, json);
