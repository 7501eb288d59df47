import { basename } from 'node:path';
import type { z } from 'zod';
import { type Collection, common } from '@/content/files/collection';
import { readFolder } from '@/content/files/folder';
import { splitFile, type Words } from '@/content/files/read-file';
import { readText } from '@/content/files/read-text';
import { copyKeys, pages } from '@/content/routes';
import { MASTERS } from '@/content/schema/masters';
import { Mistake } from '@/content/schema/mistake';
import { getModel } from '@/content/schema/model';
import { headNames } from '@/content/words/define-page';
import type { Backend } from './backend';
import { type CmsField, toCmsFields, toLabel, toSingular } from './fields';
import { linksField } from './links';
import { PICTURES } from './pictures';

/** The fields of a file, or none if it cannot be read. They only decide how long a field is. */
function read(file: string): unknown {
  try {
    return splitFile(file, readText(file)).fields;
  } catch (error) {
    if (error instanceof Mistake) return {};
    throw error;
  }
}

/** The fields of a schema for the CMS. */
function getFields(schema: z.ZodType, files: readonly string[]): CmsField[] {
  const model = getModel(schema);
  return model.kind === 'group' ? toCmsFields(model, files.map(read)) : [];
}

/** The first field of a line, which names an entry in lists. */
const findTitle = (fields: readonly CmsField[]) =>
  fields.find(({ name }) => /^(title|name|jobTitle)$/.test(name))?.name ??
  fields[0]?.name ??
  'slug';

/** The buttons over a text. The title of the page is its first heading, so texts begin with the second. */
const BUTTONS = [
  'bold',
  'italic',
  'code',
  'link',
  'heading-two',
  'heading-three',
  'quote',
  'bulleted-list',
  'numbered-list',
];

/** A folder of files, such as the articles. */
function toFolder(
  { folder, format, schema, start, isProse }: Collection<unknown>,
  singular: string | undefined,
) {
  const name = basename(folder);
  const files = readFolder(folder, format, []).files.map(({ file }) => file);
  const fields = getFields(schema, files);
  const title = findTitle(fields);
  const body = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    modes: ['rich_text', 'raw'],
    buttons: BUTTONS,
  };
  return {
    name,
    label: toLabel(name),
    label_singular: singular ? toLabel(singular) : toSingular(toLabel(name)),
    folder,
    create: true,
    format: `${folder}/*.${format}`,
    identifier_field: title,
    summary: `{{${title}}}`,
    // A README in the folder has no title.
    filter: { field: title, pattern: '^(?!null$)' },
    slug: `{{${title}}}`,
    ...(start && { preview_path: `${start.slice(1)}{{slug}}` }),
    fields: [...fields, ...(isProse ? [body] : []), ...getFields(common, files), linksField],
  };
}

/** The fields of a file of words: the banner first, and last what search engines and chats show. */
function getWords(schema: z.ZodType, file: string): CmsField[] {
  const getPlace = ({ name }: CmsField) =>
    Number(headNames.includes(name)) - Number(name === 'banner');
  return getFields(schema, [file]).sort((one, other) => getPlace(one) - getPlace(other));
}

/** The address of the page whose words a file has, if it has one. */
function findAddress(file: string): string | undefined {
  const key = copyKeys.find((each) => file === `content/pages/${each}.yaml`);
  const path = key && pages[key].path;
  return path === '/' ? path : path?.slice(1);
}

/** Files that stand for themselves, such as the words of the pages. */
function toFiles(name: string, label: string, words: readonly (readonly [string, z.ZodType])[]) {
  return {
    name,
    label,
    files: words.map(([file, schema]) => {
      const key = basename(file, '.yaml');
      const address = findAddress(file);
      return {
        name: key,
        label: toLabel(key),
        file,
        format: file,
        ...(address !== undefined && { preview_path: address }),
        fields: [...getWords(schema, file), linksField],
      };
    }),
  };
}

/**
 * Pictures become WebP in the browser, at most as wide as the widest screen needs. The build encodes
 * them again in all widths, so little is lost here.
 */
const UPLOADS = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 92, width: 2560, height: 2560 } },
};

type Options = {
  backend: Backend;
  /** Where the site is seen, such as "http://localhost:3000". Empty if it is not known. */
  siteUrl: string;
  /** What one file of a folder is called, such as "person". */
  singulars?: ReadonlyMap<string, string>;
};

/** Shows each reference to a file by the file's title. */
function showTitles<Config>(
  config: Config,
  folders: readonly ReturnType<typeof toFolder>[],
): Config {
  const titles = new Map(folders.map((folder) => [folder.name, folder.identifier_field]));
  return JSON.parse(JSON.stringify(config), (_, value) => {
    if (value?.widget !== 'relation') return value;
    return { ...value, display_fields: [titles.get(value.collection)] };
  });
}

/**
 * The configuration of the CMS: every collection, the words of every page, and all other words.
 *
 * @param words the schemas of the files of words, by file
 */
export function getConfig(
  collections: readonly Collection<unknown>[],
  words: ReadonlyMap<string, Pick<Words, 'schema'>>,
  { backend, siteUrl, singulars = new Map() }: Options,
) {
  const files = [...words]
    .map(([file, { schema }]) => [file, schema] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const folders = collections.map((each) => toFolder(each, singulars.get(each.folder)));
  const isPage = ([file]: readonly [string, z.ZodType]) => file.startsWith('content/pages/');
  const config = {
    load_config_file: false,
    backend,
    ...(siteUrl && { site_url: siteUrl, display_url: siteUrl }),
    app_title: 'Words of the site',
    media_folder: MASTERS,
    public_folder: PICTURES,
    media_libraries: { default: { config: UPLOADS }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      toFiles('pages', 'Pages', files.filter(isPage)),
      ...folders,
      toFiles(
        'site',
        'The whole site',
        files.filter((each) => !isPage(each)),
      ),
    ],
  };
  return showTitles(config, folders);
}
