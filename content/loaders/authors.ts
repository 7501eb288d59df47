import type { Author } from '../schema/author';
import { team } from '../team';

/** The possible authors of an article: the team. Front matter names one of them. */
export const authors: readonly Author[] = team.map(
  ({ title, designation, description, image, world }) => ({
    name: title,
    role: designation,
    bio: description,
    portrait: image,
    world,
  }),
);
