/**
 * Runs before Next's builds of a site with several languages, once in the process of each. Lists the pages of the
 * language, so that the pages of all name each other.
 */
import './env';
import { writeFile } from 'next-islands/files';
import { agency } from '@/content/files/agency';
import { getLanguage } from '@/content/files/language';
import { toOriginalPath } from '@/content/files/translated-paths';
import { type LanguageList, TRANSLATIONS } from '@/content/files/translations';
import { pageAt } from '@/content/pages/pages';
import { FURTHER } from '@/content/schema/mirror';
import { menus } from '@/content/site/menus';
import { findable, listedPages } from '@/content/structured/findable';
import { ownRedirects } from './hosts/description';

/** The titles of the pages. A menu calls a page by the shortest one. */
const titles = new Map(findable().map(({ path, title }) => [path, title]));
for (const { href, label } of Object.values(menus()).flat()) titles.set(href, label);

const list: LanguageList = {
  language: getLanguage(),
  base: FURTHER ? `/${FURTHER}` : '',
  pages: Object.fromEntries(
    listedPages().map(({ path }) => [
      toOriginalPath(path),
      { path, title: titles.get(path) ?? pageAt(path)?.meta.title ?? path },
    ]),
  ),
  redirects: [...ownRedirects],
};
// The first language comes first.
const place = FURTHER ? (agency().languages ?? []).indexOf(FURTHER) + 1 : 0;
writeFile(`${TRANSLATIONS}/${place}.json`, JSON.stringify(list));
