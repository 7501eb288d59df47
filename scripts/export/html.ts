import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Document = Tree.Document;
export type Element = Tree.Element;
export type Node = Tree.ChildNode;
export type Parent = Tree.ParentNode;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** The value of an attribute, or undefined where the element has none of that name. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** The names in an attribute that lists them, such as `class`. */
export const namesIn = (element: Element, name: string): string[] =>
  attribute(element, name)?.split(/\s+/).filter(Boolean) ?? [];

/** Gives an element an attribute, in place of one of the same name. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = element.attrs.filter((known) => known.name !== name);
  element.attrs.push({ name, value });
}

const isTemplate = (element: Element): element is Tree.Template => 'content' in element;

/** What holds an element's children: a template keeps them in a fragment. */
export const insideOf = (element: Element): Parent =>
  isTemplate(element) ? element.content : element;

/** Every element below `parent`, in the order of the document. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsOf(insideOf(node));
  }
}

/**
 * The first element of that name.
 *
 * @throws when the document has none
 */
export function need(document: Document, name: string): Element {
  for (const element of elementsOf(document)) if (element.tagName === name) return element;
  throw new Error(`it has no ${name}`);
}

/** The text inside a script or a style element, as the browser hashes it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** An element that stands nowhere yet. */
export function create(name: string, attributes: Record<string, string>, text = ''): Element {
  const element = defaultTreeAdapter.createElement(
    name,
    html.NS.HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  );
  if (text !== '') defaultTreeAdapter.insertText(element, text);
  return element;
}

export const remove = (node: Node): void => defaultTreeAdapter.detachNode(node);

/** Puts a node where another stands. */
export function replace(old: Node, node: Node): void {
  if (old.parentNode) defaultTreeAdapter.insertBefore(old.parentNode, node, old);
  remove(old);
}

/** Puts a node right before another, wherever it stood. */
export function insertBefore(after: Node, node: Node): void {
  remove(node);
  if (after.parentNode) defaultTreeAdapter.insertBefore(after.parentNode, node, after);
}

/** Puts a node right after another, wherever it stood. */
export function insertAfter(before: Node, node: Node): void {
  remove(node);
  const parent = before.parentNode;
  if (!parent) return;
  const next = parent.childNodes[parent.childNodes.indexOf(before) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, node, next);
  else defaultTreeAdapter.appendChild(parent, node);
}

/** Puts a node after all others inside `parent`, wherever it stood. */
export function append(parent: Parent, node: Node): void {
  remove(node);
  defaultTreeAdapter.appendChild(parent, node);
}

/** Puts a node before all others inside `parent`, wherever it stood. */
export function prepend(parent: Parent, node: Node): void {
  remove(node);
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, node, first);
  else defaultTreeAdapter.appendChild(parent, node);
}
