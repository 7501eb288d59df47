import type { Root } from 'hast';
import type { PictureData } from './picture';
import type { World } from './world';

/** A checked text in Markdown, parsed once for the page, the feeds and the checks. */
export type ProseData = {
  markdown: string;
  /** The text as HTML elements. `content/prose/prose-components.ts` lists the elements of its own. */
  tree: Root;
  /** Its h2 headings, for the table of contents. */
  contents: readonly { id: string; label: string }[];
  /** The targets of its links, those of its buttons too. */
  links: readonly string[];
  /** The pictures it names, and the world whose ground each stands on, if it has one. */
  pictures: Readonly<Record<string, PictureData & { world?: World | undefined }>>;
};

/** The attributes of the components that a text may contain, as its tree holds them. */
export type ProseComponents = {
  'prose-callout': { title: string };
  'prose-quote': { by: string };
  'prose-action': { href: string; label: string; text: string };
  'prose-figure': {
    /** The name of a picture in `content/pictures`. */
    name: string;
    alt: string;
    caption?: string | undefined;
    /** Wider than the text. */
    wide?: boolean | undefined;
  };
};
