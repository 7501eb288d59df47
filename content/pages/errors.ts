import { missing as schema } from '@/components/sections/Missing/Missing.schema';
import { define } from '../schema/define';
import { meta } from '../schema/meta';

/** The 404 page, and what it says of a job that is not there. */
export const missing = define('content/pages/errors.yaml', schema.extend({ meta }));
