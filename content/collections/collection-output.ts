import type { Collection } from '../files/collection';
import type { Draft } from '../files/questions';
import type { Share } from '../files/share';
import type { Kind } from '../schema/kind';

/** A page that search engines list. */
export type ListedPage = {
  path: string;
  /** When it last changed, where its content has a date. */
  modified?: string;
  /** The full addresses of the pictures that it shows. */
  images: readonly string[];
};

/** A page that the search finds and `llms.txt` lists. */
export type Findable = {
  kind: Kind;
  path: string;
  title: string;
  /** One or two sentences about it. */
  description: string;
  /** What it is about, in a few words each. */
  tags: readonly string[];
  /** Reads all its words. */
  text: () => string;
};

/** What the site makes of a collection besides its pages. */
export type CollectionOutput = {
  collection: Collection<unknown>;
  /** What the site map lists: its pages, and the pages of its lists. */
  listed?: () => readonly ListedPage[];
  /** The pages that the search finds and `llms.txt` lists. */
  findable?: () => readonly Findable[];
  /** Its share pictures, by the canonical paths of their pages. */
  shares?: () => readonly (readonly [path: string, share: Share])[];
  /** How `npm run new` makes a file of it. */
  draft?: Draft;
  /** The field that its cards cut, and after how many characters. */
  cut?: { field: string; length: number };
  /** The checks of what its entries make together. */
  checks?: () => readonly (() => unknown)[];
};
