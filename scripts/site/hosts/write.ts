import { basename, extname, join } from 'node:path';
import { writeFile } from 'next-islands/files';
import { filesIn } from '../files';
import { writeFiles } from '../out';
import { apacheFile } from './apache';
import { caddyFile } from './caddy';
import { headersFile, redirectsFile } from './cloudflare';
import { encodings, hidden, type Site } from './description';
import { isUnknown, listMediaTypes } from './media-types';
import { nginxFile } from './nginx';
import { precompress } from './precompress';
import { vercelFile } from './vercel';

type Options = Omit<Site, 'mediaTypes'> & {
  /** The folder of the exported site. */
  out: string;
  /** The folder for the configurations of servers. Keep it outside the site, which servers publish. */
  hosts: string;
  /** Whether Netlify builds the site. Its redirects need a mark where a page exists. */
  netlify: boolean;
};

/** Lists the files that visitors can load, without the copies and files of hosts. */
const filesForVisitors = (out: string): string[] =>
  filesIn(out).filter(
    (file) =>
      !hidden.some((name) => name === basename(file)) && !(extname(file).slice(1) in encodings),
  );

/**
 * Writes every host's configuration: into the site for hosts that read it there, and into `hosts` for
 * servers. Writes compressed copies if `precompressed` is set.
 *
 * @returns how many compressed copies there are, and the files whose media type is unknown
 * @throws if a host's limit is exceeded
 */
export async function writeHostFiles({ out, hosts, netlify, ...options }: Options): Promise<{
  copies: number;
  unknown: string[];
}> {
  const files = filesForVisitors(out);
  const site: Site = { ...options, mediaTypes: listMediaTypes(files) };
  const texts = {
    _headers: headersFile(site),
    _redirects: redirectsFile({ ...site, force: netlify }),
    '.htaccess': apacheFile(site),
    // Without this file, GitHub Pages skips folders that begin with "_".
    '.nojekyll': '',
    'vercel.json': vercelFile(site),
  } satisfies Record<(typeof hidden)[number], string>;
  writeFiles(new Map(Object.entries(texts)), out);
  writeFile(join(hosts, 'nginx.conf'), nginxFile(site));
  writeFile(join(hosts, 'Caddyfile'), caddyFile(site));
  return {
    copies: site.precompressed ? await precompress(out) : 0,
    unknown: files.filter(isUnknown),
  };
}
