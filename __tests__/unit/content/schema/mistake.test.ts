import { expect, test } from '@jest/globals';
import { listMistakes, Mistake } from '@/content/schema/mistake';

const fail = (message: string) => (): never => {
  throw new Mistake(message);
};

test('all mistakes are listed by file, each once', async () => {
  const mistakes = await listMistakes([
    fail('tea.md is invalid:\n  title: expected text\ncup.md is invalid:\n  (name)'),
    fail('tea.md is invalid:\n  title: expected text\n  link "Tea": expected a page'),
    async () => fail('app/page.tsx is missing.')(),
  ]);
  expect(mistakes).toEqual([
    'tea.md is invalid:\n  title: expected text\n  link "Tea": expected a page',
    'cup.md is invalid:\n  (name)',
    'app/page.tsx is missing.',
  ]);
});

test('an error that is no mistake is thrown, but not where a mistake may be its cause', async () => {
  const bug = new TypeError('undefined is not a function');
  const throwBug = () => {
    throw bug;
  };
  await expect(listMistakes([throwBug])).rejects.toBe(bug);
  expect(await listMistakes([throwBug, fail('tea.yaml is missing.')])).toEqual([
    'tea.yaml is missing.',
  ]);
});
