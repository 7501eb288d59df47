import { z } from 'zod';
import { PAGES, serviceAliases, servicePath } from '../routes';
import { FURTHER } from '../schema/mirror';
import { readIfSound } from '../schema/mistake';
import type { Fields } from '../schema/reckoned';
import { readFolder, type SlugFile } from './folder';
import { isThere } from './locate';
import { once } from './once';
import { listNames, readText } from './owner-files';
import { readFields, readOriginalFields, splitFile } from './read-file';
import { findPath, toFirstPath } from './translated-paths';

/** The folder of words that several pages show: a file for each kind of section. */
export const SHARED = 'content/sections';

const fields = z.record(z.string(), z.unknown());

/** The fields of a page that addresses need. What is wrong is absent here, and the check of the page names it. */
const written = z.object({
  aliases: z.array(z.string()).catch([]),
  above: z.string().optional().catch(undefined),
  canonical: z.string().optional().catch(undefined),
  draft: z.boolean().catch(false),
  sections: z.array(fields.catch({})).catch([]),
});

/** A page as its file has it, before any check. */
export type RawPage = z.infer<typeof written> & {
  /** The name of its file: "about". */
  name: string;
  file: string;
  path: `/${string}`;
};

const parseFields = (read: () => unknown) => written.parse(Object(readIfSound(read)));

function readPage({ slug, file }: SlugFile): RawPage {
  const text = readIfSound(() => readText(file)) ?? '';
  return {
    name: slug,
    file,
    // Also where the YAML is wrong, so that links to the page are not wrong, too.
    path: findPath(text) ?? toFirstPath(file, slug),
    ...parseFields(() => splitFile(file, text).fields),
  };
}

/** Every page that has a file, in the order of the names. */
export const rawPages = once((): readonly RawPage[] =>
  readFolder(PAGES, 'yaml').files.map(readPage),
);

/** The pages of the first language, by their addresses, second ones included. None in its own process. */
export const originalPages = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      (FURTHER ? listNames(PAGES) : [])
        .filter((name) => name.endsWith('.yaml'))
        .flatMap((name) => {
          const file = `${PAGES}/${name}`;
          const { aliases } = parseFields(() => readOriginalFields(file));
          const path = toFirstPath(file, name.replace(/\.yaml$/, ''));
          return [path, ...aliases].map((address) => [address, file] as const);
        }),
    ),
);

/** The file of the words that several pages show of a kind of section. */
export const toSharedFile = (kind: string) => `${SHARED}/${kind}.yaml`;

/** The fields that several pages show of a kind of section. None while the file is wrong or absent. */
export const readShared = (kind: unknown): Fields => {
  const file = toSharedFile(String(kind));
  const { data } = fields.safeParse(
    isThere(file) ? readIfSound(() => readFields(file)) : undefined,
  );
  return data ?? {};
};

/**
 * The fields of a section of a page, with those that several pages share.
 *
 * @param name the name of the page's file
 * @param kind the kind of the section. Without it, the first one counts
 */
export function readSection(name: string, kind?: string): Fields {
  const page = rawPages().find((each) => each.name === name);
  const found = page?.sections.find(({ section }) => kind === undefined || section === kind);
  return { ...readShared(kind ?? found?.section), ...found };
}

/** The canonical address of every second address. Both addresses are served. */
export const aliases = once(
  (): ReadonlyMap<string, string> =>
    new Map([
      ...rawPages().flatMap(({ path, aliases }) =>
        aliases.map((alias): [string, string] => [alias, path]),
      ),
      ...Object.entries(serviceAliases).map(([alias, slug]): [string, string] => [
        `/services/${alias}`,
        servicePath(slug),
      ]),
    ]),
);

/** The addresses of the pages that have a file, second ones included. */
export const pageAddresses = (): string[] =>
  rawPages().flatMap(({ path, aliases: others }) => [path, ...others]);
