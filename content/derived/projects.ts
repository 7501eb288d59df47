import { caseStudyDraft } from '../projects/draft';
import { projectFiles, projects as readProjects } from '../projects/projects';
import { textOf } from '../prose/plain-text';
import { imagesIn } from './images';
import type { Published } from './published';

/** The case studies. */
export const projects: Published = {
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
