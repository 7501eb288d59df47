import { clients as schema } from './schema/clients';
import { define } from './schema/define';

/** The six clients whose logos the pages show. */
export const clients = define('content/clients.ts', schema, {
  label: 'Clients',
  items: [
    { client: 'saltmarsh', name: 'Saltmarsh' },
    { client: 'folio-and-keep', name: 'Folio & Keep' },
    { client: 'vaya', name: 'Vaya' },
    { client: 'tandoor-lane', name: 'Tandoor Lane' },
    { client: 'northmill', name: 'Northmill' },
    { client: 'paywell', name: 'Paywell' },
  ],
});
