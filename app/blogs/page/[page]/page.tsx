import { allArticles, furtherListPages } from '@/content/pages/article-lists';
import { staticParams } from '../../../static-params';
import { createListRoute } from '../../list';

const route = createListRoute<'page'>(allArticles);

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('page', furtherListPages().map(String));

export const generateMetadata = route.getMetadata;

export default route.render;
