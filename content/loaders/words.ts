import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { wordsFiles } from '../schema/fields';

/** The names of a folder's files that end so, without the end. */
const namesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => basename(name, end));

/** The modules that read words: `content/mail.ts`, `content/pages/about.ts`. */
const modules = () => [
  ...namesIn('content', '.ts').map((name) => () => import(`../${name}.ts`)),
  ...namesIn('content/pages', '.ts').map((name) => () => import(`../pages/${name}.ts`)),
];

/** Adds to the problems what a function throws. */
async function collect(problems: Set<string>, read: () => unknown): Promise<void> {
  try {
    await read();
  } catch (error) {
    for (const problem of splitProblems(error)) problems.add(problem);
  }
}

/** Checks all entries of all collections, even if words that their modules import are wrong. */
async function readCollections(problems: Set<string>): Promise<void> {
  await collect(problems, async () => {
    const { collections } = await import('../collections');
    for (const { all } of collections) await collect(problems, all);
  });
}

/** The message about each file. An error of a collection has those of all its files. */
const splitProblems = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split(/\n(?=\S)/);

/** What is known of the files of content. */
export type Words = {
  /** The schema of each file of words. */
  schemas: ReadonlyMap<string, z.ZodType>;
  /** A message for each file that is wrong, or that nothing reads. */
  problems: string[];
};

/** Reads and checks every file of words, and the files of collections. */
export async function readWords(): Promise<Words> {
  const problems = new Set<string>();
  for (const load of modules()) await collect(problems, load);
  await readCollections(problems);
  const found = [
    ...namesIn('content', '.yaml').map((name) => `content/${name}.yaml`),
    ...namesIn('content/pages', '.yaml').map((name) => `content/pages/${name}.yaml`),
  ];
  // A file may only seem unread while another stops its reader.
  const unread = problems.size > 0 ? [] : found.filter((file) => !wordsFiles.has(file));
  return {
    schemas: wordsFiles,
    problems: [
      ...problems,
      ...unread.map((file) => `${file}: nothing reads this file. Delete it, or correct its name.`),
    ],
  };
}
