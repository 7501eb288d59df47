import { hashSource } from '../digest';
import {
  attribute,
  create,
  type Document,
  type Element,
  getElements,
  getText,
  isForeignScript,
  prepend,
  remove,
  requireElement,
} from '../html';
import { directives, type Feature } from '../settings';
import { createMatcher } from './selector';

const SELF = ["'self'"];

/** The features of every site: its own files, and style attributes, which cannot be hashed. */
const builtInFeatures: readonly Feature[] = [
  { at: ['script'], allow: { 'script-src': SELF } },
  { at: ['link[rel="stylesheet"]'], allow: { 'style-src': SELF, 'font-src': SELF } },
  { at: ['img', 'link'], allow: { 'img-src': SELF } },
  // An empty icon stops browsers from fetching /favicon.ico.
  { at: ['link[href^="data:"]'], allow: { 'img-src': ['data:'] } },
  { at: ['video', 'audio'], allow: { 'media-src': SELF } },
  { at: ['link[rel="manifest"]'], allow: { 'manifest-src': SELF } },
  // Lighthouse fetches robots.txt from within a page. Pages for search engines have a description.
  { at: ['meta[name="description"]'], allow: { 'connect-src': SELF } },
  { at: ['[style]'], allow: { 'style-src-attr': ["'unsafe-inline'"] } },
];

/** Script types that need a hash. Browsers treat any other type, such as JSON-LD, as data. */
const HASHED_TYPES = ['', 'text/javascript', 'module', 'speculationrules'];

/**
 * The longest policy that fits before the page's encoding, in characters. Browsers look for the
 * encoding in the first 1024 bytes. The doctype and the html element need the rest of them.
 */
const MAX_LENGTH_BEFORE_ENCODING = 800;

/** Collects the hashes of a page's inline scripts and sheets, and the addresses of foreign scripts. */
function elementSources(elements: readonly Element[]): Feature['allow'] {
  const scripts: string[] = [];
  const sheets: string[] = [];
  for (const element of elements) {
    if (element.tagName === 'style') sheets.push(hashSource(getText(element)));
    // A source has no query.
    if (isForeignScript(element))
      scripts.push((attribute(element, 'src') ?? '').replace(/[?#].*/, ''));
    if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) continue;
    if (HASHED_TYPES.includes(attribute(element, 'type') ?? ''))
      scripts.push(hashSource(getText(element)));
  }
  return { 'script-src': scripts, 'style-src': sheets };
}

/** Whether a page has an element that needs a feature. */
function needsFeature(elements: readonly Element[], { at }: Feature): boolean {
  const matchers = at.map(createMatcher);
  return elements.some((element) => matchers.some((matches) => matches(element)));
}

/**
 * Builds the policy of a page. It allows the page's inline scripts and sheets by hash, and the sources
 * of the features that the page has.
 */
export function pagePolicy(document: Document, features: readonly Feature[]): string {
  const elements = getElements(document);
  const used = [...builtInFeatures, ...features].filter((feature) =>
    needsFeature(elements, feature),
  );
  const needed = [...used.map(({ allow }) => allow), elementSources(elements)];

  const lists = directives.flatMap((directive) => {
    const sources = [...new Set(needed.flatMap((each) => each[directive] ?? []))];
    // Unlike the others, form-action does not follow default-src.
    if (sources.length === 0) return directive === 'form-action' ? ["form-action 'none'"] : [];
    return [`${directive} ${sources.join(' ')}`];
  });
  const trustedTypes = used.every(({ breaksTrustedTypes }) => breaksTrustedTypes === undefined);
  return [
    "default-src 'none'",
    ...lists,
    "base-uri 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ');
}

const isPolicy = (element: Element) =>
  attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

/**
 * Puts the page's policy first in its head, and removes an earlier one. This must be the last step,
 * because the policy contains hashes of the page's scripts and sheets.
 */
export function addPolicy(document: Document, features: readonly Feature[]): void {
  for (const element of getElements(document)) if (isPolicy(element)) remove(element);
  const head = requireElement(document, 'head');
  const content = pagePolicy(document, features);
  prepend(head, create('meta', { 'http-equiv': 'Content-Security-Policy', content }));
  if (content.length <= MAX_LENGTH_BEFORE_ENCODING) return;
  // The encoding loads nothing, so it may come before the policy.
  const encoding = getElements(head).find((element) => attribute(element, 'charset'));
  if (encoding) prepend(head, encoding);
}
