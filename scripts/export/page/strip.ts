import {
  attribute,
  type Document,
  type Element,
  getContent,
  getElements,
  getText,
  isElement,
  type Node,
  type Parent,
  remove,
} from '../html';

/** A script that completes a streamed Suspense boundary. */
const COMPLETION = /\$R[CXSBV]\(/;

/** Whether a page has content that needs Next's scripts: a streamed boundary or a server action. */
function needsNext(document: Document): boolean {
  for (const element of getElements(document)) {
    const { tagName } = element;
    if (tagName === 'script' && COMPLETION.test(getText(element))) return true;
    if (tagName === 'template' && /^[BP]:/.test(attribute(element, 'id') ?? '')) return true;
    if (element.attrs.some(({ value }) => value.startsWith('$ACTION_'))) return true;
  }
  return false;
}

/** Whether the site's own code wrote a script: it has `data-keep`. Structured data is no code. */
const isOwnScript = (script: Element) =>
  attribute(script, 'data-keep') !== undefined ||
  attribute(script, 'type') === 'application/ld+json';

/** Whether a node is Next's: a script, a preload of a script or sheet, or React's empty boundary. */
function isNextNode(node: Node): boolean {
  if (!isElement(node)) return false;
  if (node.tagName === 'script') return !isOwnScript(node);
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

/** Removes Next's nodes. Removes comments too, except in islands: hydration needs those there. */
function strip(parent: Parent, inIsland: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (isNextNode(node) || (node.nodeName === '#comment' && !inIsland)) remove(node);
    else if (isElement(node)) {
      strip(getContent(node), inIsland || attribute(node, 'data-island') !== undefined);
    }
  }
}

/**
 * Removes Next's scripts and data from a page.
 *
 * @throws if the page does not work without them
 */
export function stripNext(document: Document): void {
  if (needsNext(document)) {
    throw new Error(
      'it has a streamed boundary or a server action, which need Next’s scripts: render it statically',
    );
  }
  strip(document, false);
}

/**
 * Refuses scripts in a page that is left as it is. The policy would allow them by their hashes.
 *
 * @throws if the page has a script that the site's own code has not marked
 */
export function expectOwnScripts(document: Document): void {
  const script = getElements(document).find(
    (element) => element.tagName === 'script' && !isOwnScript(element),
  );
  if (!script) return;
  throw new Error(
    `it has a script without data-keep: "${getText(script).slice(0, 60)}". Write data-keep on it if it is yours, or escape the words that it came with`,
  );
}
