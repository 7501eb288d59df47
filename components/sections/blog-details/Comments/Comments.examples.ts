import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence, sentence } from '@/components/sections/samples';
import { Comments } from './Comments';
import { comments } from './Comments.schema';

export const examples = defineExamples(Comments, {
  'short and long comments': dataFor(comments, {
    title: 'Three comments',
    items: [
      {
        src: decorative('client-1'),
        author: 'Bo Li',
        created_at: '2026-03-02',
        comment: 'Ours floats.',
      },
      {
        src: decorative('client-2'),
        author: 'Constance Abernathy-Whitfield',
        created_at: '2026-03-11',
        comment: longSentence,
      },
      {
        src: decorative('client-3'),
        author: 'Dev Marsh',
        created_at: '2026-04-30',
        comment: sentence,
      },
    ],
  }),
});
