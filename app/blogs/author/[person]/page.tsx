import { decode } from '@/content/files/to-path';
import { findAuthorList, listedAuthors } from '@/content/pages/article-lists';
import { staticParams } from '../../../static-params';
import { createListRoute } from '../../list';

const route = createListRoute<'person'>(({ person }) => findAuthorList(decode(person)));

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('person', listedAuthors());

export const generateMetadata = route.getMetadata;

export default route.render;
