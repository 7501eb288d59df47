import { textOf } from '../prose/plain-text';
import { serviceDraft } from '../services/draft';
import { allServices, serviceFiles } from '../services/services';
import { imagesIn } from './images';
import type { Published } from './published';
import { toShare } from './to-share';

/** The services. */
export const services: Published = {
  collection: serviceFiles,
  draft: serviceDraft,
  listed: () =>
    allServices().map(({ path, service }) => ({
      path,
      images: imagesIn(service),
    })),
  findable: () =>
    allServices().map(({ path, service }) => ({
      kind: 'service',
      path,
      title: service.name,
      description: service.summary,
      tags: [],
      text: () => textOf([service.banner, service.intro, service.parts]),
    })),
  shares: () =>
    allServices().map(({ path, service: { banner } }) => [
      path,
      toShare(path, banner, { kind: 'set', line: 'statement' }),
    ]),
};
