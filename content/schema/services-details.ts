import { z } from 'zod';
import { company } from './company';
import { counterBlock } from './counter-block';
import { meta } from './meta';
import { pitch } from './pitch';

/** The page of the services pitch. */
export const servicesDetailsPage = z.strictObject({ meta, pitch, counterBlock, company });
