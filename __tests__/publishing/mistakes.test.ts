import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  change,
  check,
  copy,
  exists,
  FOLDER,
  failBuild,
  read,
  readSources,
  remove,
  write,
} from './site';

/** Makes mistakes in the content of a copy of the site, as an owner may. */

const ARTICLE = 'content/articles/paper-first.md';
const SAMPLE = 'content/samples/tuesday-afternoons.md';

/** The files that a test changes, as they were before it. */
const before = new Map<string, string>();

function edit(file: string, from: string | RegExp, to: string): void {
  if (!before.has(file)) before.set(file, read(file));
  change(file, from, to);
}

function removeFile(file: string): void {
  before.set(file, read(file));
  remove(file);
}

beforeAll(copy);

afterEach(() => {
  for (const [file, text] of before) write(file, text);
  before.clear();
});

/** The lines of a stack: "    at read (…)". */
const STACK = /^\s+at /m;

const timesIn = (folder: string) =>
  [...readSources()].filter(([path]) => path.startsWith(join(FOLDER, folder)));

test('the check writes no file', () => {
  const files = readSources();
  expect(check()).toBe('');
  expect(readSources()).toEqual(files);
});

test('a build names mistakes of all kinds at once, and draws no share picture before', () => {
  edit('content/mail.yaml', 'retry:', 'retri:');
  edit('content/pages/about.yaml', '  title: About Us', '  title: Tea and us\n  titel: Us');
  edit(ARTICLE, /^author: .*/m, 'author: jhon');
  edit(ARTICLE, /\n$/, '\n\n[Tea](/blogs/tea)\n');
  edit(SAMPLE, /^alt: .*/m, 'alt: x');
  edit('content/pictures/crops.json', '"master": "case-pos"', '"master": "case-pox"');
  removeFile('content/pages/terms.yaml');
  removeFile('app/careers/page.tsx');
  const pictures = timesIn('public');

  const output = failBuild();

  for (const part of [
    'content/mail.yaml is invalid:\n  failure.retry: the field is missing',
    'content/pages/about.yaml is invalid:\n  meta.titel: there is no such field',
    `${ARTICLE} is invalid:\n  author: expected a file of content/team, found "jhon"`,
    '  link "Tea" to "/blogs/tea": expected a page of the site',
    `${SAMPLE} is invalid:\n  alt: expected`,
    'content/pages/terms.yaml is missing.',
    'app/careers/page.tsx is missing: ',
    'content/pictures/crops.json is invalid:\n  case-pos-detail.master: expected a file of content/pictures/masters',
  ]) {
    expect(output.split(part)).toHaveLength(2);
  }
  expect(output).not.toMatch(STACK);
  expect(timesIn('public')).toEqual(pictures);
});

test('a wrong link in a text stops the build before it draws the picture of a new title', () => {
  edit(
    'content/pages/about.yaml',
    /^ {2}title: About Us\n {2}world/m,
    '  title: Tea and us\n  world',
  );
  edit(ARTICLE, /\n$/, '\n\n[Tea](/blogs/tea)\n');
  const pictures = timesIn('public/og');
  expect(failBuild()).toContain('link "Tea" to "/blogs/tea"');
  expect(timesIn('public/og')).toEqual(pictures);
});

test('a picture that cannot be read does not hide what the check finds', () => {
  const file = 'content/pictures/masters/tea.png';
  write(file, 'This is no picture.');
  edit(ARTICLE, /^author: .*/m, 'author: jhon');
  const output = failBuild();
  remove(file);
  expect(output).toContain(`${file}: the picture "tea" cannot be encoded`);
  expect(output).toContain('found "jhon"');
  expect(output).not.toMatch(STACK);
});

test('a file that is no picture, a second file of a name and a name with a space stop the build', () => {
  const files = ['tea.heic', 'sprite-ball.png', 'Tea pot.png'].map(
    (name) => `content/pictures/masters/${name}`,
  );
  for (const file of files) write(file, 'This is no picture.');
  const output = failBuild();
  for (const file of files) remove(file);
  expect(output).toContain(`${files[0]}: expected a picture as PNG, WebP or JPEG.`);
  expect(output).toContain(`${files[1]}: another picture has this name, with another ending`);
  expect(output).toContain(`${files[2]}: expected a name of letters without accents, digits,`);
});

/** Makes a mistake in a page, an article and the sample. Returns the files of these. */
function makeUsualMistakes(): string[] {
  const article = 'content/articles/five-time-zones.md';
  edit('content/pages/about.yaml', '  title: About Us', '  titel: About Us');
  edit(article, 'title:', 'titel:');
  edit(SAMPLE, 'title:', 'titel:');
  return ['content/pages/about.yaml', article, SAMPLE];
}

