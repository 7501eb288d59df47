/**
 * Keeps the links and pictures of all articles' texts, so that each later step parses only the texts
 * whose words it needs. Writes `.next/cache/content/articles.json`.
 */
import './env';
import { articleFiles } from '@/content/articles/articles';
import { factsCache, getFacts } from '@/content/articles/facts';

for (const entry of articleFiles.all()) getFacts(entry);
factsCache.save();
