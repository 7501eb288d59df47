import { industries as schema } from '@/components/sections/Industries/Industries.schema';
import { define } from './schema/define';

/** The ten industries, on the home page and About Us. */
export const industries = define('content/industries.yaml', schema);
