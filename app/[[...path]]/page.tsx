import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { decode } from '@/content/files/to-path';
import { allPages, pageAt } from '@/content/pages/pages';
import { getPageMetadata, PageView } from '../page-view';

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  allPages()
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => ({ path: path.split('/').filter(Boolean) }));

const find = async ({ params }: Props) =>
  pageAt(`/${((await params).path ?? []).map(decode).join('/')}`) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return getPageMetadata(await find(props));
}

/** Every page of `content/pages`. */
export default async function Page(props: Props) {
  return <PageView page={await find(props)} />;
}
