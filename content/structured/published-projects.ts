import type { CollectionOutput } from '../collections/collection-output';
import { caseStudyDraft } from '../collections/project-draft';
import { projectFiles, projects as readProjects } from '../collections/projects';
import { textOf } from '../prose/plain-text';
import { imagesIn } from './images';

/** The case studies. */
export const projects: CollectionOutput = {
  collection: projectFiles,
  draft: caseStudyDraft,
  listed: () =>
    readProjects().map(({ url, image, story }) => ({
      path: url,
      images: imagesIn([image, story]),
    })),
  findable: () =>
    readProjects().map(({ url, title, desc, kind, lead, facts, story }) => ({
      kind: 'case-study',
      path: url,
      title,
      description: desc,
      tags: [kind],
      text: () => textOf([lead, facts, story]),
    })),
  shares: () =>
    readProjects().map(({ url, title, kind, world, image }) => [
      url,
      { title, line: kind, world, art: { kind: 'set', picture: image }, alt: image.alt },
    ]),
};
