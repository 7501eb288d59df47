/**
 * Changes a form as translators, extensions and password managers do: each text moves into new elements, an
 * element follows each field, and fields get values without any event.
 *
 * @param values the values by the selectors of their fields
 */
export function changeForm(form: string, values: Readonly<Record<string, string>>): void {
  const root = document.querySelector(form);
  if (!root) throw new Error(`${form} is not there`);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim()) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.textContent}»`;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
  for (const field of root.querySelectorAll('input, textarea')) {
    field.setAttribute('data-extension', '');
    field.after(document.createElement('extension-icon'));
  }
  for (const [selector, value] of Object.entries(values)) {
    const field = root.querySelector<HTMLInputElement>(selector);
    if (field) field.value = value;
  }
}
