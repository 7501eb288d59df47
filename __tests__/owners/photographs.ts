import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findModel } from '@/content/structured/models';
import type { Copy } from '../variants/copy';
import { edit, listFiles, readTexts, type Way } from './fields';
import { findFields } from './models';

/** Our own renders with a background: a bust, a scene and the riverbanks. */
const PHOTOGRAPHS = join(import.meta.dirname, 'photographs');
const MASTERS = 'content/pictures/masters';

const ALT = 'What the photograph shows';

/** The photographs in the order in which they are given to pictures. */
const NAMES = ['photograph-hero', 'photograph-case-study', 'photograph-portrait'];

/** The ways to the pictures in the fields of a file, but for shapes that only adorn it. */
const findPictures = (copy: Copy, file: string): Way[] =>
  readTexts(copy, file)
    .map(({ way }) => way)
    .filter((way) => way.at(-1) === 'name')
    .map((way) => way.slice(0, -1))
    .filter((way) => findFields(findModel(file), way).some((field) => field.kind === 'picture'));

/** Puts a photograph with a focal point in place of every picture that has a text alternative. */
export function addPhotographs(copy: Copy): void {
  for (const name of readdirSync(PHOTOGRAPHS))
    cpSync(join(PHOTOGRAPHS, name), join(copy.folder, MASTERS, `photograph-${name}`));
  let count = 0;
  for (const file of listFiles(copy)) {
    const ways = findPictures(copy, file);
    if (ways.length === 0) continue;
    edit(copy, file, (fields) => {
      for (const way of ways) {
        if (fields.getIn([...way, 'decorative'])) continue;
        fields.setIn([...way, 'name'], NAMES[count % NAMES.length]);
        fields.setIn([...way, 'alt'], ALT);
        fields.setIn([...way, 'focus'], { x: 0.5, y: 0.4 });
        fields.deleteIn([...way, 'dark']);
        count += 1;
      }
    });
  }
}
