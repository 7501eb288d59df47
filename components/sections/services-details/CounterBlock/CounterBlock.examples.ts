import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence } from '@/components/sections/samples';
import { CounterBlock } from './CounterBlock';
import { counterBlock } from './CounterBlock.schema';

export const examples = defineExamples(CounterBlock, {
  'one arch a row': dataFor(counterBlock, {
    amount: 7,
    suffix: '+',
    title: 'locks',
    heading: 'Up',
    note: 'And down.',
    sprite: decorative('sprite-arch'),
  }),
  'many arches, long words': dataFor(counterBlock, {
    amount: 175,
    suffix: '+',
    title: 'bridges between here and the sea',
    heading: 'One bridge after the other, and each of them round',
    note: longSentence,
    sprite: decorative('sprite-arch'),
  }),
});
