import { findAuthorList, listedAuthors } from '@/content/lists/article-lists';
import { createListRoute } from '../../../../list';
import { listPageParams } from '../../../../list-params';

const route = createListRoute<'person' | 'page'>(({ person }) => findAuthorList(person));

export const dynamicParams = false;

export const generateStaticParams = () => listPageParams('person', listedAuthors(), findAuthorList);

export const generateMetadata = route.getMetadata;

export default route.render;
