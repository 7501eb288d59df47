import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Document = Tree.Document;
export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.ParentNode;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** The value of an attribute. Undefined if the element does not have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Whether an element is a script that the page keeps and loads from another site. */
export const isForeignScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'data-keep') !== undefined &&
  (attribute(element, 'src')?.startsWith('https://') ?? false);

/** The names in an attribute that is a list of names, such as `class`. */
export const getNames = (element: Element, name: string): string[] =>
  attribute(element, name)?.split(/\s+/).filter(Boolean) ?? [];

/** Sets an attribute of an element. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = element.attrs.filter((known) => known.name !== name);
  element.attrs.push({ name, value });
}

const isTemplate = (element: Element): element is Tree.Template => 'content' in element;

/** The parent of an element's children: a template keeps them in its content fragment. */
export const getContent = (element: Element): Parent =>
  isTemplate(element) ? element.content : element;

function collectElements(parent: Parent, found: Element[]): void {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    found.push(node);
    collectElements(getContent(node), found);
  }
}

/** Lists every element below `parent`, in document order. */
export function getElements(parent: Parent): Element[] {
  const found: Element[] = [];
  collectElements(parent, found);
  return found;
}

/**
 * Finds the first element with a tag name.
 *
 * @throws if the document has none
 */
export function requireElement(document: Document, name: string): Element {
  for (const element of getElements(document)) if (element.tagName === name) return element;
  throw new Error(`it has no ${name}`);
}

/** The text inside a script or a style element, as the browser hashes it. */
export const getText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Creates an element that is not in a document yet. */
export function create(name: string, attributes: Record<string, string>, text = ''): Element {
  const element = defaultTreeAdapter.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );
  if (text !== '') defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Creates a comment that is not in a document yet. */
export const createComment = (text: string): Node => defaultTreeAdapter.createCommentNode(text);

export const remove = (node: Node): void => defaultTreeAdapter.detachNode(node);

/** Moves a node right before another. */
export function insertBefore(after: Node, node: Node): void {
  remove(node);
  if (after.parentNode) defaultTreeAdapter.insertBefore(after.parentNode, node, after);
}

/** Moves a node to the end of `parent`. */
export function append(parent: Parent, node: Node): void {
  remove(node);
  defaultTreeAdapter.appendChild(parent, node);
}

/** Moves a node to the start of `parent`. */
export function prepend(parent: Parent, node: Node): void {
  remove(node);
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, node, first);
  else defaultTreeAdapter.appendChild(parent, node);
}
