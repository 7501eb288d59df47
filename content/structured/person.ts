import type { PersonLeaf, ProfilePageLeaf } from 'schema-dts';
import type { Person } from '../collections/person-schema';
import { absoluteUrl } from '../site/absolute-url';
import { agency } from './agency';
import { toPictureUrl } from './picture';

/** A reference to a person. The person's page, if there is one, describes them in full. */
export const toPerson = ({
  title,
  designation,
  url,
}: Pick<Person, 'title' | 'designation'> & { url: string | undefined }): PersonLeaf => ({
  '@type': 'Person',
  ...(url && { '@id': absoluteUrl(`${url}#person`) }),
  name: title,
  jobTitle: designation,
  ...(url && { url: absoluteUrl(url) }),
});

/**
 * A person's page as search engines read it.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export const profilePage = (person: Person): ProfilePageLeaf => ({
  '@type': 'ProfilePage',
  url: absoluteUrl(person.url),
  mainEntity: {
    ...toPerson(person),
    description: person.description,
    image: toPictureUrl(person.image),
    worksFor: agency(),
  },
});
