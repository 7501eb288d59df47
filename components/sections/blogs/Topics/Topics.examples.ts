import { dataFor, defineExamples } from '@/components/sections/examples';
import { Topics } from './Topics';
import { topics } from './Topics.schema';

const all = { label: 'All of the book', href: '/blogs' } as const;

export const examples = defineExamples(Topics, {
  'three topics and the search': {
    ...dataFor(topics, {
      label: 'Topics',
      all,
      search: { label: 'Search the book', href: '/contact' },
    }),
    path: '/blogs',
    topics: [
      { label: 'Boats', path: '/blogs/tag/boats', count: 12 },
      { label: 'Rope', path: '/blogs/tag/rope', count: 4 },
      { label: 'Rain', path: '/blogs/tag/rain', count: 2 },
    ],
  },
  'twelve long topics, one of them shown, without the search': {
    ...dataFor(topics, { label: 'Topics', all }),
    path: '/blogs/tag/topic-3',
    topics: Array.from({ length: 12 }, (_, i) => ({
      label: `Boats and weather, part ${i}`,
      path: `/blogs/tag/topic-${i}`,
      count: 1200 - 100 * i,
    })),
  },
  'no topic': { ...dataFor(topics, { label: 'Topics', all }), path: '/blogs', topics: [] },
});
