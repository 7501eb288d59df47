import { hashSource } from './digest';
import { directives, type Feature } from './features';
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
} from './html';
import type { Step } from './page';

/** Types of scripts that the browser acts on; any other, such as JSON-LD, is data. */
const ACTED_ON = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

/**
 * The longest policy that may stand before the page's encoding, in characters. Browsers look for
 * the encoding in the first 1024 bytes; the rest of them is for the doctype and the html element.
 */
const LONGEST_BEFORE_ENCODING = 800;

/** The hashes of the scripts and sheets that stand in the page itself. */
function inlineSources(document: Document): Feature['sources'] {
  const scripts: string[] = [];
  const sheets: string[] = [];
  for (const element of elementsOf(document)) {
    if (element.tagName === 'style') sheets.push(hashSource(textOf(element)));
    if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) continue;
    if (ACTED_ON.includes(attribute(element, 'type') ?? ''))
      scripts.push(hashSource(textOf(element)));
  }
  return { 'script-src': scripts, 'style-src': sheets };
}

/**
 * The policy of a page: nothing is allowed but its own inline scripts and sheets, by hash, and
 * what the features it holds need.
 */
export function policyOf(document: Document, features: readonly Feature[]): string {
  const elements = [...elementsOf(document)];
  const held = features.filter(({ on, isAt }) => on && elements.some(isAt));
  const needed = [...held.map(({ sources }) => sources), inlineSources(document)];

  const lists = directives.flatMap((directive) => {
    const sources = [...new Set(needed.flatMap((each) => each[directive] ?? []))];
    // Unlike the others, it does not follow the default.
    if (sources.length === 0) return directive === 'form-action' ? ["form-action 'none'"] : [];
    return [`${directive} ${sources.join(' ')}`];
  });
  const trustedTypes = held.every(({ unfitForTrustedTypes }) => unfitForTrustedTypes === null);
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
 * Gives a page its policy, first in its head, in place of one that it has. Comes after every other
 * step, for it hashes what those leave.
 */
export function addPolicy(features: readonly Feature[]): Step {
  return (document) => {
    for (const element of [...elementsOf(document)]) if (isPolicy(element)) remove(element);
    const head = need(document, 'head');
    const content = policyOf(document, features);
    prepend(head, create('meta', { 'http-equiv': 'Content-Security-Policy', content }));
    if (content.length <= LONGEST_BEFORE_ENCODING) return;
    // It loads nothing that the policy might refuse.
    const encoding = [...elementsOf(head)].find((element) => attribute(element, 'charset'));
    if (encoding) prepend(head, encoding);
  };
}
