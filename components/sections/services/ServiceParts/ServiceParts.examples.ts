import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence } from '@/components/sections/samples';
import { ServiceParts } from './ServiceParts';
import { serviceParts } from './ServiceParts.schema';

export const examples = defineExamples(ServiceParts, {
  'six cards, short words': {
    ...dataFor(serviceParts, {
      title: ['The boat'],
      cards: [
        { id: 'hull', title: 'Hull', description: 'Dry.', picture: decorative('software-1') },
        { id: 'keel', title: 'Keel', description: 'Straight.', picture: decorative('software-2') },
        { id: 'mast', title: 'Mast', description: 'High.', picture: decorative('software-3') },
        { id: 'sails', title: 'Sails', description: 'White.', picture: decorative('software-4') },
        { id: 'oars', title: 'Oars', description: 'Light.', picture: decorative('software-5') },
        { id: 'cabin', title: 'Cabin', description: 'Warm.', picture: decorative('software-6') },
      ],
    }),
    world: 'software',
  },
  'seven cards, long words': {
    ...dataFor(serviceParts, {
      title: ['Every part of the boat,', 'from below'],
      cards: [
        {
          id: 'hull',
          title: 'Hull, planking and everything under the water line',
          description: longSentence,
          picture: decorative('cloud-1'),
        },
        { id: 'keel', title: 'Keel', description: longSentence, picture: decorative('cloud-2') },
        {
          id: 'mast',
          title: 'Mast and standing rigging',
          description: longSentence,
          picture: decorative('cloud-3'),
        },
        { id: 'sails', title: 'Sails', description: longSentence, picture: decorative('cloud-4') },
        {
          id: 'oars',
          title: 'Oars and paddles for every hand',
          description: longSentence,
          picture: decorative('cloud-5'),
        },
        { id: 'cabin', title: 'Cabin', description: longSentence, picture: decorative('cloud-6') },
        { id: 'paint', title: 'Paint', description: longSentence, picture: decorative('cloud-7') },
      ],
    }),
    world: 'cloud',
  },
});
