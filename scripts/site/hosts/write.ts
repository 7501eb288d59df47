import { basename, extname, join } from 'node:path';
import { writeIfChanged } from 'next-islands/files';
import { Mistake } from '@/content/schema/mistake';
import { filesIn } from '../files';
import { apacheFile } from './apache';
import { caddyFile } from './caddy';
import { headersFile, redirectsFile } from './cloudflare';
import { encodings, hidden, mediaTypes, type Site } from './description';
import { nginxFile } from './nginx';
import { precompress } from './precompress';
import { vercelFile } from './vercel';

type Options = Site & {
  /** The folder of the exported site. */
  out: string;
  /** The folder for the configurations of servers. Keep it outside the site, which servers publish. */
  hosts: string;
  /** Whether Netlify builds the site. Its redirects need a mark where a page exists. */
  netlify: boolean;
};

/**
 * Hosts must name the type of every file, because nosniff forbids browsers to guess.
 *
 * @throws if a file's type is unknown
 */
function checkEndings(out: string): void {
  for (const file of filesIn(out)) {
    const ending = extname(file).slice(1);
    const isHidden = hidden.some((name) => name === basename(file));
    if (isHidden || ending in encodings || ending in mediaTypes) continue;
    throw new Mistake(
      `${file}: the media type of ".${ending}" is unknown. Add it to mediaTypes in scripts/site/hosts/description.ts.`,
    );
  }
}

/**
 * Writes every host's configuration: into the site for hosts that read it there, and into `hosts` for
 * servers. Writes compressed copies if `precompressed` is set.
 *
 * @returns the paths of its files in the site, and how many of them are compressed copies
 * @throws if a file's media type is unknown, or a host's limit is exceeded
 */
export async function writeHostFiles({ out, hosts, netlify, ...site }: Options): Promise<{
  names: string[];
  copies: number;
}> {
  checkEndings(out);
  const texts = {
    _headers: headersFile(site),
    _redirects: redirectsFile({ ...site, force: netlify }),
    '.htaccess': apacheFile(site),
    // Without this file, GitHub Pages skips folders that begin with "_".
    '.nojekyll': '',
    'vercel.json': vercelFile(site),
  } satisfies Record<(typeof hidden)[number], string>;
  for (const [name, text] of Object.entries(texts)) writeIfChanged(join(out, name), text);
  writeIfChanged(join(hosts, 'nginx.conf'), nginxFile(site));
  writeIfChanged(join(hosts, 'Caddyfile'), caddyFile(site));
  const copies = site.precompressed ? await precompress(out) : [];
  return { names: [...Object.keys(texts), ...copies], copies: copies.length };
}
