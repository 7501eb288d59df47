/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { findDelivered, OWN_MESSAGE } from '@/scripts/author/left/delivered';
import { findLeft } from '@/scripts/author/left/find-left';
import { createGit } from '@/scripts/setup/git';

const project = standInProject({}, { each: true });
const { write } = project;

function commit(message = 'Change') {
  const git = createGit(project.root);
  git(['init', '--quiet']);
  git(['add', '--all']);
  git(['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', message]);
}

const list = (files: readonly string[], name?: string) => {
  const git = createGit(project.root);
  return findLeft(git, project.root, findDelivered(git, name), files);
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
  rmSync(join(project.root, 'content-start'), { recursive: true });
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
