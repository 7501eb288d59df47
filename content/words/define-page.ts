import { z } from 'zod';
import { fillBraces } from '../files/braces';
import { readFields, registerWords } from '../files/read-file';
import { type Meta, meta } from '../lookups/meta';
import { type CopyKey, type PagePath, pages } from '../routes';
import { tolerate, wrongContent } from '../schema/mistake';
import { parse } from '../schema/parse';
import { type ShareCopy, shareCopy } from '../schema/share';
import { pageWords } from './page-words';

/** Files of `content` that several pages show. */
const sharedContent = z.enum(['consultation', 'projects', 'team', 'testimonials']);

export type SharedContent = z.infer<typeof sharedContent>;

/** The parts of every page's copy that are not sections. */
const head = {
  meta: meta.meta({ title: 'For search engines' }),
  share: shareCopy
    .optional()
    .meta({ title: 'Share picture', description: 'How its share picture is composed' }),
  shows: z.array(sharedContent).optional().meta({
    title: 'Shared content',
    description: 'The shared content that the route imports. The site map lists its pictures',
  }),
};

/** The names of these parts. */
export const headNames: readonly string[] = Object.keys(head);

type Head = typeof head;

/** The schemas of a page's sections. The share picture follows the banner. */
type Sections = { banner: z.ZodType } & Readonly<Record<string, z.ZodType>>;

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

const entries = new Map<CopyKey, PageEntry>();

/**
 * Reads a page's copy, checks it against the schemas of its sections, and returns it with the page's
 * address.
 *
 * @param key the page's name in content/routes.ts, and the name of the copy's file
 * @throws an error that names the file, each field that is wrong, and what was expected
 */
export function definePage<Key extends CopyKey, Shape extends Sections>(
  key: Key,
  sections: Shape,
): z.output<PageSchema<Shape>> & { path: PagePath<Key> } {
  const file = `content/pages/${key}.yaml`;
  const schema: PageSchema<Shape> = z.strictObject({ ...head, ...sections });
  const fill = (fields: unknown) => fillBraces(file, fields, pageWords);
  registerWords(file, schema, (fields) => parse(file, schema, fill(fields)));
  const { path } = pages[key];
  function read() {
    const filled = fill(readFields(file));
    const page = parse(file, schema, filled);
    const { meta, share, shows = [] } = parse(file, z.object(head), filled);
    const shown = Object.entries<unknown>(page).filter(([name]) => name in sections);
    entries.set(key, { path, meta, share, shows, sections: Object.fromEntries(shown) });
    return { ...page, path };
  }
  return tolerate(read, () => wrongContent());
}

/** The page with this key, if its file of copy is imported. */
export const findEntry = (key: CopyKey): PageEntry | undefined => entries.get(key);
