/** A link to a page in a language. */
export type LanguageLink = {
  language: string;
  /** The name of the language in itself: "Deutsch". */
  name: string;
  href: string;
  /** The title of the page, if the language does not have this one: the link then leads to one above it. */
  title?: string;
  isHere: boolean;
};
