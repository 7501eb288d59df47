import { notFound } from 'next/navigation';
import { type ArticleList, getListPage } from '@/content/pages/article-lists';
import { findPage } from '@/content/pages/pages';
import { getMetadata } from '../metadata';
import { PageView } from '../page-view';

type Props = { list: ArticleList; number: number };

/** The metadata of a page of a list. */
function getListMetadata({ list, number }: Props) {
  const { path, meta } = getListPage(list, number) ?? notFound();
  return getMetadata(
    { path, meta },
    {
      feeds: list.articles.length > 0 ? list.feed : undefined,
      shares: [findPage('blogs')?.path ?? ''],
    },
  );
}

/** The segments of a list's address, as Next gives them to a route. */
type RouteProps<Segment extends string> = { params: Promise<Record<Segment, string>> };

/**
 * The metadata and the page of a route with lists of articles. It has the sections of `content/pages/blogs.yaml`.
 *
 * @param find the list at an address, if there is one. A segment `page` is the number of its page
 */
export function createListRoute<Segment extends string>(
  find: (params: Record<Segment, string>) => ArticleList | undefined,
) {
  async function read({ params }: RouteProps<Segment>): Promise<Props> {
    const segments: Readonly<Record<string, string>> & Record<Segment, string> = await params;
    return { list: find(segments) ?? notFound(), number: Number(segments.page ?? 1) };
  }
  return {
    getMetadata: async (props: RouteProps<Segment>) => getListMetadata(await read(props)),
    render: async (props: RouteProps<Segment>) => (
      <PageView page={findPage('blogs') ?? notFound()} {...(await read(props))} />
    ),
  };
}
