import { ALTS } from '@/content/files/alts';
import type { Copy } from '../variants/copy';
import { edit, listFiles } from './fields';
import { type Tongue, tongues } from './tongues';

const AGENCY = 'content/agency.yaml';

/** Gives a copy made-up Arabic words beside its own ones, and those that `translate` puts in their place. */
export function addArabic(copy: Copy, translate: (tongue: Tongue) => void): void {
  translate(tongues.joined);
  for (const file of [...listFiles(copy), ALTS])
    copy.write(file.replace('content/', 'content/ar/'), copy.read(file));
}

/** Lists the further languages of a copy. Its German words name the offices as its own ones do. */
export function listLanguages(copy: Copy): void {
  edit(copy, AGENCY, (fields) => {
    fields.set('languages', ['de', 'ar']);
    const { offices } = fields.toJSON();
    edit(copy, 'content/de/agency.yaml', (german) =>
      german.set(
        'offices',
        offices.map(({ city, country }: Record<string, unknown>) => ({ city, country })),
      ),
    );
  });
}
