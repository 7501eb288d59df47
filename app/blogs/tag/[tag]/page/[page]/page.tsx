import { findTagList, listedTags } from '@/content/lists/article-lists';
import { createListRoute } from '../../../../list';
import { listPageParams } from '../../../../list-params';

const route = createListRoute<'tag' | 'page'>(({ tag }) => findTagList(tag));

export const dynamicParams = false;

export const generateStaticParams = () => listPageParams('tag', listedTags(), findTagList);

export const generateMetadata = route.getMetadata;

export default route.render;
