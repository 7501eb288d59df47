import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence } from '@/components/sections/samples';
import { Shelves } from './Shelves';
import { shelves } from './Shelves.schema';

export const examples = defineExamples(Shelves, {
  'a few': dataFor(shelves, {
    kind: 'shelves',
    value: '50%',
    label: 'of seats taken',
    shelves: 10,
    right: 5,
    caption: 'Five of ten.',
  }),
  'a hundred, long words': dataFor(shelves, {
    kind: 'shelves',
    value: '99%',
    label: 'of crossings leave within a minute of the bell',
    shelves: 100,
    right: 99,
    caption: longSentence,
  }),
});
