import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from './program';

/** A site with its rules, laid out as a server wants it. */
export type Layout = {
  /** What the server answers "/" with. */
  root: string;
  /** The exported site: the root, or the folder of the base path below it. */
  out: string;
  /** Where the generated server configurations are. */
  hosts: string;
  /** A folder for what the server itself writes. */
  own: string;
  basePath: string;
};

/** A server program that can be started on a free port of this machine. */
export type Server = {
  name: string;
  /** What is missing on this machine, or null. */
  missing: () => string | null;
  start: (layout: Layout) => Promise<Running>;
};

/** Writes a server's configuration and gives its path. */
export function configuration({ own }: Layout, name: string, text: string): string {
  mkdirSync(own, { recursive: true });
  const path = join(own, name);
  writeFileSync(path, text);
  return path;
}
