import { z } from 'zod';
import { type ClientLogoData, clientLogo } from '../schema/client-logo';
import { text } from '../schema/text';

/** The words of the row of clients, and the clients that have no case study. */
export const clientsWords = z.strictObject({
  label: text.describe('The heading, for screen readers'),
  others: z
    .array(clientLogo.extend({ name: text }))
    .describe('Clients without a case study. They follow those whose case study has a logo'),
});

/** A client in the rows of logos. */
export type Client = ClientLogoData & {
  name: string;
  /** The slug of its case study, if it has one. */
  client?: string | undefined;
};
