/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findDelivered, OWN_MESSAGE } from '@/scripts/author/left/delivered';
import { findLeft } from '@/scripts/author/left/find-left';
import { createGit } from '@/scripts/setup/git';

let folder = '';

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function commit(message = 'Change') {
  const git = createGit(folder);
  git(['init', '--quiet']);
  git(['add', '--all']);
  git(['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', message]);
}

const list = (files: readonly string[], name?: string) => {
  const git = createGit(folder);
  return findLeft(git, folder, findDelivered(git, name), files);
};

const FACTS = 'content/agency.yaml';
const HOME = 'content/pages/home.yaml';
const PERSON = 'content/team/ada.md';
const PICTURE = 'content/pictures/masters/ada.png';
const all = [FACTS, HOME, PERSON, PICTURE, 'content/pictures/masters/unnamed.png'];

const delivered = {
  [FACTS]: 'name: Theirs\nphone: "+44 20 7946 0958"\nlanguage: en\n',
  [HOME]: 'title: A fine headline of theirs\nlead: More words of theirs here\nlabel: Go\n',
  [PERSON]:
    '---\ntitle: Ada\nimage: ada\n---\n\nAda came here in spring.\n\nShe likes tea and trains.\n',
  [PICTURE]: 'pixels',
  'content/pictures/masters/unnamed.png': 'pixels that no page names',
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('texts and pictures of the first commit are still theirs, until they are changed', () => {
  write(delivered);
  commit();
  expect(list(all)).toEqual([
    `${FACTS}: all 2 texts are as they were delivered`,
    `${HOME}: all 2 texts are as they were delivered`,
    `${PERSON}: all 2 texts are as they were delivered`,
    `${PICTURE}: this picture is as it was delivered`,
  ]);
  write({
    [FACTS]: 'name: Mine\nphone: "+44 20 7946 0958"\nlanguage: en\n',
    [HOME]: '# A comment\ntitle: My own fine headline here\nlead: "More words of theirs here"\n',
    [PERSON]:
      '---\ntitle: Ada\nimage: ada\n---\n\nAda came here in autumn.\n\nShe likes tea and ferries.\n',
    [PICTURE]: 'other pixels',
  });
  commit();
  expect(list(all)).toEqual([
    `${FACTS}: phone: "+44 20 7946 0958"`,
    `${HOME}: lead: "More words of theirs here"`,
  ]);
  expect(list(all, 'HEAD')).toHaveLength(4);
});

test('after "npm run own", the small set counts as delivered', () => {
  write({ ...delivered, 'content-start/agency.yaml': 'name: Small\n' });
  write({ 'content-start/pages/home.yaml': 'title: A headline of the set\n' });
  commit();
  rmSync(join(folder, 'content-start'), { recursive: true });
  write({
    [FACTS]: 'name: Mine\n',
    [HOME]: 'title: A headline of the set\n',
    [PERSON]: '---\nimage: ada\n---\n',
  });
  commit(OWN_MESSAGE);
  expect(list([FACTS, HOME, PERSON, PICTURE])).toEqual([
    `${HOME}: title: "A headline of the set"`,
    `${PICTURE}: this picture is as it was delivered`,
  ]);
});

test('the hours and the time of a reply count, as nobody was asked for them', () => {
  const agency = (opens: string) =>
    `name: Theirs\nreplyTime: one working day\noffices:\n  - hours:\n      days: [Monday, Tuesday]\n      opens: "${opens}"\n      closes: "17:30"\n`;
  write({ [FACTS]: agency('09:00') });
  commit();
  write({ [FACTS]: agency('09:00').replace('Theirs', 'Mine') });
  expect(list([FACTS])).toEqual([
    `${FACTS}: replyTime: "one working day"`,
    `${FACTS}: offices.0.hours: "Monday Tuesday 09:00 17:30"`,
  ]);
  write({ [FACTS]: agency('10:00').replace('one working day', 'a day') });
  expect(list([FACTS])).toEqual([`${FACTS}: name: "Theirs"`]);
});

test('what is still to write is listed, whatever the day of the page is', () => {
  const terms = 'content/pages/terms.yaml';
  const page = (date: string, law: string) =>
    `sections:\n  - section: legal-text\n    updated:\n      date: ${date}\n    sections:\n      - body:\n          - ${law}\n`;
  write({ ...delivered, [terms]: page('2026-01-01', '"[Name the law that applies.]"') });
  commit();
  write({ [terms]: page('2026-11-20', '"The law of [Name your country, please.]"') });
  expect(list([terms])).toEqual([
    `${terms}: sections.0 (legal-text).sections.0.body.0: write this: "The law of [Name your country, please.]"`,
  ]);
  write({
    [terms]: page('2026-11-20', '"The [Law of Norway.](/law), as a link, and [Check: a label]"'),
  });
  expect(list([terms])).toEqual([]);
});

test('a page about law is read once its day is another one', () => {
  const terms = 'content/pages/terms.yaml';
  const page = (date: string) =>
    `sections:\n  - section: plain-banner\n    title: The rules for all of our boats\n  - section: legal-text\n    updated:\n      date: ${date}\n`;
  write({ ...delivered, [terms]: page('2026-01-01') });
  commit();
  expect(list([terms])).toEqual([`${terms}: sections.1.updated.date: "2026-01-01"`]);
  write({ [terms]: page('2026-11-20') });
  expect(list([terms])).toEqual([]);
});

test('without the delivered files, the message has the remedy', () => {
  expect(() => list([])).toThrow('git init && git add --all && git commit -m Delivered');
  write({ 'package.json': '{}' });
  commit();
  expect(() => list([])).toThrow('npm run left -- <commit>');
});

test('in another language, each delivered word is left, whatever file it stands in', () => {
  const MAIL = 'content/mail.yaml';
  const ALTS = 'content/pictures/alts.json';
  const TEAM = 'content/pages/team.yaml';
  const words = {
    [MAIL]: 'trap: Leave empty\nmark: "Robot?"\nicon: arrow-left\nclock: 12\n',
    [ALTS]: '{"ada": "A clay bust"}',
    [TEAM]: `above: /about-us
header: demo
sections:
  - section: hero
    title: Crew
    layout: beside
    world: mint
`,
  };
  write({ ...delivered, ...words });
  commit();
  const files = [FACTS, HOME, MAIL, ALTS, TEAM];
  expect(list(files).join('\n')).not.toContain('Leave empty');
  write({ [FACTS]: 'name: Mine\nphone: "+45 12 34 56 78"\nlanguage: da\n' });
  write({ [HOME]: 'title: En fin overskrift\nlead: Flere ord fra mig selv\nlabel: Go\n' });
  commit();
  expect(list(files)).toEqual([
    `${HOME}: label: "Go"`,
    `${MAIL}: all 2 texts are as they were delivered`,
    `${ALTS}: ada: "A clay bust"`,
    `${TEAM}: sections.0.title: "Crew"`,
  ]);
});
