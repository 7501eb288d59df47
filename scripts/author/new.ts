/**
 * Writes a new file of a collection:
 *
 *   npm run new article
 *
 * Asks for the fields that it needs, and asks again where an answer is not valid. The file is a draft:
 * `npm run dev` shows it, and a build does not until you delete the line "draft: true".
 */
import { writeFileSync } from 'node:fs';
import { collections } from '@/content/derived/collections';
import { agency } from '@/content/files/agency';
import { isThere } from '@/content/files/locate';
import { listNames } from '@/content/files/owner-files';
import { readTogether, tryRead } from '@/content/schema/mistake';
import { formatFile } from './new/format';
import { createAsker, QuestionsEnded } from './new/questions';

const drafts = new Map(
  collections.flatMap(({ collection, draft }) =>
    draft ? [[draft.name, { collection, draft }] as const] : [],
  ),
);

async function run(name: string | undefined): Promise<void> {
  const found = drafts.get(name ?? '');
  if (!found) {
    const names = [...drafts.keys()].join(', ');
    throw new Error(`Say what to make: npm run new <kind>, where <kind> is one of ${names}.`);
  }
  const { folder, format, start } = found.collection;
  const { questions, complete } = found.draft;
  // A folder that is a link out of the project is refused before it is written to.
  listNames(folder);
  const read = tryRead(() => readTogether(agency, found.collection.all));
  if ('mistake' in read) console.log(`Note: mend this later.\n${read.mistake.message}\n`);
  const asker = createAsker(process.stdin, process.stdout);
  const { slug, ...answers } = await asker.askAll(questions);
  asker.end();
  const file = `${folder}/${slug}.${format}`;
  if (isThere(file)) throw new Error(`${file} exists: choose another address.`);
  writeFileSync(file, formatFile(format, complete(answers)));
  console.log(`\nnew: wrote ${file}, a draft of ${start}${slug}.`);
  console.log(
    '     "npm run dev" shows it. Delete "draft: true" to publish it with the next build.',
  );
}

try {
  await run(process.argv[2]);
} catch (error) {
  if (error instanceof QuestionsEnded) console.error('\nStopped: nothing was written.');
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
