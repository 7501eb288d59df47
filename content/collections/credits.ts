import type { Project } from './project-schema';
import { findPerson, teamFiles } from './team';

/** Who worked on a case study: the people with a page, and the others by name. */
export function getCredits({ people: slugs, others }: Project) {
  const people = slugs.flatMap((slug) => findPerson(slug) ?? []);
  if (!teamFiles.isOut()) return { people, others };
  const names = people.map(({ title: name, designation: role }) => ({ name, role }));
  return { people: [], others: [...names, ...others] };
}
