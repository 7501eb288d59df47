import { dataFor, defineExamples } from '@/components/sections/examples';
import { longMore, more } from '@/components/sections/samples';
import { picture } from '@/content/schema/picture';
import { CaseTeaser } from './CaseTeaser';
import { caseTeaser } from './CaseTeaser.schema';

export const examples = defineExamples(CaseTeaser, {
  'short words': {
    ...dataFor(caseTeaser, {
      label: 'A ferry',
      title: 'On time',
      facts: [
        { value: '9X', meaning: 'more crossings' },
        { value: '2', meaning: 'people aboard' },
      ],
      link: more,
    }),
    project: {
      world: 'mint',
      image: dataFor(picture, { name: 'case-pos', alt: 'A clay till on a counter' }),
    },
  },
  'long words': {
    ...dataFor(caseTeaser, {
      label: 'A chandlery with forty kinds of rope',
      title: 'How to find the right rope among forty in under a minute',
      facts: [
        { value: '99.9%', meaning: 'of visitors leave with the rope that they came for' },
        { value: '40', meaning: 'kinds of rope on one wall' },
      ],
      link: longMore,
    }),
    project: {
      world: 'moss',
      image: dataFor(picture, { name: 'case-shop', alt: 'Clay parcels on a clay shelf' }),
    },
  },
});
