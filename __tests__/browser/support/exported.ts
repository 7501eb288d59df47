import { existsSync, readdirSync } from 'node:fs';

/** The exported pages, such as `blogs/1.html`, without those that somebody wrote into `public/`. */
export const exportedPages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !existsSync(`public/${file}`),
);
