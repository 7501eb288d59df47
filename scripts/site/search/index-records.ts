import { close, createIndex } from 'pagefind';
import type { SearchRecord } from './records';

/** Files by their paths in a folder. */
export type Files = Map<string, Uint8Array>;

/**
 * The files that our page loads. Pagefind also writes its own interfaces and their worker, and an engine for
 * languages whose endings it does not know beside that of the site's language.
 */
const USED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.\w+\.pagefind|.*\.pf_(meta|index|fragment))$/;

const UNKNOWN = 'wasm.unknown.pagefind';

/** Where Pagefind takes a part of its index that did not load for an empty one, so that it finds nothing. */
const IGNORED = '"load_index_chunk")).catch(()=>{})';

/** Lets a search fail if a part of the index does not load. */
function mendEngine(code: string): string {
  if (!code.includes(IGNORED)) throw new Error(`Pagefind has no code like ${IGNORED} any more.`);
  return code.replace(IGNORED, IGNORED.slice(0, IGNORED.indexOf('.catch')));
}

/** @throws an error with the messages of Pagefind, if there are any */
function expectNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind did not make the index:\n${errors.join('\n')}`);
}

/**
 * Makes the search index of the records, as files by their paths.
 *
 * @param language the two or three letters of the language whose endings it knows
 */
export async function indexRecords(
  records: readonly SearchRecord[],
  language: string,
): Promise<Files> {
  try {
    const { index, errors } = await createIndex({ forceLanguage: language });
    expectNone(errors);
    if (!index) throw new Error('Pagefind returned no index.');
    const added = await Promise.all(records.map((record) => index.addCustomRecord(record)));
    expectNone(added.flatMap((each) => each.errors));
    const written = await index.getFiles();
    expectNone(written.errors);
    const used = written.files.filter(({ path }) => USED.test(path));
    const engines = used.filter(({ path }) => path.startsWith('wasm.'));
    return new Map(
      used
        .filter(({ path }) => engines.length === 1 || path !== UNKNOWN)
        .map(({ path, content }): [string, Uint8Array] => [
          path,
          path === 'pagefind.js'
            ? Buffer.from(mendEngine(Buffer.from(content).toString()))
            : content,
        ]),
    );
  } finally {
    await close();
  }
}
