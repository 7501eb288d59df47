import { z } from 'zod';
import { reference } from '../references/reference';
import { clientLogo } from '../schema/client-logo';
import { text } from '../schema/text';

/** A client by its case study, its name and its logo. */
const client = clientLogo.extend({
  client: reference('content/projects', 'yaml').describe('Its case study'),
  name: text,
});

/** The clients of the brand strip. */
export const clients = z.strictObject({
  label: text.describe('The heading, for screen readers'),
  items: z.array(client),
});

export type ClientsData = z.infer<typeof clients>;
