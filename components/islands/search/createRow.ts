import type { Found } from './engine';
import { splitExcerpt, splitTitle, toNodes } from './markWords';

/** Makes an element with its content. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** Makes the row of a result: its kind, its title as a link, and an excerpt with the words marked. */
export function createRow({ url, excerpt, meta }: Found, terms: readonly string[]): HTMLLIElement {
  const link = element(
    'a',
    ...toNodes(splitTitle(meta.title ?? url, terms, document.documentElement.lang)),
  );
  link.href = url;
  return element(
    'li',
    element('span', meta.kind ?? ''),
    element('h3', link),
    element('p', ...toNodes(splitExcerpt(excerpt))),
  );
}
