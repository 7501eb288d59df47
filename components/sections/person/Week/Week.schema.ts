import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The heading of a person's week. */
export const week = z.strictObject({ title: text.describe('{name} stands for the first name') });

export type WeekData = z.infer<typeof week>;
