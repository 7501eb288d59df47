import { dataFor, defineExamples } from '@/components/sections/examples';
import { action, longAction, longSentence } from '@/components/sections/samples';
import { CommentForm } from './CommentForm';
import { commentForm } from './CommentForm.schema';

export const examples = defineExamples(CommentForm, {
  'short words': dataFor(commentForm, {
    title: 'Write to us',
    closed: 'This form is closed.',
    instead: action,
    labels: { name: 'Name', email: 'Email', comment: 'Comment' },
    button: 'Send',
  }),
  'long words': dataFor(commentForm, {
    title: 'Write to us about this boat',
    closed: longSentence,
    instead: longAction,
    labels: {
      name: 'Your first and last name',
      email: 'The email address that we answer to',
      comment: 'What you would like to say',
    },
    button: 'Send your comment to the yard',
  }),
});
