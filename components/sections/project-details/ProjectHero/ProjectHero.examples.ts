import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  breadcrumbTo,
  longBreadcrumb,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { ProjectHero } from './ProjectHero';
import { projectHero } from './ProjectHero.schema';

export const examples = defineExamples(ProjectHero, {
  'short words': dataFor(projectHero, {
    breadcrumb: breadcrumbTo('Marsh Ferry'),
    client: 'Marsh Ferry',
    title: 'on time',
    lead: sentence,
    world: 'mint',
    picture: { name: 'case-pos', alt: 'A clay till on a counter' },
    facts: [
      { term: 'Boat', detail: 'A ferry' },
      { term: 'Built', detail: '2025' },
      { term: 'Crew', detail: '2' },
      { term: 'Speed', detail: '4 knots' },
    ],
  }),
  'long words': dataFor(projectHero, {
    breadcrumb: longBreadcrumb,
    client: 'Blue Heron Tours',
    title: 'a boat that nobody has to queue for, even in August',
    lead: longSentence,
    world: 'air',
    picture: { name: 'case-travel', alt: 'A clay suitcase by a clay lake' },
    facts: [
      { term: 'Boat', detail: 'A narrow boat for twelve people and two dogs' },
      { term: 'Built', detail: 'From November 2024 to March 2025' },
      { term: 'Crew', detail: 'Four, and a cook' },
      { term: 'Speed', detail: '4 knots, with the wind' },
    ],
  }),
});
