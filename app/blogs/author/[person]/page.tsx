import { findAuthorList, listedAuthors } from '@/content/pages/article-lists';
import { staticParams } from '../../../static-params';
import { createListRoute } from '../../list';

const route = createListRoute<'person'>(({ person }) => findAuthorList(person));

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('person', listedAuthors());

export const generateMetadata = route.getMetadata;

export default route.render;
