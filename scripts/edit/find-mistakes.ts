import { wordsFiles } from '@/content/files/read-file';
import { listMistakes } from '@/content/schema/mistake';

/** The files with the facts and the settings that other files need. */
const FILES = ['content/agency.yaml', 'content/site.yaml'];

/** Finds what is wrong with the files that others need, in the words of the check. */
export const findMistakes = (): Promise<string[]> =>
  listMistakes(FILES.map((file) => () => wordsFiles.get(file)?.read()));