const namedIn = (output: string) => output.match(/^\S+(?= is invalid:$)/gm)?.sort();

test('mistakes in files that others need hide none, and each is named once', () => {
  const needed: [file: string, from: RegExp, to: string][] = [
    ['content/agency.yaml', /^phone: .*/m, 'phone: none'],
    ['content/site.yaml', /^skip:/m, 'skap:'],
    ['content/legal.yaml', /recaptcha:/, 'recapcha:'],
    ['content/clients.yaml', /label:/, 'labl:'],
    ['content/services/devops.yaml', /hint:/, 'hnt:'],
    ['content/team/priya-menon.md', /order:/, 'ordr:'],
  ];
  for (const each of needed) edit(...each);
  const others = makeUsualMistakes();
  const output = check();
  expect(namedIn(output)).toEqual([...needed.map(([file]) => file), ...others].sort());
  expect(output.match(/there is no such field/g)).toHaveLength(8);
  expect(output).not.toMatch(STACK);
});

test('facts of the agency that cannot be read hide no mistake', () => {
  edit('content/agency.yaml', /^name: /m, 'name: "');
  const others = makeUsualMistakes();
  const output = check();
  expect(namedIn(output)).toEqual(['content/agency.yaml', ...others].sort());
  expect(output).toContain('content/agency.yaml is invalid:\n  (line 1): the text begins with a');
  expect(output).not.toMatch(STACK);
});

test('the check names a missing module of words', () => {
  removeFile('content/pages/blogs.ts');
  const output = check();
  expect(output).toContain('content/pages/blogs.ts is missing:');
  expect(output).not.toMatch(STACK);
});

test('the check names each file name that cannot be an address, and the mistakes of other files', () => {
  const names = ['Tea time.md', 'page.md'].map((name) => `content/articles/${name}`);
  for (const name of names) write(name, read(ARTICLE));
  edit(ARTICLE, 'title:', 'titel:');
  const output = check();
  for (const name of names) remove(name);
  expect(output).toContain('content/articles/Tea time.md is invalid:\n  (file name): expected');
  expect(output).toContain('content/articles/page.md is invalid:\n  (file name): "page" is');
  expect(output).toContain(`${ARTICLE} is invalid:`);
});

test('the check finds what refers to drafts', () => {
  edit('content/team/priya-menon.md', /^---\n/, '---\ndraft: true\n');
  edit('content/projects/vaya.yaml', /^/, 'draft: true\n');
  edit('content/services/mobile-development.yaml', /^/, 'draft: true\n');
  const output = check();
  expect(output).toContain('author: content/team/priya-menon.md is a draft.');
  expect(output).toContain('teaser.project: content/projects/vaya.yaml is hidden.');
  expect(output).toMatch(
    /^content\/pages\/home.yaml is invalid:\n {2}link to "\/services\/mobile-development": content\/services\/mobile-development.yaml is a draft/m,
  );
  expect(output).not.toMatch(STACK);
});

test('the check names a draft in place of the sample article', () => {
  edit(SAMPLE, /^---\n/, '---\ndraft: true\n');
  expect(check()).toContain('content/samples: expected the article of /blog-details.');
});

test('the check names a banner without a share picture', () => {
  edit('content/pages/search.yaml', /^ {2}alt: .*\n/m, '');
  expect(check()).toBe(
    'The share picture of /search has no "alt", words that say what it shows. Add "alt" to "share" in the page\'s copy.\n',
  );
});

test('a character that the typeface of share pictures lacks stops nothing', () => {
  edit(ARTICLE, /^title: .*/m, 'title: Tea 🍵');
  expect(check()).toBe('');
});

test('npm run dev gets its schemas although words are wrong', () => {
  edit('content/agency.yaml', /^phone: .*/m, 'phone: none');
  const { status } = spawnSync('npx', ['tsx', 'scripts/author/schemas.ts'], { cwd: FOLDER });
  expect(status).toBe(0);
  expect(exists('.vscode/schemas/services.json')).toBe(true);
});

test('a client without a case study does not hide what else refers to that case study', () => {
  const { items } = parse(read('content/clients.yaml'));
  const { client } = items.at(-1);
  const file = `content/projects/${client}.yaml`;
  removeFile(file);
  const message = check();
  expect(message).toContain(
    `content/clients.yaml is invalid:\n  items.${items.length - 1}.client: expected a file`,
  );
  expect(message).toMatch(
    new RegExp(`content/services/\\S+ is invalid:\n.*found "/projects/${client}"`),
  );
});
