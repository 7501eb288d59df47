import { allArticles } from '@/content/pages/article-lists';
import { findFeed } from '@/content/pages/feeds';
import { answerRss } from '../feed-route';

export const dynamic = 'force-static';

/** The newest articles for feed readers. */
export const GET = () => answerRss(findFeed() && allArticles());
