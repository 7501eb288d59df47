import { clients as schema } from './schema/clients';
import { define } from './schema/define';

/** The six clients whose logos the pages show. */
export const clients = define('content/clients.yaml', schema);
