/** A worker process: surveys or rewrites some of the pages (started by workers.ts). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { hashOf, hashText, type PageRecord } from './cache';
import { type ShortNames, shortenPage } from './class-names';
import { fileDigests } from './digest';
import { createFileWriter, writeIfChanged } from './files';
import { dropPayload } from './page/payload';
import { type Replacement, rewritePage } from './page/rewrite';
import { type Facts, NO_FACTS, surveyPage } from './page/survey';
import type { PageSettings } from './settings';

/** The page as it was surveyed. */
export type Surveyed = Pick<PageRecord, 'input' | 'facts'>;

/** The tasks: what a worker gets for each page and for all of them, and what it returns. */
export type Task = {
  survey: {
    page: { name: string; known: Surveyed | undefined };
    shared: { islandClasses: ReadonlySet<string>; shortNames: ShortNames } | null;
    result: {
      pages: readonly { name: string; surveyed: Surveyed }[];
      /** The facts that were not known, by their names. */
      facts: ReadonlyMap<string, Facts>;
    };
  };
  rewrite: {
    page: { name: string; key: string; surveyed: Surveyed; known: PageRecord | undefined };
    shared: { replacement: Replacement | null };
    result: readonly { name: string; record: PageRecord }[];
  };
};

export type TaskKind = keyof Task;

export type WorkerInput<K extends TaskKind> = {
  kind: K;
  settings: PageSettings;
  pages: readonly Task[K]['page'][];
  shared: Task[K]['shared'];
};

/** A worker's result, or an error message. */
export type WorkerResult<K extends TaskKind> = { done: Task[K]['result'] } | { error: string };

/** Runs `work` for a page. Errors name the page. */
async function atPage<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads a page as Next wrote it, without the data of its router if the export removes that. */
async function readPage(file: string, withoutPayload: boolean): Promise<string> {
  const html = await readFile(file, 'utf8');
  return withoutPayload ? dropPayload(html) : html;
}

async function survey({
  settings: { from, standalone, firstScreen },
  pages,
  shared,
}: WorkerInput<'survey'>): Promise<Task['survey']['result']> {
  const facts = new Map<string, Facts>();
  const done: { name: string; surveyed: Surveyed }[] = [];
  for (const { name, known } of pages) {
    const file = join(from, name);
    const surveyed = await atPage(file, async () => {
      const html = await readPage(file, shared !== null && !standalone.includes(name));
      const input = hashText(html);
      if (known?.input === input) return known;
      if (shared === null || standalone.includes(name)) {
        facts.set('', NO_FACTS);
        return { input, facts: '' };
      }
      const document = parse(html);
      shortenPage(document, shared.shortNames);
      const found = surveyPage(document, firstScreen, shared.islandClasses);
      const id = hashOf(found);
      facts.set(id, found);
      return { input, facts: id };
    });
    done.push({ name, surveyed });
  }
  return { pages: done, facts };
}

/** Whether all files that a page loads are as they were. */
function loadsSame(loads: PageRecord['loads'], getDigest: (address: string) => string): boolean {
  try {
    return Object.entries(loads).every(([address, digest]) => getDigest(address) === digest);
  } catch {
    // A file is gone. Rewriting the page says which, and what to do.
    return false;
  }
}

/** Whether the exported page and all that it loads are as the last export left them. */
async function isCurrent(
  { out }: PageSettings,
  name: string,
  { output, loads, writes }: PageRecord,
  getDigest: (address: string) => string,
): Promise<boolean> {
  const bytes = await readFile(join(out, name)).catch(() => null);
  return (
    bytes !== null &&
    hashText(bytes) === output &&
    writes.every((file) => existsSync(join(out, file))) &&
    loadsSame(loads, getDigest)
  );
}

async function rewrite({
  settings,
  pages,
  shared: { replacement },
}: WorkerInput<'rewrite'>): Promise<Task['rewrite']['result']> {
  const { from, out, basePath, standalone, features } = settings;
  const digestOf = fileDigests(out, basePath);
  let loads: Record<string, string> = {};
  let writes: string[] = [];
  const getDigest = (address: string) => {
    const digest = digestOf(address);
    loads[address] = digest;
    return digest;
  };
  const write = createFileWriter(out, basePath, (name) => writes.push(name));
  const done: { name: string; record: PageRecord }[] = [];
  for (const { name, key, surveyed, known } of pages) {
    const file = join(from, name);
    const record = await atPage(file, async () => {
      if (known?.key === key && (await isCurrent(settings, name, known, digestOf))) {
        return { ...known, ...surveyed };
      }
      loads = {};
      writes = [];
      const own = standalone.includes(name) ? null : replacement;
      const html = await readPage(file, own !== null);
      const output = rewritePage(html, own, { features, getDigest, write });
      writeIfChanged(join(out, name), output);
      return { ...surveyed, key, output: hashText(output), loads, writes };
    });
    done.push({ name, record });
  }
  return done;
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
