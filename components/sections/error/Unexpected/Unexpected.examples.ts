import { dataFor } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { longSentence } from '@/components/sections/samples';
import { Unexpected } from './Unexpected';
import { unexpected } from './Unexpected.schema';

export const examples = defineExamples(
  Unexpected,
  {
    'short words': dataFor(unexpected, {
      name: 'Fenwick Yard',
      title: 'It sank.',
      status: '500',
      text: 'Try again.',
      retry: 'Again',
      home: 'Home',
    }),
    'long words': dataFor(unexpected, {
      name: 'Fenwick Yard',
      title: 'Something on this page has sprung a leak!',
      status: 'ChunkLoadError: Loading chunk 1234 failed (missing: /_next/static/chunks/1234.js)',
      text: longSentence,
      retry: 'Try to load it again',
      home: 'Go to the first page',
    }),
  },
  { isPage: true },
);
