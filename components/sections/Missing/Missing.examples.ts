import { dataFor, defineExamples } from '@/components/sections/examples';
import { action, decorative, longAction, longSentence, more } from '@/components/sections/samples';
import { Missing } from './Missing';
import { missing } from './Missing.schema';

const pictures = {
  picture: { name: 'gap', alt: 'Two clay riverbanks without a bridge' },
  ball: decorative('sprite-ball'),
  torus: decorative('sprite-torus'),
  search: more,
} as const;

const job = {
  title: 'No job here',
  text: 'Somebody has it.',
  action,
  under: '/job-description/',
  documentTitle: 'No job here',
};

export const examples = defineExamples(Missing, {
  'short words': dataFor(missing, {
    title: 'No boat here',
    text: 'It is out.',
    action,
    ...pictures,
    job,
  }),
  'long words': dataFor(missing, {
    title: 'There is no boat at this mooring, and there never was one',
    text: longSentence,
    action: longAction,
    ...pictures,
    job,
  }),
});
