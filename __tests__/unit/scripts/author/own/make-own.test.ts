/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { OWN_MESSAGE } from '@/scripts/author/left/delivered';
import { makeOwn } from '@/scripts/author/own/make-own';
import { completeAnswers } from '@/scripts/author/own/questions';
import { createGit } from '@/scripts/setup/git';

let folder = '';
const path = (file: string) => join(folder, file);
const read = (file: string) => readFileSync(path(file), 'utf8');

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  }
}

const office = { city: 'Newtown', surroundings: { street: 'Old Road' }, hours: { opens: '09:00' } };

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="${color}" d="M0 0h4v4z"/></svg>`;

const given = {
  name: 'Kestrel',
  email: 'ola@kestrel.example',
  phone: '+351 21 123 4567',
  address: '18 Rua das Flores, Lisbon, 1200-195, PT',
  timeZone: 'Europe/Lisbon',
  colour: '#0f62fe',
  domain: 'https://kestrel.example/',
};

const answer = (answers: object = given) =>
  completeAnswers('answers.yaml', answers, path('content-start'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-'));
  write({
    '.github/home.webp': 'theirs',
    '.gitignore': '.env*.local',
    'README.md':
      '# Theirs\n\nWhat theirs is.\n\n![Theirs](.github/home.webp)\n\n## Two commands\n\n![Brands](.github/brands.webp)\n\nSee `content-start/brands`.\n\n## Map\n',
    'package.json': '{\n  "name": "theirs",\n  "description": "What theirs is."\n}\n',
    'package-lock.json': '{\n  "name": "theirs",\n  "packages": { "": { "name": "theirs" } }\n}\n',
    'app/page.ts': 'code',
    'content/agency.yaml': 'name: Theirs',
    'content/articles/first.md': 'Theirs.',
    'content/articles/README.md': 'A manual.',
    'content/code.md': 'A manual.',
    'content/logo.svg': svg('red'),
    'content/pages/film.yaml': 'name: shown',
    'content/pages/film.ts': 'code',
    'content/pictures/alts.json': JSON.stringify({ shown: 'A boat', unnamed: 'A sail' }),
    'content/pictures/masters/shown.png': 'shown',
    'content/pictures/masters/quoted.png': 'quoted',
    'content/pictures/masters/inline.png': 'inline',
    'content/pictures/masters/unnamed.png': 'unnamed',
    'content-start/agency.yaml': JSON.stringify({
      ...{ name: 'Your Agency', phone: '+44 1632 960142', offices: [office] },
    }),
    'content-start/brand.yaml': 'colours:\n  primary: "#ff0000"\n  second: "#00ff00"\nradius: 8\n',
    'content-start/README.md': 'A manual.',
    'content-start/brands/night.yaml': 'radius: 0',
    'content-start/logo.svg': svg('blue'),
    'content-start/pages/home.yaml': 'name: shown\ndark: "quoted"\nwords: Named but unnamed.\n',
    'content-start/team/sam.md':
      '---\ntitle: Sam\ncity: Newtown\n---\n\nSam is here.\n\n![Sam](inline)\n',
    '__tests__/client/words.test.ts': 'theirs',
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a folder without Git becomes the owner’s, in a second commit after the delivered files', () => {
  write({ 'mine.svg': svg('green') });
  const kestrel = answer({ ...given, logo: path('mine.svg') });
  makeOwn(folder, kestrel, () => write({ 'drawn.png': '' }));
  expect(parse(read('content/agency.yaml'))).toEqual({
    name: 'Kestrel',
    legalName: 'Kestrel',
    email: 'ola@kestrel.example',
    phone: '+351 21 123 4567',
    offices: [
      {
        city: 'Lisbon',
        country: 'Portugal',
        timeZone: 'Europe/Lisbon',
        timeName: 'Western European Time',
        place: {
          street: '18 Rua das Flores',
          postalCode: '1200-195',
          countryCode: 'PT',
        },
        hours: { opens: '09:00' },
      },
    ],
  });
  expect(parse(read('content/brand.yaml'))).toEqual({ colours: { primary: '#0f62fe' }, radius: 8 });
  expect(JSON.parse(read('content/pictures/alts.json'))).toEqual({ shown: 'A boat' });
  expect(read('content/logo.svg')).toBe(svg('green'));
  expect(read('content/team/sam.md')).toMatch(
    /^---\ntitle: Sam\ncity: Lisbon\n---\n\nSam is here.\n/,
  );
  expect(read('.env.local')).toBe('NEXT_PUBLIC_SITE_URL=https://kestrel.example\n');
  expect(read('README.md')).toMatch(
    /^# Kestrel\n\nThe website of Kestrel[^!]*\n\n## Two commands\n\n## Map\n$/,
  );
  expect(parse(read('package.json'))).toEqual({
    name: 'kestrel',
    description: 'The website of Kestrel.',
  });
  expect(read('package-lock.json')).not.toContain('theirs');
  const git = createGit(folder);
  expect(git(['status', '--porcelain'])).toBe('');
  expect(git(['log', '--format=%s', '--reverse'])).toBe(
    `Keep the site as it was delivered\n${OWN_MESSAGE}`,
  );
  expect(git(['ls-files']).split('\n')).toEqual([
    '.gitignore',
    'README.md',
    'app/page.ts',
    'content/agency.yaml',
    'content/articles/README.md',
    'content/brand.yaml',
    'content/code.md',
    'content/logo.svg',
    'content/pages/film.ts',
    'content/pages/home.yaml',
    'content/pictures/alts.json',
    'content/pictures/masters/inline.png',
    'content/pictures/masters/quoted.png',
    'content/pictures/masters/shown.png',
    'content/team/sam.md',
    'drawn.png',
    'mine.svg',
    'package-lock.json',
    'package.json',
  ]);
  expect(() => makeOwn(folder, kestrel, () => undefined)).toThrow('the site is your own already');
});

test('a mistake leaves the files as they were, and changes are never lost', () => {
  const fail = () => {
    write({ 'drawn.png': '' });
    throw new Error('no picture');
  };
  expect(() => makeOwn(folder, answer(), fail)).toThrow('no picture');
  expect(createGit(folder)(['status', '--porcelain'])).toBe('');
  expect(read('content/agency.yaml')).toBe('name: Theirs');
  expect(existsSync(path('.env.local')) || existsSync(path('drawn.png'))).toBe(false);
  write({ 'app/page.ts': 'mine' });
  expect(() => makeOwn(folder, answer(), () => undefined)).toThrow('not committed');
  expect(read('app/page.ts')).toBe('mine');
});

test('an answer that is missing is the offered one, and a wrong one is named with what is expected', () => {
  expect(answer({ name: 'Kestrel & Co' })).toMatchObject({
    email: 'hello@kestrelandco.com',
    colour: '#ff0000',
    domain: 'https://kestrelandco.com',
    logo: path('content-start/logo.svg'),
  });
  write({ 'words.svg': '<svg viewBox="0 0 4 4"><text>K</text></svg>' });
  const wrong = {
    ...{ email: 'ola', phone: 211234567, address: '18 Rua das Flores, Lisbon', colour: null },
    ...{ timeZone: 'Lisbon', logo: path('words.svg'), domain: 'http://kestrel.example', color: 1 },
  };
  const lines = [
    'answers.yaml is invalid:',
    'email: expected a mail address, found "ola"',
    'phone: expected an international number in quotes, such as "+44 151 496 0142", found 211234567',
    'address: expected street, city, postal code and the two letters of the country',
    'colour: expected a colour of six digits in quotes, such as "#0f766e"',
    'timeZone: expected a time zone such as "Europe/London", found "Lisbon"',
    'words.svg is invalid:',
    'Turn them into outlines',
    'domain: expected the address of the site without a path, such as "https://agency.example", found',
    'color: there is no such field. Did you mean "colour"?',
  ];
  for (const line of lines) expect(() => answer(wrong)).toThrow(line);
});
