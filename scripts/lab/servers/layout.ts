import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeHostFiles } from '../../build/hosts/write';
import type { Layout } from './server';

const OUT = 'out';

type Options = {
  /** An empty folder, which the servers' own users can read. */
  folder: string;
  /** The folder the copy is served from, such as "/site"; empty for the root. */
  basePath: string;
  /** Files to add to the copy, with their texts. */
  extra?: Readonly<Record<string, string>>;
};

/**
 * Copies the built site, precompressed and with every host's rules, for a server to serve.
 *
 * @throws when there is no built site
 */
export async function layOut({ folder, basePath, extra = {} }: Options): Promise<Layout> {
  if (!existsSync(join(OUT, 'index.html'))) {
    throw new Error(`There is no built site in "${OUT}": run "npm run build" first.`);
  }
  const root = join(folder, 'root');
  const out = join(root, basePath);
  const hosts = join(folder, 'hosts');
  cpSync(OUT, out, { recursive: true });
  for (const [file, text] of Object.entries(extra)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  await writeHostFiles({ out, hosts, basePath, precompressed: true, netlify: false });
  return { root, out, hosts, own: join(folder, 'own'), basePath };
}
