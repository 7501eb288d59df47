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

type Directive = (typeof directives)[number];

/** A feature of some pages, and the sources that their policies must allow for it. */
export type Feature = {
  /**
   * Selectors of the elements that need the feature: `tag`, `[attribute]`, `[attribute="value"]`, or
   * a tag with one of the two. Pages without these elements do not allow its sources.
   */
  at: readonly string[];
  /** The sources, as a policy writes them. */
  allow: Partial<Record<Directive, readonly string[]>>;
  /** Why the feature cannot run under Trusted Types. Leave it out where it can. */
  breaksTrustedTypes?: string;
};

/** How to export a site. */
export type ExportSettings = {
  /** The folder that `next build` wrote, such as ".export". */
  from: string;
  /** The folder of the exported site. What it held before is deleted. */
  out: string;
  /** Next's `basePath`, such as "/site". Empty at a domain's root. */
  basePath: string;
  /**
   * The path of the module that calls `startPage`, from the working directory. With null, the pages
   * keep Next's scripts and sheets, and get only a policy.
   */
  entry: string | null;
  /** The file with the class names, which a route of the app writes: "class-names.json" (README.md). */
  classNames: string;
  /** Variables that browser code reads as `process.env.NAME`. */
  env: Readonly<Record<string, string>>;
  /** How many children of `main` make up the first screen. */
  firstScreen: number;
  /**
   * Pages that are left as they are, except for a policy, such as "500.html". Their scripts need
   * `data-keep`.
   */
  standalone: readonly string[];
  /** The features that load from, frame or send to other places. The policy refuses all else. */
  features: readonly Feature[];
  /** Whether a file of `from` is left out, such as a page that no link leads to. */
  leaveOut?: (name: string) => boolean;
  /** Whether no page uses a module that `entry` fetches, by its path. The bundle is then without it. */
  leaveOutModule?: (path: string) => boolean;
};
