import { z } from 'zod';
import { defineCollection, type Entry } from '../files/collection';
import { withMeta } from '../files/meta';
import { once } from '../files/once';
import { reference } from '../files/reference';
import { entryFolders, projectPath } from '../routes';
import { readFor } from '../schema/parse';
import { type Project, project as schema } from './project-schema';

/** The case studies: `content/projects/<slug>.yaml`. */
export const projectFiles = defineCollection({
  ...entryFolders.projects,
  schema,
  complete: (fields) => ({
    lead: fields.desc,
    ...withMeta(fields, fields.title, fields.desc),
  }),
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

/** The first case studies, as the menu for small screens shows them. */
export const projectLinks = () =>
  projects()
    .slice(0, 3)
    .map(({ name, url, world, image, second = image }) => ({
      label: name,
      href: url,
      world,
      picture: { ...second, alt: '' },
    }));

/**
 * The name of a case study that a page shows, and the case study. Undefined if the site leaves out the case
 * studies. One that visitors do not see is a mistake.
 */
export const shownProject = reference('content/projects', 'yaml').transform((slug, context) => {
  if (projectFiles.isOut()) return undefined;
  const project = readFor(context, () => findProject(slug));
  if (project) return project;
  context.addIssue({
    code: 'custom',
    message: `content/projects/${slug}.yaml is hidden. Publish it, or name another case study`,
    input: slug,
  });
  return z.NEVER;
});
