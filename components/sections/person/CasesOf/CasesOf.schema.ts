import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The heading of the case studies that a person worked on. */
export const casesOf = z.strictObject({ title: text.describe('{name} stands for the first name') });

export type CasesOfData = z.infer<typeof casesOf>;
