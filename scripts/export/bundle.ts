import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { ClassNames } from './class-names';

/** The browser code of a site. */
export type Bundle = {
  /** The name of the file that each page loads. It imports the others. */
  loader: string;
  /** The code of the files, by name. */
  files: Map<string, string>;
  /** The class names of all CSS modules that islands import. */
  islandClasses: Set<string>;
  /** esbuild's record of inputs and outputs. */
  metafile: Metafile;
};

/** esbuild needs a folder to name its outputs. Nothing is written to it. */
const FOLDER = 'islands';

/**
 * Resolves CSS modules to the class names of the pages, and all other sheets to nothing. The pages
 * load the rules themselves.
 *
 * @param used collects the class names of every module in the bundle
 */
function sheets(classNames: ClassNames | null, used: Set<string>): Plugin {
  /** The keys are paths from the project's root, which may be above the working directory. */
  const findNames = (path: string) =>
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
        const names = findNames(path);
        if (!names) {
          const file = relative(process.cwd(), path);
          return {
            errors: [
              {
                text: `${file} has no class names: add it to import.meta.glob in the route that prints them.`,
              },
            ],
          };
        }
        for (const name of Object.values(names)) for (const one of name.split(' ')) used.add(one);
        return { contents: JSON.stringify(names), loader: 'json' };
      });
    },
  };
}

/** Refuses imports of Next. Its router, links and images do not work in an island. */
const noNext: Plugin = {
  name: 'no-next',
  setup(setup) {
    setup.onResolve({ filter: /^next(\/|$)/ }, ({ path, importer }) => {
      if (importer.includes('node_modules')) return undefined;
      return {
        errors: [{ text: `${importer} imports ${path}, which does not work in an island.` }],
      };
    });
  },
};

/** Whether a module is left out of the bundle, by its path from the working directory. */
type LeaveOut = (module: string) => boolean;

/** Reads nothing of the modules that no page uses. */
const dropUnused = (leaveOut: LeaveOut): Plugin => ({
  name: 'drop-unused',
  setup(setup) {
    setup.onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
      leaveOut(relative(process.cwd(), path).replaceAll('\\', '/')) ? { contents: '' } : undefined,
    );
  },
});

/** The paths of Next's own copy of React. It rendered the pages, so it must also hydrate them. */
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
 * Lists the import statements of chunks without a module. esbuild writes such a chunk for its helpers,
 * and imports it even where no helper is used. Each import would cost a request.
 */
const emptyImports = ({ outputs }: Metafile): string[] =>
  Object.entries(outputs).flatMap(([path, { inputs }]) =>
    Object.keys(inputs).length === 0 ? [`import"./${basename(path)}";`] : [],
  );

/** @throws if the loader has a static import, because nothing starts before that file arrives, too */
function refuseStaticImports(loader: string): void {
  const [found] = loader.match(/^\s*import[\s"{*][^;]*;/) ?? [];
  if (found) {
    throw new Error(
      `The loader has the static import ${found} Use import() in the site's browser entry instead.`,
    );
  }
}

/**
 * Bundles the browser entry with every island and enhancer that it imports.
 *
 * @param classNames null leaves the CSS modules empty, for callers that only read the metafile
 * @param env variables that the code reads as `process.env.NAME`
 * @param leaveOut whether nothing is bundled of a module that the entry fetches
 */
export async function bundleIslands(
  entry: string,
  classNames: ClassNames | null,
  env: Readonly<Record<string, string>>,
  leaveOut: LeaveOut = () => false,
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
    plugins: [dropUnused(leaveOut), sheets(classNames, islandClasses), noNext],
    logLevel: 'warning',
  });
  const empty = emptyImports(metafile);
  const files = new Map(
    outputFiles
      .map(({ path, text }): [string, string] => [
        relative(resolve(FOLDER), path),
        empty.reduce((code, statement) => code.replace(statement, ''), text),
      ])
      .filter(([name]) => !leaveOut(metafile.outputs[`${FOLDER}/${name}`]?.entryPoint ?? '')),
  );
  const main = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!main) throw new Error(`esbuild did not bundle ${entry}: check the path in "entry".`);
  const loader = relative(FOLDER, main[0]);
  refuseStaticImports(files.get(loader) ?? '');
  return { loader, files, islandClasses, metafile };
}
