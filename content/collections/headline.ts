import { capitalize } from '../files/language';
import type { Project } from './project-schema';

/** The title without the client's name, which stands before it: "Vaya: booked from a platform". */
export function headline({ name, title }: Pick<Project, 'name' | 'title'>): string {
  const prefix = `${name}: `;
  if (!title.startsWith(prefix)) return title;
  return capitalize(title.slice(prefix.length));
}
