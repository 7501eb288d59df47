import type { PictureData } from './picture';

/** A checked text in Markdown, with its contents and its pictures. */
export type ProseData = {
  markdown: string;
  /** Its h2 headings, for the table of contents. */
  contents: readonly { id: string; label: string }[];
  /** The pictures it names. */
  pictures: Readonly<Record<string, PictureData>>;
};
