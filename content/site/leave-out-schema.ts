import { z } from 'zod';
import { leavable } from '../files/left-out';
import { pages } from '../routes';
import { findNearest } from '../schema/nearest';

const ERRORS = 'Hosts show it where a page is missing or fails';

/** Why a page cannot be left out, by its name and its address. */
const needed = new Map<unknown, string>([
  ['404', ERRORS],
  ['500', ERRORS],
  ...Object.entries<{ path: string; needed?: string }>(pages).flatMap(([key, page]) =>
    [key, page.path.slice(1)].map((name): [string, string] => [name, page.needed ?? '']),
  ),
]);

/** What is wrong with the name of a page to leave out, and the remedy. */
function explain(name: unknown): string {
  const reason = needed.get(name);
  if (reason) return `this page cannot be left out. ${reason}. Delete the line`;
  const nearest = findNearest(String(name), leavable);
  const question = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `expected the address of a page without its first slash.${question} Possible: ${leavable.join(', ')}`;
}

/** The pages that the site leaves out. */
export const leaveOut = z
  .array(z.enum([...leavable], { error: ({ input }) => explain(input) }))
  .default([])
  .describe(
    'Pages that the site does not have, by their addresses. The blogs, careers, projects, services and the team go with their entries',
  );
