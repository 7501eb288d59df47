import type { CollectionOutput } from '../collections/collection-output';
import { serviceDraft } from '../collections/service-draft';
import { allServices, serviceFiles } from '../collections/services';
import { toShare } from '../collections/to-share';
import { textOf } from '../prose/plain-text';
import { imagesIn } from './images';

/** The services. */
export const services: CollectionOutput = {
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
      toShare(`${serviceFiles.folder}${path.slice(path.lastIndexOf('/'))}.yaml`, banner, {
        kind: 'set',
        line: 'statement',
      }),
    ]),
};
