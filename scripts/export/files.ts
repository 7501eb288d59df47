import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the exporter's files stand. Hosts keep what is in Next's static folder for a year. */
const OWN_FILES = '_next/static/own';

/** Writes a file of the exporter's and gives its address. */
export type WriteOwnFile = (kind: 'css' | 'svg', text: string) => string;

/** Makes a function that writes files under names that are hashes of what they hold. */
export function ownFiles(out: string, basePath: string): WriteOwnFile {
  mkdirSync(join(out, OWN_FILES), { recursive: true });
  return (kind, text) => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${kind}`;
    writeFileSync(join(out, OWN_FILES, name), text);
    return `${basePath}/${OWN_FILES}/${name}`;
  };
}
