import { consultation } from '../consultation';
import { about, aboutShare } from '../pages/about';
import { blogs, blogsShare } from '../pages/blogs';
import { careers, careersShare } from '../pages/careers';
import { contact, contactShare } from '../pages/contact';
import { founder, founderShare } from '../pages/founder';
import { home, homeShare } from '../pages/home';
import { privacy, privacyShare } from '../pages/privacy';
import { projectDetails, projectDetailsShare } from '../pages/project-details';
import { projectsPage, projectsShare } from '../pages/projects';
import { services, servicesShare } from '../pages/services';
import { servicesDetails, servicesDetailsShare } from '../pages/services-details';
import { teamPage, teamShare } from '../pages/team';
import { teamDetails, teamDetailsShare } from '../pages/team-details';
import { terms, termsShare } from '../pages/terms';
import { projects } from '../projects';
import { articlePath, jobPath, type ListedRoute } from '../routes';
import type { Meta } from '../schema/meta';
import type { PictureData } from '../schema/picture';
import type { Share } from '../schema/share';
import { startOfDay } from '../structured/article';
import { largestFile } from '../structured/picture';
import { team } from '../team';
import { testimonials } from '../testimonials';
import { articles, sampleArticle } from './blog';
import { jobs } from './jobs';
import { allServices } from './services';

/** A page at a fixed address. */
type FixedPage = {
  copy: { meta: Meta };
  share: Share;
  /** Content of other files that it shows. */
  shows?: readonly unknown[];
};

/** The pages at fixed addresses, each made of its copy; the sample article is among the articles. */
export const fixedPages = {
  '/': {
    copy: home,
    share: homeShare,
    shows: [testimonials, projects, team, consultation],
  },
  '/about-us': { copy: about, share: aboutShare, shows: [consultation, testimonials] },
  '/services': { copy: services, share: servicesShare },
  '/projects': { copy: projectsPage, share: projectsShare, shows: [projects] },
  '/project-details': { copy: projectDetails, share: projectDetailsShare },
  '/team': { copy: teamPage, share: teamShare, shows: [team] },
  '/team-details': { copy: teamDetails, share: teamDetailsShare, shows: [projects] },
  '/services-details': { copy: servicesDetails, share: servicesDetailsShare },
  '/blogs': { copy: blogs, share: blogsShare },
  '/careers': { copy: careers, share: careersShare },
  '/contact': { copy: contact, share: contactShare },
  '/privacy-policy': { copy: privacy, share: privacyShare },
  '/terms-condition': { copy: terms, share: termsShare },
  '/about-me': { copy: founder, share: founderShare },
} satisfies Record<Exclude<ListedRoute, '/blog-details'>, FixedPage>;

/** A page that search engines list. */
export type ListedPage = {
  path: string;
  /** When it last changed, where its content has a date. */
  modified?: string;
  /** The full addresses of the pictures that it shows. */
  images: readonly string[];
};

const isPicture = (value: object): value is PictureData => 'widths' in value && 'alt' in value;

/** The pictures of a piece of content, without those that only decorate. */
function picturesIn(content: unknown): PictureData[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isPicture(content)) return content.alt === '' ? [] : [content];
  return Object.values(content).flatMap(picturesIn);
}

const imagesIn = (content: unknown) => [...new Set(picturesIn(content).map(largestFile))];

/** Every page that search engines list, once, at its canonical path. */
export function listedPages(): ListedPage[] {
  const written = [
    ...articles().map((article) => ({ path: articlePath(article._id), article })),
    { path: '/blog-details', article: sampleArticle() },
  ];
  return [
    ...Object.entries<FixedPage>(fixedPages).map(([path, { copy, shows }]) => ({
      path,
      images: imagesIn([copy, shows]),
    })),
    ...allServices().map(({ path, service, project }) => ({
      path,
      images: imagesIn([service, project]),
    })),
    ...written.map(({ path, article: { src, prose, created_at, updated_at } }) => ({
      path,
      modified: startOfDay(updated_at ?? created_at),
      images: imagesIn([src, prose.pictures]),
    })),
    ...jobs().map(({ _id, datePosted }) => ({
      path: jobPath(_id),
      modified: startOfDay(datePosted),
      images: [],
    })),
  ];
}
