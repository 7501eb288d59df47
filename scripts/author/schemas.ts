/**
 * Writes a JSON Schema for each YAML file of content to `.vscode/schemas`, so that editors complete
 * fields, explain them and mark mistakes. `.vscode/settings.json` says which schema is for which file.
 * `npm run check` and `npm run dev` run it.
 */
import '../site/env';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { wordsFiles } from '@/content/files/read-file';
import { listMistakes } from '@/content/schema/mistake';
import { readWords } from '../site/check/words';

// The schemas do not depend on the words. The check names mistakes in words.
await listMistakes(readWords);
const { collections } = await import('@/content/published/collections');
const { listSchemas, SCHEMAS } = await import('./schemas/list');
await rm(SCHEMAS, { recursive: true, force: true });
await mkdir(SCHEMAS, { recursive: true });
for (const { name, schema } of listSchemas(
  wordsFiles,
  collections.map(({ collection }) => collection),
)) {
  await writeFile(`${SCHEMAS}/${name}`, JSON.stringify(schema));
}
