import { unexpected as schema } from '@/components/sections/error/Unexpected/Unexpected.schema';
import { define } from '../schema/define';

/**
 * The words of the error boundary and of the hosts' 500 page. Their file is JSON, because the boundary
 * imports it into the browser.
 */
export const unexpected = define('content/pages/unexpected.json', schema);
