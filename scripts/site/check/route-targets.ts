import { findAddressProblem } from '@/content/files/addresses';
import { aliases, canonicalPath, staticRoutes } from '@/content/routes';

/**
 * Finds lines of content/routes.ts that lead to an entry which is gone: a canonical case study, or a
 * service with a second address.
 *
 * @returns a message for each, with the remedy
 */
export function findLostTargets(): string[] {
  const canonicals = staticRoutes
    .map((path) => [path, canonicalPath(path)] as const)
    .map(([path, target]) => ({ line: `"canonical" of the page at ${path}`, target }));
  const seconds = Object.entries(aliases).map(([path, target]) => ({
    line: `second address ${path}`,
    target,
  }));
  return [...canonicals, ...seconds].flatMap(({ line, target }) => {
    const problem = findAddressProblem(target);
    return problem ? `content/routes.ts: ${line}: ${problem} Correct it, or delete it.` : [];
  });
}
