import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const digest = (algorithm: 'sha256' | 'sha384', content: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** The source that allows an inline script or sheet, in a policy's quotes. */
export const hashSource = (text: string): string => `'${digest('sha256', text)}'`;

/** The integrity of a module that code imports: every page lists them all, so they are short. */
export const sha256 = (content: string | Buffer): string => digest('sha256', content);

/** The integrity of a file that a page names. */
export const sha384 = (content: string | Buffer): string => digest('sha384', content);

/**
 * Digests of the exported site's files by the addresses that pages load them from, each file
 * read once.
 *
 * @param out the exported site
 * @param basePath the folder it is served from, such as "/site"; empty at a domain's root
 */
export function fileDigests(out: string, basePath: string): (address: string) => string {
  const known = new Map<string, string>();

  function read(address: string): string {
    const [path = ''] = address.split(/[?#]/);
    const file = join(out, decodeURI(path.slice(basePath.length)));
    if (!/^\/(?!\/)/.test(path) || !path.startsWith(`${basePath}/`) || !existsSync(file)) {
      throw new Error(
        `it loads "${address}", which is no file of the site, so nobody can vouch for it: serve it from public/`,
      );
    }
    return sha384(readFileSync(file));
  }

  return (address) => {
    const digested = known.get(address) ?? read(address);
    known.set(address, digested);
    return digested;
  };
}
