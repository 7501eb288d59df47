import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { listSources } from '@/__tests__/support/sources';
import { agency } from '@/content/files/agency';

const FOLDERS = ['app', 'components', 'styles', 'scripts/site', 'scripts/serve', 'scripts/export'];
const BINARY = /\.(woff2|png|jpg|webp|avif|ico)$/;

/** The names of the two typefaces' files, and of the typefaces. */
const TYPEFACES = /rivermark[- ](sans|mono|\$\{face\})/gi;

/** A city that is also an everyday word, such as "Reading", may stand in code for another reason. */
const facts = [
  agency().name,
  agency().email.display,
  ...[agency().phone ?? []].flat().map(({ display }) => display),
  ...agency().offices.flatMap(({ city, place }) => [city, place.street ?? city]),
];

describe(ADVICE, () => {
  test.each(FOLDERS)('no file of %s has a fact of content/agency.yaml', (folder) => {
    const found = listSources(folder)
      .filter((file) => !BINARY.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8').replace(TYPEFACES, '').toLowerCase();
        return facts
          .filter((fact) => text.includes(fact.toLowerCase()))
          .map((fact) => [file, fact]);
      });
    expect(found).toEqual([]);
  });
});
