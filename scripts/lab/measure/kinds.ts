import {
  articlePath,
  jobPath,
  pages,
  personPath,
  projectPath,
  servicePath,
} from '../../../content/routes';
import { errorPages } from '../../site/hosts/description';

/** Matches the addresses directly below another one. */
const below = (start: string) => (path: string) =>
  path.startsWith(start) && path.length > start.length && !path.slice(start.length).includes('/');

const at = (address: string) => (path: string) => path === address;

/** The kinds of pages, by which pages are of that kind. */
const KINDS: Readonly<Record<string, (path: string) => boolean>> = {
  home: at(pages.home.path),
  service: below(servicePath('')),
  'case study': below(projectPath('')),
  person: below(personPath('')),
  article: below(articlePath('')),
  list: at(pages.blogs.path),
  job: below(jobPath('')),
  contact: at(pages.contact.path),
  search: at(pages.search.path),
  legal: at(pages.privacy.path),
  'not found': at(errorPages[404]),
};

/** One page of each kind that a site has: the first of them. */
export const findKinds = (paths: readonly string[]): { kind: string; path: string }[] =>
  Object.entries(KINDS).flatMap(([kind, isOfKind]) => {
    const path = paths.find(isOfKind);
    return path === undefined ? [] : [{ kind, path }];
  });
