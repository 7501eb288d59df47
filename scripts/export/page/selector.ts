import { attribute, type Element } from '../html';

const SELECTOR = /^([a-z][\w-]*)?(?:\[([\w-]+)(?:(\^?)="([^"]*)")?\])?$/;

/**
 * Turns a selector into a function that tests one element. It reads `tag`, `[attribute]`,
 * `[attribute="value"]`, `[attribute^="start"]`, and a tag with one of them.
 *
 * @throws if the selector has another form
 */
export function createMatcher(selector: string): (element: Element) => boolean {
  const [whole, tag, name, start, value] = SELECTOR.exec(selector) ?? [];
  if (!whole) {
    throw new Error(
      `The selector "${selector}" is not supported: write tag, [attribute], [attribute="value"] or [attribute^="start"].`,
    );
  }
  return (element) => {
    if (tag !== undefined && element.tagName !== tag) return false;
    if (name === undefined) return true;
    const found = attribute(element, name);
    if (found === undefined || value === undefined) return found !== undefined;
    return start ? found.startsWith(value) : found === value;
  };
}
