import { agency } from '@/content/files/agency';
import { FURTHER } from '@/content/schema/mirror';
import { readIfSound } from '@/content/schema/mistake';

/**
 * The further languages. None in a process that reads one of them, or if the file of the agency is wrong, which the
 * check says.
 */
export const languages = FURTHER ? [] : (readIfSound(agency)?.languages ?? []);

/** The variables of a process that reads a further language. Its pages have a base path of their own. */
export function toLanguageEnv(language: string): NodeJS.ProcessEnv {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return {
    ...process.env,
    SITE_LANGUAGE: language,
    NEXT_PUBLIC_BASE_PATH: `${base}/${language}`,
    NEXT_PUBLIC_FILES_PATH: base,
  };
}
