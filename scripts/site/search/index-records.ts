import { close, createIndex } from 'pagefind';
import type { SearchRecord } from './records';

/** Files by their paths in a folder. */
export type Files = Map<string, Uint8Array>;

/** The files that our page loads. Pagefind also writes its own interfaces and their worker. */
const USED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_(meta|index|fragment))$/;

/** @throws an error with the messages of Pagefind, if there are any */
function expectNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind did not make the index:\n${errors.join('\n')}`);
}

/** Makes the search index of the records, as files by their paths. */
export async function indexRecords(records: readonly SearchRecord[]): Promise<Files> {
  try {
    const { index, errors } = await createIndex({ forceLanguage: 'en' });
    expectNone(errors);
    if (!index) throw new Error('Pagefind returned no index.');
    const added = await Promise.all(records.map((record) => index.addCustomRecord(record)));
    expectNone(added.flatMap((each) => each.errors));
    const written = await index.getFiles();
    expectNone(written.errors);
    return new Map(
      written.files
        .filter(({ path }) => USED.test(path))
        .map(({ path, content }): [string, Uint8Array] => [path, content]),
    );
  } finally {
    await close();
  }
}
