import { readdirSync, readFileSync } from 'node:fs';

/** The files of content with one of these endings, from the project's root. */
const listFiles = (...endings: readonly string[]) =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort();

/** The files of words. Those of collections stay out: drafts are not public. */
function readWords(): Record<string, string> {
  const files = listFiles('.yaml').filter((file) => /^content\/(pages\/)?[^/]+$/.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** What the check has in the place of modules, by the last part of their names. */
const getStandIns = (): Readonly<Record<string, string>> => ({
  'node:fs': `
    const files = ${JSON.stringify(readWords())};
    export const existsSync = (file) => file in files;
    export const readFileSync = (file) => files[file];
    export const readdirSync = () => [];`,
  'node:path': `
    export const join = (...parts) => parts.filter(Boolean).join('/');
    export const basename = (path) => path.slice(path.lastIndexOf('/') + 1);`,
  // Names of pages, people and pictures may be new. \`npm run check\` finds those that are wrong.
  addresses: 'export const findAddressProblem = () => null;',
  reference: `
    import { z } from 'zod';
    export const reference = (folder) => {
      const expected = 'expected the name of a file of ' + folder;
      return z.string(expected).min(1, expected);
    };`,
  'manifest.json': `
    const picture = { file: '', widths: [], width: 1, height: 1, color: null };
    export default new Proxy({}, {
      get: () => picture,
      ownKeys: () => [],
      getOwnPropertyDescriptor: (_, name) =>
        name ? { value: picture, configurable: true, enumerable: true } : undefined,
    });`,
});

/** The part of esbuild's API for plugins that this uses. */
export type Builder = {
  onResolve: (
    options: { filter: RegExp },
    resolve: (module: { path: string; importer: string }) => unknown,
  ) => void;
  onLoad: (
    options: { filter: RegExp; namespace: string },
    load: (module: { path: string }) => unknown,
  ) => void;
};

/** Puts stand-ins in the place of modules that content imports. */
const standIns = (modules: Readonly<Record<string, string>>) => ({
  name: 'stand-ins',
  setup({ onResolve, onLoad }: Builder) {
    onResolve({ filter: /./ }, ({ path, importer }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const isMeant = name in modules && /[\\/]content[\\/]/.test(importer);
      return isMeant ? { path: name, namespace: 'stand-in' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'stand-in' }, ({ path }) => ({
      contents: modules[path],
      resolveDir: process.cwd(),
    }));
  },
});

/** The options with which esbuild bundles the check: all modules of content, and its words. */
export const getCheck = () => ({
  stdin: {
    contents: `
      import { createCheck } from './scripts/edit/admin/check';
      export const findProblems = createCheck([
        ${listFiles('.ts')
          .map((file) => `() => import('./${file}'),`)
          .join('\n')}
      ]);`,
    resolveDir: process.cwd(),
  },
  banner: { js: "globalThis.process ??= { cwd: () => '', env: {} };" },
  conditions: ['worker'],
  plugins: [standIns(getStandIns())],
});
