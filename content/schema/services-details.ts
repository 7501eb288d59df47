import { z } from 'zod';
import { company } from '@/components/sections/services-details/Company/Company.schema';
import { counterBlock } from '@/components/sections/services-details/CounterBlock/CounterBlock.schema';
import { pitch } from '@/components/sections/services-details/Pitch/Pitch.schema';
import { meta } from './meta';

/** The page of the services pitch. */
export const servicesDetailsPage = z.strictObject({ meta, pitch, counterBlock, company });
