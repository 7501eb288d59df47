import { dataFor, defineExamples } from '@/components/sections/examples';
import { longParagraphs, longSentence, sentence } from '@/components/sections/samples';
import { ProjectStory } from './ProjectStory';
import { projectStory } from './ProjectStory.schema';

export const examples = defineExamples(ProjectStory, {
  'short words': dataFor(projectStory, {
    brief: { title: 'Before', lead: sentence, paragraphs: [sentence] },
    work: {
      title: 'Then',
      steps: [
        { title: 'Look', text: 'Twice.' },
        { title: 'Draw', text: 'By hand.' },
        { title: 'Build', text: 'In winter.' },
        { title: 'Launch', text: 'In spring.' },
      ],
      picture: { name: 'case-pos-screen', alt: 'The screen of a clay till' },
      caption: 'The ferry.',
    },
    outcome: {
      title: 'After',
      speed: {
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
      accuracy: {
        value: '50%',
        label: 'of seats taken',
        shelves: 10,
        right: 5,
        caption: 'Five of ten.',
      },
    },
  }),
  'long words': dataFor(projectStory, {
    brief: {
      title: 'What it was like to wait for the ferry',
      lead: longSentence,
      paragraphs: longParagraphs,
    },
    work: {
      title: 'What we did about it, in four steps that took a winter',
      steps: [
        { title: 'Looked at the water for a week', text: longSentence },
        { title: 'Drew', text: sentence },
        { title: 'Built the hull upside down, as one does', text: longSentence },
        { title: 'Launched', text: sentence },
      ],
      picture: { name: 'case-docs-screen', alt: 'A screen with clay folders' },
      caption: longSentence,
    },
    outcome: {
      title: 'What it is like now',
      speed: {
        value: '12X',
        label: 'as many crossings in the hour before work',
        journeys: [
          {
            label: 'Before, on a Monday',
            total: '36 minutes',
            stations: [
              { label: 'Wait for the bell', minutes: 12 },
              { label: 'Queue', minutes: 14 },
              { label: 'Pay', minutes: 4 },
              { label: 'Cross', minutes: 6 },
            ],
          },
          {
            label: 'Today',
            total: '3 minutes',
            stations: [
              { label: 'Step on', minutes: 1 },
              { label: 'Cross', minutes: 2 },
            ],
          },
        ],
      },
      accuracy: {
        value: '95%',
        label: 'of crossings leave within a minute of the bell',
        shelves: 100,
        right: 95,
        caption: longSentence,
      },
    },
  }),
});
