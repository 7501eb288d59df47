import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  author,
  longAction,
  longMore,
  longSentence,
  more,
} from '@/components/sections/samples';
import { AuthorNote } from './AuthorNote';
import { authorNote } from './AuthorNote.schema';

export const examples = defineExamples(AuthorNote, {
  'short words': {
    ...dataFor(authorNote, { title: 'Not so?', action, back: more, search: more }),
    author,
  },
  'long words': {
    ...dataFor(authorNote, {
      title: 'Do you look after your boat in another way?',
      action: longAction,
      back: longMore,
    }),
    author: { ...author, name: 'Constance Abernathy-Whitfield', bio: longSentence },
  },
});
