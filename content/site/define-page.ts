import { z } from 'zod';
import { define } from '../files/define';
import { once } from '../files/once';
import { parseFields } from '../files/parse-fields';
import { readFields } from '../files/read-file';
import { findTitle, getTrail } from '../references/breadcrumb';
import { type Meta, withMeta, writtenMeta } from '../references/meta';
import { type Fields, isFields, withFields } from '../references/reckoned';
import { type CopyKey, findAbove, type PagePath, pages } from '../routes';
import { type ShareCopy, shareCopy } from '../schema/share';
import { pageWords } from './page-words';

/** Files of `content` that several pages show. */
const sharedContent = z.enum(['consultation', 'projects', 'team', 'testimonials']);

export type SharedContent = z.infer<typeof sharedContent>;

/** The parts of every page's copy that are not sections. */
const head = {
  meta: writtenMeta,
  share: shareCopy.optional().meta({
    title: 'Share picture',
    description: 'What chats and social networks show beside a link to this page',
  }),
  shows: z.array(sharedContent).optional().meta({
    title: 'Also on this page',
    description: 'Content of other places that the page shows. Search engines get its pictures',
  }),
};

/** The names of these parts. */
export const headNames: readonly string[] = Object.keys(head);

type Head = typeof head;

/** The schemas of a page's sections. The share picture follows the banner. */
type Sections = { banner: z.ZodType } & Readonly<Record<string, z.ZodType>>;

/** Adds what a page's copy leaves out: its breadcrumb, and what search engines show. */
function completePage(key: CopyKey, { banner: schema }: Sections, fields: unknown): unknown {
  if (!isFields(fields) || !isFields(fields.banner)) return fields;
  const { banner } = fields;
  const current = findTitle(banner);
  const breadcrumb = withFields(banner.breadcrumb, { path: getTrail(findAbove(key)), current });
  const hasBreadcrumb = schema instanceof z.ZodObject && 'breadcrumb' in schema.shape;
  return {
    ...withMeta(fields, current, banner.lead ?? banner.statement),
    ...(hasBreadcrumb && { banner: { ...banner, breadcrumb } }),
  };
}

type PageSchema<Shape extends Sections> = z.ZodObject<Head & Shape, z.core.$strict>;

/** A page for code that reads all pages, such as the site map. */
export type PageEntry = {
  path: PagePath;
  meta: Meta;
  share: ShareCopy | undefined;
  shows: readonly SharedContent[];
  /** The content of each section, by its name. */
  sections: Readonly<Record<string, unknown>>;
};

const entries = new Map<CopyKey, () => PageEntry>();

/**
 * Defines a page: its copy is checked against the schemas of its sections, and read with the page's
 * address.
 *
 * @param key the page's name in content/routes.ts, and the name of the copy's file
 * @param completeParts adds what the copy leaves out of its sections
 * @returns a function that reads the copy, or throws an error that names each field that is wrong
 */
export function definePage<Key extends CopyKey, Shape extends Sections>(
  key: Key,
  sections: Shape,
  completeParts = (fields: Fields): Fields => fields,
): () => z.output<PageSchema<Shape>> & { path: PagePath<Key> } {
  const schema: PageSchema<Shape> = z.strictObject({ ...head, ...sections });
  const file = `content/pages/${key}.yaml`;
  const complete = (fields: unknown) =>
    completePage(key, sections, isFields(fields) ? completeParts(fields) : fields);
  const readCopy = define(file, schema, [], pageWords, complete);
  const { path } = pages[key];
  entries.set(key, () => {
    const page = readCopy();
    const {
      meta,
      share,
      shows = [],
    } = parseFields(file, z.object(head), complete(readFields(file)), pageWords);
    const shown = Object.entries<unknown>(page).filter(([name]) => name in sections);
    return { path, meta, share, shows, sections: Object.fromEntries(shown) };
  });
  return once(() => ({ ...readCopy(), path }));
}

/** Reads the page with this key, if its file of copy is imported. */
export const findEntry = (key: CopyKey): (() => PageEntry) | undefined => entries.get(key);
