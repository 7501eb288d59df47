import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  article,
  build,
  change,
  check,
  copy,
  exists,
  FOLDER,
  findChanges,
  findMentions,
  list,
  read,
  readExport,
  remove,
  SITE,
  write,
} from './site';

/**
 * Publishes on a copy of the site, as a marketer does. Each test starts with the site that the one
 * before has left.
 */

const ARTICLES = 'content/articles';
const articleFile = (i: number) => `${ARTICLES}/tea-${i}.md`;
const addArticle = (i: number) =>
  write(
    articleFile(i),
    article({ title: `Tea number ${i}`, day: `2026-06-${String(i).padStart(2, '0')}` }),
  );

const pagesIn = (folder: string) => (exists(`out/${folder}`) ? list(`out/${folder}`, '.html') : []);
const countCards = (file: string) => read(`out/${file}`).match(/<article[ >]/g)?.length ?? 0;

beforeAll(() => {
  copy();
  for (const name of list(ARTICLES, '.md')) remove(`${ARTICLES}/${name}`);
  for (const name of list('content/jobs', '.md')) remove(`content/jobs/${name}`);
  for (const name of list('content/team', '.md')) {
    if (name !== 'ananya-rao.md') remove(`content/team/${name}`);
  }
  change('content/samples/tuesday-afternoons.md', /^author: .*/m, 'author: ananya-rao');
  for (const name of list('content/projects', '.yaml')) {
    change(`content/projects/${name}`, /^people: .*(\n {2}- .*)*/m, 'people: [ananya-rao]');
  }
  change('content/pages/about.yaml', /^( +person: ).*/gm, '$1ananya-rao');
});

test('a site with no article, no open job and one person builds', () => {
  expect(check()).toBe('');
  build();
  expect(exists('out/blogs.html')).toBe(true);
  expect(pagesIn('blogs')).toEqual([]);
  expect(exists('out/blogs/page')).toBe(false);
  expect(exists('out/blogs/tag')).toBe(false);
  expect(pagesIn('job-description')).toEqual([]);
  expect(pagesIn('team')).toEqual(['ananya-rao.html']);
  expect(findMentions('_none')).toEqual([]);
});

test('no feed is left, and no page links one', () => {
  expect(exists('out/feed.xml')).toBe(false);
  expect(exists('out/feed.json')).toBe(false);
  expect(findMentions(`${SITE}/feed`)).toEqual([]);
});

test('a large photograph that a camera took on its side stands upright, and gets smaller', async () => {
  const file = 'content/pictures/masters/tea.jpg';
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'tan' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(join(FOLDER, file));
  execFileSync('npx', ['tsx', 'scripts/site/steps.ts', 'pictures'], { cwd: FOLDER });
  const { tea } = JSON.parse(read('content/pictures/manifest.json'));
  expect(tea.widths.at(-1)).toBe(2560);
  expect(tea).toMatchObject({ width: 2560, height: 3413 });
  remove(file);
});

test('the first article appears in the list, the feeds, the site map and the search', () => {
  addArticle(1);
  build();
  expect(pagesIn('blogs')).toEqual(['tea-1.html']);
  expect(countCards('blogs.html')).toBe(1);
  expect(read('out/feed.xml')).toContain(`${SITE}/blogs/tea-1`);
  expect(read('out/sitemap.xml')).toContain(`${SITE}/blogs/tea-1`);
  expect(read('out/search.html')).toContain('/blogs/tea-1');
  expect(exists('out/blogs/tag')).toBe(false);
});

test('two articles share a tag, which gets a page and feeds', () => {
  addArticle(2);
  build();
  expect(pagesIn('blogs/tag')).toEqual(['tea.html']);
  expect(read('out/blogs/tag/tea/feed.xml')).toContain(`${SITE}/blogs/tea-2`);
  expect(read('out/blogs/tea-1.html')).toContain('/blogs/tea-2');
});

test('twelve articles fit on one page', () => {
  for (let i = 3; i <= 12; i += 1) addArticle(i);
  build();
  expect(countCards('blogs.html')).toBe(12);
  expect(exists('out/blogs/page')).toBe(false);
});

