import { dataFor, defineExamples } from '@/components/sections/examples';
import { clientWords, longSentence, paragraphs, sentence } from '@/components/sections/samples';
import { story } from '../story.schema';
import { CaseStory } from './CaseStory';

export const examples = defineExamples(CaseStory, {
  'the fewest parts': {
    world: 'mint',
    blocks: dataFor(story, [
      { kind: 'chapter', title: 'Before', paragraphs: [sentence] },
      { kind: 'quote' },
      { kind: 'hindsight', title: 'Next time', paragraphs: [sentence] },
    ]),
  },
  'every kind of part': {
    world: 'harbour',
    words: clientWords,
    blocks: dataFor(story, [
      { kind: 'chapter', title: 'The queue', lead: longSentence, paragraphs },
      {
        kind: 'ledger',
        title: 'A day at the lock',
        caption: 'Copied from the book',
        columns: ['Boat', 'Before', 'Now'],
        rows: [
          ['Heron', '2 crossings', '9 crossings'],
          ['Otter', '3 crossings', '9 crossings'],
        ],
      },
      {
        kind: 'scene',
        picture: { name: 'case-shop', alt: 'Clay parcels on a clay shelf' },
        caption: sentence,
        frame: 'wide',
      },
      {
        kind: 'steps',
        title: 'What we did',
        steps: [
          { title: 'Look', text: sentence },
          { title: 'Draw', text: sentence },
          { title: 'Build', text: sentence },
        ],
      },
      {
        kind: 'journeys',
        value: '4X',
        label: 'as many crossings',
        journeys: [
          {
            label: 'Before',
            total: '20 minutes',
            stations: [
              { label: 'Wait', minutes: 15 },
              { label: 'Cross', minutes: 5 },
            ],
          },
          { label: 'After', total: '5 minutes', stations: [{ label: 'Cross', minutes: 5 }] },
        ],
      },
      {
        kind: 'shelves',
        value: '50%',
        label: 'of seats taken',
        shelves: 10,
        right: 5,
        caption: sentence,
      },
      {
        kind: 'screens',
        screens: [
          {
            picture: { name: 'case-shop-screen', alt: 'A shop on a screen' },
            caption: sentence,
            device: 'desktop',
          },
        ],
      },
      {
        kind: 'timeline',
        title: 'A winter',
        marks: [
          { when: 'Week 1', what: sentence },
          { when: 'Week 2', what: sentence },
          { when: 'Week 3', what: sentence },
          { when: 'Week 4', what: sentence },
        ],
      },
      { kind: 'quote' },
      { kind: 'hindsight', title: 'Next time', paragraphs },
    ]),
  },
});
