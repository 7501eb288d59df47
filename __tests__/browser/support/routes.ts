import { readdirSync } from 'node:fs';
import { serviceAliases, serviceSlugs, staticRoutes } from '../../../content/routes';
import { redirects } from '../../../scripts/build/hosts/description';

/** The exported pages of a folder: `/blogs/1` for out/blogs/1.html. */
const exported = (folder: string) =>
  readdirSync(`out/${folder}`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${folder}/${file.replace(/\.html$/, '')}`)
    .sort();

export const articles = exported('blogs');
export const jobs = exported('job-description');

/** Every address of the site. */
export const everyPage: readonly string[] = [
  ...staticRoutes,
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...Object.keys(serviceAliases).map((alias) => `/services/${alias}`),
  ...articles,
  ...jobs,
];

/** Every address that stays in the address bar: hosts send the others on. */
export const keptPages = everyPage.filter((path) => !redirects.some(({ from }) => from === path));

/** Addresses of nothing. */
export const unknownPages = [
  '/nowhere',
  '/services/nowhere',
  '/blogs/nowhere',
  '/about-us/nowhere',
  // Below the jobs, but no job's address.
  '/job-description',
  '/job-description/',
  '/job-description/1/nowhere',
];
export const unknownJob = '/job-description/nobody';
