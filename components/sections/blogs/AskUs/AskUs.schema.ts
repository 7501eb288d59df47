import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** A question to the reader, below the list of articles. */
export const askUs = z.strictObject({ title: text, text, action: link });

export type AskUsData = z.infer<typeof askUs>;
