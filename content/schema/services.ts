import { z } from 'zod';
import { ask } from '@/components/sections/Ask/Ask.schema';
import { serviceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex.schema';
import { servicesBanner } from '@/components/sections/services/ServicesBanner/ServicesBanner.schema';
import { meta } from './meta';

/** The overview of the seven services. */
export const servicesPage = z.strictObject({
  meta,
  banner: servicesBanner,
  index: serviceIndex,
  ask,
});
