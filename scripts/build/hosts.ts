/**
 * The last step of the build: tells every host the same about the site in `out/`. Hosts that read
 * their rules from the site find them there; those of nginx and Caddy are in `hosts/`, which is
 * never deployed. `PRECOMPRESS=1` adds `.br` and `.gz` files for servers that hand them out.
 */
import nextEnv from '@next/env';
import { writeHostFiles } from './hosts/write';

// The base path may stand in a .env file, from which the build read it.
nextEnv.loadEnvConfig(process.cwd());

const copies = await writeHostFiles({
  out: 'out',
  hosts: 'hosts',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  precompressed: process.env.PRECOMPRESS === '1',
  netlify: process.env.NETLIFY === 'true',
});
console.log(`hosts: rules written${copies ? `, ${copies} precompressed copies` : ''}`);
