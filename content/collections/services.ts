import { getTrail } from '../files/breadcrumb';
import { defineCollection, type Entry } from '../files/collection';
import { listSlugs } from '../files/folder';
import { withMeta } from '../files/meta';
import { once } from '../files/once';
import { entryFolders, serviceAliases, servicePath } from '../routes';
import type { PictureData } from '../schema/picture';
import { withFields } from '../schema/reckoned';
import type { World } from '../schema/world';
import { toLines } from './service-lines';
import { type Service, type ServiceFields, service as schema } from './service-schema';

/** Adds what a file leaves out: the title, and what search engines show. */
function completeService(fields: Readonly<Record<string, unknown>>): object {
  const { name, summary, banner } = fields;
  const title = typeof name === 'string' ? toLines(name) : undefined;
  return {
    ...withMeta(fields, name, summary),
    banner: withFields(banner, { title, statement: summary }),
  };
}

/** The services: `content/services/<slug>.yaml`. */
const { folder, format } = entryFolders.services;
const slugs = listSlugs(folder, format);

/** The second addresses, but for those that differ from a service's own only in case. */
const freeAliases = Object.keys(serviceAliases).filter(
  (alias) => !slugs.some((slug) => slug !== alias && slug.toLowerCase() === alias),
);

export const serviceFiles = defineCollection({
  ...entryFolders.services,
  schema,
  reserved: freeAliases,
  complete: completeService,
});

/** A service with the address of its page. */
export type ServiceEntry = {
  path: `/services/${string}`;
  service: Service;
};

/** A service as the menus show it. */
export type ServiceLink = {
  label: string;
  href: `/services/${string}`;
  hint: string;
  world: World;
  picture: PictureData;
};

const inOrder = once(() => [...serviceFiles.entries()].sort((a, b) => a.data.order - b.data.order));

function toEntry({ slug, data }: Entry<ServiceFields>): ServiceEntry {
  const breadcrumb = { path: getTrail('services'), current: data.name };
  return {
    path: servicePath(slug),
    service: { ...data, banner: { ...data.banner, breadcrumb } },
  };
}

/** Every service, in the order of the menus. */
export const allServices = (): ServiceEntry[] => inOrder().map(toEntry);

const toLink = ({ slug, data: { name, hint, banner } }: Entry<ServiceFields>): ServiceLink => ({
  label: name,
  href: servicePath(slug),
  hint,
  world: banner.world,
  picture: { ...banner.picture, alt: '' },
});

/** The links of the menus. */
export const serviceLinks = (): ServiceLink[] => inOrder().map(toLink);

/** The services as cards, each with its summary. */
const serviceCards = () =>
  inOrder().map((entry) => ({
    ...toLink(entry),
    slug: entry.slug,
    desc: entry.data.summary,
  }));

/**
 * The cards of the services: those that have a line, by the address that it names, then the others with their summaries.
 */
export function orderServices<Line extends { service: string }>(lines: readonly Line[]) {
  const cards = serviceCards();
  const listed = lines.flatMap(({ service, ...line }) => {
    const slug = serviceAliases[service] ?? service;
    const card = cards.find((each) => each.slug === slug);
    return card ? [{ ...card, ...line, href: servicePath(service) }] : [];
  });
  return [...listed, ...cards.filter((card) => !listed.some(({ slug }) => slug === card.slug))];
}

/** The last part of every service's address, second addresses included. */
export const serviceAddresses = (): string[] => [
  ...inOrder().map(({ slug }) => slug),
  ...Object.entries(serviceAliases).flatMap(([alias, slug]) =>
    serviceFiles.find(slug) ? alias : [],
  ),
];

/** The service at /services/{slug} with its canonical path, if there is one. */
export function serviceAt(slug: string): ServiceEntry | undefined {
  const entry = serviceFiles.find(serviceAliases[slug] ?? slug);
  return entry && toEntry(entry);
}
