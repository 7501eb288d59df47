import { z } from 'zod';
import { text } from './text';

/** The clients whose logos `components/ui/ClientLogo` draws. */
export const clientKey = z
  .enum(['saltmarsh', 'folio-and-keep', 'vaya', 'tandoor-lane', 'northmill', 'paywell'])
  .describe('A client whose logo the site has');

export type ClientKey = z.infer<typeof clientKey>;

/** A client by its logo and its name. */
const client = z.strictObject({ client: clientKey, name: text });

/** The six clients of the brand strip. */
export const clients = z.strictObject({
  label: text.describe('The heading, for screen readers'),
  items: z.array(client).length(6),
});

export type ClientsData = z.infer<typeof clients>;
