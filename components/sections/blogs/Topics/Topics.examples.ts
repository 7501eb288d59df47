import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { Topics } from './Topics';
import { topics } from './Topics.schema';

const words = exampleOf(topics, 'short');

export const examples = defineExamples(Topics, {
  'three topics and the search': {
    ...exampleOf(topics, 'long'),
    path: '/blogs',
    topics: [
      { label: 'Boats', path: '/blogs/tag/boats', count: 12 },
      { label: 'Rope', path: '/blogs/tag/rope', count: 4 },
      { label: 'Rain', path: '/blogs/tag/rain', count: 2 },
    ],
  },
  'twelve long topics, one of them shown, without the search': {
    ...words,
    path: '/blogs/tag/topic-3',
    topics: Array.from({ length: 12 }, (_, i) => ({
      label: `Boats and weather, part ${i}`,
      path: `/blogs/tag/topic-${i}`,
      count: 1200 - 100 * i,
    })),
  },
  'no topic': { ...words, path: '/blogs', topics: [] },
});
