import { ask } from '@/components/sections/Ask/Ask.schema';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { serviceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex.schema';
import { definePage } from '../site/define-page';

const sections = { banner: stageBanner, index: serviceIndex, ask };

/** The overview of the services. */
export const services = definePage('services', sections);
