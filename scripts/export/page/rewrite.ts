import { parse, serialize } from 'parse5';
import type { Shorten } from '../class-names';
import type { WriteOwn } from '../files';
import { append, create, requireElement } from '../html';
import type { Feature } from '../settings';
import { keepAddresses } from './addresses';
import { linkSprite, markBelow, type Sprite } from './drawings';
import { dropPayload } from './payload';
import { addPolicy } from './policy';
import { dropRepeatedTags, expectOwnScripts, stripNext } from './strip';
import { linkStyles, type SplitStyles } from './styles';

/** What replaces Next's scripts and sheets in every page. */
export type Replacement = {
  firstScreen: number;
  shorten: Shorten;
  styles: SplitStyles;
  /** The address of the sheet that all pages share. */
  sheet: string;
  sprite: Sprite;
  islandClasses: ReadonlySet<string>;
  /** The address of the loader. */
  loader: string;
  write: WriteOwn;
};

/**
 * Rewrites one page: the loader and the sheets of its rules replace Next's.
 *
 * @throws an error without the page's name
 */
export function rewritePage(
  html: string,
  replacement: Replacement,
  features: readonly Feature[],
): string {
  const { firstScreen, shorten, sprite, loader } = replacement;
  const document = parse(shorten(dropPayload(html)));
  stripNext(document);
  dropRepeatedTags(document);
  markBelow(document, firstScreen);
  linkSprite(document, sprite, firstScreen);
  linkStyles(document, replacement);
  append(requireElement(document, 'head'), create('script', { type: 'module', src: loader }));
  keepAddresses(document);
  addPolicy(document, features);
  return serialize(document);
}

/**
 * Adds only a policy to a page.
 *
 * @param keepsNext whether the page keeps Next's scripts, which nobody can mark
 * @throws an error without the page's name
 */
export function addPolicyOnly(
  html: string,
  features: readonly Feature[],
  keepsNext: boolean,
): string {
  const document = parse(html);
  if (!keepsNext) expectOwnScripts(document);
  addPolicy(document, features);
  return serialize(document);
}
