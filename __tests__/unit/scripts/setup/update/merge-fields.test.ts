import { expect, test } from '@jest/globals';
import { mergeFields } from '@/scripts/setup/update/merge-fields';

test('a field of package.json that both changed stays, and is named', () => {
  const kept: string[] = [];
  const [base, own, theirs] = ['1', '2', '3'].map((next) => ({
    version: next,
    packages: { next },
  }));
  const merged = mergeFields([base, own, theirs], (field) => kept.push(field));
  expect(merged).toEqual({ version: '3', packages: { next: '2' } });
  expect(kept).toEqual(['packages.next']);
});
