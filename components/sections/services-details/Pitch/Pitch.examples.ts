import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  breadcrumbTo,
  decorative,
  longAction,
  longBreadcrumb,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { Pitch } from './Pitch';
import { pitch } from './Pitch.schema';

export const examples = defineExamples(Pitch, {
  'one line': dataFor(pitch, {
    breadcrumb: breadcrumbTo('Boats'),
    title: ['Boats'],
    world: 'software',
    base: { name: 'web', alt: 'Clay towers in the sun' },
    cut: decorative('web-cut'),
    lead: sentence,
    points: ['Dry', 'Fast', 'Green'],
    action,
  }),
  'three lines, long words': dataFor(pitch, {
    breadcrumb: longBreadcrumb,
    title: ['Boats that', 'go anywhere', 'you like'],
    world: 'ideation',
    base: { name: 'design', alt: 'A clay lamp over a clay desk' },
    cut: decorative('design-cut'),
    lead: longSentence,
    points: [
      'A crew of four who know every lock',
      'Supper at six, wherever you are',
      'A boat that was looked after all winter',
    ],
    action: longAction,
  }),
});
