import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Ledger } from './Ledger';
import { ledger } from './Ledger.schema';

export const examples = defineExamples(Ledger, {
  'short words': {
    ...dataFor(ledger, {
      kind: 'ledger',
      title: 'A day',
      caption: 'From the book',
      columns: ['Boat', 'Crossings'],
      rows: [
        ['Heron', '9'],
        ['Otter', '4'],
      ],
    }),
    world: 'spice',
  },
  'five columns, long words, with a foot': {
    ...dataFor(ledger, {
      kind: 'ledger',
      title: 'What a Monday cost before, and what it costs now',
      caption: 'Copied from the book of the lock, with the keeper’s permission',
      columns: ['Work', 'Who', 'Before', 'Now', 'Remark'],
      rows: [
        ['Ring the bell', 'Keeper', '14 times', 'Once', sentence],
        ['Count the passengers', 'Two of the crew', '6 minutes', 'None', longSentence],
        ['Close the gate behind the last boat', 'Keeper', '3 minutes', '3 minutes', sentence],
      ],
      foot: longSentence,
    }),
    world: 'harbour',
  },
  'on the page': {
    ...dataFor(ledger, {
      kind: 'ledger',
      title: 'A day',
      caption: 'From the book',
      columns: ['Boat', 'Before', 'Now'],
      rows: [
        ['Heron', '2', '9'],
        ['Otter', '3', '4'],
      ],
      ground: 'page',
    }),
    world: 'moss',
  },
});
