import { agency as schema } from './schema/agency';
import { define } from './schema/define';

/** The facts about the agency: its name, its offices, and how to reach it. */
export const agency = define('content/agency.yaml', schema);
