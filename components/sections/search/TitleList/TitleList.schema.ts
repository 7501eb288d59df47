import { z } from 'zod';
import { link } from '@/content/files/href';
import { forEachKind } from '@/content/schema/kind';
import { text } from '@/content/schema/text';

/** The words around the titles of all pages, by kind. */
export const titleList = z.strictObject({
  title: text,
  kinds: forEachKind(
    z.strictObject({
      one: text.describe('The kind of one page: "Article"'),
      title: text.describe('The heading of its titles: "Articles"'),
      all: link.optional().describe('The page that lists all of them'),
    }),
  ),
});

export type TitleListData = z.infer<typeof titleList>;
