import { z } from 'zod';
import { sampleArticle } from '../collections/articles';
import { findTitle, getTrail } from '../files/breadcrumb';
import { href } from '../files/href';
import { isThere } from '../files/locate';
import { withMeta, writtenMeta } from '../files/meta';
import { rawPages, readSection, readShared, toSharedFile } from '../files/pages';
import { shareCopy } from '../files/share';
import { summary } from '../prose/summary';
import { MISSING } from '../schema/issue-words';
import { readIfSound } from '../schema/mistake';
import { readFor } from '../schema/parse';
import { type Fields, isFields, withFields } from '../schema/reckoned';
import { PATH } from '../schema/slug';
import { BANNERS, isKind, type Kind, kinds, ONCE, type Section } from './kinds';
import { readSharedWords } from './shared';

const address = z
  .string()
  .regex(PATH, 'expected a path of letters, digits and hyphens, such as "/about-us"');

const dropUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const isOneOf = (kinds: readonly string[], kind: string) => kinds.includes(kind);

/** Where pages can have a section, if not everywhere. */
const toPlace = (kind: string): string[] => [
  ...(isOneOf(BANNERS, kind) ? ['It has the title of the page, and stands first'] : []),
  ...(isOneOf(ONCE, kind) ? ['Links lead to its parts, so a page has it once'] : []),
];

/** A kind of section as a page lists it. What a file of shared words has may be absent, and is added here. */
function toVariant([kind, schema]: [string, z.ZodObject]) {
  const section = z.literal(kind);
  const hint = [schema.description ?? [], toPlace(kind)].flat().join('. ');
  const file = toSharedFile(kind);
  if (!isKind(kind) || !isThere(file)) {
    return z.strictObject({ section, ...schema.shape }).describe(hint);
  }
  const variant = z.strictObject({ section, ...schema.partial().shape }).describe(hint);
  return variant.transform((own, context) => {
    const words = readFor(
      context,
      (): Fields => ({ ...readSharedWords(kind), ...dropUndefined(own) }),
    );
    // The file of the shared words is wrong. Nobody knows what is missing.
    if (context.issues.length > 0) return z.NEVER;
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      if (words[name] !== undefined || field.safeParse(undefined).success) continue;
      const message = `${MISSING}. Write it here, or in ${file}`;
      context.addIssue({ code: 'custom', path: [name], message, input: undefined });
    }
    return words as { section: string };
  });
}

const variants = Object.entries(kinds).map(toVariant);

/** What is wrong with the kind of a section after those before it, if something is. */
function findMisplaced(kind: string, before: readonly string[]): string | undefined {
  const isBanner = isOneOf(BANNERS, kind);
  if (before.length === 0) {
    return isBanner
      ? undefined
      : `expected a section with the title of the page, found "${kind}". Begin with one of ${BANNERS.join(', ')}`;
  }
  if (isBanner) {
    return `expected the title of the page in the first section alone, found "${kind}". Delete it, or put it first`;
  }
  return isOneOf(ONCE, kind) && before.includes(kind)
    ? `expected the only "${kind}" of the page, to whose parts links lead, found another one. Delete one of them`
    : undefined;
}

const sections = z
  .array(z.discriminatedUnion('section', variants as [(typeof variants)[number]]))
  .min(1)
  .check(({ value, issues }) => {
    const kinds = value.map(({ section }) => section);
    for (const [index, input] of kinds.entries()) {
      const message = findMisplaced(input, kinds.slice(0, index));
      if (message) issues.push({ code: 'custom', input, path: [index, 'section'], message });
    }
  }) as unknown as z.ZodType<[Section, ...Section[]]>;

/** A page: `content/pages/<name>.yaml`. */
export const page = z.strictObject({
  path: address.optional().meta({
    title: 'Address',
    description: 'The address, such as "/about-us". Without it, it is the name of the file',
  }),
  aliases: z.array(address).optional().meta({
    title: 'Second addresses',
    description: 'Further addresses at which the page stands',
  }),
  above: href.optional().meta({
    title: 'Page above',
    description: 'The page that leads to this one, if that is not the home page',
  }),
  canonical: href.optional().meta({
    title: 'Listed instead',
    description: 'The page that search engines list in place of this one',
  }),
  header: z.enum(['main', 'demo']).optional().describe('Which of the two headers it has'),
  footer: z.literal([1, 2, 3]).optional().describe('Which of the three footers it has'),
  meta: writtenMeta,
  share: shareCopy.optional().meta({
    title: 'Share picture',
    description: 'What chats and social networks show beside a link to this page',
  }),
  sections: sections.describe(
    'The parts of the page, from top to bottom. The first has the title of the page',
  ),
});

/** The words of the pages that teasers lead to: the field of a teaser, and where its words stand otherwise. */
const teasers: Partial<Record<Kind, () => Fields>> = {
  'about-teaser': () => {
    const { title, lead } = readSection('about', 'story');
    return { title, paragraphs: [lead] };
  },
  'careers-intro': () => ({ day: readSection('home', 'about-teaser').day }),
  'service-grid': () => {
    const { title, lead } = readSection('services', 'service-index');
    return { title, lead };
  },
  'team-teaser': () => {
    const banner = readSection('team');
    return { title: findTitle(banner), lead: banner.lead };
  },
};

/** Adds what a section leaves out: the words of the page that it leads to, and the breadcrumb. */
function completeSection(section: unknown, above: string | undefined): unknown {
  if (!isFields(section) || !isKind(section.section)) return section;
  const { section: kind, ...own } = section;
  const shared = readShared(kind);
  const added = Object.entries(teasers[kind]?.() ?? {}).filter(
    ([name, value]) => value !== undefined && !(name in shared),
  );
  const words = { section: kind, ...Object.fromEntries(added), ...own };
  if (!('breadcrumb' in kinds[kind].shape)) return words;
  const trail = { path: getTrail(above), current: findTitle({ ...shared, ...own }) };
  return { ...words, breadcrumb: withFields(own.breadcrumb, trail) };
}

/** The title and the description of the sample article, if a page begins with it. */
function findArticleTop(kind: unknown) {
  if (kind !== 'sample-article') return undefined;
  const article = readIfSound(sampleArticle);
  return article && { title: article.title, lead: summary(article.desc) };
}

/** Adds what the file of a page leaves out. */
export function completePage(fields: Fields): Fields {
  const { above, sections } = fields;
  if (!Array.isArray(sections)) return fields;
  const parent = rawPages().find(({ path }) => path === above)?.name;
  const all = sections.map((section) => completeSection(section, parent));
  const first = Object(all[0]);
  const top = Object(findArticleTop(first.section) ?? { ...readShared(first.section), ...first });
  return {
    ...withMeta(fields, findTitle(top), top.lead ?? top.statement),
    sections: all,
  } as Fields;
}
