import { missing as schema } from '@/components/sections/Missing/Missing.schema';
import { define } from '../files/define';
import { meta } from '../references/meta';

/** The 404 page, and what it says of a job that is not there. */
export const missing = define('content/pages/errors.yaml', schema.extend({ meta }));
