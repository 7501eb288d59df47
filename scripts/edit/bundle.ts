import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Sources } from './backend';
import { type Builder, getCheck } from './check-bundle';
import { toPage } from './page';
import { ownWording } from './wording';

/** The folder of this package, from the project's root. */
const PACKAGE = 'scripts/edit';

/** The part of esbuild's API that this uses. Its package is installed on demand. */
type Esbuild = { build: (options: Record<string, unknown>) => Promise<unknown> };

/** The page's global variables, the servers that it may load from, and the path of the site. */
export type PageOptions = {
  /** The values of global variables of the page's script. */
  globals: Readonly<Record<string, unknown>>;
  sources: Sources;
  /** The path that the site is served under, such as "/site". Empty at a domain's root. */
  basePath: string;
};

/** The grammars of programming languages, a file for each. */
const LANGUAGES = join(PACKAGE, 'node_modules/@shikijs/langs/dist');

/** Leaves the code in texts without colours: one empty grammar for all languages, not 300 files. */
const noColours = {
  name: 'no-colours',
  setup({ onResolve, onLoad }: Builder) {
    const namespace = 'no-colours';
    onResolve({ filter: /^@shikijs\/langs\// }, () => ({ path: 'languages', namespace }));
    onLoad({ filter: /./, namespace }, () => {
      const names = readdirSync(LANGUAGES).flatMap((file) => /^(.+)\.mjs$/.exec(file)?.[1] ?? []);
      const grammar = "{ name, scopeName: 'source.' + name, patterns: [] }";
      return { contents: `export default ${JSON.stringify(names)}.map((name) => (${grammar}));` };
    });
  },
};

/** Writes the values of global variables of the page's script. */
export function writeGlobals(folder: string, globals: PageOptions['globals']): void {
  const lines = Object.entries(globals).map(
    ([name, value]) => `window.${name} = ${JSON.stringify(value)};\n`,
  );
  writeFileSync(join(folder, 'admin/config.js'), lines.join(''));
}

/**
 * Writes the page of the editor, `admin.html`, and a folder `admin` with its scripts, typefaces and
 * configuration.
 *
 * @throws an error if the package is not installed
 */
export async function writeAdmin(
  folder: string,
  { globals, sources, basePath }: PageOptions,
): Promise<void> {
  const require = createRequire(join(process.cwd(), PACKAGE, 'package.json'));
  const { build }: Esbuild = require('esbuild');
  const files = join(folder, 'admin');
  // The server would follow a link that somebody has put there.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const shared = { bundle: true, format: 'esm', minify: true, logLevel: 'error' };
  await build({
    ...shared,
    entryPoints: [join(PACKAGE, 'admin/main.ts')],
    outdir: files,
    splitting: true,
    nodePaths: ['node_modules', join(PACKAGE, 'node_modules')],
    plugins: [noColours, ownWording],
  });
  await build({ ...shared, ...getCheck(), outfile: join(files, 'check.js') });
  // Typefaces and workers, which the scripts fetch from beside them.
  cpSync(join(PACKAGE, 'node_modules/@sveltia/cms/npm/assets'), join(files, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  cpSync(join(PACKAGE, 'node_modules/@sveltia/cms/LICENSE.txt'), join(files, 'LICENSE.txt'));
  writeGlobals(folder, globals);
  writeFileSync(join(folder, 'admin.html'), toPage(`${basePath}/admin`, sources));
}
