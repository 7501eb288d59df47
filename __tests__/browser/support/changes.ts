import type { Locator } from '@playwright/test';

/**
 * Changes a part of the page as translators and extensions do: each text moves into new elements, an
 * element follows each field, and fields get attributes.
 */
export const changePart = (part: Locator): Promise<void> =>
  part.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || !(text instanceof Text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    for (const field of root.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', '');
      field.after(document.createElement('extension-icon'));
    }
  });

/** Sets the values of named fields without any event, as some password managers do. */
export const setValues = (part: Locator, values: readonly (readonly [string, string])[]) =>
  part.evaluate((root, pairs) => {
    for (const [name, value] of pairs) {
      const field = root.querySelector<HTMLInputElement>(
        `[name="${name}"], [data-field="${name}"]`,
      );
      if (field) field.value = value;
    }
  }, values);
