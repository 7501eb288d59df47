import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { wordsFiles } from '../schema/define';

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

/** What is known of the files of words. */
export type Words = {
  /** The schema of each file. */
  schemas: ReadonlyMap<string, z.ZodType>;
  /** A message for each file that is wrong, or that nothing reads. */
  problems: string[];
};

/** Reads and checks every file of words. Files of collections are not among them. */
export async function readWords(): Promise<Words> {
  const problems = new Set<string>();
  for (const load of modules()) {
    try {
      await load();
    } catch (error) {
      problems.add(error instanceof Error ? error.message : String(error));
    }
  }
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
