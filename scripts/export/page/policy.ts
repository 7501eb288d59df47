import { hashSource } from '../digest';
import {
  attribute,
  create,
  type Document,
  type Element,
  elementsOf,
  need,
  prepend,
  remove,
  textOf,
} from '../html';
import { directives, type Feature } from '../settings';
import { matcher } from './selector';

const SELF = ["'self'"];

/** The site's own files, and styles in attributes, which cannot be hashed. */
const ownFeatures: readonly Feature[] = [
  { at: ['script'], allow: { 'script-src': SELF } },
  { at: ['link[rel="stylesheet"]'], allow: { 'style-src': SELF, 'font-src': SELF } },
  { at: ['img', 'link'], allow: { 'img-src': SELF } },
  { at: ['video', 'audio'], allow: { 'media-src': SELF } },
  { at: ['link[rel="manifest"]'], allow: { 'manifest-src': SELF } },
  // Auditors of search engines read robots.txt from within a page that is meant for them.
  { at: ['link[rel="canonical"]'], allow: { 'connect-src': SELF } },
  { at: ['[style]'], allow: { 'style-src-attr': ["'unsafe-inline'"] } },
];

/** Types of scripts that the browser acts on. Any other, such as JSON-LD, is data. */
const ACTED_ON = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

/**
 * The longest policy that may stand before the page's encoding, in characters. Browsers look for
 * the encoding in the first 1024 bytes; the rest of them is for the doctype and the html element.
 */
const LONGEST_BEFORE_ENCODING = 800;

/** The hashes of the scripts and sheets that stand in the page itself. */
function inlineSources(elements: readonly Element[]): Feature['allow'] {
  const scripts: string[] = [];
  const sheets: string[] = [];
  for (const element of elements) {
    if (element.tagName === 'style') sheets.push(hashSource(textOf(element)));
    if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) continue;
    if (ACTED_ON.includes(attribute(element, 'type') ?? ''))
      scripts.push(hashSource(textOf(element)));
  }
  return { 'script-src': scripts, 'style-src': sheets };
}

/** Whether a page holds an element that needs a feature. */
function isIn(elements: readonly Element[], { at }: Feature): boolean {
  const matchers = at.map(matcher);
  return elements.some((element) => matchers.some((matches) => matches(element)));
}

/**
 * Writes the policy of a page. It allows the page's own inline scripts and sheets by hash, and what
 * the features in the page need, and nothing else.
 */
export function pagePolicy(document: Document, features: readonly Feature[]): string {
  const elements = [...elementsOf(document)];
  const held = [...ownFeatures, ...features].filter((feature) => isIn(elements, feature));
  const needed = [...held.map(({ allow }) => allow), inlineSources(elements)];

  const lists = directives.flatMap((directive) => {
    const sources = [...new Set(needed.flatMap((each) => each[directive] ?? []))];
    // Unlike the others, form-action does not follow default-src.
    if (sources.length === 0) return directive === 'form-action' ? ["form-action 'none'"] : [];
    return [`${directive} ${sources.join(' ')}`];
  });
  const trustedTypes = held.every(({ breaksTrustedTypes }) => breaksTrustedTypes === undefined);
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
 * Puts the page's policy first in its head, in place of one that it has. This is the last step,
 * because it hashes what the others leave.
 */
export function addPolicy(document: Document, features: readonly Feature[]): void {
  for (const element of [...elementsOf(document)]) if (isPolicy(element)) remove(element);
  const head = need(document, 'head');
  const content = pagePolicy(document, features);
  prepend(head, create('meta', { 'http-equiv': 'Content-Security-Policy', content }));
  if (content.length <= LONGEST_BEFORE_ENCODING) return;
  // The encoding loads nothing that the policy might refuse.
  const encoding = [...elementsOf(head)].find((element) => attribute(element, 'charset'));
  if (encoding) prepend(head, encoding);
}
