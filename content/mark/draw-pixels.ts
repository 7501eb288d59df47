import { execFileSync } from 'node:child_process';

const CODE = `const { readFileSync } = require('node:fs');
require('sharp')(readFileSync(0)).ensureAlpha().raw().toBuffer().then((pixels) => process.stdout.write(pixels));`;

/** Draws an SVG as pixels of four bytes. It waits for a process, because the library cannot be waited for. */
export const drawPixels = (svg: string): Buffer =>
  execFileSync(process.execPath, ['-e', CODE], { input: svg, maxBuffer: 2 ** 26 });
