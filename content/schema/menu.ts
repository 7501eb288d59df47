import { z } from 'zod';
import { getLinks, type Menu, menuNames, servicePath, serviceSlugs, services } from '../routes';
import { type LinkData, link } from './href';

const links = z.array(link).min(1);

const getMenu = (name: Menu | 'services'): LinkData[] =>
  links.parse(
    name === 'services'
      ? serviceSlugs.map((slug) => ({ label: services[slug], href: servicePath(slug) }))
      : getLinks(name),
  );

/** The links of a menu, by the menu’s name. */
export const menu = z
  .enum([...menuNames, 'services'])
  .transform(getMenu)
  .describe('A menu of content/routes.ts, or "services": its pages follow from there');
