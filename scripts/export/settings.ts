/** The directives of a policy that list sources, in the order in which a policy names them. */
export const directives = [
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'form-action',
] as const;

export type Directive = (typeof directives)[number];

/** Something that a page may hold, and what the browser must be allowed for it. */
export type Feature = {
  /**
   * The elements that need it: `tag`, `[attribute]`, `[attribute="value"]` or both together. A page
   * without such an element is not allowed anything for it.
   */
  at: readonly string[];
  /** The sources that it needs, as a policy writes them. */
  allow: Partial<Record<Directive, readonly string[]>>;
  /** Why it cannot run under Trusted Types. Left out where it can. */
  breaksTrustedTypes?: string;
};

/** How to export a site. All of it is plain data: each process gets a copy. */
export type ExportSettings = {
  /** The folder that `next build` wrote, such as "out". Its pages are rewritten in place. */
  out: string;
  /** Next's `basePath`, such as "/site"; empty at a domain's root. */
  basePath: string;
  /**
   * The module that calls `startPage`, from the working directory. With null the pages keep Next's
   * scripts and sheets, and get integrity and a policy alone.
   */
  entry: string | null;
  /** The file that a route of the app prints, such as "class-names.json" (README.md). */
  classNames: string;
  /** Variables that browser code reads as `process.env.NAME`. */
  env: Readonly<Record<string, string>>;
  /** The first screen ends after so many children of `main`. */
  firstScreen: number;
  /** Pages that keep what they have and get a policy alone, such as "500.html". */
  standalone: readonly string[];
  /** What pages load, frame or send to beside the site's own files. All else is refused. */
  features: readonly Feature[];
};
