/**
 * The last step of the build. Writes the same headers and redirects for every host: into `out/` for
 * hosts that read them there, and into `hosts/` for nginx and Caddy. `hosts/` is never deployed.
 * `PRECOMPRESS=1` adds `.br` and `.gz` copies, for servers that send such files.
 */
import nextEnv from '@next/env';
import { writeHostFiles } from './hosts/write';

// The base path may be set in a .env file.
nextEnv.loadEnvConfig(process.cwd());

const copies = await writeHostFiles({
  out: 'out',
  hosts: 'hosts',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  precompressed: process.env.PRECOMPRESS === '1',
  netlify: process.env.NETLIFY === 'true',
});
console.log(
  `hosts: wrote headers and redirects${copies ? `, and ${copies} compressed copies` : ''}`,
);
