/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { parse } from 'yaml';
import { OWN_MESSAGE } from '@/scripts/author/left/delivered';
import { finishOwn } from '@/scripts/author/own/finish';
import { makeOwn, refuseUnready } from '@/scripts/author/own/make-own';
import { completeAnswers } from '@/scripts/author/own/questions';
import { endTurn, takeTurn } from '@/scripts/author/own/work-folder';
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

/** Makes the site, as `npm run own` does. */
async function own(
  answers = answer(),
  draw = (site: string) => writeFileSync(`${site}/drawn.png`, ''),
) {
  takeTurn(folder);
  try {
    await makeOwn(folder, answers, draw);
    return finishOwn(folder);
  } finally {
    endTurn(folder);
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
  expect(existsSync(path('.own'))).toBe(false);
  expect(() => refuseUnready(folder)).toThrow('the site is your own already');
});

/** Makes the folder a repository, as owners do who have cloned it. */
function clone() {
  const git = createGit(folder);
  git(['init', '--quiet']);
  git(['add', '--all']);
  git([
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.example',
    'commit',
    '--quiet',
    '-m',
    'Delivered',
  ]);
  return git;
}

test('a mistake leaves the files as they were, and changes are never lost', async () => {
  const fail = () => {
    write({ 'notes.txt': 'written while it drew' });
    throw new Error('no picture');
  };
  await expect(own(answer(), fail)).rejects.toThrow('no picture');
  expect(createGit(folder)(['status', '--porcelain'])).toBe('?? notes.txt');
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
  for (const hook of ['pre-commit', 'commit-msg', 'post-checkout', 'reference-transaction']) {
    writeFileSync(path(`.git/hooks/${hook}`), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  }
  await own();
  expect(git(['log', '-1', '--format=%s'])).toBe(OWN_MESSAGE);
});

test('a name that Git does not take is refused before anything is drawn', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' });
  const draw = jest.fn();
  await expect(own(answer({ ...given, name: '...' }), draw)).rejects.toThrow('git config');
  expect(draw).not.toHaveBeenCalled();
});

test('a run that was killed before its site was whole leaves nothing to the next one', async () => {
  const git = clone();
  write({
    '.own/site/content/agency.yaml': 'half',
    '.own/index.lock': '',
    '.own/turn': '999999999',
  });
  await own();
  expect(git(['status', '--porcelain'])).toBe('');
  expect(parse(read('content/agency.yaml')).name).toBe('Kestrel');
});

test('a run that was killed while it replaced files is finished, and nothing is lost', async () => {
  const git = clone();
  await makeOwn(folder, answer(), () => undefined);
  expect(git(['status', '--porcelain'])).toBe('');
  rmSync(path('content-start'), { recursive: true });
  write({ '.git/index.lock': '', 'content/agency.yaml': 'na', 'notes.txt': 'mine' });
  expect(finishOwn(folder)).toEqual({ isDone: true, isSetAside: true });
  expect(git(['status', '--porcelain'])).toBe('');
  expect(git(['log', '-1', '--format=%s'])).toBe(OWN_MESSAGE);
  expect(parse(read('content/agency.yaml')).name).toBe('Kestrel');
  expect(read('.env.local')).toContain(given.domain.slice(0, -1));
  expect(git(['show', 'stash@{0}:notes.txt'])).toBe('mine');
  expect(finishOwn(folder)).toEqual({ isDone: false, isSetAside: false });
});

test('of two runs at once, the second is refused', () => {
  write({ '.own/turn': `${process.ppid}` });
  expect(() => takeTurn(folder)).toThrow(`running already, as the process ${process.ppid}`);
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
  ['name', 'Kestrel\nAgency'],
  ['name', '\u200b'],
  ['name', '\u00a0'],
  ['name', '\u3164'],
  ['name', 'Kes\u202etrel'],
  ['name', 'Kes\u0007trel'],
  ['email', 'ola\u200b@kestrel.example'],
  ['phone', '+351 21 123 4567\u202c'],
  ['phone', '+351 21 123 4567 ext'],
  ['language', 'Danish'],
  ['phone', '+٣٥١ 21 123 4567'],
  ['phone', '+44 (0)151 496 0142'],
  ['address', '18 Rua das Flores\n, Lisbon, 1200-195, PT'],
  ['address', '\u200b, Lisbon, 1200-195, PT'],
  ['address', '18 Rua das Flores, Lisbon, 1200-195, ZZ'],
  ['address', '18 Rua das Flores, Lisbon, 1200-195, EU'],
  ['country', 'Atlantis'],
  ['timeZone', 'Europe/Lisbon\u200b'],
  ['domain', ''],
])('the answer %s: %j is refused', (field, wrong) => {
  expect(() => answer({ ...given, [field]: wrong })).toThrow(`${field}: expected`);
});

