import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from './files';
import { findRecolouring } from './pictures/clay';

/**
 * Gives the pictures that sheets name the colours of the brand. They get other names, because browsers keep
 * them for a year.
 *
 * @param folder the folder of Next's export
 */
export async function recolourSheetPictures(folder: string): Promise<void> {
  const files = filesIn(join(folder, '_next/static'));
  const names = new Map<string, string>();
  for (const file of files.filter((each) => each.endsWith('.avif'))) {
    const recolouring = findRecolouring(readFileSync(file));
    if (!recolouring) continue;
    const bytes = await sharp(await recolouring.apply())
      .avif({ quality: 60 })
      .toBuffer();
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 13);
    const name = `${basename(file).split('.')[0]}.${hash}.avif`;
    writeFileSync(join(dirname(file), name), bytes);
    rmSync(file);
    names.set(basename(file), name);
  }
  for (const sheet of names.size > 0 ? files.filter((each) => each.endsWith('.css')) : []) {
    const before = readFileSync(sheet, 'utf8');
    const after = before.replace(/[\w.~-]+\.avif/g, (name) => names.get(name) ?? name);
    if (after !== before) writeFileSync(sheet, after);
  }
}
