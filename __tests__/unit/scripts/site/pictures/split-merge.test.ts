import { expect, test } from '@jest/globals';
import { splitMerge } from '@/scripts/site/pictures/split-merge';

test('a text without marks has one version', () => {
  expect(splitMerge('{}\n')).toEqual(['{}\n', '{}\n']);
});

test('two versions between marks are told apart, without the common one', () => {
  const base = '||||||| base\n "z": 0\n';
  const text = `{\n "a": 1,\n<<<<<<< HEAD\n "b": 2\n${base}=======\n "c": 3\n>>>>>>> theirs\n}\n`;
  expect(splitMerge(text)).toEqual(['{\n "a": 1,\n "b": 2\n}\n', '{\n "a": 1,\n "c": 3\n}\n']);
});
