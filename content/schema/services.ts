import { z } from 'zod';
import { ask } from '@/components/sections/Ask/Ask.schema';
import { breadcrumb } from './banner';
import { link } from './href';
import { meta } from './meta';
import { text } from './text';
import { world } from './world';

/** The banner of the services page: all seven sets in one line-up before the title. */
const lineUp = z.strictObject({
  breadcrumb,
  title: text,
  world,
  statement: text,
  action: link,
});

export type LineUp = z.infer<typeof lineUp>;

const index = z.strictObject({
  title: text,
  lead: text,
});

export type ServiceIndexData = z.infer<typeof index>;

/** The overview of the seven services. */
export const servicesPage = z.strictObject({ meta, banner: lineUp, index, ask });
