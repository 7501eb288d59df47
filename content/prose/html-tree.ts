import type { Element, ElementContent, Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { footnotes } from './footnotes';

/** The ids that pages with texts have outside them, with those of the logo (`content/mark`), and those of footnotes. */
const PAGE_ID =
  /^(?:top|top-picture|content|contents|contact-panel|mark-.*|menu|privacy-choices|services-menu|reply(?:-[\w-]+)?|comment-\d+|footnote-label|user-content-.*)$/;

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/**
 * Renames the ids of headings that the page has too: "Contents" gets `text-contents`. Links of the text
 * follow.
 */
function separateIds(tree: Root): void {
  const headings: Element[] = [];
  const others: Element[] = [];
  visit(tree, 'element', (element, _, parent) => {
    const isOwn = parent?.type === 'element' && 'dataFootnotes' in parent.properties;
    (isHeading(element) && !isOwn ? headings : others).push(element);
  });
  const ids = new Set(headings.map(({ properties }) => String(properties.id)));
  const moved = new Map<string, string>();
  for (const { properties } of headings) {
    const id = String(properties.id);
    if (!PAGE_ID.test(id)) continue;
    let free = `text-${id}`;
    while (ids.has(free)) free = `text-${free}`;
    ids.add(free);
    properties.id = free;
    moved.set(`#${id}`, `#${free}`);
  }
  for (const { properties } of others) {
    const target = moved.get(String(properties.href));
    if (target !== undefined) properties.href = target;
  }
}

const BLOCKS = ['ul', 'ol', 'p', 'pre', 'blockquote', 'table'];

const isBlock = (node: ElementContent) => node.type === 'element' && BLOCKS.includes(node.tagName);

/** Makes the words beside each box of a task list its label. */
function labelBoxes(tree: Root): void {
  visit(tree, 'element', (parent) => {
    const [box] = parent.children;
    if (parent.tagName === 'label' || box?.type !== 'element' || box.tagName !== 'input') return;
    const end = parent.children.findIndex(isBlock);
    const words = parent.children.slice(0, end === -1 ? undefined : end);
    const label: Element = { type: 'element', tagName: 'label', properties: {}, children: words };
    parent.children = [label, ...parent.children.slice(words.length)];
  });
}

/** Converts the tree of a text into HTML elements. Headings get ids. */
export function toHtmlTree(root: Markdown): Root {
  const tree = unified()
    .use(remarkRehype, {
      footnoteLabel: footnotes().title,
      footnoteLabelProperties: { className: ['visually-hidden'] },
      // The typeface has no curved arrow, and some systems draw an emoji.
      footnoteBackContent: '↑',
      footnoteBackLabel: (reference, repetition) =>
        footnotes().back.replace(
          '{number}',
          `${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
        ),
    })
    .use(rehypeSlug)
    .runSync(root);
  separateIds(tree);
  labelBoxes(tree);
  return tree;
}
