import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeHostFiles } from '../../../site/hosts/write';
import { PREVIEW } from '../../../site/out';
import type { Layout } from './server';

type Options = {
  /** An empty folder that the servers' users can read. */
  folder: string;
  /** The base path of the copy, such as "/site". Empty at a domain's root. */
  basePath: string;
  /** Further files for the copy: their texts, by their paths. */
  extra?: Readonly<Record<string, string>>;
};

/**
 * Copies the built site for the servers, with compressed copies and every host's configuration.
 *
 * @throws if there is no built site
 */
export async function layOut({ folder, basePath, extra = {} }: Options): Promise<Layout> {
  if (!existsSync(join(PREVIEW, 'index.html'))) {
    throw new Error(`There is no built site in "${PREVIEW}": run "npm run build:test" first.`);
  }
  const root = join(folder, 'root');
  const out = join(root, basePath);
  const hosts = join(folder, 'hosts');
  cpSync(PREVIEW, out, { recursive: true });
  for (const [file, text] of Object.entries(extra)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  await writeHostFiles({ out, hosts, basePath, precompressed: true, netlify: false });
  return { root, out, hosts, own: join(folder, 'own'), basePath };
}
