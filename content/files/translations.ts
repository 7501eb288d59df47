import { z } from 'zod';
import { FILES } from '../schema/base-path';
import { encode } from '../schema/encode';
import { getOwnName } from '../schema/language';
import type { LanguageLink } from '../schema/language-link';
import { isThere } from './locate';
import { once } from './once';
import { listNames, readOriginalText } from './owner-files';
import { toOriginalPath } from './translated-paths';

/** The folder where a build lists the pages of each language, if there are several. */
export const TRANSLATIONS = '.next/cache/build/translations';

/** What a build lists of a language. */
export const languageList = z.object({
  /** The tag of the language, such as "de" or "en-GB". */
  language: z.string(),
  /** The start of its paths: "/de". Empty for the first language. */
  base: z.string(),
  /** Its pages by the paths that they have in the first language. */
  pages: z.record(z.string(), z.object({ path: z.string(), title: z.string() })),
  /** Its permanent redirects. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

export type LanguageList = z.infer<typeof languageList>;

/** Every language with its pages, the first one first. None on a site with one language, and in `npm run dev`. */
export const languageLists = once((): readonly LanguageList[] =>
  process.env.SITE_TRANSLATIONS === '1' && isThere(TRANSLATIONS)
    ? listNames(TRANSLATIONS).map((name) =>
        languageList.parse(JSON.parse(readOriginalText(`${TRANSLATIONS}/${name}`))),
      )
    : [],
);

/** A path and those above it: "/blogs/tag", "/blogs" and "/". */
const listUp = (path: string): string[] =>
  path === '/' ? [path] : [path, ...listUp(path.replace(/\/[^/]*$/, '') || '/')];

/** The address of a page of a language, from the root of the domain. */
const toHref = ({ base }: LanguageList, path: string): string =>
  FILES + (base && path === '/' ? base : base + encode(path));

/** The same page in every language that has it, with its full address. Itself is among them. */
export function listTranslations(path: string): { language: string; href: string }[] {
  const original = toOriginalPath(path);
  const found = languageLists().flatMap((list) => {
    const page = list.pages[original];
    return page ? [{ language: list.language, href: toHref(list, page.path) }] : [];
  });
  return found.length > 1 ? found : [];
}

/** A tag as search engines read it: without a region that is no country, such as "419", unless another one is so. */
function toHreflang(tag: string, tags: readonly string[]): string {
  const short = tag.replace(/-\d{3}$/, '');
  return tags.includes(short) ? tag : short;
}

/** The same, and at the end the first language as that of everybody else, for search engines. */
export function listAlternates(path: string): { language: string; href: string }[] {
  const pages = listTranslations(path);
  const tags = pages.map(({ language }) => language);
  const all = pages.map(({ language, href }) => ({ language: toHreflang(language, tags), href }));
  return all.flatMap(({ href }, i) => (i === 0 ? [...all, { language: 'x-default', href }] : []));
}

/** Links to a page in each language, or to the nearest page above it. None on a site with one language. */
export function listLanguageLinks(path: string, here: string): LanguageLink[] {
  const [original = path, ...above] = listUp(toOriginalPath(path));
  const languages = languageLists().map(({ language }) => language);
  return languageLists().flatMap((list) => {
    const isHere = list.language === here;
    const own = list.pages[original];
    const page = own ?? above.flatMap((each) => list.pages[each] ?? [])[0];
    if (!page && !isHere) return [];
    return {
      language: list.language,
      name: getOwnName(list.language, languages),
      href: toHref(list, isHere ? path : (page?.path ?? path)),
      ...(!isHere && !own && page && { title: page.title }),
      isHere,
    };
  });
}
