import type {
  LocalBusinessLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { agency as facts } from '../files/agency';
import type { Office } from '../files/agency-schema';
import { getLanguage } from '../files/language';
import { findPath } from '../files/left-out';
import type { OpeningHours, Range } from '../schema/opening-hours';
import { toSlug } from '../schema/slug';
import { toHours, toTime } from '../schema/working-day';
import { absoluteUrl } from '../site/absolute-url';

/** A reference to the agency. / and /contact describe it in full. */
export const agency = () =>
  ({
    '@type': 'Organization',
    '@id': absoluteUrl('/#agency'),
    name: facts().name,
  }) as const satisfies OrganizationLeaf;

/** The agency in full. */
export const organization = () => {
  const { email, phone, social } = facts();
  return {
    ...agency(),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/512.png'),
    email: email.display,
    ...(phone && { telephone: phone.display }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  } as const satisfies OrganizationLeaf;
};

/** The website. Search engines show its name. */
export const website = () =>
  ({
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: facts().name,
    url: absoluteUrl('/'),
    publisher: { '@id': agency()['@id'] },
  }) as const satisfies WebSiteLeaf;

/** An office's postal address. */
export const postalAddress = ({ place }: Office): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  ...(place.street && { streetAddress: place.street }),
  addressLocality: place.locality,
  ...(place.region && { addressRegion: place.region }),
  ...(place.postalCode && { postalCode: place.postalCode }),
  addressCountry: place.countryCode,
});

/** When an office closes. Search engines read two equal times as closed all day, so round the clock ends a minute earlier. */
const getClosing = ({ opens, closes }: Range): string =>
  opens === closes ? toTime(toHours(closes) - 1 / 60) : closes;

/** When an office is open. */
const toSpecification = ({ days, ...range }: OpeningHours[number]) =>
  ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: range.opens,
    closes: getClosing(range),
  }) as const satisfies OpeningHoursSpecificationLeaf;

/** The offices as places to visit. */
export function localBusinesses(): readonly LocalBusinessLeaf[] {
  const { name, email, phone, offices } = facts();
  return offices.map((office) => ({
    '@type': 'LocalBusiness',
    '@id': absoluteUrl(`/#${toSlug(office.city, getLanguage())}`),
    name,
    parentOrganization: { '@id': agency()['@id'] },
    url: absoluteUrl(findPath('contact') ?? '/'),
    email: email.display,
    ...(phone && { telephone: phone.display }),
    address: postalAddress(office),
    ...(office.place.latitude !== undefined && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: office.place.latitude,
        longitude: office.place.longitude,
      },
    }),
    ...(office.hours && {
      openingHoursSpecification:
        office.hours.length === 1
          ? office.hours.map(toSpecification)[0]
          : office.hours.map(toSpecification),
    }),
  }));
}
