import { z } from 'zod';
import { findAddressProblem } from '../files/addresses';
import type { Href } from '../routes';

const EXPECTED = 'expected a page of the site, an anchor, or an https, mailto or tel address';

const isOutside = (address: string) => /^(https:\/\/|mailto:|tel:|#)./.test(address);

/** What is wrong with the target of a link, or null. */
function findProblem(value: unknown): string | null {
  if (typeof value !== 'string') return EXPECTED;
  if (isOutside(value)) return null;
  if (!value.startsWith('/')) return EXPECTED;
  return findAddressProblem(value);
}

export const href = z
  .custom<Href>()
  .check(({ value, issues }) => {
    const message = findProblem(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  })
  .meta({
    id: 'href',
    type: 'string',
    format: 'href',
    title: 'Address',
    description: 'A page of the site, such as "/contact", or a full address',
  });

/** A link: the words, and where they lead. */
export const link = z.strictObject({
  label: z.string().min(1).describe('What the link says'),
  href,
});

export type LinkData = z.infer<typeof link>;
