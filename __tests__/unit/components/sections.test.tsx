import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { findImports } from '@/__tests__/support/imports';
import { showPage } from '@/__tests__/support/page';
import { type Example, getExamples } from '@/components/sections/examples';
import { filesIn } from '@/scripts/site/files';

/** The folders of the sections: a section is a folder with a component of its name. */
const folders = filesIn('components/sections')
  .filter((path) => basename(path) === `${basename(dirname(path))}.tsx`)
  .map(dirname);

/** A section's component, schema or examples, as a path without its ending. */
const getPartPath = (folder: string, part = '') => `${folder}/${basename(folder)}${part}`;

/** The folders of the sections: their names start with a capital. */
const named = [...new Set(filesIn('components/sections').map(dirname))].filter((folder) =>
  /^[A-Z]/.test(basename(folder)),
);

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
    examples: await importPart(folder, '.examples'),
  });

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
});

test('every section is a folder with a component of its name', () => {
  expect(folders).toEqual(named);
});

test('no two sections have the same name', () => {
  const names = folders.map((folder) => basename(folder));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('a schema is named after its section', async () => {
  const wrong: string[] = [];
  for (const folder of folders.filter((each) => existsSync(getPartPath(each, '.schema.ts')))) {
    const name = basename(folder).replace(/^./, (letter) => letter.toLowerCase());
    if (name in (await import(`@/${getPartPath(folder, '.schema')}`))) continue;
    wrong.push(`${getPartPath(folder, '.schema.ts')} does not export ${name}`);
  }
  expect(wrong).toEqual([]);
});

test('the examples of a section with a schema use the schema', () => {
  const wrong = folders
    .filter((folder) => existsSync(getPartPath(folder, '.schema.ts')))
    .map((folder) => ({ folder, path: getPartPath(folder, '.examples.ts') }))
    .filter(({ path }) => existsSync(path))
    .filter(({ folder, path }) =>
      findImports(path, readFileSync(path, 'utf8')).every(
        ({ target, typeOnly }) => typeOnly || target !== getPartPath(folder, '.schema'),
      ),
    )
    .map(({ path }) => `${path} does not check its data by the section's schema`);
  expect(wrong).toEqual([]);
});

const names = (elements: Iterable<Element>) => [...elements].map((element) => element.outerHTML);

/** Values of an attribute that more than one element has. */
function repeated(attribute: string): string[] {
  const values = [...document.querySelectorAll(`[${attribute}]`)].map((element) =>
    element.getAttribute(attribute),
  );
  return values.flatMap((value, i) => (value && values.indexOf(value) !== i ? [value] : []));
}

describe.each(folders)('%s', (folder) => {
  test('has examples with different names', async () => {
    const examples = await readExamples(folder);
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  test('renders each example without an error from React', async () => {
    for (const { name, element } of await readExamples(folder)) {
      showPage(element);
      expect({ name, text: document.body.textContent !== '' }).toEqual({ name, text: true });
      expect({ name, errors: errors.mock.calls }).toEqual({ name, errors: [] });
    }
  });

  test('has one top heading, and skips no level', async () => {
    for (const { name, element } of await readExamples(folder)) {
      showPage(element);
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => !heading.closest('dialog'))
        .map(({ tagName }) => Number(tagName[1]));
      const [top = 2, ...rest] = levels;
      const skips = rest.filter((level, i) => level > (levels[i] ?? top) + 1);
      expect({ name, top: top <= 2, higher: rest.filter((level) => level < top), skips }).toEqual({
        name,
        top: true,
        higher: [],
        skips: [],
      });
    }
  });

  test('names each article in it', async () => {
    for (const { element } of await readExamples(folder)) {
      showPage(element);
      for (const article of document.querySelectorAll<HTMLElement>('article')) {
        expect(article).toHaveAccessibleName();
      }
    }
  });

  test('uses each id once, and has a text alternative for every picture', async () => {
    for (const { name, element } of await readExamples(folder)) {
      showPage(element);
      const silent = names(document.querySelectorAll('img:not([alt])'));
      expect({ name, repeated: repeated('id'), silent }).toEqual({
        name,
        repeated: [],
        silent: [],
      });
    }
  });
});
