import type { Author } from '../schema/author';
import { team } from '../team';

/** The people who may sign an article: the team. Front matter gives their names as they stand there. */
export const authors: readonly Author[] = team.map(
  ({ title, designation, description, image, world }) => ({
    name: title,
    role: designation,
    bio: description,
    portrait: image,
    world,
  }),
);
