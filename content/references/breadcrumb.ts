import { z } from 'zod';
import { text } from '../schema/text';
import { links } from './href';

/** The way from Home to a page. */
export const breadcrumb = z
  .strictObject({
    path: links.describe('From Home on'),
    current: text,
  })
  .meta({ title: 'Way to this page' });

export type BreadcrumbData = z.infer<typeof breadcrumb>;
