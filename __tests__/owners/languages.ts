import { ALTS } from '@/content/files/alts';
import { compare } from '@/content/files/overlay';
import { findNeeds } from '@/content/structured/models';
import type { Copy } from '../variants/copy';
import { edit, listFiles, split } from './fields';
import { type Tongue, tongues } from './tongues';

const AGENCY = 'content/agency.yaml';

/** Gives a copy made-up Arabic words beside its own ones, and those that `translate` puts in their place. */
export function addArabic(copy: Copy, translate: (tongue: Tongue) => void): void {
  translate(tongues.joined);
  for (const file of [...listFiles(copy), ALTS])
    copy.write(file.replace('content/', 'content/ar/'), copy.read(file));
  // The copy has no search.
  edit(copy, 'content/ar/pages/search.yaml', (fields) => fields.set('draft', true));
}

/** What the German words say of what an owner has added. */
const ADDED = 'Das kam hinzu.';

/** Completes the German words of a copy by those that its choices have added, such as what photographs show. */
function completeGerman(copy: Copy): void {
  for (const file of listFiles(copy)) {
    const mirror = file.replace('content/', 'content/de/');
    if (!copy.exists(mirror)) continue;
    const [original, own] = [file, mirror].map((each) => split(copy, each)[1].toJSON());
    edit(copy, mirror, (fields) => {
      for (const field of compare(findNeeds(file), original, own).missing)
        fields.setIn(
          field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name)),
          ADDED,
        );
    });
  }
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
  completeGerman(copy);
}