test('an answer is written in one way, whatever its signs', () => {
  const typed = {
    name: '👩‍💻 Kestrel',
    phone: '+351\u00a0(21) 123-4567',
    domain: 'https://BÜCHER.example:443/',
  };
  expect(answer({ ...given, ...typed })).toMatchObject({
    name: typed.name,
    phone: '+351 21 123 4567',
    domain: 'https://xn--bcher-kva.example',
  });
});

test.each([
  'ext. 12',
  'ext 12',
  'x12',
  '#12',
  'lokal 12',
  'extension 12',
  ', ext 12',
  ';ext=12',
  '(ext. 12)',
  'доб. 12',
])('the extension %j is taken', (extension) => {
  const { phone } = answer({ ...given, phone: `+351 21 123 4567 ${extension}` });
  expect(phone).toBe('+351 21 123 4567 ext. 12');
});

test('"none" is no phone and no office, however it is written', () => {
  const none = { country: 'PT', phone: 'None', address: 'NONE' };
  const { phone, office } = answer({ ...given, ...none });
  expect([phone, office]).toEqual([undefined, null]);
});

test('"(0)" in a phone number is named', () => {
  expect(() => answer({ ...given, phone: '+44 (0)151 496 0142' })).toThrow(
    'found "(0)", which nobody dials',
  );
});

test.each([
  ['HK', '88 Queensway, Hong Kong', ['88 Queensway', 'Hong Kong'], 'Hong Kong'],
  ['Hong Kong', '88 Queensway, Hong Kong, HK', ['88 Queensway', 'Hong Kong'], 'Hong Kong'],
  ['Macau', 'Rua Central 1, Macao', ['Rua Central 1', 'Macao'], 'Macao'],
  ['LU', 'Rue 1, 1009 Luxembourg, Luxemburg', ['Rue 1', '1009 Luxembourg'], 'Luxembourg'],
  ['QA', 'West Bay 1, Doha, Qatar', ['West Bay 1', 'Doha'], 'Doha'],
])('in %s, the address %s keeps its city', (country, address, lines, city) => {
  expect(answer({ ...given, country, address }).office).toMatchObject({ lines, city });
});

test.each([
  ['株式会社', undefined, 'hello@agency.com', 'https://agency.com'],
  ['🚀', undefined, 'hello@agency.com', 'https://agency.com'],
  ['Kestrel', 'ola@gmail.com', 'ola@gmail.com', 'https://kestrel.com'],
  ['Kestrel', 'ola@yahoo.co.uk', 'ola@yahoo.co.uk', 'https://kestrel.com'],
  ['Kestrel', 'ola@proton.me', 'ola@proton.me', 'https://kestrel.com'],
  ['Kestrel', 'ola@boats.example', 'ola@boats.example', 'https://boats.example'],
])(
  '%s with the mail address %s is offered a domain that is its own',
  (name, mail, email, domain) => {
    expect(answer({ name, ...(mail && { email: mail }) })).toMatchObject({ email, domain });
  },
);

test.each(['ola@', 'ola@a b', 'ola'])('the mail address %j is the only mistake', (email) => {
  const whole = `answers.yaml is invalid:\n  email: expected a mail address, found "${email}"`;
  expect(() => answer({ email })).toThrow(new Error(whole));
});

test('the path of the logo is taken as terminals paste it', () => {
  write({ 'a logo.svg': svg('green') });
  const file = path('a logo.svg');
  for (const logo of [`'${file}'`, `"${file}"`, ` ${file.replace(' ', '\\ ')} `])
    expect(answer({ ...given, logo }).logo).toBe(file);
  const lost = `found nothing at ${join(homedir(), 'no-such-logo.svg')}`;
  expect(() => answer({ ...given, logo: '~/no-such-logo.svg' })).toThrow(lost);
});

test.each([
  ['logo.png', 'logo: expected an SVG file, found one of another kind: '],
  ['content', 'logo: expected an SVG file, found a folder: '],
  ['no.svg', 'logo: expected an SVG file, found nothing at '],
])('as a logo, %s is refused once', (file, message) => {
  write({ 'logo.png': '\u0000' });
  const whole = `answers.yaml is invalid:\n  ${message}${path(file)}`;
  expect(() => answer({ ...given, logo: path(file) })).toThrow(new Error(whole));
});
