import { allArticles } from '@/content/lists/article-lists';
import { furtherPages } from '@/content/lists/paging';
import { staticParams } from '../../../static-params';
import { createListRoute } from '../../list';

const route = createListRoute<'page'>(allArticles);

export const dynamicParams = false;

export const generateStaticParams = () =>
  staticParams('page', furtherPages(allArticles().articles.length).map(String));

export const generateMetadata = route.getMetadata;

export default route.render;
