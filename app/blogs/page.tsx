import type { Metadata } from 'next';
import { Shell } from '@/components/layout/Shell/Shell';
import { ArticleSpread } from '@/components/sections/ArticleSpread/ArticleSpread';
import { AskUs } from '@/components/sections/AskUs/AskUs';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { articleCards } from '@/content/loaders/blog';
import { blogs } from '@/content/pages/blogs';
import { site } from '@/content/site';

export const metadata: Metadata = {
  title: blogs.meta.title,
  description: blogs.meta.description,
  alternates: { canonical: '/blogs' },
};

export default function BlogsPage() {
  return (
    <Shell site={site} path="/blogs">
      <PlainBanner {...blogs.banner} />
      <ArticleSpread {...blogs.list} articles={articleCards()} />
      <AskUs {...blogs.askUs} />
    </Shell>
  );
}
