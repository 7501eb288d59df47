import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PREVIEW } from '../../../scripts/site/out';

/** The files of the exported site in a folder, such as `blogs/1.html`. */
export const listExported = (folder: string): string[] =>
  existsSync(`${PREVIEW}/${folder}`)
    ? readdirSync(`${PREVIEW}/${folder}`, { recursive: true, encoding: 'utf8' })
    : [];

/** The exported pages, such as `blogs/1.html`, without those that somebody wrote into `public/`. */
export const exportedPages = listExported('').filter(
  (file) => file.endsWith('.html') && !existsSync(`public/${file}`),
);

/** Reads a file of the exported site, such as `/blogs/1.html`. */
export const readExported = (file: string): string => readFileSync(`${PREVIEW}/${file}`, 'utf8');
