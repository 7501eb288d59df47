import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elements, find, isElement, textElement } from './html';
import { pageStyles } from './styles';

/** Marks of a streamed Suspense boundary or a function action: content that only Next's scripts show. */
const NEEDS_NEXT = /\$R[CXSBV]\(|<template id="[BP]:|\$ACTION_/;

/** What is shared by all pages. */
export type Parts = {
  /** The loader's code. */
  loader: string;
  /** The class names that islands may set once they run. */
  islandClasses: ReadonlySet<string>;
  /** Next's sheets by their addresses. */
  sheets: ReadonlyMap<string, string>;
};

/** Next's own: its scripts, preloads of scripts and sheets, and React's empty boundary in the body. */
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

/** Puts one sheet of the page's own rules into its head, in place of Next's sheets. */
function inlineStyles(document: Tree.Document, { islandClasses, sheets }: Parts): void {
  const head = find(document, 'head');
  const links: Tree.Element[] = [];
  const used = new Set<string>();
  let hasIsland = false;
  for (const element of elements(document)) {
    if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet')
      links.push(element);
    for (const name of attribute(element, 'class')?.split(/\s+/) ?? []) used.add(name);
    hasIsland ||= attribute(element, 'data-island') !== undefined;
  }
  if (!head || links.length === 0) return;
  const texts = links.map((link) => {
    const href = attribute(link, 'href') ?? '';
    const text = sheets.get(href);
    if (text === undefined)
      throw new Error(`it links the sheet ${href}, which is not in the export`);
    return text;
  });
  const css = pageStyles(texts, hasIsland ? new Set([...used, ...islandClasses]) : used);
  const [first] = links;
  if (first) defaultTreeAdapter.insertBefore(head, textElement('style', head, css), first);
  for (const link of links) defaultTreeAdapter.detachNode(link);
}

/**
 * Makes an exported page plain HTML with islands: Next's scripts and data go, its sheets become
 * the page's own, the loader comes.
 *
 * @param html the page as Next exported it
 * @throws when the page holds content that only Next's scripts would show
 */
export function islandPage(html: string, parts: Parts): string {
  if (NEEDS_NEXT.test(html)) {
    throw new Error('it holds a streamed boundary or an action, which need Next’s scripts');
  }
  const document = parse(html);
  strip(document, false);
  inlineStyles(document, parts);
  const body = find(document, 'body');
  if (!body) throw new Error('it has no body');
  defaultTreeAdapter.appendChild(
    body,
    textElement('script', body, parts.loader, { type: 'module' }),
  );
  return serialize(document);
}
