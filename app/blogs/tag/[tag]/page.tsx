import { decode } from '@/content/files/to-path';
import { findTagList, listedTags } from '@/content/pages/article-lists';
import { staticParams } from '../../../static-params';
import { createListRoute } from '../../list';

const route = createListRoute<'tag'>(({ tag }) => findTagList(decode(tag)));

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('tag', listedTags());

export const generateMetadata = route.getMetadata;

export default route.render;
