import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { apacheFile } from './apache';
import { caddyFile } from './caddy';
import { headersFile, redirectsFile } from './cloudflare';
import { hidden, mediaTypes, type Site } from './description';
import { nginxFile } from './nginx';
import { precompress, removeCopies } from './precompress';
import { vercelFile } from './vercel';

type Options = Site & {
  /** The exported site. */
  out: string;
  /** Where the server configurations go: beside the site, so that no server can hand them out. */
  hosts: string;
  /** Whether Netlify builds, for which a redirect before an existing page needs a mark. */
  netlify: boolean;
};

/** Every host must say what a file is, because nosniff forbids browsers to guess. */
async function checkEndings(out: string): Promise<void> {
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const ending = extname(entry.name).slice(1);
    if (!entry.isFile() || hidden.some((name) => name === entry.name) || ending in mediaTypes) {
      continue;
    }
    throw new Error(
      `${join(entry.parentPath, entry.name)}: no media type is known for ".${ending}". Add it to mediaTypes in scripts/build/hosts/description.ts.`,
    );
  }
}

/**
 * Writes what each host must know of the site: into the site what hosts read there, beside it the
 * configurations of servers, and the precompressed copies where they are asked for.
 *
 * @returns how many copies it wrote
 * @throws where a file has no media type, or a host's limits are passed
 */
export async function writeHostFiles({ out, hosts, netlify, ...site }: Options): Promise<number> {
  await removeCopies(out);
  // Next's twin of 404.html, which hosts would serve as a page.
  await rm(join(out, '_not-found.html'), { force: true });
  await checkEndings(out);
  const texts = {
    _headers: headersFile(site),
    _redirects: redirectsFile({ ...site, force: netlify }),
    '.htaccess': apacheFile(site),
    // GitHub Pages leaves out folders that begin with "_" unless this file is there.
    '.nojekyll': '',
    'vercel.json': vercelFile(site),
  } satisfies Record<(typeof hidden)[number], string>;
  for (const [name, text] of Object.entries(texts)) await writeFile(join(out, name), text);

  await mkdir(hosts, { recursive: true });
  await writeFile(join(hosts, 'nginx.conf'), nginxFile(site));
  await writeFile(join(hosts, 'Caddyfile'), caddyFile(site));
  return site.precompressed ? precompress(out) : 0;
}
