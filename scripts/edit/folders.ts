import { basename } from 'node:path';
import type { z } from 'zod';
import { type Collection, common } from '@/content/files/collection';
import { readFolder } from '@/content/files/folder';
import { type EntryFolder, entryFolders } from '@/content/routes';
import { getModel } from '@/content/schema/model';
import { type CmsField, toCmsFields } from './fields';
import { extraFields } from './formats';
import { toLabel, toSingular } from './labels';
import { inLanguages, toPlaces, toSlug, withOwn } from './languages';
import { linksField } from './links';
import { readValues } from './read-values';

/** The fields of a schema for the CMS. */
export function getFields(schema: z.ZodType, files: readonly string[]): CmsField[] {
  const model = getModel(schema);
  return model.kind === 'group' ? toCmsFields(model, files.map(readValues)) : [];
}

/** The fields of a page: its sections first, and last what search engines and chats show. */
const sortFields = (fields: readonly CmsField[]): CmsField[] =>
  fields.toSorted(
    (one, other) => Number(other.name === 'sections') - Number(one.name === 'sections'),
  );

/** The first field of a line, which names an entry in lists. Pages have it within others. */
const findTitle = (fields: readonly CmsField[]) =>
  fields.find(({ name }) => /^(title|name|jobTitle)$/.test(name));

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

const BODY: CmsField = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  i18n: true,
  modes: ['rich_text', 'raw'],
  buttons: BUTTONS,
};

/** What each file has beside the fields that the form shows. */
export const HIDDEN = [linksField, ...extraFields];

/** The folder of samples. Nobody adds one. */
export const SAMPLES = 'content/samples';

/** The field with the day on which an entry of a folder appears, and that with its last day. */
const LAST_DAY = 'validThrough';
const findDay = (folder: string) =>
  Object.values<EntryFolder>(entryFolders).find((each) => each.folder === folder)?.day;

/** The line of an entry in lists: its title, its days, and whether it is a draft. */
function getSummary(title: string, day: string | undefined, fields: readonly CmsField[]): string {
  const hasLast = fields.some(({ name }) => name === LAST_DAY);
  return [
    `{{${title}}}`,
    "{{draft | ternary(' · draft', '')}}",
    day && `{{${day} | date('[ · ]D MMM YYYY')}}`,
    hasLast && `{{${LAST_DAY} | date('[ · open until ]D MMM YYYY')}}`,
  ]
    .filter(Boolean)
    .join('');
}

/** What lists can be narrowed to. */
const getFilters = (day: string | undefined, fields: readonly CmsField[]) => [
  { label: 'Drafts', field: 'draft', pattern: true },
  ...(day ? [{ label: 'Not visible before its day', field: day, gt: '{{today}}' }] : []),
  ...fields
    .filter(({ name }) => name === LAST_DAY)
    .map(({ name }) => ({ label: 'Closed', field: name, lt: '{{today}}' })),
];

/** A folder of files, such as the articles. */
export function toFolder({ folder, format, schema, start, isProse }: Collection<unknown>) {
  const name = basename(folder);
  const files = readFolder(folder, format, []).files.map(({ file }) => file);
  const all = getFields(schema, files);
  // People arrange the entries in the list. The CMS numbers them.
  const fields = withOwn(sortFields(all.filter((field) => field.name !== 'order')));
  const titled = findTitle(fields);
  const title = titled?.name;
  const day = findDay(folder);
  return {
    name,
    label: toLabel(name),
    label_singular: toSingular(toLabel(name)),
    folder: toPlaces(folder),
    ...inLanguages(),
    create: folder !== SAMPLES,
    // A former address has another name here: `formerly`.
    aliases_field: false,
    format: `${folder}/*.${format}`,
    identifier_field: title ?? 'meta.title',
    summary: getSummary(title ?? 'slug', day, fields),
    view_filters: getFilters(day, fields),
    ...(all.length > fields.length && { reorder: true }),
    // A README in the folder has no title.
    ...(title && { filter: { field: title, pattern: '^(?!null$)' } }),
    slug: titled
      ? toSlug(titled)
      : { template: "{{meta.title | default('{{sections.0.title}}')}}", editable: true },
    // A page may name its address.
    ...(start && {
      preview_path: start === '/' ? "{{path | default('{{slug}}')}}" : `${start.slice(1)}{{slug}}`,
    }),
    fields: [...fields, ...(isProse ? [BODY] : []), ...getFields(common, files), ...HIDDEN],
  };
}
