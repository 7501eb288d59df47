import { type Collection, common } from '@/content/files/collection';
import type { Words } from '@/content/files/read-file';
import { toJsonSchema } from '@/content/schema/model';

/** The folder of the schemas. */
export const SCHEMAS = '.vscode/schemas';

/** The settings of editors. Only the list of schemas is ours. */
export const SETTINGS = '.vscode/settings.json';

/** A JSON Schema, its file's name, and the files that it is for: a path, or a pattern. */
export type EditorSchema = { name: string; files: string; schema: object };

/** "content/pages/about.yaml" becomes "pages-about.json". */
const getName = (file: string) =>
  `${file
    .replace(/^content\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')}.json`;

/**
 * Lists the schemas of all YAML files of content.
 *
 * @param words the files of words, with their schemas
 * @param collections the collections. Those of Markdown files have front matter, which editors do not
 * check
 */
export function listSchemas(
  words: readonly Pick<Words, 'file' | 'schema'>[],
  collections: readonly Pick<Collection<unknown>, 'folder' | 'format' | 'schema'>[],
): EditorSchema[] {
  const shared = toJsonSchema(common);
  return [
    ...words.map(({ file, schema }) => ({
      name: getName(file),
      files: file,
      schema: toJsonSchema(schema),
    })),
    ...collections
      .filter(({ format }) => format === 'yaml')
      .map(({ folder, schema }) => {
        const own = toJsonSchema(schema);
        return {
          name: getName(folder),
          files: `${folder}/*.yaml`,
          schema: { ...own, properties: { ...shared.properties, ...own.properties } },
        };
      }),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The setting that tells editors which schema is for which files. */
export const toSettings = (schemas: readonly EditorSchema[]) => ({
  'yaml.schemas': Object.fromEntries(
    schemas.map(({ name, files }) => [`${SCHEMAS}/${name}`, files]),
  ),
});
