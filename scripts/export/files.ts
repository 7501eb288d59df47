import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the export's own files stand: hosts keep what is in this folder of Next's for a year. */
export const OWN_FILES = '_next/static/own';

/** Writes a file of the site's and gives its address. */
export type Write = (kind: 'css' | 'svg', text: string) => string;

/**
 * Writes files under names of what they hold.
 *
 * @param out the exported site
 * @param basePath the folder it is served from, such as "/site"; empty at a domain's root
 */
export function writerInto(out: string, basePath: string): Write {
  return (kind, text) => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${kind}`;
    mkdirSync(join(out, OWN_FILES), { recursive: true });
    writeFileSync(join(out, OWN_FILES, name), text);
    return `${basePath}/${OWN_FILES}/${name}`;
  };
}
