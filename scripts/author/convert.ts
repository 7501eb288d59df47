/**
 * Turns the words of a site of version 1 into those of version 2, in which each page lists its sections:
 *
 *   npm run convert
 *
 * It changes files of `content` and commits nothing, so Git shows what it did, and undoes it. It can run again. It goes
 * with version 3.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles, readText } from '@/content/files/owner-files';
import { findMergeMarks } from '@/content/files/unreadable';
import { isOld } from '../site/check/version';
import { writeWhole } from '../site/write-whole';
import { convert } from './convert/convert';
import { normalise } from './writer';

const FOLDER = 'content/';

/** Reads the YAML files of content, by their paths in it. */
const readTexts = () =>
  new Map(
    listFiles('content')
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file.slice(FOLDER.length), readText(file)]),
  );

async function run(): Promise<void> {
  if (!isOld()) {
    console.log('convert: the words are those of version 2 already. Nothing has changed.');
    return;
  }
  const before = readTexts();
  const open = [...before].filter(([file, text]) => findMergeMarks(file, text) !== undefined);
  if (open.length > 0) {
    throw new Error(
      `Git could not merge ${open.map(([file]) => FOLDER + file).join(', ')}. Resolve that first. Nothing has changed.`,
    );
  }
  const { texts, notes } = convert(before);
  // All of them are written in the editor's form first, so that a mistake changes no file.
  const changed = [...texts].filter(([file, text]) => before.get(file) !== text);
  const written = changed.map(([file, text]) => [FOLDER + file, normalise(file, text)] as const);
  for (const [file, text] of written) {
    mkdirSync(dirname(file), { recursive: true });
    await writeWhole(file, text);
  }
  for (const file of before.keys()) if (!texts.has(file)) rmSync(FOLDER + file);
  console.log(`convert: wrote ${written.length} files. "git diff" shows them.`);
  for (const note of notes) console.log(note);
  console.log('Then run "npm run check", and commit.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
