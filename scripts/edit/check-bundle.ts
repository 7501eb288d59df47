import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isThere } from '@/content/files/locate';
import { isMirrored, listFiles, readText } from '@/content/files/owner-files';

/** What the check reads beside the files of words: what the owner says about pictures. */
const PICTURES = /^content\/pictures\/(alts|safe-areas|worlds)\.json$/;

/** The files of content with an ending, from the project's root. */
const listContent = (ending: string) =>
  listFiles('content').filter((file) => file.endsWith(ending));

/** The file of the first language that has the place of a file. */
const toFirst = (file: string): string =>
  isMirrored(file) ? file.replace(/^content\/[^/]+\//, 'content/') : file;

const isDraft = (file: string): boolean => isThere(file) && /^draft: *true/m.test(readText(file));

/** Whether a file may be public: it holds words of the whole site, or those of a page that is no draft. */
function isPublic(file: string): boolean {
  const first = toFirst(file);
  if (/^content\/pages\/[^/]+$/.test(first)) return ![file, first].some(isDraft);
  return /^content\/((sections|templates)\/)?[^/]+$/.test(first);
}

/** The files of words. Those of other collections stay out: drafts are not public. */
function readWords(): Record<string, string> {
  const words = listContent('.yaml').filter(isPublic);
  const files = [...words, ...listContent('.json').filter((file) => PICTURES.test(file))];
  // Of an icon, the check knows the name alone.
  const icons = listContent('.svg').map((file) => [file, ''] as const);
  return Object.fromEntries([...icons, ...files.map((file) => [file, readText(file)] as const)]);
}

/** The stand-ins for modules that content imports, by the last part of their names. */
const STAND_INS: Readonly<Record<string, string>> = {
  'node:util': 'util.ts',
  'draw-pixels': 'draw-pixels.ts',
  'owner-files': 'owner-files.ts',
  addresses: 'addresses.ts',
  locate: 'owner-files.ts',
  reference: 'reference.ts',
  'manifest.json': 'manifest.ts',
};

/** The part of esbuild's API for plugins that this uses. */
export type Builder = {
  onResolve: (
    options: { filter: RegExp },
    resolve: (module: { path: string; importer: string }) => unknown,
  ) => void;
  onLoad: (
    options: { filter: RegExp; namespace?: string },
    load: (module: { path: string }) => unknown,
  ) => void;
};

/** Puts the stand-ins in the place of what content imports. */
const standIns = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }: Builder) {
    const namespace = 'stand-in';
    onResolve({ filter: /./ }, ({ path, importer }) => {
      const file = STAND_INS[path.slice(path.lastIndexOf('/') + 1)];
      const isMeant = file !== undefined && /[\\/]content[\\/]/.test(importer);
      return isMeant ? { path: join('scripts/edit/admin/stand-ins', file), namespace } : undefined;
    });
    // A stand-in for a file of data is code too.
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'ts',
      resolveDir: process.cwd(),
    }));
  },
};

/** The options with which esbuild bundles the check: all modules of content, and its words. */
export const getCheck = () => ({
  stdin: {
    contents: `
      import { createCheck } from './scripts/edit/admin/check';
      export const findProblems = createCheck([
        ${listContent('.ts')
          .filter((file) => !(basename(file, '.ts') in STAND_INS))
          .map((file) => `() => import('./${file}'),`)
          .join('\n')}
      ]);`,
    resolveDir: process.cwd(),
  },
  // The address of the bundle says in which language it checks.
  banner: {
    js: "globalThis.process ??= { cwd: () => '', env: {} }; const checkedLanguage = new URL(import.meta.url).searchParams.get('language');",
  },
  define: { WORDS: JSON.stringify(readWords()), 'process.env.SITE_LANGUAGE': 'checkedLanguage' },
  // A browser would need its DOM for Markdown.
  conditions: ['worker'],
  plugins: [standIns],
});
