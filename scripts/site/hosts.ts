/**
 * The last step of the build. Removes the pictures that nothing names. Writes the same headers and redirects for every host: into `out/` for
 * hosts that read them there, and into `hosts/` for nginx and Caddy. `hosts/` is never deployed.
 * `PRECOMPRESS=1` adds `.br` and `.gz` copies, for servers that send such files. Prints how large the
 * site is.
 */
import './env';
import { statSync } from 'node:fs';
import { site } from '@/content/site/site';
import { filesIn } from './files';
import { writeHostFiles } from './hosts/write';
import { HOSTS, OUT } from './out';
import { removeUnusedPictures } from './unused-pictures';

// The editor names pictures, too.
removeUnusedPictures(OUT);
const { copies, unknown } = await writeHostFiles({
  out: OUT,
  hosts: HOSTS,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  precompressed: process.env.PRECOMPRESS === '1',
  origin: site().url,
  netlify: process.env.NETLIFY === 'true',
});
console.log(
  `hosts: wrote headers and redirects${copies ? `, and ${copies} compressed copies` : ''}`,
);
if (unknown.length > 0) {
  console.log(
    `hosts: the media type of these files is unknown, so browsers save them: ${unknown.join(', ')}`,
  );
}
const files = filesIn(OUT);
const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`hosts: the site has ${files.length} files, ${Math.ceil(bytes / 1e6)} MB in all`);
