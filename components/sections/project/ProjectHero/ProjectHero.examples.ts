import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  breadcrumbTo,
  longBreadcrumb,
  longSentence,
  sentence,
} from '@/components/sections/samples';
import { ProjectHero } from './ProjectHero';
import { projectHero } from './ProjectHero.schema';

const facts = [
  { term: 'Boat', detail: 'A narrow boat for twelve people and two dogs' },
  { term: 'Built', detail: 'From November 2024 to March 2025' },
  { term: 'Crew', detail: 'Four, and a cook' },
  { term: 'Speed', detail: '4 knots, with the wind' },
];

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
    facts,
  }),
  'wide, with a short name': dataFor(projectHero, {
    breadcrumb: breadcrumbTo('Heron'),
    client: 'Heron',
    title: 'Tours that nobody has to queue for',
    lead: sentence,
    world: 'air',
    picture: { name: 'case-travel', alt: 'A clay suitcase by a clay lake' },
    stage: 'wide',
    facts,
  }),
  'wide, with long words': dataFor(projectHero, {
    breadcrumb: longBreadcrumb,
    client: 'Rope & Sail Chandlers',
    title: 'Forty kinds of rope, and a way to find the right one in under a minute',
    lead: longSentence,
    world: 'harbour',
    picture: { name: 'case-shop', alt: 'Clay parcels on a clay shelf' },
    stage: 'wide',
    facts,
  }),
  tall: dataFor(projectHero, {
    breadcrumb: breadcrumbTo('Toll Bridge'),
    client: 'Toll Bridge',
    title: 'A toll that one pays without stopping',
    lead: sentence,
    world: 'fern',
    picture: { name: 'case-pay', alt: 'A clay phone between coins' },
    stage: 'tall',
    facts,
  }),
  'tall, with long words': dataFor(projectHero, {
    breadcrumb: longBreadcrumb,
    client: 'Blue Heron Tours',
    title: 'A boat that nobody has to queue for, even in August',
    lead: longSentence,
    world: 'mint',
    picture: { name: 'case-docs', alt: 'Clay folders in a row' },
    stage: 'tall',
    facts,
  }),
});
