import { z } from 'zod';
import { CODE } from './texts';

/** What keeps a text from being the address of a site, and how to say so. The first that a text has counts. */
const PROBLEMS: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/["'`“”„‘’«»]/, 'no quotation marks'],
  [/[\s\p{C}]/u, 'no blank and no invisible character'],
  [/^(?!https?:\/\/)/i, '"https://" at its start'],
  [/^http:\/\/(?!localhost(?![^:/]))/i, '"https://" at its start, not "http://"'],
  [/^\w+:\/\/[^/?#]*@/, 'no user name and no password'],
  [/^\w+:\/\/.*\/\//, '"//" only after "https:"'],
];

/** The host of an address. URL takes other signs, too, such as "*". */
const HOST = /^([a-z\d-]+(\.[a-z\d-]+)*|\[[\da-f:]+\])$/;

const NONE = { origin: '', href: '', hostname: '' };

/** Says what is wrong with an address. Undefined if nothing is. */
function findProblem(address: string): string | undefined {
  const [, problem] = PROBLEMS.find(([pattern]) => pattern.test(address)) ?? [];
  if (problem) return problem;
  const { origin, href, hostname } = URL.canParse(address) ? new URL(address) : NONE;
  if (!HOST.test(hostname)) return 'a domain such as "rivermark.example" after "https://"';
  return href === `${origin}/` ? undefined : 'no path (NEXT_PUBLIC_BASE_PATH is for that)';
}

/**
 * The address of a published site without a path, in the one way in which browsers write it:
 * "https://rivermark.example". May be empty.
 */
export const origin = z
  .string()
  .meta(CODE)
  .transform((text, context) => {
    const address = text.trim();
    if (address === '') return address;
    const problem = findProblem(address);
    if (problem === undefined) return new URL(address).origin;
    context.addIssue({
      code: 'custom',
      input: text,
      message: `expected the address of the site (NEXT_PUBLIC_SITE_URL), such as "https://rivermark.example", with ${problem}`,
    });
    return z.NEVER;
  });
