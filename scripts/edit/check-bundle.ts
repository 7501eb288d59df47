import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readText } from '@/content/files/read-text';
import { filesIn } from '../site/files';

/** The files of content with an ending, from the project's root. */
const listFiles = (ending: string) => filesIn('content').filter((file) => file.endsWith(ending));

/** The files of words. Those of collections stay out: drafts are not public. */
function readWords(): Record<string, string> {
  const files = listFiles('.yaml').filter((file) => /^content\/(pages\/)?[^/]+$/.test(file));
  // Of an icon, the check knows the name alone.
  const icons = listFiles('.svg').map((file) => [file, ''] as const);
  return Object.fromEntries([...icons, ...files.map((file) => [file, readText(file)] as const)]);
}

/** The stand-ins for modules that content imports, by the last part of their names. */
const STAND_INS: Readonly<Record<string, string>> = {
  'node:fs': 'fs.ts',
  'node:path': 'path.ts',
  'node:util': 'util.ts',
  'read-text': 'fs.ts',
  addresses: 'addresses.ts',
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
        ${listFiles('.ts')
          .filter((file) => !(basename(file, '.ts') in STAND_INS))
          .map((file) => `() => import('./${file}'),`)
          .join('\n')}
      ]);`,
    resolveDir: process.cwd(),
  },
  banner: { js: "globalThis.process ??= { cwd: () => '', env: {} };" },
  define: { WORDS: JSON.stringify(readWords()) },
  // A browser would need its DOM for Markdown.
  conditions: ['worker'],
  plugins: [standIns],
});
