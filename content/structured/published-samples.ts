import type { Article } from '../collections/article-schema';
import { sampleArticle, sampleFiles } from '../collections/articles';
import type { CollectionOutput, Findable } from '../collections/collection-output';
import { rawPages } from '../files/pages';
import { textOf } from '../prose/plain-text';
import { toArticleShare, toListedArticle } from './published-articles';

/** The address of the page that shows it. */
const getPath = () =>
  rawPages().find(({ sections }) => sections.some(({ section }) => section === 'sample-article'))
    ?.path ?? '/';

const toFindable = ({ title, desc, tags, prose }: Article): Findable => ({
  kind: 'article',
  path: getPath(),
  title,
  description: desc.trim(),
  tags,
  text: () => textOf(prose),
});

/** The sample article, which /blog-details shows. */
export const samples: CollectionOutput = {
  collection: sampleFiles,
  listed() {
    if (sampleFiles.isOut()) return [];
    const { prose, ...fields } = sampleArticle();
    return [toListedArticle(getPath(), fields, prose)];
  },
  findable: () => (sampleFiles.isOut() ? [] : [toFindable(sampleArticle())]),
  shares: () => [[getPath(), toArticleShare(sampleArticle())]],
  checks: () => (sampleFiles.isOut() ? [] : [sampleArticle]),
};
