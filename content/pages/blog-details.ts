import { z } from 'zod';
import { articleBody } from '@/components/sections/ArticleBody/ArticleBody.schema';
import { articleHeader } from '@/components/sections/ArticleHeader/ArticleHeader.schema';
import { commentForm } from '@/components/sections/blog-details/CommentForm/CommentForm.schema';
import { comments } from '@/components/sections/blog-details/Comments/Comments.schema';
import { define } from '../files/define';

const schema = z.strictObject({
  article: articleHeader.extend(articleBody.shape),
  comments,
  commentForm,
});

/** The sample article page. Its article stands in `content/samples`. */
export const blogDetails = define('content/pages/blog-details.yaml', schema);
