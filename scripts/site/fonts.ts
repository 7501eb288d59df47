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

/** The range of a typeface's file of extended characters in `app/fonts.ts`, after what stands before it. */
const toRangePattern = (file: string) =>
  new RegExp(`(${file}-extended\\.woff2'[\\s\\S]*?'unicode-range',\\s*value:\\s*)'[^']*'`);

let ranges = readFileSync(RANGES, 'utf8');
for (const name of ['sans', 'mono'] as const) {
  const { file, whole, characters, ...face } = faces[name];
  const kept = [...characters.extended].filter((one) => !addedBefore[name].includes(one)).join('');
  const extended = kept + added[name];
  const range = getRanges({ ...characters, extended }).extended;
  ranges = ranges.replace(toRangePattern(file), `$1'${range}'`);
  if (added[name] === addedBefore[name]) continue;
  const { cut } = await import('./fonts/cut');
  await writeWhole(`${file}-extended.woff2`, await cut(whole, extended, face));
  console.log(`fonts: ${file}-extended.woff2 has ${added[name] || 'nothing more'}. Commit it`);
}
if (ranges !== readFileSync(RANGES, 'utf8')) await writeWhole(RANGES, ranges);
const json = `${JSON.stringify(added, null, 2)}\n`;
if (readFileSync(ADDED, 'utf8') !== json) await writeWhole(ADDED, json);
