import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

type Options = {
  /** The start of all ids, which keeps them apart from others of the page. Links of the text follow. */
  prefix: string;
  /** Whether the headings go one level down, because one stands above the text. */
  demotes: boolean;
};

/** Copies the tree of a text for a page that has more than this text. */
export function fitTree(tree: Root, { prefix, demotes }: Options): Root {
  const copy = structuredClone(tree);
  visit(copy, 'element', (element) => {
    const { tagName, properties } = element;
    const { id, href, ariaDescribedBy } = properties;
    const [, level] = /^h([2-5])$/.exec(tagName) ?? [];
    if (demotes && level) element.tagName = `h${Number(level) + 1}`;
    if (id !== undefined) properties.id = `${prefix}${id}`;
    if (typeof href === 'string') properties.href = href.replace(/^#/, `#${prefix}`);
    if (Array.isArray(ariaDescribedBy))
      properties.ariaDescribedBy = ariaDescribedBy.map((each) => `${prefix}${each}`);
  });
  return copy;
}
