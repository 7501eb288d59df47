import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { convert } from '@/scripts/author/convert/convert';
import { describeOld, isOld } from '@/scripts/site/check/version';

const OLD = 'meta:\n  title: Boats\nbanner:\n  title: [Boats]\n';

const project = standInProject({}, { each: true });
const write = (text: string) => project.write({ 'content/pages/home.yaml': text });

test('words of version 1 are told from those that were converted', () => {
  write(OLD);
  expect(describeOld()).toContain('Run "npm run convert"');
  write(convert(new Map([['pages/home.yaml', OLD]])).texts.get('pages/home.yaml') ?? '');
  expect([isOld(), describeOld()]).toEqual([false, undefined]);
});

test('a site without a home page, and one that somebody is writing, are not those of version 1', () => {
  expect(isOld()).toBe(false);
  write('path: /\nsections:\n  - section: hero\n    banner:');
  expect(isOld()).toBe(false);
});
