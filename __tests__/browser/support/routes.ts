import { existsSync, readdirSync } from 'node:fs';
import { isServed } from '@/content/files/canonical';
import { isOpen, jobs as jobFiles } from '@/content/jobs/jobs';
import { jobPath, serviceAliases, staticRoutes } from '../../../content/routes';
import { redirects } from '../../../scripts/site/hosts/description';

/** The exported pages of a folder: `/blogs/1` for out/blogs/1.html. */
const findPages = (folder: string) =>
  (existsSync(`out/${folder}`) ? readdirSync(`out/${folder}`) : [])
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${folder}/${file.replace(/\.html$/, '')}`)
    .sort();

export const articles = findPages('blogs');

/** The exported pages in the folders of a folder, such as /blogs/tag/tea/page/2. */
const findPagesBelow = (folder: string) =>
  (existsSync(`out/${folder}`) ? readdirSync(`out/${folder}`, { recursive: true }) : [])
    .map(String)
    .filter((file) => file.includes('/') && file.endsWith('.html'))
    .map((file) => `/${folder}/${file.replace(/\.html$/, '')}`)
    .sort();

/** The lists of tags and authors, and the pages of all lists after the first. */
export const articleLists = findPagesBelow('blogs');
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
  ...staticRoutes.filter(isServed),
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
