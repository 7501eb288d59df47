import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the exporter's files. It is in Next's static folder, which hosts cache for a year. */
const OWN_FILES = '_next/static/own';

/** Writes a file of the exporter, and returns its address. */
export type WriteFile = (kind: 'css' | 'svg', text: string) => string;

/** Makes a function that writes files. Each file's name is a hash of its content. */
export function createFileWriter(out: string, basePath: string): WriteFile {
  mkdirSync(join(out, OWN_FILES), { recursive: true });
  return (kind, text) => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${kind}`;
    writeFileSync(join(out, OWN_FILES, name), text);
    return `${basePath}/${OWN_FILES}/${name}`;
  };
}
