import { company } from '@/components/sections/services-details/Company/Company.schema';
import { counterBlock } from '@/components/sections/services-details/CounterBlock/CounterBlock.schema';
import { pitch } from '@/components/sections/services-details/Pitch/Pitch.schema';
import { definePage } from '../site/define-page';

const sections = { banner: pitch, counterBlock, company };

/** The pitch of custom work. */
export const servicesDetails = definePage('services-details', sections);
