import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Steps } from './Steps';
import { steps } from './Steps.schema';

const three = [
  { title: 'Look', text: 'Twice.' },
  { title: 'Draw', text: 'By hand.' },
  { title: 'Build', text: 'In winter.' },
];
const long = [
  { title: 'Looked at the water for a week', text: longSentence },
  { title: 'Drew', text: sentence },
  { title: 'Built the hull upside down, as one does', text: longSentence },
  { title: 'Launched', text: sentence },
];

export const examples = defineExamples(Steps, {
  'three short steps': dataFor(steps, { kind: 'steps', title: 'Then', steps: three }),
  'four long steps on a world': {
    ...dataFor(steps, {
      kind: 'steps',
      title: 'What we did about it, in four steps that took a winter',
      steps: long,
      ground: 'world',
    }),
    world: 'spice',
  },
  'six steps on ink': {
    ...dataFor(steps, {
      kind: 'steps',
      title: 'Six steps',
      steps: [...three, ...long.slice(0, 3)],
      ground: 'ink',
    }),
    world: 'moss',
  },
  'with a picture': dataFor(steps, {
    kind: 'steps',
    title: 'Then',
    steps: three,
    picture: { name: 'case-pos-screen', alt: 'The screen of a clay till' },
    caption: 'The ferry.',
  }),
  'with a picture at the end, long words': dataFor(steps, {
    kind: 'steps',
    title: 'What we did about it, in four steps that took a winter',
    steps: long,
    picture: { name: 'case-docs-screen', alt: 'A screen with clay folders' },
    caption: longSentence,
    side: 'end',
  }),
});
