import { readdirSync } from 'node:fs';
import { serviceAliases, serviceSlugs, staticRoutes } from '../../../content/routes';
import { redirects } from '../../../scripts/build/hosts/description';

/** The exported pages of a folder: `/blogs/1` for out/blogs/1.html. */
const findPages = (folder: string) =>
  readdirSync(`out/${folder}`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${folder}/${file.replace(/\.html$/, '')}`)
    .sort();

export const articles = findPages('blogs');
export const jobs = findPages('job-description');

/** Every address of the site. */
export const everyPage: readonly string[] = [
  ...staticRoutes,
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...Object.keys(serviceAliases).map((alias) => `/services/${alias}`),
  ...articles,
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
