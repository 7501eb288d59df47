import { attribute, type Element, elementsOf, need, type Parent, textOf } from '../../export/html';
import { type ExportedPage, isNoindex, linksOf, metasOf, titleOf } from './exported';
import { isThing, squeeze, type Thing } from './structured';

/** What a link of a page leads to, or a file that it loads. */
export type Target = { href: string; relOfAnchor: string | null };

/** What the audit knows of a page. */
export type PageFacts = {
  path: string;
  title: string;
  description: string | null;
  canonical: readonly string[];
  noindex: boolean;
  /** What it tells search engines of what it shows. */
  things: readonly Thing[];
  /** What chats and social networks show, by the names of the tags: "og:image". */
  share: ReadonlyMap<string, string>;
  /** All of its words, squeezed. */
  text: string;
  ids: readonly string[];
  targets: readonly Target[];
};

const SILENT = ['script', 'style', 'noscript'];

function* wordsOf(element: Element): Generator<string> {
  if (SILENT.includes(element.tagName)) return;
  for (const node of element.childNodes) {
    if ('tagName' in node) yield* wordsOf(node);
    else if ('value' in node) yield node.value;
  }
}

/** Attributes that hold one address, and those that hold several with their sizes. */
const ONE = ['href', 'src', 'poster'];
const SEVERAL = ['srcset', 'imagesrcset'];

function targetsOf(element: Element): Target[] {
  const relOfAnchor = element.tagName === 'a' ? (attribute(element, 'rel') ?? '') : null;
  return [
    ...ONE.flatMap((name) => attribute(element, name) ?? []),
    ...SEVERAL.flatMap((name) => attribute(element, name)?.split(', ') ?? []).map(
      (part) => part.split(' ')[0] ?? '',
    ),
  ].map((href) => ({ href, relOfAnchor }));
}

function thingsOf(element: Element): Thing[] {
  if (attribute(element, 'type') !== 'application/ld+json') return [];
  const data: unknown = JSON.parse(textOf(element));
  const graph = isThing(data) ? data['@graph'] : undefined;
  return Array.isArray(graph) ? graph.filter(isThing) : [];
}

/** What an anchor may name in a page or a drawing. */
export const idsOf = (parent: Parent): string[] =>
  [...elementsOf(parent)].flatMap((element) => attribute(element, 'id') ?? []);

/** Reads what the audit asks of a page. */
export function factsOf({ path, read }: Pick<ExportedPage, 'path' | 'read'>): PageFacts {
  const document = read();
  const elements = [...elementsOf(document)];
  const share = elements.flatMap((element): [string, string][] => {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    return /^(og|twitter|article):/.test(name) ? [[name, attribute(element, 'content') ?? '']] : [];
  });
  return {
    path,
    title: titleOf(document),
    description: metasOf(document, 'description')[0] ?? null,
    canonical: linksOf(document, 'canonical'),
    noindex: isNoindex(document),
    things: elements.flatMap(thingsOf),
    share: new Map(share),
    text: squeeze([...wordsOf(need(document, 'body'))].join('')),
    ids: idsOf(document),
    targets: elements.flatMap(targetsOf),
  };
}
