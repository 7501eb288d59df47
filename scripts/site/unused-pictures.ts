import { readFileSync, rmSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { filesIn } from './files';

/** The endings of files that may name a picture. */
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.txt', '.webmanifest', '.xml']);

/** The folders of pictures: those of content, and those of sheets. */
const FOLDERS = ['pictures', '_next/static/media'];

/** A picture's address, such as "/pictures/web-44a55c3d-480.avif". */
const NAMES = new RegExp(`/(?:${FOLDERS.join('|')})/([\\w.~-]+)`, 'g');

/** The names that the build makes. What somebody placed there by hand stays. */
const OWN = /-[\da-f]{8}(-\d+)?\.(avif|webp)$|\/media\/[^/]+\.avif$/;

/**
 * Removes the pictures that no file of the site names, such as those of pages that are left out.
 *
 * @param out the folder of the exported site
 * @returns how many files it removed
 */
export function removeUnusedPictures(out: string): number {
  const named = new Set(
    filesIn(out)
      .filter((file) => TEXTS.has(extname(file)))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMES)].map(([, name]) => name)),
  );
  const unused = FOLDERS.flatMap((folder) => filesIn(`${out}/${folder}`)).filter(
    (file) => OWN.test(file) && !named.has(basename(file)),
  );
  for (const file of unused) rmSync(file);
  return unused.length;
}
