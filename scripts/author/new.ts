/**
 * Writes a new file of a collection:
 *
 *   npm run new article
 *
 * Or begins a further language, or more pages of it: npm run new language de [pages/about …]
 *
 * Asks for the fields that it needs, and asks again where an answer is not valid. The file is a draft:
 * `npm run dev` shows it, and a build does not until you delete the line "draft: true".
 */

import { agency } from '@/content/files/agency';
import { isThere } from '@/content/files/locate';
import { listNames } from '@/content/files/owner-files';
import type { Answers } from '@/content/files/questions';
import { language } from '@/content/schema/language';
import { readTogether, tryRead } from '@/content/schema/mistake';
import { collections } from '@/content/structured/collections';
import { writeWhole } from '../site/write-whole';
import { findMistakes, findWordProblem } from './new/find-mistakes';
import { formatFile } from './new/format';
import { beginLanguage } from './new/language';
import { createAsker, QuestionsEnded } from './new/questions';
import { normalise } from './writer';

const drafts = new Map(
  collections.flatMap(({ collection, draft }) =>
    draft ? [[draft.name, { collection, draft }] as const] : [],
  ),
);

function report(file: string, address: string): void {
  console.log(`\nnew: wrote ${file}, a draft of ${address}.`);
  console.log(
    '     "npm run dev" shows it. Delete "draft: true" to publish it with the next build.',
  );
}

/** Asks for the fields until the file that they make passes the check, and writes it. */
async function run(name: string | undefined): Promise<void> {
  const found = drafts.get(name ?? '');
  if (!found) {
    const names = [...drafts.keys(), 'language'].join(', ');
    throw new Error(`Say what to make: npm run new <kind>, where <kind> is one of ${names}.`);
  }
  const { folder, format, start } = found.collection;
  const { questions, complete } = found.draft;
  // A folder that is a link out of the project is refused before it is written to.
  listNames(folder);
  const read = tryRead(() => readTogether(agency, found.collection.all));
  if ('mistake' in read) console.log(`Note: mend this later.\n${read.mistake.message}\n`);
  const asker = createAsker(process.stdin, process.stdout, findWordProblem);
  for (let before: Answers = {}; ; ) {
    const answers = await asker.askAll(questions, before);
    const { slug, ...fields } = answers;
    const file = `${folder}/${slug}.${format}`;
    const text = normalise(file, formatFile(format, complete(fields)));
    const mistakes = isThere(file)
      ? `${file} exists: choose another address.`
      : findMistakes(found.collection, String(slug), file, text);
    if (mistakes === undefined) {
      asker.end();
      await writeWhole(file, text);
      return report(file, `${start}${slug}`);
    }
    console.log(`\n${mistakes}\nNothing is written yet. Enter keeps an answer.\n`);
    before = answers;
  }
}

/** Begins a language or more of its pages, and says how to go on. */
async function runLanguage(typed = '', names: readonly string[] = []): Promise<void> {
  const { data: tag } = language.safeParse(typed);
  if (!tag)
    throw new Error(`Say which language: npm run new language de. "${typed}" is no tag of one.`);
  const files = await beginLanguage(tag, names);
  console.log(`new: wrote ${files.length} files with empty words into content/${tag}.`);
  console.log(`     "npm run left -- ${tag}" lists the texts. "npm run new language ${tag} pages/about" adds a page.
     The build shows the language once "languages: [${tag}]" stands in content/agency.yaml.`);
}

try {
  const [, , kind, tag, ...names] = process.argv;
  await (kind === 'language' ? runLanguage(tag, names) : run(kind));
} catch (error) {
  if (error instanceof QuestionsEnded) console.error('\nStopped: nothing was written.');
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
