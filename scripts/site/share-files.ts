import { readFileSync, writeFileSync } from 'node:fs';
import { FILES } from '@/content/schema/base-path';
import { filesIn } from './files';

/** The files that Next writes once a language, and that are the same in all. */
const SHARED = ['_next/', 'icon.svg', 'favicon.ico'];

/**
 * Leads the pages of a further language to the scripts, sheets, typefaces and icons of the site. Next gives them the
 * base path of the language.
 *
 * @param folder the folder of Next's export
 */
export function shareFiles(folder: string): void {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  for (const file of filesIn(folder).filter((each) => /\.(html|css|js)$/.test(each))) {
    const before = readFileSync(file, 'utf8');
    const after = SHARED.reduce(
      (text, name) => text.replaceAll(`${base}/${name}`, `${FILES}/${name}`),
      before,
    );
    if (after !== before) writeFileSync(file, after);
  }
}
