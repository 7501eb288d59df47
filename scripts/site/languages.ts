import { agency } from '@/content/files/agency';
import { FURTHER } from '@/content/schema/mirror';
import { readIfSound } from '@/content/schema/mistake';

/**
 * The further languages. None in a process that reads one of them, or if the file of the agency is wrong, which the
 * check says.
 */
export const languages = FURTHER ? [] : (readIfSound(agency)?.languages ?? []);

/** The variables of a process that reads a further language. Its pages have a path of their own. */
export const toLanguageEnv = (language: string): NodeJS.ProcessEnv => ({
  ...process.env,
  SITE_LANGUAGE: language,
  SITE_LANGUAGE_PATH: `/${language}`,
});
