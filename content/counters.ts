import { counters as schema } from '@/components/sections/Counters/Counters.schema';
import { define } from './schema/define';

/** The agency in four figures, on the home page and About Us. */
export const counters = define('content/counters.yaml', schema);
