import { z } from 'zod';
import { readIfSound } from '../schema/mistake';
import { reckoned, withFields } from '../schema/reckoned';
import { text } from '../schema/text';
import { getLength } from '../schema/words';
import { agency } from './agency';

/** What stands between a page's title and the agency's name. */
export const BEFORE_NAME = ' | ';

/** The longest title that search engines show, as `getLength` counts. */
export const MAX_TITLE = 58;

/** Whether a title stands without the agency’s name after it: it contains the name, or has no room for it. */
export const standsAlone = (title: string): boolean =>
  title.includes(agency().name) || getLength(title + BEFORE_NAME + agency().name) > MAX_TITLE;

/** How long a description is best, as `getLength` counts. */
export const DESCRIPTION = { least: 50, most: 160 };

/** The longest title that is shown whole. It is unlimited while the agency's name is wrong. */
export function roomFor(title: string): number {
  const name = readIfSound(agency)?.name;
  if (name === undefined) return Number.POSITIVE_INFINITY;
  return title.includes(name) ? MAX_TITLE + getLength(BEFORE_NAME + name) : MAX_TITLE;
}

/** A page’s title and description for search engines and shared links. */
export const meta = z.strictObject({
  title: text.describe(
    `The title. Search engines cut what is longer than ${MAX_TITLE} characters. The agency’s name is added where there is room, if it is not in it`,
  ),
  description: text.describe(
    `What search engines show: one or two sentences, best of ${DESCRIPTION.least} to ${DESCRIPTION.most} characters`,
  ),
});

/** The title and the description as a file has them: without those that repeat its other words. */
export const writtenMeta = z
  .strictObject({
    title: reckoned(meta.shape.title),
    description: reckoned(meta.shape.description),
  })
  .prefault({});

/** Adds the title and the description that a file leaves out. */
export const withMeta = (fields: object, title: unknown, description: unknown): object => ({
  ...fields,
  meta: withFields(Object(fields).meta, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }),
});

export type Meta = z.infer<typeof meta>;
