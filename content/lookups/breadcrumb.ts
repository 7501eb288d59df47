import { z } from 'zod';
import { text } from '../schema/text';
import { link } from './href';

/** The way from Home to a page. */
export const breadcrumb = z.strictObject({
  path: z.array(link).min(1).describe('The pages above, from Home'),
  current: text.describe('This page'),
});

export type BreadcrumbData = z.infer<typeof breadcrumb>;
