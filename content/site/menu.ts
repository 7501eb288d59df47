import { z } from 'zod';
import { serviceLinks } from '../collections/services';
import type { LinkData } from '../files/href';
import { readFor } from '../schema/parse';
import { menus } from './menus';
import { menus as schema } from './menus-schema';

const getServices = (): LinkData[] => serviceLinks().map(({ label, href }) => ({ label, href }));

/** The links of a menu, by the menu’s name. */
export const menu = z
  .enum([...schema.keyof().options, 'services'])
  .transform((name, context) => {
    const found = readFor(context, () => (name === 'services' ? getServices() : menus()[name]));
    if (found) return found;
    context.addIssue(`content/menus.yaml has no "${name}". Write it there, or name another menu`);
    return z.NEVER;
  })
  .describe('One of the menus, or all services');
