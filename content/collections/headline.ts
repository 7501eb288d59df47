import { capitalize } from '../files/language';
import type { Project } from './project-schema';

/** The title without the client's name, which stands before it: "Vaya: booked from a platform". */
export function headline({ name, title }: Pick<Project, 'name' | 'title'>): string {
  if (!title.startsWith(name)) return title;
  // In French, a blank stands before the colon.
  const [, rest] = /^\s*[:：]\s*(.+)/s.exec(title.slice(name.length)) ?? [];
  return rest === undefined ? title : capitalize(rest);
}
