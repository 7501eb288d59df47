import { isLeftOut } from '../files/left-out';
import type { Author } from '../schema/author';
import type { Person } from './person-schema';

/** A person as the author of an article. */
export const toAuthor = ({
  slug,
  title,
  designation,
  description,
  image,
  world,
  url,
}: Person): Author => ({
  slug,
  name: title,
  role: designation,
  bio: description,
  portrait: image,
  world,
  href: isLeftOut(url) ? undefined : url,
});
