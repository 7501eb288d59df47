import type { OfferCatalogLeaf, ServiceLeaf } from 'schema-dts';
import type { Service } from '../collections/service-schema';
import type { ServiceEntry } from '../collections/services';
import { joinWords } from '../schema/words';
import { absoluteUrl } from '../site/absolute-url';
import { agency } from './agency';
import { toPictureUrl } from './picture';

/**
 * A service with its parts, as its page shows them.
 *
 * @param path the page's canonical path
 */
export const toService = (path: string, service: Service): ServiceLeaf => ({
  '@type': 'Service',
  name: service.name,
  description: service.banner.statement,
  url: absoluteUrl(path),
  image: toPictureUrl(service.banner.picture),
  provider: agency(),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: joinWords(service.parts.title),
    itemListElement: service.parts.cards.map(({ id, title, description }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        description,
        url: absoluteUrl(`${path}#${id}`),
      },
    })),
  },
});

/** All services, as their overview shows them. */
export const offerCatalog = (
  name: string,
  services: readonly ServiceEntry[],
): OfferCatalogLeaf => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement: services.map(({ path, service }) => ({
    '@type': 'Offer',
    offeredBy: { '@id': agency()['@id'] },
    itemOffered: {
      '@type': 'Service',
      name: joinWords(service.banner.title),
      description: service.summary,
      url: absoluteUrl(path),
    },
  })),
});
