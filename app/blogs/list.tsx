import { notFound } from 'next/navigation';
import { Shell } from '@/components/layout/Shell/Shell';
import { ArticleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread';
import { AskUs } from '@/components/sections/blogs/AskUs/AskUs';
import { AuthorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote';
import { Topics } from '@/components/sections/blogs/Topics/Topics';
import { ListPages } from '@/components/sections/ListPages/ListPages';
import { PlainBanner } from '@/components/sections/PlainBanner/PlainBanner';
import { type ArticleList, getListPage, topTopics } from '@/content/lists/article-lists';
import { blogs } from '@/content/pages/blogs';
import { site } from '@/content/site/site';
import { pageBreadcrumbs } from '@/content/structured/breadcrumbs';
import { getMetadata } from '../metadata';

type Props = { list: ArticleList; page: number };

/** A page of a list of articles. */
export function ArticleListPage({ list, page }: Props) {
  const { path, banner, articles, pages } = getListPage(list, page) ?? notFound();
  return (
    <Shell site={site()} path={path} structuredData={[pageBreadcrumbs({ path, banner })]}>
      <PlainBanner {...banner} />
      <Topics {...blogs().topics} topics={topTopics()} path={list.path} />
      <ArticleSpread {...blogs().list} articles={articles} />
      <ListPages {...blogs().pages} {...pages} />
      {list.author ? (
        <AuthorNote {...blogs().article.authorNote} author={list.author} />
      ) : (
        <AskUs {...blogs().askUs} />
      )}
    </Shell>
  );
}

/** The metadata of a page of a list. */
export function getListMetadata({ list, page }: Props) {
  const { path, meta } = getListPage(list, page) ?? notFound();
  return getMetadata(
    { path, meta },
    {
      feeds: list.articles.length > 0 ? list.feed : undefined,
      shares: [blogs().path],
    },
  );
}

/** The segments of a list's address, as Next gives them to a route. */
type RouteProps<Segment extends string> = { params: Promise<Record<Segment, string>> };

/**
 * The metadata and the page of a route with lists of articles.
 *
 * @param find the list at an address, if there is one. A segment `page` is the number of its page
 */
export function createListRoute<Segment extends string>(
  find: (params: Record<Segment, string>) => ArticleList | undefined,
) {
  async function read({ params }: RouteProps<Segment>): Promise<Props> {
    const segments: Readonly<Record<string, string>> & Record<Segment, string> = await params;
    return { list: find(segments) ?? notFound(), page: Number(segments.page ?? 1) };
  }
  return {
    getMetadata: async (props: RouteProps<Segment>) => getListMetadata(await read(props)),
    render: async (props: RouteProps<Segment>) => <ArticleListPage {...(await read(props))} />,
  };
}
