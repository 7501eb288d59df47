import {
  attribute,
  type Document,
  elementsOf,
  insideOf,
  isElement,
  type Node,
  type Parent,
  remove,
  textOf,
} from '../html';

/** A script that completes a streamed Suspense boundary. */
const COMPLETES = /\$R[CXSBV]\(/;

/** Content that only Next's scripts show: streamed boundaries and function actions. */
function needsNext(document: Document): boolean {
  for (const element of elementsOf(document)) {
    const { tagName } = element;
    if (tagName === 'script' && COMPLETES.test(textOf(element))) return true;
    if (tagName === 'template' && /^[BP]:/.test(attribute(element, 'id') ?? '')) return true;
    if (element.attrs.some(({ value }) => value.startsWith('$ACTION_'))) return true;
  }
  return false;
}

/** Next's own: its scripts, preloads of scripts and sheets, and the empty boundary that React leaves in the body. */
function isNexts(node: Node): boolean {
  if (!isElement(node)) return false;
  if (node.tagName === 'script') {
    const type = attribute(node, 'type');
    return (
      attribute(node, 'data-keep') === undefined &&
      type !== 'application/ld+json' &&
      type !== 'speculationrules'
    );
  }
  if (node.tagName === 'link') {
    const kind = attribute(node, 'as');
    return attribute(node, 'rel') === 'preload' && (kind === 'script' || kind === 'style');
  }
  return (
    node.tagName === 'div' &&
    attribute(node, 'hidden') !== undefined &&
    node.childNodes.every((child) => child.nodeName === '#comment')
  );
}

/** Takes Next's parts out; outside the islands React's comments as well, which nothing reads there. */
function strip(parent: Parent, inIsland: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (isNexts(node) || (node.nodeName === '#comment' && !inIsland)) remove(node);
    else if (isElement(node)) {
      strip(insideOf(node), inIsland || attribute(node, 'data-island') !== undefined);
    }
  }
}

/** Takes Next's scripts and data out of a page. */
export function stripNext(document: Document): void {
  if (needsNext(document)) {
    throw new Error('it holds a streamed boundary or an action, which need Next’s scripts');
  }
  strip(document, false);
}
