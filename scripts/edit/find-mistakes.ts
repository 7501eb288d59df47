import { agency } from '@/content/files/agency';
import { listMistakes } from '@/content/schema/mistake';
import { site } from '@/content/site/site';

/** Finds what is wrong with the files that others need, in the words of the check. */
export const findMistakes = (): Promise<string[]> => listMistakes([agency, site]);
