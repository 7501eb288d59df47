import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  longMore,
  longParagraphs,
  longSentence,
  more,
  paragraphs,
  sentence,
} from '@/components/sections/samples';
import { Faq } from './Faq';
import { faq } from './Faq.schema';

export const examples = defineExamples(Faq, {
  'short words': dataFor(faq, {
    title: 'Asked on the quay',
    lead: sentence,
    link: more,
    items: [
      { question: 'Can I swim?', answer: ['Yes.'] },
      { question: 'Who steers?', answer: ['You do.'] },
      { question: 'Is there tea?', answer: ['Always.'] },
      { question: 'May the dog come?', answer: ['Yes.'] },
    ],
  }),
  'long words': dataFor(faq, {
    title: 'What people ask on the quay before they step aboard',
    lead: longSentence,
    link: longMore,
    items: [
      {
        question: 'Can I take a boat out if I have never steered one before?',
        answer: longParagraphs,
      },
      { question: 'Who steers?', answer: [sentence] },
      { question: 'What happens when the canal freezes over in January?', answer: paragraphs },
      {
        question: 'May the dog come along, and does it need a vest of its own?',
        answer: [longSentence],
      },
    ],
  }),
});
