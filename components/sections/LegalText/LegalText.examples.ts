import { dataFor, defineExamples } from '@/components/sections/examples';
import { action, longSentence, more, paragraphs, sentence } from '@/components/sections/samples';
import { LegalText } from './LegalText';
import { legalText } from './LegalText.schema';

export const examples = defineExamples(LegalText, {
  'every kind of block': dataFor(legalText, {
    contents: 'On this page',
    updated: { label: 'Last updated', display: '2 March 2026', date: '2026-03-02' },
    sections: [
      { id: 'boats', title: 'Boats', body: paragraphs },
      {
        id: 'rules',
        title: 'Rules',
        body: ['On the water:', ['Keep right', 'Wear the vest', 'Say when you are back']],
      },
      {
        id: 'who-to-ask',
        title: 'Who to ask, and what to do in the meantime',
        body: [{ links: [action, more] }, longSentence],
      },
    ],
  }),
  'one section': dataFor(legalText, {
    contents: 'On this page',
    updated: { label: 'Last updated', display: '2 March 2026', date: '2026-03-02' },
    sections: [{ id: 'boats', title: 'Boats', body: [sentence] }],
  }),
});
