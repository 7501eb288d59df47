import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence } from '@/components/sections/samples';
import { Unexpected } from './Unexpected';
import { unexpected } from './Unexpected.schema';

export const examples = defineExamples(
  Unexpected,
  {
    'short words': {
      name: 'Fenwick Yard',
      ...dataFor(unexpected, {
        title: 'It sank.',
        status: '500',
        text: 'Try again.',
        retry: 'Again',
        home: { label: 'Home', href: '/' },
      }),
    },
    'long words': {
      name: 'Fenwick Yard',
      ...dataFor(unexpected, {
        title: 'Something on this page has sprung a leak!',
        status: 'ChunkLoadError: Loading chunk 1234 failed (missing: /_next/static/chunks/1234.js)',
        text: longSentence,
        retry: 'Try to load it again',
        home: { label: 'Go to the first page', href: '/' },
      }),
    },
  },
  { isPage: true },
);
