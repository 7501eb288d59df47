import type { ArticleLeaf, CreativeWorkLeaf } from 'schema-dts';
import type { ProjectHeroData } from '@/components/sections/project/ProjectHero/ProjectHero.schema';
import { headline } from '../collections/headline';
import type { Person } from '../collections/person-schema';
import type { Project } from '../collections/project-schema';
import type { ClientWords } from '../collections/testimonial-schema';
import { canonicalPath } from '../files/canonical';
import { startOfDay } from '../files/day';
import { absoluteUrl } from '../site/absolute-url';
import { agency } from './agency';
import { toPerson } from './person';
import { toPictureUrl } from './picture';

/** A case study on /projects. */
export const caseStudy = ({ url, kind, title, desc, image }: Project): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name: title,
  url: absoluteUrl(url),
  genre: kind,
  abstract: desc,
  image: toPictureUrl(image),
  creator: { '@id': agency()['@id'] },
});

/**
 * The case study of /project-details, at the address under which search engines list it.
 *
 * @param path the page's path
 */
export const caseStory = (path: string, hero: ProjectHeroData): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name: hero.title,
  url: absoluteUrl(canonicalPath(path)),
  abstract: hero.lead,
  about: { '@type': 'Organization', name: hero.client },
  image: toPictureUrl(hero.picture),
  creator: agency(),
});

/**
 * A case study on a page of its own. The client's words are a quotation: search engines ignore
 * reviews of a business on its own site.
 */
export const caseArticle = (
  project: Project,
  people: readonly Person[],
  words?: ClientWords,
): ArticleLeaf => ({
  '@type': 'Article',
  headline: headline(project),
  url: absoluteUrl(project.url),
  abstract: project.lead,
  about: { '@type': 'Organization', name: project.name },
  image: toPictureUrl(project.image),
  ...(project.published && { datePublished: startOfDay(project.published) }),
  author: agency(),
  publisher: { '@id': agency()['@id'] },
  ...(people.length > 0 && { contributor: people.map(toPerson) }),
  ...(words && {
    hasPart: {
      '@type': 'Quotation',
      text: words.description,
      creator: { '@type': 'Person', name: words.name, jobTitle: words.role },
    },
  }),
});
