import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The headings of the credits of a case study. */
export const credits = z.strictObject({
  people: text.describe('Above the people who worked on it'),
  services: text.describe('Above the services that it drew on'),
});

export type CreditsData = z.infer<typeof credits>;
