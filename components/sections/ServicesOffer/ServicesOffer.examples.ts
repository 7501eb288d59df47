import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence, sentence } from '@/components/sections/samples';
import { ServicesOffer } from './ServicesOffer';
import { servicesOffer } from './ServicesOffer.schema';

export const examples = defineExamples(ServicesOffer, {
  'short words': dataFor(servicesOffer, {
    title: 'What we do',
    lead: sentence,
    cards: [
      { title: 'Build', description: 'New boats.', tone: 'sky', sprite: decorative('sprite-cube') },
      { title: 'Mend', description: 'Old boats.', tone: 'sand', sprite: decorative('sprite-arch') },
      {
        title: 'Hire',
        description: 'Every boat.',
        tone: 'mint',
        sprite: decorative('sprite-pill'),
      },
      { title: 'Teach', description: 'You.', tone: 'sun', sprite: decorative('sprite-torus') },
    ],
  }),
  'long words': dataFor(servicesOffer, {
    title: 'What we do in summer, and what we do in winter',
    lead: longSentence,
    cards: [
      {
        title: 'Boat building',
        description: sentence,
        tone: 'sky',
        sprite: decorative('sprite-cube'),
      },
      {
        title: 'Maintenance and restoration',
        description: longSentence,
        tone: 'sand',
        sprite: decorative('sprite-arch'),
      },
      { title: 'Hire', description: sentence, tone: 'mint', sprite: decorative('sprite-pill') },
      {
        title: 'Lessons for beginners',
        description: longSentence,
        tone: 'sun',
        sprite: decorative('sprite-torus'),
      },
    ],
  }),
});
