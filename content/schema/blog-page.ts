import { z } from 'zod';
import { articleBody } from '@/components/sections/ArticleBody/ArticleBody.schema';
import { articleHeader } from '@/components/sections/ArticleHeader/ArticleHeader.schema';
import { commentForm } from '@/components/sections/blog-details/CommentForm/CommentForm.schema';
import { comments } from '@/components/sections/blog-details/Comments/Comments.schema';
import { articleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread.schema';
import { askUs } from '@/components/sections/blogs/AskUs/AskUs.schema';
import { authorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { meta } from './meta';

/** The words that stand on every article page, whichever the article. */
const articleFrame = articleHeader.extend(articleBody.shape);

/** The list of articles, at /blogs and /blog, and what frames each article. */
export const blogsPage = z.strictObject({
  meta,
  banner: plainBanner,
  list: articleSpread,
  askUs,
  article: articleFrame.extend({ authorNote }),
});

/** The sample article page. */
export const blogDetailsPage = z.strictObject({
  article: articleFrame,
  comments,
  commentForm,
});
