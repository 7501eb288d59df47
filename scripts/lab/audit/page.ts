import { attribute, type Element, getElements, getText } from 'next-islands/html';
import { parse } from 'parse5';

/** An address that a page links or loads. */
export type Target = {
  href: string;
  /** The `rel` of a link that visitors follow; null for a file that the page loads. */
  rel: string | null;
};

/** What the audit reads from a page. */
export type Page = {
  path: string;
  title: string;
  canonical: readonly string[];
  /** The contents of the meta elements by their names: "description", "og:image". */
  meta: ReadonlyMap<string, string>;
  /** The JSON of each block of structured data. */
  structuredData: readonly string[];
  ids: readonly string[];
  targets: readonly Target[];
};

/** Attributes that hold one address, and those that hold several with their sizes. */
const ONE = ['href', 'src', 'poster'];
const SEVERAL = ['srcset', 'imagesrcset'];

function targetsOf(element: Element): Target[] {
  const one = ONE.flatMap((name) => attribute(element, name) ?? []);
  const several = SEVERAL.flatMap((name) => attribute(element, name)?.split(', ') ?? []);
  const rel = element.tagName === 'a' ? (attribute(element, 'rel') ?? '') : null;
  return [...one, ...several.map((part) => part.split(' ')[0] ?? '')].map((href) => ({
    href,
    rel,
  }));
}

/** Reads a page. A drawing is read in the same way, for its ids. */
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
    targets: elements.flatMap(targetsOf),
  };
}
