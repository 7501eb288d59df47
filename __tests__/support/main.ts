import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { showPage } from './page';

/** The words of an element, with single spaces. */
export const getWords = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Shows a page and returns its main part. */
export function showMain(page: ReactElement): HTMLElement {
  showPage(page);
  for (const noise of document.querySelectorAll('main :is(script, style)')) noise.remove();
  return screen.getByRole('main');
}

/**
 * The section that a heading names.
 *
 * @throws if no section has that heading
 */
export function getSection(main: HTMLElement, name: string | RegExp): HTMLElement {
  const heading = [...main.querySelectorAll<HTMLElement>('h2')].find((h2) =>
    typeof name === 'string' ? getWords(h2) === name : name.test(getWords(h2)),
  );
  const section = heading?.closest('section');
  if (!section) throw new Error(`No section has the heading "${name}".`);
  return section;
}

/** The words of all headings of a level. */
export const getHeadings = (element: Element, level: 2 | 3): string[] =>
  [...element.querySelectorAll(`h${level}`)].map(getWords);

/** The counters of a page: "10+ projects finished". */
export const getFigures = (main: HTMLElement): string[] =>
  [...main.querySelectorAll('dl')]
    .flatMap((list) => [...list.querySelectorAll('dt')])
    .map((term) => `${getWords(term.parentElement?.querySelector('dd'))} ${getWords(term)}`);
