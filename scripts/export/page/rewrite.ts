import { brotliCompressSync, constants } from 'node:zlib';
import { parse, serialize } from 'parse5';
import { type ShortNames, shortenPage } from '../class-names';
import type { WriteFile } from '../files';
import {
  attribute,
  create,
  type Document,
  type Element,
  getElements,
  getNames,
  getText,
  insertBefore,
  replace,
} from '../html';
import type { Feature } from '../settings';
import { keepAddresses } from './addresses';
import { linkSprite, markBelow, type Sprite } from './drawings';
import { addIntegrity } from './integrity';
import { addLoader } from './loader';
import { addPolicy } from './policy';
import { expectOwnScripts, stripNext } from './strip';
import { addStyles, type SplitStyles, splitRules } from './styles';

/** The replacement for Next's scripts and sheets in every page. This is plain data, for the workers. */
export type Replacement = {
  firstScreen: number;
  shortNames: ShortNames;
  styles: SplitStyles;
  /** The address of the shared sheet. */
  sheet: string;
  sprite: Sprite;
  islandClasses: ReadonlySet<string>;
  loader: string;
};

/** The settings and functions that `rewritePage` needs for every page. */
export type PageTools = {
  features: readonly Feature[];
  /** Returns the digest of the file at an address. */
  getDigest: (address: string) => string;
  /** Whether the page keeps Next's scripts, which nobody can mark. */
  keepsNext: boolean;
  write: WriteFile;
};

/** A host sends ten packets before it waits for an answer. This is their room for the body. */
const FIRST_ROUND_TRIP_BYTES = 14_000;
/** The most that integrity hashes and the policy add to a page later. */
const RESERVED_BYTES = 600;
/** A brotli quality that takes a fifteenth of the time of the hosts' best. */
const QUICK = 6;
/** How many times the bytes of the best quality it needs: 1.07 to 1.12 for real pages. */
const QUICK_EXCESS = 1.085;

/** Whether a page fits the first round trip. Estimates its compressed size to one part in thirty. */
export function fits(html: string): boolean {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK };
  const size = brotliCompressSync(html, { params }).length / QUICK_EXCESS;
  return size <= FIRST_ROUND_TRIP_BYTES - RESERVED_BYTES;
}

/**
 * Moves CSS rules out of the page until it fits the first round trip. Tries the rules below the first
 * screen first, and links them where that screen ends. Otherwise moves all of the page's rules.
 */
function fitFirstRoundTrip(document: Document, style: Element, write: WriteFile): void {
  if (fits(serialize(document))) return;
  const css = getText(style);
  const elements = getElements(document);
  const below = elements.findIndex((element) => attribute(element, 'data-below') !== undefined);
  const first = elements[below];
  if (first) {
    const classes = elements.slice(0, below).flatMap((element) => getNames(element, 'class'));
    const [now, later] = splitRules(css, new Set(classes));
    const firstScreen = create('style', {}, now);
    replace(style, firstScreen);
    if (fits(serialize(document))) {
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
 * @param replacement replaces Next's scripts and sheets. Null keeps them.
 * @throws an error without the page's name
 */
export function rewritePage(
  html: string,
  replacement: Replacement | null,
  { features, getDigest, keepsNext, write }: PageTools,
): string {
  const document = parse(html);
  if (replacement) {
    const { firstScreen, shortNames, styles, sheet, sprite, islandClasses } = replacement;
    stripNext(document);
    shortenPage(document, shortNames);
    markBelow(document, firstScreen);
    linkSprite(document, sprite, firstScreen);
    addLoader(document, replacement.loader);
    keepAddresses(document);
    const style = addStyles(document, styles, sheet, islandClasses);
    if (style) fitFirstRoundTrip(document, style, write);
  } else if (!keepsNext) expectOwnScripts(document);
  addIntegrity(document, getDigest);
  addPolicy(document, features);
  return serialize(document);
}
