import { ask } from '@/components/sections/Ask/Ask.schema';
import { serviceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex.schema';
import { servicesBanner } from '@/components/sections/services/ServicesBanner/ServicesBanner.schema';
import { definePage } from '../site/define-page';

const sections = { banner: servicesBanner, index: serviceIndex, ask };

/** The overview of the services. */
export const services = definePage('services', sections);
