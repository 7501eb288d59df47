import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addLoader } from './add-loader';
import { bundleIslands } from './bundle';
import { readClassNames } from './class-names';
import { OWN_FILES, type Write } from './files';
import type { Step } from './page';
import { styleSteps } from './site-styles';
import { stripNext } from './strip';

const FOLDER = '_islands';

/** What only Next's router would fetch: payload texts and the folders they stand in. */
const PAYLOAD = /(^|\/)__next\.[^/]*$|\.txt$/;
const KEPT_TEXT = /(^|\/)(robots|humans|llms|licenses)\.txt$/;

/**
 * Puts the bundled islands into the exported site in place of Next's scripts, payloads and sheets.
 *
 * @param out the exported site
 * @param basePath the folder it is served from, such as "/site"; empty at a domain's root
 * @param write writes the sheet that all pages share
 * @returns what each page needs done
 */
export async function installIslands(out: string, basePath: string, write: Write): Promise<Step[]> {
  const base = `${basePath}/${FOLDER}/`;
  const chunks = join(out, '_next/static/chunks');
  const bundle = await bundleIslands(await readClassNames(chunks), base);
  const styles = await styleSteps(out, basePath, write, bundle.classNames);

  await mkdir(join(out, FOLDER), { recursive: true });
  for (const [name, code] of bundle.files) await writeFile(join(out, FOLDER, name), code);

  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const ours = file.startsWith(join(out, OWN_FILES));
    const nexts = file.startsWith(join(out, '_next')) && /\.(js|css)$/.test(file) && !ours;
    if (nexts || (PAYLOAD.test(file) && !KEPT_TEXT.test(file))) await rm(file);
  }
  await removeEmptyFolders(out);
  console.log(`islands: ${bundle.files.size} files, loader ${bundle.loader.length} bytes`);
  return [stripNext, ...styles, addLoader(bundle, base)];
}

async function removeEmptyFolders(folder: string): Promise<boolean> {
  let empty = true;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && (await removeEmptyFolders(join(folder, entry.name)))) continue;
    empty = false;
  }
  if (empty) await rm(folder, { recursive: true });
  return empty;
}
