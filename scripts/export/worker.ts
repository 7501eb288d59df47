/** A worker process: surveys or rewrites some of the pages (started by workers.ts). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { type ShortNames, shortenPage } from './class-names';
import { fileDigests } from './digest';
import { createFileWriter, writeIfChanged } from './files';
import { dropPayload } from './page/payload';
import { type Replacement, rewritePage } from './page/rewrite';
import { type Facts, NO_FACTS, surveyPage } from './page/survey';
import type { PageSettings } from './settings';

/** The tasks: what a worker gets for all pages, and what it returns for each. */
export type Task = {
  survey: {
    shared: { islandClasses: ReadonlySet<string>; shortNames: ShortNames };
    result: Facts;
  };
  rewrite: {
    shared: Replacement | null;
    /** The names of the files that the page's rules moved to. */
    result: readonly string[];
  };
};

export type TaskKind = keyof Task;

export type WorkerInput<K extends TaskKind> = {
  kind: K;
  settings: PageSettings;
  /** The names of the pages' files. */
  pages: readonly string[];
  shared: Task[K]['shared'];
};

/** A worker's results in the pages' order, or an error message. */
export type WorkerResult<K extends TaskKind> = { done: Task[K]['result'][] } | { error: string };

/** Runs `work` for each page, one after the other. Errors name the page. */
async function forEachPage<T>(
  { settings: { from }, pages }: WorkerInput<TaskKind>,
  work: (html: string, name: string) => T,
): Promise<T[]> {
  const done: T[] = [];
  for (const name of pages) {
    const file = join(from, name);
    try {
      done.push(work(await readFile(file, 'utf8'), name));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return done;
}

function survey(input: WorkerInput<'survey'>): Promise<Facts[]> {
  const { standalone, firstScreen } = input.settings;
  const { shortNames, islandClasses } = input.shared;
  return forEachPage(input, (html, name) => {
    if (standalone.includes(name)) return NO_FACTS;
    const document = parse(dropPayload(html));
    shortenPage(document, shortNames);
    return surveyPage(document, firstScreen, islandClasses);
  });
}

function rewrite(input: WorkerInput<'rewrite'>): Promise<string[][]> {
  const { out, basePath, standalone, features } = input.settings;
  const getDigest = fileDigests(out, basePath);
  return forEachPage(input, (html, name) => {
    const moved: string[] = [];
    const write = createFileWriter(out, basePath, (file) => moved.push(file));
    const isStandalone = standalone.includes(name);
    const replacement = isStandalone ? null : input.shared;
    const keepsNext = !isStandalone && replacement === null;
    const rest = replacement ? dropPayload(html) : html;
    const page = rewritePage(rest, replacement, { features, getDigest, keepsNext, write });
    writeIfChanged(join(out, name), page);
    return moved;
  });
}

process.on('message', async (input: WorkerInput<'survey'> | WorkerInput<'rewrite'>) => {
  let result: WorkerResult<TaskKind>;
  try {
    result = { done: input.kind === 'survey' ? await survey(input) : await rewrite(input) };
  } catch (error) {
    result = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(result);
});
