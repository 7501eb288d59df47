import { z } from 'zod';
import type { Href } from '../routes';
import { findAddressProblem } from './addresses';
import { isLeftOut } from './left-out';

const EXPECTED =
  'expected a page of the site, a file of public, an anchor, or an https, mailto or tel address';

const isOutside = (address: string) => /^(https:\/\/|mailto:|tel:|#)./i.test(address);

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
    description:
      'A page of the site, such as "/contact", a file such as "/files/brochure.pdf", or a full address',
  });

/** A link: the words, and where they lead. */
export const link = z.strictObject({
  label: z.string().min(1).describe('What the link says'),
  href,
});

export type LinkData = z.infer<typeof link>;

/** The links of a list that lead to pages of the site, without those to pages that it leaves out. */
export const dropLeftOut = <Link extends LinkData>(all: readonly Link[]): Link[] =>
  all.filter(({ href }) => !isLeftOut(href));

/** The lines of a menu or of a breadcrumb. A line to a page that is left out vanishes. */
export const links = z.array(link).min(1).transform(dropLeftOut);
