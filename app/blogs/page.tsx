import { Shell } from '@/components/layout/Shell/Shell';
import { ArticleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread';
import { AskUs } from '@/components/sections/blogs/AskUs/AskUs';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { feeds } from '@/content/feeds';
import { articleCards } from '@/content/loaders/blog';
import { blogs } from '@/content/pages/blogs';
import { site } from '@/content/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

export const metadata = getMetadata(blogs, { feeds });

export default function BlogsPage() {
  return (
    <Shell site={site} path={blogs.path} structuredData={[pageBreadcrumbs(blogs)]}>
      <PlainBanner {...blogs.banner} />
      <ArticleSpread {...blogs.list} articles={articleCards()} />
      <AskUs {...blogs.askUs} />
    </Shell>
  );
}
