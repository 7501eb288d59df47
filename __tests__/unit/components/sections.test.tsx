/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Example, getExamples } from '@/__tests__/examples/examples';
import { showPage } from '@/__tests__/support/page';
import { filesIn } from '@/scripts/site/files';

/** The folders of the sections: a section is a folder with a component of its name. */
const folders = filesIn('components/sections')
  .filter((path) => basename(path) === `${basename(dirname(path))}.tsx`)
  .map(dirname);

/** A section's component or schema, as a path without its ending. */
const getPartPath = (folder: string, part = '') => `${folder}/${basename(folder)}${part}`;

const getExamplesPath = (folder: string) => `__tests__/examples/sections/${basename(folder)}.ts`;

const importPart = async (folder: string, part: string, ending = `${part}.ts`) =>
  existsSync(getPartPath(folder, ending))
    ? await import(`@/${getPartPath(folder, part)}`)
    : undefined;

/**
 * The examples of a section.
 *
 * @throws if an example's data do not fit the section's schema
 */
const readExamples = async (folder: string): Promise<Example[]> =>
  getExamples(basename(folder), {
    component: await importPart(folder, '', '.tsx'),
    schema: await importPart(folder, '.schema'),
    examples: existsSync(getExamplesPath(folder))
      ? await import(`@/${getExamplesPath(folder)}`)
      : undefined,
  });

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Values of an attribute that more than one element has. */
function repeated(attribute: string): string[] {
  const values = [...document.querySelectorAll(`[${attribute}]`)].map((element) =>
    element.getAttribute(attribute),
  );
  return values.flatMap((value, i) => (value && values.indexOf(value) !== i ? [value] : []));
}

/** What an example's markup breaks: the rules of headings, names, ids and text alternatives. */
function findMistakes() {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => !heading.closest('dialog'))
    .map(({ tagName }) => Number(tagName[1]));
  const [top = 2, ...rest] = levels;
  const isWrong = (level: number, i: number) => level < top || level > (levels[i] ?? top) + 1;
  return [
    ...(document.body.textContent === '' ? ['It shows nothing.'] : []),
    ...errors.mock.calls.map(String),
    ...(top > 2 ? [`It begins with h${top}.`] : []),
    ...rest.filter(isWrong).map((level) => `An h${level} stands at a wrong place.`),
    ...repeated('id').map((id) => `Two elements have the id ${id}.`),
    ...[...document.querySelectorAll('img:not([alt])')].map((image) => image.outerHTML),
  ];
}

test.each(folders)('%s has sound examples', async (folder) => {
  const examples = await readExamples(folder);
  expect(examples.length).toBeGreaterThan(0);
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  for (const { name, element } of examples) {
    showPage(element);
    expect([name, ...findMistakes()]).toEqual([name]);
    for (const article of document.querySelectorAll<HTMLElement>('article'))
      expect(article).toHaveAccessibleName();
  }
});
