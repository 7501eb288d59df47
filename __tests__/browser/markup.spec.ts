import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { attribute, type Element, getElements, getText } from 'next-islands/html';
import { parse } from 'parse5';
import { exportedPages } from './support/exported';

const built = exportedPages.map((file) => ({
  file,
  elements: [...getElements(parse(readFileSync(`out/${file}`, 'utf8')))],
}));

/** The valid times on these pages: a day, a moment, or a time of day. */
const VALID_TIME =
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$|^\d{2}:\d{2}$/;

/** The role of each element that is a landmark or a group by itself. */
const roles: Record<string, string> = {
  nav: 'navigation',
  aside: 'complementary',
  fieldset: 'group',
  search: 'search',
};

/** Elements that are landmarks only where they have a name. */
const rolesWithName: Record<string, string> = { section: 'region', form: 'form' };

/** Landmarks and groups. Their role alone tells a screen reader's user too little. */
const NEED_A_NAME = ['navigation', 'complementary', 'group', 'region', 'form', 'search'];

const getWords = (element: Element) =>
  [element, ...getElements(element)].map(getText).join(' ').replace(/\s+/g, ' ').trim();

function getName(element: Element, elements: readonly Element[]): string {
  const by = attribute(element, 'aria-labelledby');
  const legend = [...getElements(element)].find(({ tagName }) => tagName === 'legend');
  const label = elements.find((other) => by !== undefined && attribute(other, 'id') === by);
  const source = label ?? (element.tagName === 'fieldset' ? legend : undefined);
  return attribute(element, 'aria-label') ?? (source ? getWords(source) : '');
}

const getRole = (element: Element, name: string) =>
  attribute(element, 'role') ??
  roles[element.tagName] ??
  (name === '' ? undefined : rolesWithName[element.tagName]);

/** The carousel around a slide. Each carousel numbers its slides from 1. */
function findCarousel(element: Element): Element | undefined {
  if (attribute(element, 'aria-roledescription') !== 'slide') return undefined;
  for (let { parentNode } = element; parentNode && 'tagName' in parentNode; ) {
    if (attribute(parentNode, 'aria-roledescription') === 'carousel') return parentNode;
    ({ parentNode } = parentNode);
  }
  return undefined;
}

for (const { file, elements } of built) {
  test(`each landmark and group of ${file} has a name of its own`, () => {
    const names = elements.flatMap((element) => {
      const name = getName(element, elements);
      const role = getRole(element, name);
      const carousel = findCarousel(element);
      const within = carousel ? getName(carousel, elements) : '';
      return role && NEED_A_NAME.includes(role) ? [{ role, name, within }] : [];
    });
    expect(names.filter(({ name }) => name === '')).toEqual([]);
    const descriptions = names.map(({ role, name, within }) =>
      `${role} "${name}" ${within}`.trim(),
    );
    expect(descriptions.filter((name, i) => descriptions.indexOf(name) !== i)).toEqual([]);
  });

  test(`every time of ${file} has a valid value`, () => {
    const values = elements
      .filter(({ tagName }) => tagName === 'time')
      .map((time) => attribute(time, 'datetime') ?? getWords(time));
    expect(values.filter((value) => !VALID_TIME.test(value))).toEqual([]);
  });

  test(`every class of ${file} has a name`, () => {
    const classes = elements.flatMap((element) => attribute(element, 'class')?.split(' ') ?? []);
    expect(classes).not.toContain('undefined');
  });

  test(`no attribute says whether the popovers of ${file} are open, because the browser does`, () => {
    const stated = elements.filter(
      (element) =>
        attribute(element, 'popovertarget') !== undefined &&
        attribute(element, 'aria-expanded') !== undefined,
    );
    expect(stated.map(getWords)).toEqual([]);
  });
}

test('only the pages of the demo menu have header 2 and a small footer', () => {
  const demo = built
    .filter(({ file, elements }) => {
      const isSmall = elements.some(
        (element) => element.tagName === 'footer' && attribute(element, 'data-variant'),
      );
      const isDemo = elements.some((element) => attribute(element, 'id')?.startsWith('demo-'));
      expect(isDemo, file).toBe(isSmall);
      return isDemo;
    })
    .map(({ file }) => file);
  expect(demo.sort()).toEqual(['about-me.html', 'home-three.html', 'home-two.html']);
});
