import { attribute, type Element } from '../html';

const SELECTOR = /^([a-z][\w-]*)?(?:\[([\w-]+)(?:="([^"]*)")?\])?$/;

/**
 * Turns a selector into a function that tests one element. It reads `tag`, `[attribute]`,
 * `[attribute="value"]`, and a tag with one of the two.
 *
 * @throws if the selector has another form
 */
export function createMatcher(selector: string): (element: Element) => boolean {
  const [whole, tag, name, value] = SELECTOR.exec(selector) ?? [];
  if (!whole) {
    throw new Error(
      `The selector "${selector}" is not supported: write tag, [attribute] or [attribute="value"].`,
    );
  }
  return (element) => {
    if (tag !== undefined && element.tagName !== tag) return false;
    if (name === undefined) return true;
    const found = attribute(element, name);
    return value === undefined ? found !== undefined : found === value;
  };
}
