/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { convert } from '@/scripts/author/convert/convert';
import { describeOld, isOld } from '@/scripts/site/check/version';

const OLD = 'meta:\n  title: Boats\nbanner:\n  title: [Boats]\n';

let root = '';

const write = (text: string) => writeFileSync(join(root, 'content/pages/home.yaml'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => rmSync(root, { recursive: true }));

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
