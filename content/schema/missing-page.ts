import { missing } from '@/components/sections/Missing/Missing.schema';
import { meta } from './meta';

/** The 404 page. */
export const missingPage = missing.extend({ meta });
