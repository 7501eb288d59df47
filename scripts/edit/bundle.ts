import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The folder of this package, from the project's root. */
const PACKAGE = 'scripts/edit';

/** The page loads nothing from another site and sends nothing there. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the words</title>
</head>
<body>
<script src="config.js"></script>
<script type="module" src="main.js"></script>
</body>
</html>
`;

/** The part of esbuild's API that this uses. Its package is installed on demand. */
type Esbuild = { build: (options: Record<string, unknown>) => Promise<unknown> };

/**
 * Writes the page of the CMS with its scripts, typefaces and configuration into a folder.
 *
 * @throws an error if the package is not installed
 */
export async function writeAdmin(folder: string, config: unknown): Promise<void> {
  const require = createRequire(join(process.cwd(), PACKAGE, 'package.json'));
  const { build }: Esbuild = require('esbuild');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(PACKAGE, 'admin/main.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    nodePaths: ['node_modules', join(PACKAGE, 'node_modules')],
    logLevel: 'error',
  });
  // Typefaces and workers, which the scripts fetch from beside them.
  cpSync(join(PACKAGE, 'node_modules/@sveltia/cms/npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  writeFileSync(join(folder, 'config.js'), `window.cmsConfig = ${JSON.stringify(config)};\n`);
  writeFileSync(join(folder, 'index.html'), PAGE);
}
