import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** React's development mode tells of attributes in which server and browser differ. */
const MODE = process.env.REACT_MODE === 'development' ? 'development' : 'production';
const LOADER = 'components/islands/main.ts';

/** The bundled islands: the loader's code, for the page itself, and the files it fetches. */
export type Bundle = {
  /** The loader's code, whose imports are addresses under `base`. */
  loader: string;
  /** File names and contents. */
  files: Map<string, string>;
  /** The class names that the islands' CSS modules give them. */
  classNames: Set<string>;
};

/**
 * CSS modules become the class names that Next gave them; other styles are Next's alone.
 *
 * @param used takes the names of every module that is bundled
 */
function styles(classNames: Map<string, string>, used: Set<string>): Plugin {
  /** Next names a module by its path from the lockfile's folder, which may be above this one. */
  const namesOf = (path: string) =>
    [...classNames].find(([module]) => path.replaceAll('\\', '/').endsWith(`/${module}`))?.[1];
  return {
    name: 'styles',
    setup(setup) {
      setup.onLoad({ filter: /\.scss$/ }, ({ path }) => {
        const names = namesOf(path);
        if (names) {
          for (const [, name] of names.matchAll(/"([^"]*)"/g)) {
            for (const one of name?.split(' ') ?? []) used.add(one);
          }
          return { contents: `export default ${names}`, loader: 'js' };
        }
        return {
          errors: [
            { text: `Next's chunks hold no class names for ${relative(process.cwd(), path)}.` },
          ],
        };
      });
    },
  };
}

/** Next's router, links and images do not work in an island. */
const noNext: Plugin = {
  name: 'no-next',
  setup(setup) {
    setup.onResolve({ filter: /^next(\/|$)/ }, ({ path, importer }) => {
      if (importer.includes('node_modules')) return undefined;
      return { errors: [{ text: `${path} is not to be had in an island (${importer}).` }] };
    });
  },
};

/** React as Next rendered the pages with, so that server and browser agree. */
function nextReact(): Record<string, string> {
  const next = dirname(createRequire(import.meta.url).resolve('next/package.json'));
  const compiled = (name: string) => join(next, 'dist/compiled', name);
  return {
    react: compiled('react'),
    'react-dom': compiled('react-dom'),
    scheduler: compiled('scheduler'),
  };
}

/** A variable as the build has it, for the code that reads it. */
const setting = (name: string) => ({
  [`process.env.${name}`]: JSON.stringify(process.env[name] ?? ''),
});

/** esbuild's imports of its own helpers by files that use none of them: a request for nothing. */
const needlessImports = ({ outputs }: Metafile): string[] =>
  Object.entries(outputs).flatMap(([path, { inputs }]) =>
    Object.keys(inputs).length === 0 ? [`import"./${basename(path)}";`] : [],
  );

/** @throws where the loader imports something: until that has come, it listens to nobody */
function expectAlone(loader: string): void {
  const [found] = loader.match(/^\s*import[\s"{*][^;]*;/) ?? [];
  if (found) throw new Error(`The islands’ loader waits for ${found} Import it when it is needed.`);
}

/**
 * Bundles the loader and every island and enhancer it can reach.
 *
 * @param classNames what `readClassNames` found
 * @param base the address the files will stand under, such as "/_islands/"
 */
export async function bundleIslands(
  classNames: Map<string, string>,
  base: string,
): Promise<Bundle> {
  const used = new Set<string>();
  const { outputFiles, metafile } = await build({
    entryPoints: { loader: LOADER },
    outdir: resolve('islands'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: ['chrome125', 'firefox129', 'safari17.5'],
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': JSON.stringify(MODE),
      ...setting('NEXT_PUBLIC_BASE_PATH'),
      ...setting('NEXT_PUBLIC_META_PIXEL_ID'),
    },
    alias: nextReact(),
    plugins: [styles(classNames, used), noNext],
    logLevel: 'warning',
  });
  const needless = needlessImports(metafile);
  const files = new Map(
    outputFiles.map(({ path, text }) => [
      relative(resolve('islands'), path),
      needless.reduce((code, statement) => code.replace(statement, ''), text),
    ]),
  );
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === LOADER);
  if (!entry) throw new Error('The islands’ loader was not bundled.');
  const name = relative('islands', entry[0]);
  const code = files.get(name) ?? '';
  expectAlone(code);
  files.delete(name);
  return { loader: code.trim().replaceAll('"./', `"${base}`), files, classNames: used };
}
