import { z } from 'zod';
import { getLinks, type Menu, menuNames } from '../routes';
import { serviceLinks } from '../services/services';
import { type LinkData, link } from './href';

const links = z.array(link).min(1);

const getMenu = (name: Menu | 'services'): LinkData[] =>
  links.parse(
    name === 'services'
      ? serviceLinks().map(({ label, href }) => ({ label, href }))
      : getLinks(name),
  );

/** The links of a menu, by the menu’s name. */
export const menu = z
  .enum([...menuNames, 'services'])
  .transform(getMenu)
  .describe('A menu of content/routes.ts, or "services" for those of content/services');
