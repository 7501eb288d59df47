/**
 * Writes a JSON Schema for each YAML file of content to `.vscode/schemas`, so that editors complete
 * fields, explain them and mark mistakes. `.vscode/settings.json` says which schema is for which file.
 * `npm run check` and `npm run dev` run it.
 */
import './env';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { collections } from '@/content/collections';
import { readWords } from '@/content/loaders/words';
import { listSchemas, SCHEMAS } from './schemas/list';

const { schemas } = await readWords();
await rm(SCHEMAS, { recursive: true, force: true });
await mkdir(SCHEMAS, { recursive: true });
for (const { name, schema } of listSchemas(schemas, collections)) {
  await writeFile(`${SCHEMAS}/${name}`, JSON.stringify(schema));
}
