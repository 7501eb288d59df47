import { z } from 'zod';
import { fillPlaceholders } from '../loaders/placeholders';
import { type CopyKey, type PagePath, pages } from '../routes';
import { parse } from './define';
import { type Meta, meta } from './meta';
import { type ShareCopy, shareCopy } from './share';

/** Content that several pages show, by the names of its files in `content`. */
const sharedContent = z.enum(['consultation', 'projects', 'team', 'testimonials']);

export type SharedContent = z.infer<typeof sharedContent>;

/** What every page's copy says beside its sections. */
const head = {
  meta,
  share: shareCopy.optional().describe('Its share picture, as far as the banner does not say it'),
  shows: z
    .array(sharedContent)
    .optional()
    .describe('The shared content that the route imports; the site map lists its pictures too'),
};

type Head = typeof head;

/** The schemas of a page's sections. The first one is its banner, which the share picture follows. */
type Sections = { banner: z.ZodType } & Readonly<Record<string, z.ZodType>>;

type PageSchema<Shape extends Sections> = z.ZodObject<Head & Shape, z.core.$strict>;

/** A page as the site map and the share pictures read it. */
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
 * Checks a page's copy against the schemas of its sections, and returns it with the page's address.
 *
 * @param key the page's name in content/routes.ts, and the name of the copy's file
 * @throws an error that names the file, each field that is wrong, and what was expected
 */
export function definePage<Key extends CopyKey, Shape extends Sections>(
  key: Key,
  sections: Shape,
  copy: z.input<PageSchema<Shape>>,
): z.output<PageSchema<Shape>> & { path: PagePath<Key> } {
  const file = `content/pages/${key}.ts`;
  const filled = fillPlaceholders(file, copy);
  const schema: PageSchema<Shape> = z.strictObject({ ...head, ...sections });
  const page = parse(file, schema, filled);
  const { path } = pages[key];
  const { meta, share, shows = [] } = parse(file, z.object(head), filled);
  const shown = Object.entries<unknown>(page).filter(([name]) => name in sections);
  entries.set(key, { path, meta, share, shows, sections: Object.fromEntries(shown) });
  return { ...page, path };
}

/** The page that a copy file has defined, once the file is imported. */
export const findEntry = (key: CopyKey): PageEntry | undefined => entries.get(key);
