import '../site/env';
import { wordsFiles } from '@/content/files/read-file';
import { listMistakes } from '@/content/schema/mistake';
import { readWords } from '../site/check/words';
import { writeAdmin } from './bundle';
import type { Backend } from './config';

/**
 * Writes the editor for the present words and schemas into a folder.
 *
 * @param siteUrl where the site is seen, such as "http://localhost:3000"
 */
export async function writeEditor(
  folder: string,
  settings: { backend: Backend; siteUrl: string },
): Promise<void> {
  // The fields do not depend on the words. `npm run dev` shows mistakes in them.
  await listMistakes(readWords);
  const { definedCollections } = await import('@/content/files/collection');
  const { getConfig } = await import('./config');
  await writeAdmin(folder, getConfig(definedCollections, wordsFiles, settings));
}
