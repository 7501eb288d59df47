import { unexpected as schema } from '@/components/sections/error/Unexpected/Unexpected.schema';
import { agency } from '../agency';
import { define } from '../schema/define';

const named = schema.refine(({ name }) => name === agency.name, {
  path: ['name'],
  message: `expected "${agency.name}", the name in content/agency.yaml`,
});

/**
 * The words of the error boundary and of the hosts' 500 page. Their file is JSON, because the boundary
 * imports it into the browser. So it cannot name the agency in braces.
 */
export const unexpected = define('content/pages/unexpected.json', named);
