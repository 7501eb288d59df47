import { brotliCompressSync, constants } from 'node:zlib';
import { parse, serialize } from 'parse5';
import { type ShortNames, shortenPage } from '../class-names';
import type { WriteOwnFile } from '../files';
import {
  attribute,
  create,
  type Document,
  type Element,
  elementsOf,
  insertBefore,
  namesIn,
  replace,
  textOf,
} from '../html';
import type { Feature } from '../settings';
import { linkSprite, markBelow, type Sprite } from './drawings';
import { addIntegrity } from './integrity';
import { addLoader } from './loader';
import { addPolicy } from './policy';
import { stripNext } from './strip';
import { addStyles, partRules, type SplitStyles } from './styles';

/** What goes into every page in place of Next's scripts and sheets. Plain data. */
export type Replacement = {
  firstScreen: number;
  shortNames: ShortNames;
  styles: SplitStyles;
  /** The address of the shared sheet. */
  sheet: string;
  sprite: Sprite;
  islandClasses: ReadonlySet<string>;
  importMap: string;
  loader: string;
};

/** What a page is given beside what stands in it. */
export type PageTools = {
  features: readonly Feature[];
  /** Gives the digest of the file at an address. */
  digestOf: (address: string) => string;
  write: WriteOwnFile;
};

/** Ten packets: what a host sends before it first hears back, less their headers, in bytes. */
const FIRST_ROUND_TRIP = 14_000;
/** The most that integrity and policy add to a page later, in bytes. */
const STILL_TO_COME = 600;
/** A tenth of the time of the best quality, for some four per cent more bytes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const fits = (document: Document) =>
  brotliCompressSync(serialize(document), QUICK).length + STILL_TO_COME <= FIRST_ROUND_TRIP;

/**
 * Moves rules of the page's own sheet into a file where the page would need a second round trip with
 * them: those of what is below the first screen, linked where that ends, or else all of them.
 */
function fitFirstRoundTrip(document: Document, style: Element, write: WriteOwnFile): void {
  if (fits(document)) return;
  const css = textOf(style);
  const elements = [...elementsOf(document)];
  const below = elements.findIndex((element) => attribute(element, 'data-below') !== undefined);
  const first = elements[below];
  if (first) {
    const classes = elements.slice(0, below).flatMap((element) => namesIn(element, 'class'));
    const [now, later] = partRules(css, new Set(classes));
    const firstScreen = create('style', {}, now);
    replace(style, firstScreen);
    if (fits(document)) {
      insertBefore(first, create('link', { rel: 'stylesheet', href: write('css', later) }));
      return;
    }
    replace(firstScreen, style);
  }
  replace(style, create('link', { rel: 'stylesheet', href: write('css', css) }));
}

/**
 * Rewrites one page.
 *
 * @param replacement what takes the place of Next's scripts; null leaves them
 * @throws an error without the page's name
 */
export function rewritePage(
  html: string,
  replacement: Replacement | null,
  { features, digestOf, write }: PageTools,
): string {
  const document = parse(html);
  if (replacement) {
    const { firstScreen, shortNames, styles, sheet, sprite, islandClasses } = replacement;
    stripNext(document);
    shortenPage(document, shortNames);
    markBelow(document, firstScreen);
    linkSprite(document, sprite, firstScreen);
    addLoader(document, replacement.importMap, replacement.loader);
    const style = addStyles(document, styles, sheet, islandClasses);
    if (style) fitFirstRoundTrip(document, style, write);
  }
  addIntegrity(document, digestOf);
  addPolicy(document, features);
  return serialize(document);
}
