import { dataFor, defineExamples } from '@/components/sections/examples';
import { action, longAction, longSentence } from '@/components/sections/samples';
import { AskUs } from './AskUs';
import { askUs } from './AskUs.schema';

export const examples = defineExamples(AskUs, {
  'short words': dataFor(askUs, { title: 'Which knot?', text: 'Ask.', action }),
  'long words': dataFor(askUs, {
    title: 'Is there a knot that you have never been able to tie?',
    text: longSentence,
    action: longAction,
  }),
});
