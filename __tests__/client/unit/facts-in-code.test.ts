/**
 * No code names the agency: its facts stand in `content/agency.yaml`. A name that is also an everyday
 * word, such as "Reading", may stand in code for another reason.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { agency } from '@/content/files/agency';
import { filesIn } from '@/scripts/site/files';

const FOLDERS = ['app', 'components', 'styles', 'scripts/site', 'scripts/serve', 'scripts/export'];
const BINARY = /\.(woff2|png|jpg|webp|avif|ico)$/;

/** The names of the two typefaces' files, and of the typefaces. */
const TYPEFACES = /rivermark[- ](sans|mono|\$\{face\})/gi;

/** Shorter facts, such as a postal district, are found in any drawing. */
const SHORTEST = 4;

const facts = new Set(
  [
    agency().name,
    agency().legalName,
    agency().email.display,
    agency().phone.display,
    agency().phone.href,
    ...agency().social.map(({ href }) => href),
    ...agency().offices.flatMap(({ city, country, lines, timeZone, timeName, place }) => [
      ...[city, country, ...lines, timeZone, timeName],
      ...[place.street, place.locality, place.region ?? '', place.postalCode],
    ]),
  ].filter((fact) => fact.length >= SHORTEST),
);

const toPattern = (fact: string) => fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each fact as a whole, in any case. */
const patterns = [...facts].map((fact) => ({
  fact,
  pattern: new RegExp(`(?<!\\w)${toPattern(fact)}(?!\\w)`, 'i'),
}));

/** Finds facts in a text, each with the number of its line. */
const findFacts = (text: string) =>
  text
    .replace(TYPEFACES, '')
    .split('\n')
    .flatMap((words, i) =>
      patterns
        .filter(({ pattern }) => pattern.test(words))
        .map(({ fact }) => ({ line: i + 1, fact })),
    );

describe(ADVICE, () => {
  test.each(FOLDERS)('no file of %s names the agency', (folder) => {
    const found = filesIn(folder)
      .filter((file) => !BINARY.test(file))
      .flatMap((file) =>
        findFacts(readFileSync(file, 'utf8')).map(
          ({ line, fact }) => `${file}:${line} has "${fact}": read it from content/agency.yaml`,
        ),
      );
    expect(found).toEqual([]);
  });
});
