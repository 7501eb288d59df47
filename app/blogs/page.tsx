import { allArticles } from '@/content/lists/article-lists';
import { ArticleListPage, getListMetadata } from './list';

export const metadata = getListMetadata({ list: allArticles(), page: 1 });

export default function BlogsPage() {
  return <ArticleListPage list={allArticles()} page={1} />;
}
