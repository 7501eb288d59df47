import type { ProjectCard } from './projects/schema';
import { clients as schema } from './schema/clients';
import { define } from './schema/define';

/** The clients whose logos the pages show. */
export const clients = define('content/clients.yaml', schema);

/** A case study with its client's logo, which content/clients.yaml has under the client's name. */
export const withLogo = (project: ProjectCard): ProjectCard => ({
  ...project,
  logo: clients.items.find(({ name }) => name === project.name),
});
