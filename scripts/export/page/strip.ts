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

/** The inline scripts of Next and React: code, the page's data, and a mark of the first paint. */
const NEXT_CODE =
  /^\(globalThis\["TURBOPACK"\]|^\(?self\.__next_f\b|\$RT=|^document\.querySelectorAll\('body link\[rel="icon"\]/;

/** Whether Next wrote a script, or its preload. */
const isNextScript = (script: Element): boolean => {
  const address = attribute(script, 'src') ?? attribute(script, 'href');
  return address === undefined
    ? NEXT_CODE.test(getText(script))
    : /^\/(?!\/).*_next\/static\//.test(address);
};

/** Whether an element is a script, or a preload of one: `next/script` writes the preload alone. */
const isScript = (element: Element) =>
  element.tagName === 'script' ||
  (element.tagName === 'link' && attribute(element, 'as') === 'script');

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

/**
 * Refuses scripts that neither the site's own code has marked nor Next has written, because the page's
 * policy would allow them.
 *
 * @param isNext whether a script is Next's
 */
function refuseOthers(document: Document, isNext: (script: Element) => boolean): void {
  const script = getElements(document).find(
    (element) => isScript(element) && !isOwnScript(element) && !isNext(element),
  );
  if (!script) return;
  const address = attribute(script, 'src') ?? attribute(script, 'href');
  const start = (address ?? getText(script)).slice(0, 80);
  throw new Error(
    `it has a script without data-keep: "${start}". Write a script element with data-keep if it is yours, or escape the words that it came with`,
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
 * @throws if the page does not work without them, or has a script of others that has no `data-keep`
 */
export function stripNext(document: Document): void {
  if (needsNext(document)) {
    throw new Error(
      'it has a streamed boundary or a server action, which need Next’s scripts: render it statically',
    );
  }
  refuseOthers(document, isNextScript);
  strip(document, false);
}

/** Removes the Twitter tags that repeat Open Graph's. Next writes both, and X reads Open Graph's. */
export function dropRepeatedTags(document: Document): void {
  const tags = getElements(document).filter(({ tagName }) => tagName === 'meta');
  const graph = new Map(tags.map((tag) => [attribute(tag, 'property'), attribute(tag, 'content')]));
  for (const tag of tags) {
    const name = attribute(tag, 'name') ?? '';
    const repeated = graph.get(name.replace('twitter:', 'og:'));
    if (name.startsWith('twitter:') && repeated === attribute(tag, 'content')) remove(tag);
  }
}

/**
 * Refuses scripts in a page that is left as it is.
 *
 * @throws if the page has a script without `data-keep`
 */
export const expectOwnScripts = (document: Document): void => refuseOthers(document, () => false);
