/**
 * The last step of the build. Writes the same headers and redirects for every host: into `out/` for
 * hosts that read them there, and into `hosts/` for nginx and Caddy. `hosts/` is never deployed.
 * `PRECOMPRESS=1` adds `.br` and `.gz` copies, for servers that send such files. Stops where the site
 * is too large for its host (`DEPLOY_TO`).
 */
import './env';
import { checkLimits, readHost } from './hosts/limits';
import { measureFolder } from './hosts/measure';
import { writeHostFiles } from './hosts/write';
import { CACHE, noteWritten, OUT } from './written';

const { names, copies } = await writeHostFiles({
  out: OUT,
  hosts: 'hosts',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  precompressed: process.env.PRECOMPRESS === '1',
  netlify: process.env.NETLIFY === 'true',
  cache: `${CACHE}/compressed.json`,
});
noteWritten('hosts', names);
console.log(
  `hosts: wrote headers and redirects${copies ? `, and ${copies} compressed copies` : ''}`,
);
const { size, savings } = measureFolder(OUT);
for (const warning of checkLimits(readHost(process.env), size, savings)) {
  console.warn(`hosts: ${warning}`);
}
console.log(`hosts: the site has ${size.files} files, ${Math.ceil(size.bytes / 1e6)} MB in all`);
