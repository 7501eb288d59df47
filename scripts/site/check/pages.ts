import { isEntry } from '@/content/files/addresses';
import { agency } from '@/content/files/agency';
import { isThere } from '@/content/files/locate';
import { rawPages } from '@/content/files/pages';
import { serviceAliases } from '@/content/routes';
import { FURTHER } from '@/content/schema/mirror';
import { readIfSound } from '@/content/schema/mistake';

const LAW = 'The law, or the contract with visitors, asks for it.';

/** The pages that every site needs, by the names of their files, with the reasons. */
const NEEDED: Readonly<Record<string, string>> = {
  home: 'It is the page at the address of the site.',
  contact: 'Every page links to it.',
  terms: LAW,
  privacy: LAW,
  accessibility: LAW,
};

/** Addresses that code has. */
const OWN = /^\/(_|(404|500|admin|brand|index|sections|film|blogs\/(page|tag|author))(\/|$))/;

/** Finds pages that every site needs, and which this one lacks. */
const findLacking = (): string[] =>
  Object.entries(NEEDED).flatMap(([name, reason]) => {
    const page = rawPages().find((each) => each.name === name);
    if (!page) return `content/pages/${name}.yaml is missing. ${reason} Restore the file.`;
    if (name === 'home' && page.path !== '/')
      return `${page.file} is invalid:\n  path: expected "/", found "${page.path}". ${reason}`;
    return page.draft
      ? `${page.file} is invalid:\n  draft: this page cannot be left out. ${reason} Delete the line`
      : [];
  });

/** Whether something else than a page of `content/pages` is at an address. */
const isTaken = (address: string): boolean =>
  OWN.test(address) ||
  isEntry(address) ||
  Object.keys(serviceAliases).some((alias) => address === `/services/${alias}`);

/** Finds addresses that two pages have, or a page and something else. */
function findTaken(): string[] {
  const files = new Map<string, string>();
  return rawPages().flatMap(({ file, path, aliases }) =>
    [path, ...aliases].flatMap((address, i) => {
      const key = address.toLowerCase();
      const other = files.get(key) ?? (isTaken(address) ? 'the site itself' : undefined);
      files.set(key, file);
      const field = i === 0 ? 'path' : `aliases.${i - 1}`;
      return other
        ? `${file} is invalid:\n  ${field}: expected an address that nothing uses, found "${address}" of ${other}. Choose another one`
        : [];
    }),
  );
}

/** Finds languages that the site cannot have: its own, and one whose addresses are taken. */
function findLanguageProblems(): string[] {
  const facts = readIfSound(agency);
  const invalid = 'content/agency.yaml is invalid:\n  languages:';
  return FURTHER || !facts
    ? []
    : (facts.languages ?? []).flatMap((tag) => {
        if (tag === facts.language)
          return `${invalid} expected further languages, found "${tag}" of the site itself. Delete it`;
        const isBelow = (path: string) => `${path}/`.startsWith(`/${tag}/`);
        const page = rawPages().find(({ path, aliases }) => [path, ...aliases].some(isBelow));
        const taken = isThere(`public/${tag}`) ? `public/${tag}` : page?.file;
        return taken
          ? `${invalid} the pages in "${tag}" stand at /${tag}, where ${taken} is. Rename it`
          : [];
      });
}

/** Finds what is wrong with all pages together. */
export const findPageProblems = (): string[] => [
  ...findLacking(),
  ...findTaken(),
  ...findLanguageProblems(),
];
