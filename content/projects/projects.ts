import type { z } from 'zod';
import { defineCollection, type Entry } from '../files/collection';
import { once } from '../files/once';
import { entryFolders, projectPath } from '../routes';
import { type Project, project as schema } from './schema';

/** The case studies: `content/projects/<slug>.yaml`. */
export const projectFiles = defineCollection({
  ...entryFolders.projects,
  schema,
});

const toProject = ({ slug, data }: Entry<z.infer<typeof schema>>): Project => ({
  slug,
  url: projectPath(slug),
  ...data,
});

/** Every case study, in the order of the projects page. */
export const projects = once(() =>
  projectFiles
    .entries()
    .map(toProject)
    .sort((a, b) => a.order - b.order),
);

/** The case study at /projects/{slug}, if there is one. */
export function findProject(slug: string): Project | undefined {
  const entry = projectFiles.find(slug);
  return entry && toProject(entry);
}
