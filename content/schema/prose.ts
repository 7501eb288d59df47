import type { PictureData } from './picture';

/** A text in Markdown, checked: what it needs to be shown stands beside it. */
export type ProseData = {
  markdown: string;
  /** Its h2 headings, for the table of contents. */
  contents: readonly { id: string; label: string }[];
  /** The pictures it names. */
  pictures: Readonly<Record<string, PictureData>>;
};
