import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { jobDescription } from '@/content/collections/job-page';
import { bringPackage } from '@/scripts/edit/bring';
import { build, copyFor, findChanges, findFirst, findMentions, readDigests, SITE } from './site';

/**
 * Publishes on a copy of the site, as a marketer does, in two builds. Each test starts with the site that
 * the one before has left.
 */

const site = copyFor('flows');
const { read, write, remove, exists, change, list } = site;

/** The packages of the editor. The copy shares them. */
const PACKAGE = 'scripts/edit/node_modules';
const ARTICLES = 'content/articles';
const PERSON = findFirst('content/team', '.md').slice('content/team/'.length, -'.md'.length);

const articleFile = (i: number) => `${ARTICLES}/tea-${i}.md`;
const addArticle = (i: number) =>
  write(
    articleFile(i),
    `---
title: Tea number ${i}
tags: [Tea]
created_at: 2026-06-${String(i).padStart(2, '0')}
author: ${PERSON}
src: cover-trends
alt: Three browser windows of clay
desc: ${'One sentence that says what it is about, and one more. '.repeat(3)}
---

## The first heading

Tea is made of leaves and hot water.
`,
  );

const addJob = (name: string, title: string, more = '') =>
  write(
    `content/jobs/${name}.md`,
    `---
jobTitle: ${title}
company: Rivermark
location: Onsite
city: ${/city: (.+)/.exec(read('content/agency.yaml'))?.[1]}
jobType: Full-time
experienceLevel: 0-2 years
description: You taste tea all day.
aboutCompany: We drink tea.
keyResponsibilities: [Taste]
requiredSkills: [Tongue]
preferredQualifications: [A cup]
datePosted: 2026-06-01
${more}---
`,
  );

const pagesIn = (folder: string) => (exists(`out/${folder}`) ? list(`out/${folder}`, '.html') : []);
const countCards = (file: string) => read(`out/${file}`).match(/<article[ >]/g)?.length ?? 0;

beforeAll(() => {
  bringPackage();
  symlinkSync(resolve(PACKAGE), join(site.folder, PACKAGE), 'junction');
  for (const name of list(ARTICLES, '.md')) remove(`${ARTICLES}/${name}`);
});

test('thirteen articles fill two pages, a draft and the future stay hidden, a renamed article redirects, a closed job keeps its page, and the editor is there', () => {
  for (let i = 1; i <= 15; i += 1) addArticle(i);
  change(articleFile(5), /^---\n/, '---\ndraft: true\n');
  change(articleFile(6), 'created_at: 2026-06-06', 'created_at: 2099-01-01');
  write(
    `${ARTICLES}/green-tea.md`,
    read(articleFile(4)).replace('---\n', '---\nformerly: [tea-4]\n'),
  );
  remove(articleFile(4));
  addJob('tea-taster', 'Tea Taster');
  addJob('tea-lady', 'Tea Lady', 'validThrough: 2026-06-02\n');
  const editor = 'editor:\n  service: github\n  repository: rivermark/site\n';
  write('content/site.yaml', `${read('content/site.yaml')}${editor}`);
  expect(site.check()).toBe('');
  build(site);

  expect(pagesIn('blogs')).toHaveLength(14);
  expect(countCards('blogs.html')).toBe(12);
  expect(pagesIn('blogs/page')).toEqual(['2.html']);
  expect(countCards('blogs/page/2.html')).toBe(1);
  expect(pagesIn('blogs/tag')).toEqual(['tea.html']);
  expect(countCards('blogs/tag/tea.html')).toBe(13);
  expect(pagesIn('blogs/author')).toEqual([`${PERSON}.html`]);
  for (const file of ['feed.xml', 'sitemap.xml', 'blogs/tag/tea/feed.xml']) {
    expect(read(`out/${file}`)).toContain(`${SITE}/blogs/tea-15`);
  }
  expect(read('out/search.html')).toContain('/blogs/tea-15');
  expect(read('out/careers.html')).toContain('/job-description/tea-taster');

  for (const slug of ['tea-5', 'tea-6']) {
    expect(exists(`out/blogs/${slug}.html`)).toBe(false);
    expect(findMentions(site, `/blogs/${slug}`)).toEqual([]);
  }

  expect(exists('out/blogs/green-tea.html')).toBe(true);
  expect(read('out/blogs/tea-4.html')).toContain('content="0; url=/blogs/green-tea"');
  expect(read('out/_redirects')).toContain('/blogs/tea-4 /blogs/green-tea 301');
  for (const file of ['out/vercel.json', 'out/.htaccess', 'hosts/nginx.conf', 'hosts/Caddyfile']) {
    expect(read(file)).toContain('blogs/tea-4');
  }
  expect(read('out/sitemap.xml')).not.toContain('/blogs/tea-4<');

  expect(read('out/careers.html')).not.toContain('/job-description/tea-lady');
  expect(read('out/job-description/tea-lady.html')).toContain(jobDescription().body.closed.note);

  // The editor is on no other page, and search engines leave it out.
  expect(read('out/admin.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('out/_headers')).toContain('/admin\n  X-Robots-Tag: noindex\n');
  for (const file of ['index.html', 'contact.html', 'llms.txt', 'robots.txt']) {
    expect(read(`out/${file}`)).not.toContain('admin');
  }
});

test('a build from nothing after an edit changes only the files that show it: all others have the same bytes', () => {
  const before = readDigests(site, 'out');
  change(articleFile(7), 'Tea is made of leaves', 'Tea is made of the best leaves');
  for (const folder of ['out', '.next', 'hosts']) remove(folder);
  build(site);
  const changed = findChanges(before, readDigests(site, 'out'));
  expect(changed).toContain('blogs/tea-7.html');
  const shown = /^(_search\/|(blogs\/tea-7|blogs\/tag\/tea\/feed|feed)\.)/;
  expect(changed.filter((path) => !shown.test(path))).toEqual([]);
});
