import { isOpen, jobs as jobFiles } from '@/content/collections/jobs';
import { isServed } from '@/content/files/canonical';
import { pageAddresses } from '@/content/files/pages';
import { jobPath, serviceAliases } from '../../../content/routes';
import { redirects } from '../../../scripts/site/hosts/description';
import { listExported } from './exported';

/** The exported pages below a folder: `/blogs/1` for blogs/1.html, and `/blogs/tag/tea/page/2`. */
const findPagesBelow = (folder: string) =>
  listExported(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${folder}/${file.replace(/\.html$/, '')}`)
    .sort();

const isInFolder = (path: string) => path.split('/').length === 3;
const findPages = (folder: string) => findPagesBelow(folder).filter(isInFolder);

export const articles = findPages('blogs');

/** The lists of tags and authors, and the pages of all lists after the first. */
export const articleLists = findPagesBelow('blogs').filter((path) => !isInFolder(path));
export const projects = findPages('projects');
export const people = findPages('team');
/** The services, without their second addresses. */
export const services = findPages('services').filter(
  (path) => !(path.slice('/services/'.length) in serviceAliases),
);
export const jobs = findPages('job-description');
/** The jobs for which one can apply. */
export const openJobs = jobFiles()
  .filter((job) => isOpen(job))
  .map(({ slug }) => jobPath(slug));

/** Every address of the site. */
export const everyPage: readonly string[] = [
  ...pageAddresses().filter(isServed),
  ...services,
  ...Object.keys(serviceAliases)
    .map((alias) => `/services/${alias}`)
    .filter(isServed),
  ...articles,
  ...articleLists,
  ...projects,
  ...people,
  ...jobs,
];

/** Every address that hosts do not redirect. */
export const keptPages = everyPage.filter((path) => !redirects.some(({ from }) => from === path));

/** Addresses without a page. */
export const unknownPages = [
  '/nowhere',
  '/services/nowhere',
  '/blogs/nowhere',
  '/about-us/nowhere',
  // These begin like a job's address.
  '/job-description',
  '/job-description/',
  '/job-description/1/nowhere',
];
export const unknownJob = '/job-description/nobody';
