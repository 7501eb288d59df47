import { listFiles, readText } from '@/content/files/owner-files';
import { copyKeys, entryFolders, filmPages, pages, staticRoutes } from '@/content/routes';

/** The paths of the pages' routes, and the texts of `content/pages` by path. All from the project's root. */
export type PageFiles = { routes: readonly string[]; copies: ReadonlyMap<string, string> };

const RECIPE = 'app/README.md says how to add a page.';

const copyFile = (key: string) => `content/pages/${key}.ts`;
const routeFile = (path: string) => `app${path === '/' ? '' : path}/page.tsx`;

/** Whether a file is the route of a folder's pages: "app/blogs/[id]/page.tsx" for "/blogs/". */
const isEntryRoute = (file: string, start: string) =>
  file.startsWith(`app${start}[`) && /^\[\w+\]\/page\.tsx$/.test(file.slice(`app${start}`.length));

/** The keys of the pages that a file of copy defines. */
const definedIn = (text: string) =>
  [...text.matchAll(/\bdefinePage\(\s*'([^']+)'/g)].map(([, key = '']) => key);

/**
 * Finds pages that lack their line in `content/routes.ts`, their route or their copy. Their words are
 * read by `definePage`.
 *
 * @returns a message for each, which names the file to add and its content
 */
export function findPageProblems({ routes, copies }: PageFiles): string[] {
  const known: ReadonlySet<string> = new Set(copyKeys);
  const addresses = [...staticRoutes, ...filmPages];
  const withRoute = new Set(addresses.map(routeFile));
  return [
    ...copyKeys
      .filter((key) => !copies.has(copyFile(key)))
      .map(
        (key) =>
          `${copyFile(key)} is missing: content/routes.ts has the page "${key}" at ${pages[key].path}. Add the file and call definePage('${key}', …) in it.`,
      ),
    ...addresses
      .filter((path) => !routes.includes(routeFile(path)))
      .map(
        (path) =>
          `${routeFile(path)} is missing: content/routes.ts has the address ${path}. Add the file: it exports the page's metadata and its sections.`,
      ),
    ...Object.values(entryFolders)
      .filter(({ start }) => !routes.some((file) => isEntryRoute(file, start)))
      .map(
        ({ folder, start }) =>
          `app${start}[slug]/page.tsx is missing: content/routes.ts has the addresses ${start}… of ${folder}. Add the file.`,
      ),
    ...[...copies].flatMap(([file, text]) =>
      definedIn(text)
        .filter((key) => !known.has(key) || file !== copyFile(key))
        .map((key) =>
          known.has(key)
            ? `${file} defines the page "${key}", whose copy belongs in ${copyFile(key)}. Rename one of them.`
            : `content/routes.ts has no line for ${file}. Add one to "pages": ${key}: { path: '/${key}' }.`,
        ),
    ),
    ...routes
      .filter((file) => !file.includes('[') && !withRoute.has(file))
      .map((file) => {
        const path = file.slice('app'.length, -'/page.tsx'.length);
        return `content/routes.ts has no line for ${file}. Add one to "pages", whose path is '${path}'.`;
      }),
  ].map((problem) => `${problem} ${RECIPE}`);
}

/** Reads the files of the pages. */
export function readPageFiles(): PageFiles {
  return {
    routes: listFiles('app').filter((file) => file.endsWith('/page.tsx')),
    copies: new Map(
      listFiles('content/pages')
        .filter((file) => file.endsWith('.ts'))
        .map((file): [string, string] => [file, readText(file)]),
    ),
  };
}