describe('with thirteen articles', () => {
  test('there is a second page of all, and the tag’s page has all', () => {
    addArticle(13);
    build();
    expect(countCards('blogs.html')).toBe(12);
    expect(pagesIn('blogs/page')).toEqual(['2.html']);
    expect(countCards('blogs/page/2.html')).toBe(1);
    expect(countCards('blogs/tag/tea.html')).toBe(13);
    expect(pagesIn('blogs/author')).toEqual(['ananya-rao.html']);
  });

  test('an edit changes the files that show it, and no others', () => {
    const before = readExport();
    change(articleFile(7), 'Tea is made of leaves', 'Tea is made of the best leaves');
    build();
    const changed = findChanges(before, readExport()).filter(
      (path) => !path.startsWith('_search/'),
    );
    expect(changed).toContain('blogs/tea-7.html');
    expect(changed).not.toContain('blogs/tea-1.html');
    expect(
      changed.filter((path) => !/^(blogs\/tea-7|blogs\/tag\/tea\/feed|feed)\./.test(path)),
    ).toEqual([]);
  });

  test('all files have the same bytes after a build from nothing', () => {
    const before = readExport();
    for (const folder of ['out', '.next', 'hosts']) remove(folder);
    build();
    expect(findChanges(before, readExport())).toEqual([]);
  });

  test('drafts and articles of the future stay hidden, also from lists, feeds and the search', () => {
    change(articleFile(5), /^---\n/, '---\ndraft: true\n');
    change(articleFile(6), 'created_at: 2026-06-06', 'created_at: 2099-01-01');
    expect(check()).toBe('');
    build();
    for (const slug of ['tea-5', 'tea-6']) {
      expect(exists(`out/blogs/${slug}.html`)).toBe(false);
      expect(findMentions(`/blogs/${slug}`)).toEqual([]);
    }
    expect(exists('out/blogs/page')).toBe(false);
  });

  test('a renamed article redirects from its old address', () => {
    write(
      `${ARTICLES}/green-tea.md`,
      read(articleFile(4)).replace('---\n', '---\nformerly: [tea-4]\n'),
    );
    remove(articleFile(4));
    expect(check()).toBe('');
    build();
    expect(exists('out/blogs/green-tea.html')).toBe(true);
    expect(read('out/blogs/tea-4.html')).toContain('content="0; url=/blogs/green-tea"');
    expect(read('out/_redirects')).toContain('/blogs/tea-4 /blogs/green-tea 301');
    expect(read('out/vercel.json')).toContain('/blogs/tea-4');
    expect(read('out/.htaccess')).toContain('blogs/tea-4');
    expect(read('hosts/nginx.conf')).toContain('/blogs/tea-4');
    expect(read('hosts/Caddyfile')).toContain('/blogs/tea-4');
    expect(read('out/sitemap.xml')).not.toContain('/blogs/tea-4<');
  });

  test('a deleted article is gone everywhere', () => {
    remove(articleFile(3));
    build();
    expect(exists('out/blogs/tea-3.html')).toBe(false);
    expect(findMentions('/blogs/tea-3')).toEqual([]);
  });

  test('a job appears, and closes after its last day', () => {
    const job = (more: string) => `---
jobTitle: Tea Taster
company: Rivermark
location: Onsite
city: Noida
jobType: Full-time
experienceLevel: 0-2 years
description: You taste tea all day.
aboutCompany: We drink tea.
keyResponsibilities: [Taste]
requiredSkills: [Tongue]
preferredQualifications: [A cup]
datePosted: 2026-06-01
${more}---
`;
    write('content/jobs/tea-taster.md', job(''));
    build();
    expect(read('out/careers.html')).toContain('/job-description/tea-taster');
    write('content/jobs/tea-taster.md', job('validThrough: 2026-06-02\n'));
    build();
    expect(read('out/careers.html')).not.toContain('/job-description/tea-taster');
    expect(read('out/job-description/tea-taster.html')).toContain('This position is closed');
  });
});

describe('a mistake stops the check, which names the file, the field, what it found and the remedy', () => {
  const file = articleFile(8);
  const broken = (edit: (text: string) => string, expected: string[]) => {
    const before = read(file);
    const after = edit(before);
    expect(after).not.toBe(before);
    write(file, after);
    const message = check();
    write(file, before);
    expect(message).toContain(`${file} is invalid:`);
    for (const part of expected) expect(message).toContain(part);
  };

  test.each<[string, (text: string) => string, string[]]>([
    [
      'an unknown author',
      (t) => t.replace('ananya-rao', 'ananya-roa'),
      ['found "ananya-roa". Did you mean "ananya-rao"?'],
    ],
    [
      'an unknown field',
      (t) => t.replace('title:', 'titel:'),
      ['titel: there is no such field. Did you mean "title"?'],
    ],
    [
      'a day that is none',
      (t) => t.replace('2026-06-08', 'June'),
      ['created_at: expected a day such as 2026-11-30, found "June"'],
    ],
    [
      'an unknown picture',
      (t) => t.replace('cover-trends', 'cover-trend'),
      ['src: expected the name of a picture', 'found "cover-trend"'],
    ],
    [
      'a short description',
      (t) => t.replace(/^desc: .*/m, 'desc: Short.'),
      ['desc: expected more than the 150 characters'],
    ],
    [
      'a link to nowhere',
      (t) => `${t}\n[Tea](/blogs/tea-99)\n`,
      ['link "Tea" to "/blogs/tea-99"', 'Did you mean "/blogs/tea-9"?'],
    ],
    [
      'a link to a draft',
      (t) => `${t}\n[Tea](/blogs/tea-5)\n`,
      ['link to "/blogs/tea-5": content/articles/tea-5.md is a draft'],
    ],
    ['an unknown component', (t) => `${t}\n:::calout\nTea\n:::\n`, ['calout', 'callout']],
    ['a heading of the first level', (t) => `${t}\n# Tea\n`, ['heading "Tea": expected "##"']],
    [
      'front matter that is no YAML',
      (t) => t.replace('title: ', 'title: "'),
      ['(line ', 'quotation mark', 'title: "'],
    ],
  ])('%s', (_, edit, expected) => broken(edit, expected));

  test('a reserved address', () => {
    write(`${ARTICLES}/page.md`, read(file));
    expect(check()).toContain(
      'content/articles/page.md is invalid:\n  (file name): "page" is reserved',
    );
    remove(`${ARTICLES}/page.md`);
  });

  test('a former address that another article has', () => {
    const before = read(file);
    change(file, /^---\n/, '---\nformerly: [tea-9]\n');
    expect(check()).toContain('found "tea-9" of content/articles/tea-9.md');
    write(file, before);
  });
});
