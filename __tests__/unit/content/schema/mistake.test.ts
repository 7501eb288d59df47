import { expect, test } from '@jest/globals';
import {
  attempt,
  ifKnown,
  listMistakes,
  Mistake,
  readTogether,
  refuse,
  tolerate,
  UNKNOWN,
  wrongContent,
} from '@/content/schema/mistake';

type Words = { title: string };

const fail = (message: string) => (): never => {
  throw new Mistake(message);
};

/** Reads a file of words that has a mistake. */
const readWrong = (message = 'content/tea.yaml is invalid:\n  titel: there is no such field.') =>
  tolerate<Words>(fail(message), wrongContent);

test('all mistakes are listed by file, each once', async () => {
  const mistakes = await listMistakes(async () => {
    await attempt(fail('tea.md is invalid:\n  title: expected text\ncup.md is invalid:\n  (name)'));
    await attempt(
      fail('tea.md is invalid:\n  title: expected text\n  link "Tea": expected a page'),
    );
    await attempt(fail('app/page.tsx is missing.'));
  });
  expect(mistakes).toEqual([
    'tea.md is invalid:\n  title: expected text\n  link "Tea": expected a page',
    'cup.md is invalid:\n  (name)',
    'app/page.tsx is missing.',
  ]);
});

test('what needs a wrong file is no further mistake', async () => {
  const mistakes = await listMistakes(async () => {
    const words = readWrong();
    await attempt(() => words.title.length);
    await attempt(() => ({ ...words }));
    expect(ifKnown(() => words.title)).toBeUndefined();
  });
  expect(mistakes).toEqual(['content/tea.yaml is invalid:\n  titel: there is no such field.']);
});

test('several readers of a file say all that is wrong, also where one of them is held back', async () => {
  const mistakes = await listMistakes(async () => {
    const words = readWrong('content/tea.yaml is missing.');
    await attempt(() =>
      readTogether(
        () => words.title,
        fail('cup.md is invalid:\n  one'),
        fail('cup.md is invalid:\n  two'),
      ),
    );
  });
  expect(mistakes).toEqual(['content/tea.yaml is missing.', 'cup.md is invalid:\n  one\n  two']);
});

test('a text with words that are not known has no mistake', async () => {
  const mistakes = await listMistakes(async () => {
    await attempt(fail(`tea.md is invalid:\n  link to "${UNKNOWN}": expected a page\n  (name)`));
    await attempt(fail(`cup.md is invalid:\n  link to "${UNKNOWN}": expected a page`));
  });
  expect(mistakes).toEqual(['tea.md is invalid:\n  (name)']);
});

test('an error that is no mistake is thrown, but not where a mistake may be its cause', async () => {
  const bug = new TypeError('undefined is not a function');
  const throwBug = () => {
    throw bug;
  };
  await expect(listMistakes(async () => void (await attempt(throwBug)))).rejects.toBe(bug);
  const mistakes = await listMistakes(async () => {
    await attempt(throwBug);
    readWrong('content/tea.yaml is missing.');
  });
  expect(mistakes).toEqual(['content/tea.yaml is missing.']);
});

test('a mistake is thrown at once where mistakes are not listed', async () => {
  expect(() => readWrong('content/tea.yaml is missing.')).toThrow('content/tea.yaml is missing.');
  await expect(attempt(fail('tea'))).rejects.toThrow('tea');
  await listMistakes(async () => undefined);
  expect(() => readWrong()).toThrow(Mistake);
});

test('mistakes that are refused are one error', () => {
  expect(() => refuse([])).not.toThrow();
  expect(() => refuse([new Mistake('one'), new Mistake('two')])).toThrow('one\ntwo');
});
