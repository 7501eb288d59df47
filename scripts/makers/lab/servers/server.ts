import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from './program';

/** The folders of a site that a server serves. */
export type Layout = {
  /** The server's document root. */
  root: string;
  /** The exported site: the root, or the folder of the base path in it. */
  out: string;
  /** The generated configurations of servers. */
  hosts: string;
  /** The folder for the server's own files, such as logs. */
  own: string;
  basePath: string;
};

/** A server program, which starts on a free port of this machine. */
export type Server = {
  name: string;
  /** The Debian package that is missing on this machine. Null if none is. */
  missing: () => string | null;
  start: (layout: Layout) => Promise<Running>;
};

/** Writes a server's configuration, and returns its path. */
export function writeConfiguration({ own }: Layout, name: string, text: string): string {
  mkdirSync(own, { recursive: true });
  const path = join(own, name);
  writeFileSync(path, text);
  return path;
}
