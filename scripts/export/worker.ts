/** A worker process: surveys or rewrites some of the pages (started by workers.ts). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { type ShortNames, shortenPage } from './class-names';
import { fileDigests } from './digest';
import { createFileWriter } from './files';
import { type Replacement, rewritePage } from './page/rewrite';
import { emptySurvey, mergeInto, type Survey, surveyPage } from './page/survey';
import type { ExportSettings } from './settings';

/** A task for a worker. */
export type Task =
  | { kind: 'survey'; islandClasses: ReadonlySet<string>; shortNames: ShortNames }
  | { kind: 'rewrite'; replacement: Replacement | null };

export type WorkerInput = { settings: ExportSettings; pages: readonly string[]; task: Task };

/** A worker's result: the survey of its pages (null after a rewrite), or an error message. */
export type WorkerResult = { survey: Survey | null } | { error: string };

/** Runs `work` for each page, with one page in memory at a time. Errors name the page. */
async function forEachPage(
  { settings: { out }, pages }: WorkerInput,
  work: (html: string, file: string, name: string) => unknown,
) {
  for (const name of pages) {
    const file = join(out, name);
    try {
      await work(await readFile(file, 'utf8'), file, name);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function survey(
  input: WorkerInput,
  islandClasses: ReadonlySet<string>,
  shortNames: ShortNames,
): Promise<Survey> {
  const { standalone, firstScreen } = input.settings;
  const all = emptySurvey();
  await forEachPage(input, (html, _file, name) => {
    if (standalone.includes(name)) return;
    const document = parse(html);
    shortenPage(document, shortNames);
    mergeInto(all, surveyPage(document, firstScreen, islandClasses));
  });
  return all;
}

async function rewrite(input: WorkerInput, replacement: Replacement | null): Promise<null> {
  const { out, basePath, standalone, features } = input.settings;
  const getDigest = fileDigests(out, basePath);
  const write = createFileWriter(out, basePath);
  await forEachPage(input, (html, file, name) => {
    const own = standalone.includes(name) ? null : replacement;
    return writeFile(file, rewritePage(html, own, { features, getDigest, write }));
  });
  return null;
}

process.on('message', async (input: WorkerInput) => {
  const { task } = input;
  let result: WorkerResult;
  try {
    const found =
      task.kind === 'survey'
        ? await survey(input, task.islandClasses, task.shortNames)
        : await rewrite(input, task.replacement);
    result = { survey: found };
  } catch (error) {
    result = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(result);
});
