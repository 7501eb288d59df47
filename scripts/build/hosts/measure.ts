import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { encodings } from './description';
import type { Savings, SiteSize } from './limits';

const copies = Object.keys(encodings).map((ending) => `.${ending}`);

/** Reads how large a folder is, and what its site could leave out. */
export function measureFolder(folder: string): { size: SiteSize; savings: Savings } {
  const size: SiteSize = {
    files: 0,
    bytes: 0,
    fullest: { name: folder, files: 0 },
    largest: { name: folder, bytes: 0 },
  };
  const savings: Savings = { markdown: 0, sharePictures: 0, compressed: 0 };
  const inFolders = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { size: bytes } = statSync(file);
    size.files += 1;
    size.bytes += bytes;
    if (bytes > size.largest.bytes) size.largest = { name: file, bytes };
    inFolders.set(entry.parentPath, (inFolders.get(entry.parentPath) ?? 0) + 1);
    if (copies.includes(extname(file))) savings.compressed += 1;
    else if (extname(file) === '.md') savings.markdown += 1;
    else if (isShareOfEntry(relative(folder, file))) savings.sharePictures += 1;
  }
  for (const [name, files] of inFolders) {
    if (files > size.fullest.files) size.fullest = { name, files };
  }
  return { size, savings };
}

/** Whether a file is the share picture of an article or a job. */
const isShareOfEntry = (name: string) =>
  name.startsWith(join('og', '')) && /^(?:blogs|job-description)-/.test(basename(name));
