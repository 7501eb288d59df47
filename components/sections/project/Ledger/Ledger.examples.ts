import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Ledger } from './Ledger';
import { ledger } from './Ledger.schema';

const columns = ['Boat', 'Crossings'];
const rows = [
  ['Heron', '9'],
  ['Otter', '4'],
];

export const examples = defineExamples(Ledger, {
  'short words': { ...exampleOf(ledger, 'short', { columns, rows }), world: 'spice' },
  'five columns, long words, with a foot': {
    ...exampleOf(ledger, 'long', {
      columns: ['Work', 'Who', 'Before', 'Now', 'Remark'],
      rows: [
        ['Ring the bell', 'Keeper', '14 times', 'Once', sentence],
        ['Count the passengers', 'Two of the crew', '6 minutes', 'None', longSentence],
        ['Close the gate behind the last boat', 'Keeper', '3 minutes', '3 minutes', sentence],
      ],
    }),
    world: 'harbour',
  },
  'on the page': {
    ...exampleOf(ledger, 'short', { columns, rows, ground: 'page' }),
    world: 'moss',
  },
});
