import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longSentence, sentence } from '@/components/sections/samples';
import { WhatWeDo } from './WhatWeDo';
import { whatWeDo } from './WhatWeDo.schema';

export const examples = defineExamples(WhatWeDo, {
  'short words': dataFor(whatWeDo, {
    title: 'What we do',
    lead: sentence,
    counters: [
      { amount: 4, suffix: '+', title: 'boats', sprite: decorative('sprite-ball') },
      { amount: 9, suffix: '+', title: 'knots', sprite: decorative('sprite-torus') },
    ],
    label: 'Also',
    services: [
      { label: 'Rowing', href: '/services/mobile-development' },
      { label: 'Clouds', href: '/services/software-development' },
      { label: 'Dinghies', href: '/services/digital-Transformation' },
      { label: 'Repairs', href: '/services/ideational-designing' },
      { label: 'Advice', href: '/services/it-consulting' },
      { label: 'Design', href: '/services/devops' },
      { label: 'Crews', href: '/services/cloud-managed-service' },
    ],
  }),
  'long words': dataFor(whatWeDo, {
    title: 'What we do in summer, and what we do in winter',
    lead: longSentence,
    counters: [
      {
        amount: 40,
        suffix: 'K+',
        title: 'metres of rope on one wall',
        sprite: decorative('sprite-ball'),
      },
      { amount: 99, suffix: '+', title: 'satisfied sailors', sprite: decorative('sprite-torus') },
    ],
    label: 'What else we do for people who have a boat',
    services: [
      { label: 'Rowing boats by the hour', href: '/services/mobile-development' },
      { label: 'Weather', href: '/services/software-development' },
      { label: 'Dinghies', href: '/services/digital-Transformation' },
      { label: 'Maintenance and restoration', href: '/services/ideational-designing' },
      { label: 'Advice before you buy', href: '/services/it-consulting' },
      { label: 'Interior design', href: '/services/devops' },
      { label: 'Boats with a crew', href: '/services/cloud-managed-service' },
    ],
  }),
});
