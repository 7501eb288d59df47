import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq } from 'yaml';
import type { Copy } from '../variants/copy';
import { edit } from './fields';

/** Our own renders with a background, in the places of cut-outs: a bust, a scene and the riverbanks. */
const PHOTOGRAPHS = join(import.meta.dirname, 'photographs');
const MASTERS = 'content/pictures/masters';

const ALT = 'What the photograph shows';

/** Where each photograph goes: the file, and the field of the picture in it. */
const PLACES = [
  ['content/team', '.md', 'image', 'portrait'],
  ['content/projects', '.yaml', 'image', 'case-study'],
] as const;

/**
 * Puts a photograph in place of a person's portrait, a case study's picture and the picture of the home page,
 * each with a focal point.
 */
export function addPhotographs(copy: Copy): void {
  for (const name of readdirSync(PHOTOGRAPHS))
    cpSync(join(PHOTOGRAPHS, name), join(copy.folder, MASTERS, `photograph-${name}`));
  for (const [folder, ending, field, photograph] of PLACES) {
    const file = copy.list(folder, ending)[0] ?? '';
    edit(copy, `${folder}/${file}`, (fields) => {
      fields.setIn([field, 'name'], `photograph-${photograph}`);
      fields.setIn([field, 'alt'], ALT);
      fields.setIn([field, 'focus'], { x: 0.5, y: 0.4 });
    });
  }
  edit(copy, 'content/pages/home.yaml', (fields) => {
    fields.setIn(['banner', 'picture', 'name'], 'photograph-hero');
    fields.setIn(['banner', 'picture', 'alt'], ALT);
    fields.deleteIn(['banner', 'picture', 'dark']);
  });
  edit(copy, 'content/pages/contact.yaml', (fields) => {
    const people = fields.getIn(['banner', 'people']);
    if (isSeq(people) && people.items.length > 0)
      fields.setIn(['banner', 'people', 0, 'name'], 'photograph-portrait');
  });
}
