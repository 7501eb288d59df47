import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Marks of a streamed Suspense boundary or a function action: content that only Next's scripts show. */
const NEEDS_NEXT = /\$R[CXSBV]\(|<template id="[BP]:|\$ACTION_/;

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Next's own: its scripts, their preloads, and the empty boundary that React leaves in the body. */
function isNexts(node: Tree.ChildNode): boolean {
  if (!isElement(node)) return false;
  if (node.tagName === 'script') {
    const type = attribute(node, 'type');
    return (
      attribute(node, 'data-keep') === undefined &&
      type !== 'application/ld+json' &&
      type !== 'speculationrules'
    );
  }
  if (node.tagName === 'link')
    return attribute(node, 'rel') === 'preload' && attribute(node, 'as') === 'script';
  return (
    node.tagName === 'div' &&
    attribute(node, 'hidden') !== undefined &&
    node.childNodes.every((child) => child.nodeName === '#comment')
  );
}

/** Takes Next's parts out; outside the islands React's comments as well, which nothing reads there. */
function strip(parent: Tree.ParentNode, inIsland: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (isNexts(node) || (node.nodeName === '#comment' && !inIsland)) {
      defaultTreeAdapter.detachNode(node);
      continue;
    }
    if (!isElement(node)) continue;
    strip(node, inIsland || attribute(node, 'data-island') !== undefined);
    if ('content' in node) strip(node.content as Tree.DocumentFragment, inIsland);
  }
}

function find(parent: Tree.ParentNode, name: string): Tree.Element | undefined {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    if (node.tagName === name) return node;
    const inside = find(node, name);
    if (inside) return inside;
  }
  return undefined;
}

/**
 * Makes an exported page plain HTML with islands: Next's scripts and data go, the loader comes.
 *
 * @param html the page as Next exported it
 * @param loader the loader's code
 * @throws when the page holds content that only Next's scripts would show
 */
export function islandPage(html: string, loader: string): string {
  if (NEEDS_NEXT.test(html)) {
    throw new Error('it holds a streamed boundary or an action, which need Next’s scripts');
  }
  const document = parse(html);
  strip(document, false);
  const body = find(document, 'body');
  if (!body) throw new Error('it has no body');
  const script = defaultTreeAdapter.createElement('script', body.namespaceURI, [
    { name: 'type', value: 'module' },
  ]);
  defaultTreeAdapter.insertText(script, loader);
  defaultTreeAdapter.appendChild(body, script);
  return serialize(document);
}
