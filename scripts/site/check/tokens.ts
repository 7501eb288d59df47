import { distance } from '@/content/schema/nearest';

/** A file of the project: its path from the root, and its text. */
export type Source = { path: string; text: string };

/** A `var(--name)` that nothing declares, with the most similar known names. */
export type UnknownToken = { path: string; line: number; name: string; nearest: string[] };

const DECLARED = /(?:^|[\s;{])(--[\w-]+)\s*:/g;
const REGISTERED = /@property\s+(--[\w-]+)/g;
/** In TypeScript, a token is the key of a style, an argument of setProperty or a font's `variable`. */
const SET_BY_SCRIPT = /['"`](--[\w-]+)['"`]/g;
const USED = /var\(\s*(--[\w-]*)(#\{|\s*[,)]|)/g;

const isSheet = ({ path }: Source) => path.endsWith('.scss');
/** Sheets that reach every page. */
const isGlobal = ({ path }: Source) => path.startsWith('styles/') || path.startsWith('app/');
const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Blanks out comments. Lines keep their numbers. */
const blankComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:])\/\/[^\n]*/gm, '$1');

function namesIn(source: Source): string[] {
  const patterns = isSheet(source) ? [DECLARED, REGISTERED] : [SET_BY_SCRIPT];
  const text = blankComments(source.text);
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []),
  );
}

function findNearest(name: string, known: Iterable<string>): string[] {
  return [...known]
    .map((other) => ({ other, edits: distance(name, other) }))
    .sort((a, b) => a.edits - b.edits || a.other.localeCompare(b.other))
    .slice(0, 3)
    .map(({ other }) => other);
}

/**
 * Finds every token (custom property) that a sheet uses and nothing declares.
 *
 * A plain `var(--x)` must be declared for every page (`styles/`, `app/`) or in the component's own
 * folder, by a sheet or a script. `var(--x, 1fr)` has a fallback, so other components may set it. One
 * of them must.
 */
export function unknownTokens(sources: readonly Source[]): UnknownToken[] {
  const everywhere = new Set<string>();
  const anywhere = new Set<string>();
  const byFolder = new Map<string, Set<string>>();
  for (const source of sources) {
    const folder = getFolder(source.path);
    const own = byFolder.get(folder) ?? new Set();
    byFolder.set(folder, own);
    for (const name of namesIn(source)) {
      own.add(name);
      anywhere.add(name);
      if (isGlobal(source)) everywhere.add(name);
    }
  }

  return sources.filter(isSheet).flatMap((source) => {
    const { path } = source;
    const own = byFolder.get(getFolder(path)) ?? new Set();
    return blankComments(source.text)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(USED)].flatMap(([, name = '', after = '']) => {
          const hasFallback = after.includes(',') || isGlobal(source);
          const known = hasFallback ? anywhere : new Set([...everywhere, ...own]);
          // An interpolated name is always unknown. Write it out instead.
          if (after !== '#{' && known.has(name)) return [];
          return [{ path, line: index + 1, name, nearest: findNearest(name, known) }];
        }),
      );
  });
}
