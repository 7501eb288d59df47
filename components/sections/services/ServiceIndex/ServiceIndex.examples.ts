import { dataFor, defineExamples } from '@/components/sections/examples';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { decorative, longSentence, sentence } from '@/components/sections/samples';
import type { PictureName } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import { ServiceIndex } from './ServiceIndex';
import { serviceIndex } from './ServiceIndex.schema';

/** The parts of a service's banner that a band shows. */
const shown = stageBanner.pick({ title: true, world: true, base: true, cut: true });

type Set = { world: World; base: PictureName; cut: PictureName };

/** A band with the given words on a set. */
const band = (path: string, title: string[], summary: string, parts: string[], set: Set) => ({
  path,
  service: {
    summary,
    banner: dataFor(shown, {
      title,
      world: set.world,
      base: decorative(set.base),
      cut: decorative(set.cut),
    }),
    parts: { cards: parts.map((part) => ({ id: part, title: part })) },
  },
});

const towers: Set = { world: 'software', base: 'web', cut: 'web-cut' };
const clouds: Set = { world: 'cloud', base: 'cloud', cut: 'cloud-cut' };
const ring: Set = { world: 'devops', base: 'devops', cut: 'devops-cut' };

export const examples = defineExamples(ServiceIndex, {
  'three services': {
    ...dataFor(serviceIndex, { title: 'What we do', lead: sentence }),
    services: [
      band('/services/devops', ['Boats'], 'By the hour.', ['Hull', 'Keel', 'Mast'], towers),
      band('/services/it-consulting', ['Lessons'], sentence, ['Knots', 'Oars'], clouds),
      band('/services', ['Crews'], sentence, ['Cook', 'Pilot', 'Mate'], ring),
    ],
  },
  'long words': {
    ...dataFor(serviceIndex, {
      title: 'What we do for people who have a boat or want one',
      lead: longSentence,
    }),
    services: [
      band(
        '/services/devops',
        ['Maintenance', 'and restoration'],
        longSentence,
        [
          'Hull and planking',
          'Keel',
          'Mast and standing rigging',
          'Sails',
          'Oars and paddles',
          'Cabin',
          'Everything that is green',
        ],
        ring,
      ),
      band('/services', ['Boats with a crew'], longSentence, ['Cook', 'Pilot'], towers),
    ],
  },
});
