import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { standInProject } from '@/__tests__/support/project';
import { OWN_MESSAGE } from '@/scripts/author/left/delivered';
import { finishOwn } from '@/scripts/author/own/finish';
import { makeOwn, refuseUnready } from '@/scripts/author/own/make-own';
import { completeAnswers } from '@/scripts/author/own/questions';
import { endTurn, takeTurn } from '@/scripts/author/own/work-folder';
import { writeAnswers } from '@/scripts/author/own/write-answers';
import { createGit } from '@/scripts/setup/git';

const project = standInProject({}, { each: true });
const { write } = project;
const path = (file: string) => join(project.root, file);
const read = (file: string) => readFileSync(path(file), 'utf8');

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
  write({
    '.github/home.webp': 'theirs',
    '.gitignore': '.env*.local\n/.own/\n',
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
    'content/pictures/worlds.json': JSON.stringify({ shown: 'cloud', unnamed: 'fern' }),
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

/** Makes the site, as `npm run own` does. */
async function own(
  answers = answer(),
  draw = (site: string) => writeFileSync(`${site}/drawn.png`, ''),
) {
  takeTurn(project.root);
  try {
    await makeOwn(project.root, answers, draw);
    return finishOwn(project.root);
  } finally {
    endTurn(project.root);
  }
}

test('a folder without Git becomes the owner’s, in a second commit after the delivered files', async () => {
  write({ 'mine.svg': svg('green') });
  await own(answer({ ...given, logo: path('mine.svg') }));
  expect(parse(read('content/agency.yaml'))).toEqual({
    name: 'Kestrel',
    language: 'en-GB',
    legalName: 'Kestrel',
    email: 'ola@kestrel.example',
    phone: '+351 21 123 4567',
    offices: [
      {
        city: 'Lisbon',
        country: 'Portugal',
        lines: ['18 Rua das Flores', 'Lisbon', '1200-195'],
        timeZone: 'Europe/Lisbon',
        place: { street: '18 Rua das Flores', postalCode: '1200-195', countryCode: 'PT' },
        hours: { opens: '09:00' },
      },
    ],
  });
  expect(parse(read('content/brand.yaml'))).toEqual({ colours: { primary: '#0f62fe' }, radius: 8 });
  expect(JSON.parse(read('content/pictures/alts.json'))).toEqual({ shown: 'A boat' });
  expect(JSON.parse(read('content/pictures/worlds.json'))).toEqual({ shown: 'cloud' });
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
  const git = createGit(project.root);
  expect(git(['status', '--porcelain'])).toBe('');
  expect(git(['log', '--format=%s', '--reverse'])).toBe(
    `Keep the site as it was delivered\n${OWN_MESSAGE}`,
  );
  const files = git(['ls-files']).split('\n');
  const masters = ['inline', 'quoted', 'shown'].map(
    (name) => `content/pictures/masters/${name}.png`,
  );
  expect(files.filter((file) => file.endsWith('.png'))).toEqual([...masters, 'drawn.png']);
  expect(files).toEqual(expect.arrayContaining(['content/code.md', 'content/pages/film.ts']));
  expect(files.filter((file) => /first\.md|film\.yaml|start|client|\.webp/.test(file))).toEqual([]);
  expect(existsSync(path('.own'))).toBe(false);
  expect(() => refuseUnready(project.root)).toThrow('the site is your own already');
});

/** Makes the folder a repository, as owners do who have cloned it. */
function clone() {
  const git = createGit(project.root);
  git(['init', '--quiet']);
  git(['add', '--all']);
  git('-c user.name=A -c user.email=a@b.example commit --quiet -m Delivered'.split(' '));
  return git;
}

test.each([
  ['en-GB', 12],
  ['ar', 12],
  ['de', 24],
  ['ja', 24],
])('in "%s" times have %i hours', (language, clock) => {
  write({
    'content/agency.yaml': read('content-start/agency.yaml'),
    'content/wording.yaml': 'clock: 12\n',
  });
  writeAnswers(project.root, answer({ ...given, language }));
  expect(parse(read('content/wording.yaml'))).toEqual({ clock });
});

test('a mistake leaves the files as they were, and changes are never lost', async () => {
  const fail = () => {
    write({ 'notes.txt': 'written while it drew' });
    throw new Error('no picture');
  };
  await expect(own(answer(), fail)).rejects.toThrow('no picture');
  expect(createGit(project.root)(['status', '--porcelain'])).toBe('?? notes.txt');
  expect(read('content/agency.yaml')).toBe('name: Theirs');
  expect(existsSync(path('.env.local')) || existsSync(path('.own'))).toBe(false);
  rmSync(path('notes.txt'));
  const edit = () => write({ 'content/agency.yaml': 'mine' });
  await expect(own(answer(), edit)).rejects.toThrow('agency.yaml');
  expect(read('content/agency.yaml')).toBe('mine');
  await expect(own()).rejects.toThrow('not committed');
});

test('a key that does not sign, and hooks that refuse, do not stop the commit', async () => {
  const git = clone();
  git(['config', 'commit.gpgsign', 'true']);
  git(['config', 'gpg.program', 'false']);
  for (const hook of ['pre-commit', 'commit-msg', 'post-checkout', 'reference-transaction'])
    writeFileSync(path(`.git/hooks/${hook}`), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await own();
  expect(git(['log', '-1', '--format=%s'])).toBe(OWN_MESSAGE);
});

test('a run that was killed while it replaced files is finished, and nothing is lost', async () => {
  const git = clone();
  await makeOwn(project.root, answer(), () => undefined);
  expect(git(['status', '--porcelain'])).toBe('');
  rmSync(path('content-start'), { recursive: true });
  write({ '.git/index.lock': '', 'content/agency.yaml': 'na', 'notes.txt': 'mine' });
  expect(finishOwn(project.root)).toEqual({ isDone: true, isSetAside: true });
  expect(git(['status', '--porcelain'])).toBe('');
  expect(git(['log', '-1', '--format=%s'])).toBe(OWN_MESSAGE);
  expect(parse(read('content/agency.yaml')).name).toBe('Kestrel');
  expect(read('.env.local')).toContain(given.domain.slice(0, -1));
  expect(git(['show', 'stash@{0}:notes.txt'])).toBe('mine');
  expect(finishOwn(project.root)).toEqual({ isDone: false, isSetAside: false });
});

test('of two runs at once, the second is refused', () => {
  write({ '.own/turn': `${process.ppid}` });
  expect(() => takeTurn(project.root)).toThrow(`running already, as the process ${process.ppid}`);
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
    'phone: expected an international number in quotes, such as "+44 151 496 0142", or "none", found 211234567',
    'colour: expected a colour of six digits in quotes, such as "#0f766e"',
    'timeZone: expected a time zone such as "Europe/London", found "Lisbon"',
    'words.svg is invalid:',
    'Turn them into outlines',
    'with "https://" at its start, not "http://", found "http://kestrel.example"',
    'color: there is no such field. Did you mean "colour"?',
  ];
  for (const line of lines) expect(() => answer(wrong)).toThrow(line);
});

test.each<[field: string, wrong: string]>([
  ['name', '\u200b'],
  ['email', 'ola\u200b@kestrel.example'],
  ['phone', '+٣٥١ 21 123 4567'],
  ['address', '18 Rua das Flores, Lisbon, 1200-195, ZZ'],
  ['domain', ''],
])('the answer %s: %j is refused', (field, wrong) => {
  expect(() => answer({ ...given, [field]: wrong })).toThrow(`${field}: expected`);
});

test('"none" is no phone and no office, however it is written', () => {
  const { phone, office } = answer({ ...given, country: 'PT', phone: 'None', address: 'NONE' });
  expect([phone, office]).toEqual([undefined, null]);
});
