import { z } from 'zod';
import { authors } from '../loaders/authors';
import { meta } from './meta';
import { picture, pictureName } from './picture';
import type { ProseData } from './prose';
import { getWorld } from './scene';
import { text } from './text';

/** How much of a description the card shows (specification, section 9). */
export const PREVIEW_LENGTH = 150;

const day = z.iso.date('expected a day such as 2026-11-30');

const byline = text.transform((name, context) => {
  const author = authors.find((candidate) => candidate.name === name);
  if (author) return author;
  const known = authors.map((candidate) => `"${candidate.name}"`).join(', ');
  context.addIssue(`expected someone of content/team.ts (${known}), not "${name}"`);
  return z.NEVER;
});

/** The front matter of an article: `content/blog/<name>.md`. */
export const article = z
  .strictObject({
    _id: z
      .string('expected an id in quotes, such as "1"')
      .regex(/^[\w-]+$/, 'expected letters, digits, hyphens')
      .describe('The last part of the address: "1" stands at /blogs/1'),
    title: meta.shape.title,
    tag: text.describe('What it is about, in a word or two'),
    reading_time: z
      .string('expected a time such as "7 min read"')
      .regex(/^\d+ min read$/, 'expected a time such as "7 min read"'),
    created_at: day,
    updated_at: day.optional().describe('The day of the last change that a reader would notice'),
    author: byline,
    src: pictureName.describe('The name of its picture'),
    alt: text.min(3, 'expected words that say what the picture shows'),
    desc: text
      .min(PREVIEW_LENGTH + 1, `expected more than the ${PREVIEW_LENGTH} characters its card shows`)
      .describe(`Two or three sentences; the first ${PREVIEW_LENGTH} characters stand on the card`),
  })
  .refine(({ created_at, updated_at = created_at }) => updated_at >= created_at, {
    path: ['updated_at'],
    message: 'expected no day before created_at',
  })
  .transform(({ alt, src: name, ...rest }) => ({
    ...rest,
    src: picture.parse({ name, alt }),
    world: getWorld(name),
  }));

export type ArticleFront = z.infer<typeof article>;

/** An article: its front matter, and the text under it. */
export type Article = ArticleFront & { prose: ProseData };

/** An article as its card shows it. */
export type ArticleCardData = ArticleFront & {
  href: string;
  /** The first 150 characters of the description. */
  preview: string;
};
