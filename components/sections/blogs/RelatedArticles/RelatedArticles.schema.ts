import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words above the related articles. */
export const relatedArticles = z.strictObject({ title: text });

export type RelatedArticlesData = z.infer<typeof relatedArticles>;
