import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file beside its place and then moves it there. So a file with its name is always whole, even
 * if the disk is full or the process is stopped.
 */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const beside = join(dirname(file), `.${basename(file)}.part`);
  try {
    await writeFile(beside, content);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
