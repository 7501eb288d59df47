import { z } from 'zod';
import { link } from './href';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** The way from Home to a page. */
export const breadcrumb = z.strictObject({
  path: z.array(link).min(1).describe('The pages above, from Home'),
  current: text.describe('This page'),
});

export type BreadcrumbData = z.infer<typeof breadcrumb>;

/** A banner whose giant title stands behind a clay set. */
export const stageBanner = z.strictObject({
  breadcrumb,
  title: z.array(text).min(1).max(3).describe('The title, a line each'),
  world,
  base: picture.describe('The set with its floor and shadows'),
  cut: picture.describe('The same set without its backdrop, decorative'),
  statement: text.describe('A sentence on the set'),
  action: link.optional(),
});

export type StageBannerData = z.infer<typeof stageBanner>;

/** A banner of words on the page's own ground. */
export const plainBanner = z.strictObject({
  breadcrumb,
  title: text,
  lead: text.optional(),
  sprites: z.array(picture).max(3).describe('Small clay shapes, decorative'),
});

export type PlainBannerData = z.infer<typeof plainBanner>;
