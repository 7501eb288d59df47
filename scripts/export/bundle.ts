import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { ClassNames } from './class-names';

/** The browser code of a site. */
export type Bundle = {
  /** The loader's code, which stands in each page and imports the files. */
  loader: string;
  /** The files that it imports, by name. */
  files: Map<string, string>;
  /** The class names that the islands' CSS modules give them. */
  islandClasses: Set<string>;
  /** What esbuild says of the inputs and outputs. */
  metafile: Metafile;
};

/** esbuild names its outputs by this folder. Nothing is written to it. */
const FOLDER = 'islands';

/**
 * Gives islands the class names that stand in the pages. The rules of all sheets are in the pages.
 *
 * @param used takes the names of every module that is bundled
 */
function sheets(classNames: ClassNames | null, used: Set<string>): Plugin {
  /** Keys are paths from the project's root, which may be above the working directory. */
  const namesOf = (path: string) =>
    [...(classNames ?? [])].find(([module]) =>
      path.replaceAll('\\', '/').endsWith(`/${module}`),
    )?.[1];
  return {
    name: 'sheets',
    setup(setup) {
      setup.onLoad({ filter: /\.(css|scss|sass)$/ }, ({ path }) => {
        if (!classNames || !/\.module\.\w+$/.test(path)) {
          return { contents: '{}', loader: 'json' };
        }
        const names = namesOf(path);
        if (!names) {
          const file = relative(process.cwd(), path);
          return { errors: [{ text: `The route of the class names prints none for ${file}.` }] };
        }
        for (const name of Object.values(names)) for (const one of name.split(' ')) used.add(one);
        return { contents: JSON.stringify(names), loader: 'json' };
      });
    },
  };
}

/** Refuses imports of Next: its router, links and images do not work in an island. */
const noNext: Plugin = {
  name: 'no-next',
  setup(setup) {
    setup.onResolve({ filter: /^next(\/|$)/ }, ({ path, importer }) => {
      if (importer.includes('node_modules')) return undefined;
      return { errors: [{ text: `${path} does not work in an island (${importer}).` }] };
    });
  },
};

/** The React that Next rendered the pages with, so that server and browser agree. */
function nextReact(): Record<string, string> {
  const next = dirname(createRequire(import.meta.url).resolve('next/package.json'));
  const compiled = (name: string) => join(next, 'dist/compiled', name);
  return {
    react: compiled('react'),
    'react-dom': compiled('react-dom'),
    scheduler: compiled('scheduler'),
  };
}

/**
 * Lists the imports of chunks that hold no module. esbuild writes one for its own helpers, also into
 * files that use none of them, and each would cost a request.
 */
const emptyImports = ({ outputs }: Metafile): string[] =>
  Object.entries(outputs).flatMap(([path, { inputs }]) =>
    Object.keys(inputs).length === 0 ? [`import"./${basename(path)}";`] : [],
  );

/** @throws where the loader imports something: until that has come, it hears no press */
function expectAlone(loader: string): void {
  const [found] = loader.match(/^\s*import[\s"{*][^;]*;/) ?? [];
  if (found) throw new Error(`The loader waits for ${found} Import it when it is needed.`);
}

/**
 * Bundles the browser entry with every island and enhancer that it can reach.
 *
 * @param classNames null where only the metafile is of use: sheets are empty then
 * @param base the address that the files will stand under, such as "/_islands/"
 * @param env variables that the code reads as `process.env.NAME`
 */
export async function bundleIslands(
  entry: string,
  classNames: ClassNames | null,
  base: string,
  env: Readonly<Record<string, string>>,
): Promise<Bundle> {
  const islandClasses = new Set<string>();
  const variables = { NODE_ENV: 'production', ...env };
  const { outputFiles, metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: { loader: entry },
    outdir: resolve(FOLDER),
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
    define: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    alias: nextReact(),
    plugins: [sheets(classNames, islandClasses), noNext],
    logLevel: 'warning',
  });
  const empty = emptyImports(metafile);
  const files = new Map(
    outputFiles.map(({ path, text }) => [
      relative(resolve(FOLDER), path),
      empty.reduce((code, statement) => code.replace(statement, ''), text),
    ]),
  );
  const main = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!main) throw new Error(`${entry} was not bundled.`);
  const name = relative(FOLDER, main[0]);
  const loader = files.get(name) ?? '';
  expectAlone(loader);
  files.delete(name);
  return {
    loader: loader.trim().replaceAll('"./', `"${base}`),
    files,
    islandClasses,
    metafile,
  };
}
