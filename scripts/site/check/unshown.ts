import { isLeftOut, isNamed } from '@/content/files/left-out';
import { copyKeys, filmPages, pages } from '@/content/routes';

/** The page without which nothing shows a file or a section, where the file is not the copy of that page. */
const frames: ReadonlyMap<string, string> = new Map([
  ['content/film.yaml', filmPages[0]],
  ['content/film-share.yaml', filmPages[0]],
  ['content/pages/blog-details.yaml', pages['blog-details'].path],
  ['content/pages/job.yaml', pages.careers.path],
  ['content/pages/person.yaml', pages.team.path],
  ['content/pages/project.yaml', pages.projects.path],
  ['content/pages/errors.yaml: job', pages.careers.path],
  ['content/pages/home.yaml: clientsCarousel', pages.projects.path],
  ['content/pages/home.yaml: serviceGrid', pages.services.path],
  ['content/pages/home.yaml: teamTeaser', pages.team.path],
  ['content/pages/search.yaml: titles.kinds.article', pages.blogs.path],
  ['content/pages/search.yaml: titles.kinds.case-study', pages.projects.path],
  ['content/pages/search.yaml: titles.kinds.job', pages.careers.path],
  ['content/pages/search.yaml: titles.kinds.person', pages.team.path],
  ['content/pages/search.yaml: titles.kinds.service', pages.services.path],
  ['content/pages/team-details.yaml: projects', pages.projects.path],
]);

/** The page without which nothing shows the words of a file. */
function findPage(file: string): string | undefined {
  const key = copyKeys.find((each) => file === `content/pages/${each}.yaml`);
  return key ? pages[key].path : frames.get(file);
}

/**
 * Whether nothing reads the words of a file, because `leaveOut` names the page. llms.txt has headings of
 * the search, also on a site without it.
 */
export function isUnread(file: string): boolean {
  const page = findPage(file);
  return page !== undefined && page !== pages.search.path && isNamed(page);
}

/** Whether no page shows the words of a file, because the site leaves out the page. */
export function isUnshown(file: string): boolean {
  const page = findPage(file);
  return page !== undefined && isLeftOut(page);
}

/** Whether no page shows a field of a file, because its section is about a page that the site leaves out. */
export const isUnshownField = (file: string, field: string): boolean =>
  [...frames].some(
    ([part, path]) => `${file}: ${field}.`.startsWith(`${part}.`) && isLeftOut(path),
  );
