import { tools as schema } from '@/components/sections/home/Tools/Tools.schema';
import { define } from './schema/define';

/** The technologies, on the home page. */
export const tools = define('content/tools.yaml', schema);
