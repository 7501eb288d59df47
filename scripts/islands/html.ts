import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

/** An attribute's value, or undefined where the element has none of that name. */
export const attribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Every element below `parent` in document order, those within templates included. */
export function* elements(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elements(node);
    if ('content' in node) yield* elements(node.content as Tree.DocumentFragment);
  }
}

/** The first element named `name` below `parent`. */
export function find(parent: Tree.ParentNode, name: string): Tree.Element | undefined {
  for (const element of elements(parent)) if (element.tagName === name) return element;
  return undefined;
}

/** An element that holds nothing but `text`, such as a script or a style. */
export function textElement(
  name: string,
  parent: Tree.Element,
  text: string,
  attributes: Record<string, string> = {},
): Tree.Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(name, parent.namespaceURI, attrs);
  defaultTreeAdapter.insertText(element, text);
  return element;
}
