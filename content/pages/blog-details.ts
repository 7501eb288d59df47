import { z } from 'zod';
import { articleBody } from '@/components/sections/ArticleBody/ArticleBody.schema';
import { articleHeader } from '@/components/sections/ArticleHeader/ArticleHeader.schema';
import { commentForm } from '@/components/sections/blog-details/CommentForm/CommentForm.schema';
import { comments } from '@/components/sections/blog-details/Comments/Comments.schema';
import { define } from '../schema/define';

const schema = z.strictObject({
  article: articleHeader.extend(articleBody.shape),
  comments,
  commentForm,
});

/** The sample article page. Its article stands in `content/samples`. */
export const blogDetails = define('content/pages/blog-details.ts', schema, {
  article: {
    path: [
      { label: 'Home', href: '/' },
      { label: 'Blogs', href: '/blogs' },
    ],
    contents: 'In this article',
    updated: 'Updated',
  },
  comments: {
    title: 'Three comments',
    items: [
      {
        src: { name: 'client-1', decorative: true },
        author: 'Meera Anand',
        created_at: '2026-10-07',
        comment:
          'Our warehouse used to freeze changes from October to January. We now release twice a week through the peak, and the pickers notice less than they did when we saved it all up for spring.',
      },
      {
        src: { name: 'client-3', decorative: true },
        author: 'Tom Ashworth',
        created_at: '2026-10-08',
        comment:
          'The line about the rollback being the feature is on our kitchen wall. We used ours once, at ten past two on a Tuesday. Nobody in the shop knew.',
      },
      {
        src: { name: 'client-2', decorative: true },
        author: 'Harjit Bains',
        created_at: '2026-10-12',
        comment:
          'Payroll cannot release in the last four working days of a month, whatever the weekday. We keep your checklist and moved the calendar. It still works.',
      },
    ],
  },
  commentForm: {
    title: 'Leave a comment',
    closed:
      'Comments on this note closed two weeks after it appeared, so the form stands here switched off.',
    instead: { label: 'Write to us instead', href: '/contact' },
    labels: { name: 'Name', email: 'Email', comment: 'Comment' },
    button: 'Post Comment',
  },
});
