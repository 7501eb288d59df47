import { allArticles, furtherListPages } from '@/content/pages/article-lists';
import { findPage } from '@/content/pages/pages';
import { staticParams } from '../../../static-params';
import { createListRoute } from '../../list';

const route = createListRoute<'page'>(() => findPage('blogs') && allArticles());

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('page', furtherListPages().map(String));

export const generateMetadata = route.getMetadata;

export default route.render;
