import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The integrity of a file that a page loads. */
export const sha256 = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The policy source that allows an inline script or sheet, with its quotes. */
export const hashSource = (text: string): string => `'${sha256(text)}'`;

/**
 * Makes a function that returns the digest of the file at an address. It reads each file once.
 *
 * @param out the folder of the exported site
 * @param basePath the path the site is served under, such as "/site". Empty at a domain's root.
 */
export function fileDigests(out: string, basePath: string): (address: string) => string {
  const known = new Map<string, string>();

  function read(address: string): string {
    const [path = ''] = address.split(/[?#]/);
    const file = join(out, decodeURI(path.slice(basePath.length)));
    if (!/^\/(?!\/)/.test(path) || !path.startsWith(`${basePath}/`) || !existsSync(file)) {
      throw new Error(
        `it loads "${address}", which is not a file of the site, so its integrity is unknown: serve it from public/`,
      );
    }
    return sha256(readFileSync(file));
  }

  return (address) => {
    const digested = known.get(address) ?? read(address);
    known.set(address, digested);
    return digested;
  };
}
