import { sampleArticle, sampleFiles } from '../articles/articles';
import type { Article } from '../articles/schema';
import { textOf } from '../prose/plain-text';
import { pages } from '../routes';
import { toArticleShare, toListedArticle } from './articles';
import type { Findable, Published } from './published';

const { path } = pages['blog-details'];

const toFindable = ({ title, desc, tags, prose }: Article): Findable => ({
  kind: 'article',
  path,
  title,
  description: desc.trim(),
  tags,
  text: () => textOf(prose),
});

/** The sample article, which /blog-details shows. */
export const samples: Published = {
  collection: sampleFiles,
  listed() {
    if (sampleFiles.isOut()) return [];
    const { prose, ...fields } = sampleArticle();
    return [toListedArticle(path, fields, prose)];
  },
  findable: () => (sampleFiles.isOut() ? [] : [toFindable(sampleArticle())]),
  shares: () => [[path, toArticleShare(sampleArticle())]],
  checks: () => (sampleFiles.isOut() ? [] : [sampleArticle]),
};
