/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

/** A mistake in a file of content, and the words of the check that lead to it. */
type Planted = { file: string; from: string | RegExp; to: string; says: string };

/** One of each kind, in files that read each other. */
const PLANTED: readonly Planted[] = [
  { file: 'agency.yaml', from: /^phone: .*/m, to: 'phone: "12"', says: 'phone: expected an inter' },
  { file: 'agency.yaml', from: /^replyTime: .*/m, to: '', says: 'replyTime: the field is missing' },
  { file: 'site.yaml', from: /^toTop:/m, to: 'toTopp:', says: 'toTopp: there is no such field' },
  { file: 'menus.yaml', from: /\/careers$/m, to: '/carers', says: 'found "/carers"' },
  { file: 'mail.yaml', from: /^/, to: 'a: b: c\n', says: 'content/mail.yaml is invalid' },
  { file: 'pages/careers.yaml', from: /^/, to: 'one: 1\n', says: 'one: there is no such field' },
  { file: 'pages/contact.yaml', from: /^office: \d/m, to: 'office: 4', says: 'expected 1 to' },
  { file: 'pages/team.yaml', from: /^ {2}title: .*/m, to: '  title: "{nil.x}"', says: '{nil.x}' },
  { file: 'pages/team.yaml', from: /^/, to: 'two: 2\n', says: 'two: there is no such field' },
  { file: 'services/devops.yaml', from: /^name: .*/m, to: 'name:', says: 'name: expected' },
  { file: 'services/devops.yaml', from: /project: \S+/, to: 'project: nil', says: 'found "nil"' },
  { file: 'jobs/1.md', from: /^city: .*/m, to: 'city: Atlantis', says: 'found "Atlantis"' },
  { file: 'team/kabir-singh.md', from: /^order: .*/m, to: 'order: 0', says: 'order: expected' },
  { file: 'articles/fixed-price.md', from: /^author: .*/m, to: 'author: nil', says: 'author: exp' },
  { file: 'articles/paper-first.md', from: /^title: .*/m, to: 'title: a: b', says: 'paper-first' },
  { file: 'articles/paper-first.md', from: /$/, to: '\n\n[Tea](/tea)\n', says: 'link "Tea"' },
  { file: 'articles/1.md', from: /$/, to: '\n\n# Tea\n', says: 'heading "Tea"' },
];

/** What cannot be seen while the facts about the agency are not known. */
const NEED_FACTS = ['expected 1 to', '{nil.x}', 'found "Atlantis"'];

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rounds-'));
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (path) => !path.includes('masters') && !path.endsWith('.ts'),
  });
});

afterAll(() => rmSync(root, { recursive: true }));

/** What the check says of the present files. */
async function check(): Promise<string> {
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  const { checkSite } = await import('@/scripts/site/check/site');
  return (await checkSite()).mistakes.join('\n');
}

test('any number of mistakes needs two runs of the check at most', async () => {
  const before = new Map<string, string>();
  for (const { file, from, to } of PLANTED) {
    const path = join(root, 'content', file);
    const text = readFileSync(path, 'utf8');
    if (!before.has(file)) before.set(file, text);
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  }
  let left = PLANTED;
  for (const later of [NEED_FACTS, []]) {
    const said = await check();
    expect(said).not.toMatch(/TypeError|undefined/);
    left = left.filter(({ says }) => !said.includes(says));
    expect(left.map(({ says }) => says)).toEqual(later);
    for (const [file, text] of before) {
      const planted = left.filter((each) => each.file === file);
      const path = join(root, 'content', file);
      writeFileSync(
        path,
        planted.reduce((now, { from, to }) => now.replace(from, to), text),
      );
    }
  }
  expect(await check()).toBe('');
});
