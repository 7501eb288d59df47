/**
 * Measures how much one nginx on this machine answers: `npm --prefix scripts/lab run load`. It serves
 * a precompressed copy of `out/` by the generated rules; wrk sends requests over the loopback.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../serve/program';
import { wrk } from './load/wrk';
import { layOut } from './servers/layout';
import { nginx } from './servers/nginx';

const SECONDS = 5;

/** The home page with its styles, fonts and pictures, each picture in the width of a tablet. */
function filesOfVisit(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="(\/[^"?#]+\.\w+)|[ "](\/[^" ,]+-960\.avif) \d+w/g);
  return [...new Set(['/', ...[...named].flatMap(([, file, picture]) => file ?? picture ?? [])])];
}

/** A script by which each thread of wrk asks for one address after the other. */
const inTurn = (paths: readonly string[]) => `local paths = {${paths.map((path) => `"${path}"`)}}
local i = 0
request = function()
  i = i % #paths + 1
  return wrk.format("GET", paths[i])
end
`;

const lacks = nginx.missing() ?? (findProgram('wrk') ? null : 'wrk');
if (lacks) {
  console.error(`The load test needs ${lacks}, which is not installed here.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
chmodSync(folder, 0o755);
try {
  const layout = await layOut({ folder, basePath: '' });
  const visit = filesOfVisit(readFileSync(join(layout.out, 'index.html'), 'utf8'));
  const picture = visit.find((path) => path.endsWith('-960.avif'));
  if (!picture) throw new Error('The home page names no picture.');
  const script = join(folder, 'visit.lua');
  writeFileSync(script, inTurn(visit));

  const { port, stop } = await nginx.start(layout);
  try {
    const url = `http://127.0.0.1:${port}`;
    const rows = {
      'home page (br)': await wrk(`${url}/`, SECONDS),
      'a picture of 960 px (avif)': await wrk(`${url}${picture}`, SECONDS),
      [`a whole visit: ${visit.length} files in turn`]: await wrk(url, SECONDS, script),
    };
    console.log(`nginx, ${availableParallelism()} cores shared with wrk, 64 connections`);
    console.table(rows);
  } finally {
    await stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}
