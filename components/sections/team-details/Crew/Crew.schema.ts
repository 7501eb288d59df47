import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words above the team. */
export const crew = z.strictObject({ title: text.describe('One line, which follows the banner') });

export type CrewData = z.infer<typeof crew>;
