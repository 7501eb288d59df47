import { findTagList, listedTags } from '@/content/pages/article-lists';
import { site } from '@/content/site/site';
import { answerJsonFeed } from '../../../../feed-route';
import { staticParams } from '../../../../static-params';

type Context = { params: Promise<{ tag: string }> };

export const dynamic = 'force-static';

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('tag', site().url ? listedTags() : []);

/** The newest articles of a tag for feed readers. */
export async function GET(_: Request, { params }: Context) {
  return answerJsonFeed(findTagList((await params).tag));
}
