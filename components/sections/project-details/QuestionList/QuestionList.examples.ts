import { dataFor, defineExamples } from '@/components/sections/examples';
import { longMore, longSentence, more, sentence } from '@/components/sections/samples';
import { QuestionList } from './QuestionList';
import { questionList } from './QuestionList.schema';

export const examples = defineExamples(QuestionList, {
  'short words': dataFor(questionList, {
    title: 'Asked on the quay',
    lead: sentence,
    link: more,
    questions: [
      { question: 'Can I swim?', answer: sentence },
      { question: 'Who steers?', answer: sentence },
      { question: 'Is there tea?', answer: sentence },
      { question: 'What if it rains?', answer: sentence },
      { question: 'May the dog come?', answer: sentence },
    ],
  }),
  'long words': dataFor(questionList, {
    title: 'What people ask on the quay before they step aboard',
    lead: longSentence,
    link: longMore,
    questions: [
      {
        question: 'Can I take a boat out if I have never steered one before?',
        answer: longSentence,
      },
      { question: 'Who steers?', answer: sentence },
      { question: 'What happens when the canal freezes over in January?', answer: longSentence },
      { question: 'Is there tea?', answer: sentence },
      {
        question: 'May the dog come along, and does it need a vest of its own?',
        answer: longSentence,
      },
    ],
  }),
});
