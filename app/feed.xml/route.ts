import { allArticles } from '@/content/lists/article-lists';
import { findFeed } from '@/content/lists/feeds';
import { answerRss } from '../feed-route';

export const dynamic = 'force-static';

/** The newest articles for feed readers. */
export const GET = () => answerRss(findFeed() && allArticles());
