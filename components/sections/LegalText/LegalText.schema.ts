import { z } from 'zod';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { link } from '@/content/schema/href';
import { meta } from '@/content/schema/meta';
import { text } from '@/content/schema/text';

const block = z.union([
  text,
  z.array(text).min(2),
  z.strictObject({ links: z.array(link).min(1) }),
]);

/** A paragraph, a list, or links that stand by themselves. */
export type LegalBlock = z.infer<typeof block>;

const section = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'expected lower-case letters and hyphens'),
  title: text.describe('Without its number, which is added'),
  body: z.array(block).min(1).describe('A string is a paragraph, a list of strings a list'),
});

/** A legal page of so many numbered sections. */
const legalPage = (sections: number) =>
  z.strictObject({
    meta,
    banner: plainBanner,
    contents: text.describe('The name of the table of contents'),
    updated: z.strictObject({ label: text, display: text, date: z.iso.date() }),
    sections: z.array(section).length(sections),
  });

export const privacyPage = legalPage(11);
export const termsPage = legalPage(10);

export type LegalPage = z.infer<typeof privacyPage>;
