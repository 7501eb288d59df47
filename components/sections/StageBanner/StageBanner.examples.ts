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
import { StageBanner } from './StageBanner';
import { stageBanner } from './StageBanner.schema';

export const examples = defineExamples(StageBanner, {
  'one line, with an action': dataFor(stageBanner, {
    breadcrumb: breadcrumbTo('Boats'),
    title: ['Boats'],
    world: 'software',
    base: { name: 'web', alt: 'Clay towers in the sun' },
    cut: decorative('web-cut'),
    statement: sentence,
    action,
  }),
  'three lines, without an action': dataFor(stageBanner, {
    breadcrumb: longBreadcrumb,
    title: ['Boats that', 'go anywhere', 'you like'],
    world: 'ideation',
    base: { name: 'design', alt: 'A clay lamp over a clay desk' },
    cut: decorative('design-cut'),
    statement: longSentence,
  }),
  'a last line that leaves room, a dark world': dataFor(stageBanner, {
    breadcrumb: breadcrumbTo('Boat maintenance'),
    title: ['Maintenance', 'of boats'],
    world: 'cloud',
    base: { name: 'cloud', alt: 'Clay clouds over clay towers' },
    cut: decorative('cloud-cut'),
    statement: sentence,
    action: longAction,
  }),
  'half the size': dataFor(stageBanner, {
    breadcrumb: breadcrumbTo('Boats'),
    title: ['Boats and', 'people'],
    world: 'transformation',
    base: { name: 'crew', alt: 'Clay rowers in a clay boat' },
    cut: decorative('crew-cut'),
    statement: sentence,
    action,
    small: true,
  }),
});
