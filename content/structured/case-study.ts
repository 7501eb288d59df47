import type { CreativeWorkLeaf } from 'schema-dts';
import type { ProjectHeroData } from '@/components/sections/project-details/ProjectHero/ProjectHero.schema';
import { absoluteUrl } from '../loaders/absolute-url';
import { pages } from '../routes';
import type { ProjectData } from '../schema/project';
import { agency } from './agency';
import { largestFile } from './picture';

/** A case study on /projects. */
export const caseStudy = ({ client, kind, title, desc, image }: ProjectData): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name: title,
  url: absoluteUrl(`${pages.projects.path}#${client}`),
  genre: kind,
  abstract: desc,
  image: largestFile(image),
  creator: { '@id': agency['@id'] },
});

/**
 * The case study that has a page of its own.
 *
 * @param path the page's canonical path
 */
export const caseStory = (path: string, hero: ProjectHeroData): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name: hero.title,
  url: absoluteUrl(path),
  abstract: hero.lead,
  about: { '@type': 'Organization', name: hero.client },
  image: largestFile(hero.picture),
  creator: agency,
});
