import { attribute, type Element, getElements, getText } from 'next-islands/html';
import { parse } from 'parse5';

/** An address that a page links or loads. */
export type Target = {
  href: string;
  /** The `rel` of an `<a>`. Null for a file that the page loads. */
  rel: string | null;
};

/** The facts about a page that the audit checks. */
export type Page = {
  path: string;
  title: string;
  canonical: readonly string[];
  /** The contents of the meta elements, by their names, such as "description" and "og:image". */
  meta: ReadonlyMap<string, string>;
  /** The JSON of each block of structured data. */
  structuredData: readonly string[];
  ids: readonly string[];
  targets: readonly Target[];
};

/** Attributes with one address. */
const ADDRESSES = ['href', 'src', 'poster'];
/** Attributes with several addresses and their sizes. */
const SOURCE_SETS = ['srcset', 'imagesrcset'];

function getTargets(element: Element): Target[] {
  const addresses = ADDRESSES.flatMap((name) => attribute(element, name) ?? []);
  const sources = SOURCE_SETS.flatMap((name) => attribute(element, name)?.split(', ') ?? []);
  const rel = element.tagName === 'a' ? (attribute(element, 'rel') ?? '') : null;
  return [...addresses, ...sources.map((source) => source.split(' ')[0] ?? '')].map((href) => ({
    href,
    rel,
  }));
}

/** Reads a page, or an SVG file for its ids. */
export function readPage(path: string, html: string): Page {
  const elements = [...getElements(parse(html))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const [title] = named('title');
  return {
    path,
    title: title ? getText(title) : '',
    canonical: named('link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .flatMap((link) => attribute(link, 'href') ?? []),
    meta: new Map(
      named('meta').map((meta) => [
        attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
        attribute(meta, 'content') ?? '',
      ]),
    ),
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(getText),
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
    targets: elements.flatMap(getTargets),
  };
}
