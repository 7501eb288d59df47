import { z } from 'zod';
import { MAX_TITLE } from '../files/meta';
import { picture, pictureName } from '../files/picture';
import { getWorld } from '../files/picture-worlds';
import { reference } from '../files/reference';
import type { Author } from '../schema/author';
import { day } from '../schema/day';
import { focus } from '../schema/picture';
import type { ProseData } from '../schema/prose';
import { toSlug } from '../schema/slug';
import { text } from '../schema/text';

/** How much of a description the card shows (specification, section 9). */
export const PREVIEW_LENGTH = 150;

/** A tag. The address of its page is made of its letters and digits. */
const tag = text.refine(
  (words) => toSlug(words, 'en') !== '',
  'expected a letter or a digit beside the signs, for the address of its page',
);

/** The front matter of an article: `content/articles/<slug>.md`. */
export const article = z
  .strictObject({
    title: text.describe(
      `The title. Search engines cut what is longer than ${MAX_TITLE} characters`,
    ),
    tags: z
      .array(tag, 'expected a list such as [Web development, Design]')
      .min(1, 'expected at least one tag')
      .describe(
        'What it is about: one to four, in a word or two each. The card shows the first that has a page, which takes two articles',
      ),
    reading_time: z
      .string('expected a time such as "7 min read"')
      .regex(/\d/, 'expected a time such as "7 min read"')
      .optional()
      .describe('One minute for 200 words is counted. Say it where that is wrong: "7 min read"'),
    created_at: day.meta({ title: 'Day', description: 'The day it appears' }),
    updated_at: day.optional().meta({
      title: 'Changed on',
      description: 'The day of the last change that a reader would notice',
    }),
    author: reference('content/team', 'md').describe('Who wrote it'),
    src: pictureName.meta({
      title: 'Picture',
      description: 'It stands on the card and over the text',
    }),
    alt: text.meta({ title: 'What the picture shows' }),
    focus: focus.optional(),
    desc: text.meta({
      title: 'Description',
      description: `Two or three sentences. The card shows exactly the first ${PREVIEW_LENGTH} characters, and dots unless a sentence ends there. Let a word and a thought end there`,
    }),
  })
  .refine(({ created_at, updated_at = created_at }) => updated_at >= created_at, {
    path: ['updated_at'],
    error: 'expected no day before created_at',
  })
  .transform(({ alt, src: name, focus: point, ...rest }) => ({
    ...rest,
    src: picture.parse({ name, alt, focus: point }),
    world: getWorld(name),
  }));

/** The checked front matter of an article. */
export type ArticleFields = z.infer<typeof article>;

/** An article without its text. */
export type ArticleFront = Omit<ArticleFields, 'author' | 'reading_time'> & {
  slug: string;
  reading_time: string;
  /** The first tag, which stands on the card. */
  tag: string;
  author: Author;
};

/** An article: its front matter, and the text under it. */
export type Article = ArticleFront & { prose: ProseData };

/** An article as its card shows it. */
export type ArticleCardData = ArticleFront & {
  href: string;
  /** The first 150 characters of the description. */
  preview: string;
};
