import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence } from '@/components/sections/samples';
import { SetsApart } from './SetsApart';
import { setsApart } from './SetsApart.schema';

export const examples = defineExamples(SetsApart, {
  'short words': dataFor(setsApart, {
    title: 'Why us',
    world: 'jade',
    claims: [
      { figure: '9X', label: 'drier boats', desc: 'In the shed.' },
      { figure: '5%', label: 'of them red', desc: 'In the book.' },
    ],
    picture: { name: 'crew', alt: 'Clay figures in a clay boat' },
  }),
  'long words': dataFor(setsApart, {
    title: 'Why people bring their boats to us, and come back for them',
    world: 'devops',
    claims: [
      { figure: '12X', label: 'fewer leaks in the first year', desc: longSentence },
      { figure: '95%', label: 'of boats afloat on the first of April', desc: longSentence },
    ],
    picture: { name: 'devops', alt: 'A clay ring of blocks' },
  }),
});
