/**
 * Measures how many requests nginx answers on this machine: `npm --prefix scripts/lab run load`. nginx
 * serves a precompressed copy of `out/` with its generated configuration. wrk sends the requests.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../serve/program';
import { wrk } from './load/wrk';
import { layOut } from './servers/layout';
import { nginx } from './servers/nginx';

const SECONDS = 5;

/** Lists the home page's files: its styles, its fonts and its pictures at a tablet's width. */
function listVisitFiles(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="(\/[^"?#]+\.\w+)|[ "](\/[^" ,]+-960\.avif) \d+w/g);
  return [...new Set(['/', ...[...named].flatMap(([, file, picture]) => file ?? picture ?? [])])];
}

/** Writes a Lua script for wrk that requests one address after the other. */
const createScript = (
  paths: readonly string[],
) => `local paths = {${paths.map((path) => `"${path}"`)}}
local i = 0
request = function()
  i = i % #paths + 1
  return wrk.format("GET", paths[i])
end
`;

const missing = nginx.missing() ?? (findProgram('wrk') ? null : 'wrk');
if (missing) {
  console.error(
    `The load test needs ${missing}, which is not installed: install it (Debian: apt).`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
chmodSync(folder, 0o755);
try {
  const layout = await layOut({ folder, basePath: '' });
  const visit = listVisitFiles(readFileSync(join(layout.out, 'index.html'), 'utf8'));
  const picture = visit.find((path) => path.endsWith('-960.avif'));
  if (!picture) throw new Error('The home page has no picture of 960 px: build the site again.');
  const script = join(folder, 'visit.lua');
  writeFileSync(script, createScript(visit));

  const { port, stop } = await nginx.start(layout);
  try {
    const url = `http://127.0.0.1:${port}`;
    const rows = {
      'home page (br)': await wrk(`${url}/`, SECONDS),
      'a picture of 960 px (avif)': await wrk(`${url}${picture}`, SECONDS),
      [`a whole visit, ${visit.length} files`]: await wrk(url, SECONDS, script),
    };
    console.log(`nginx, ${availableParallelism()} cores shared with wrk, 64 connections`);
    console.table(rows);
  } finally {
    await stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}
