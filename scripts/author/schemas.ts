/**
 * Writes a JSON Schema for each YAML file of content to `.vscode/schemas`, so that editors complete
 * fields, explain them and mark mistakes, and to `.vscode/settings.json` which schema is for which file.
 * `npm run check` and `npm run dev` run it.
 */
import '../site/env';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { listWords } from '@/content/pages/words';
import { collections } from '@/content/structured/collections';
import { listSchemas, SCHEMAS, SETTINGS, toSettings } from './schemas/list';

await rm(SCHEMAS, { recursive: true, force: true });
await mkdir(SCHEMAS, { recursive: true });
const schemas = listSchemas(
  listWords().map(({ words }) => words),
  collections.map(({ collection }) => collection),
);
for (const { name, schema } of schemas) {
  await writeFile(`${SCHEMAS}/${name}`, JSON.stringify(schema));
}
const text = await readFile(SETTINGS, 'utf8');
const settings = JSON.stringify({ ...JSON.parse(text), ...toSettings(schemas) }, null, 2);
if (`${settings}\n` !== text) await writeFile(SETTINGS, `${settings}\n`);
