import { projects } from '../projects';
import {
  isServiceSlug,
  type ServiceAlias,
  type ServiceSlug,
  serviceAliases,
  servicePath,
  serviceSlugs,
} from '../routes';
import type { ClientKey } from '../schema/clients';
import type { ProjectData } from '../schema/project';
import type { Service } from '../schema/service';
import { cloudManagedServices } from '../services/cloud-managed-services';
import { devops } from '../services/devops';
import { digitalTransformation } from '../services/digital-transformation';
import { ideationAndDesign } from '../services/ideation-and-design';
import { itConsulting } from '../services/it-consulting';
import { mobileDevelopment } from '../services/mobile-development';
import { softwareDevelopment } from '../services/software-development';

const services = {
  'mobile-development': mobileDevelopment,
  'software-development': softwareDevelopment,
  'digital-Transformation': digitalTransformation,
  'ideational-designing': ideationAndDesign,
  'it-consulting': itConsulting,
  devops,
  'cloud-managed-service': cloudManagedServices,
} satisfies Record<ServiceSlug, Service>;

/** A service with the address of its page and the case study it shows. */
export type ServiceEntry = {
  path: `/services/${ServiceSlug}`;
  service: Service;
  project: ProjectData;
};

function getProject(client: ClientKey): ProjectData {
  const project = projects.find((one) => one.client === client);
  if (!project) throw new Error(`No case study of "${client}" in content/projects.ts.`);
  return project;
}

const entry = (slug: ServiceSlug): ServiceEntry => ({
  path: servicePath(slug),
  service: services[slug],
  project: getProject(services[slug].teaser.client),
});

const isAlias = (slug: string): slug is ServiceAlias => Object.hasOwn(serviceAliases, slug);

/** The seven services in the order of the menus. */
export const allServices = (): ServiceEntry[] => serviceSlugs.map(entry);

/** The last part of every service's address, second addresses included. */
export const serviceAddresses = (): string[] => [...serviceSlugs, ...Object.keys(serviceAliases)];

/**
 * The service that an address shows, with its canonical path.
 *
 * @throws if no service has that address
 */
export function serviceAt(slug: string): ServiceEntry {
  if (isServiceSlug(slug)) return entry(slug);
  if (isAlias(slug)) return entry(serviceAliases[slug]);
  throw new Error(`No service at /services/${slug}. Known: ${serviceAddresses().join(', ')}.`);
}
