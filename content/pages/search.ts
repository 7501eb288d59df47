import { searchField } from '@/components/sections/search/SearchField/SearchField.schema';
import { titleList } from '@/components/sections/search/TitleList/TitleList.schema';
import { definePage } from '../site/define-page';

const sections = { banner: searchField, titles: titleList };

/** The search, and below it the titles of all pages. */
export const search = definePage('search', sections);
