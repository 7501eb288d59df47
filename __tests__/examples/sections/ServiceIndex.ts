import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { longSentence, sentence } from '@/__tests__/examples/samples';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { ServiceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex';
import { serviceIndex } from '@/components/sections/services/ServiceIndex/ServiceIndex.schema';

/** A service with a number of parts. */
const band = (path: string, title: string[], summary: string, parts: number) => ({
  path,
  service: {
    summary,
    banner: exampleOf(stageBanner, 'short', { title }),
    parts: {
      cards: Array.from({ length: parts }, (_, i) => ({
        id: `part-${i}`,
        title: i % 2 ? 'Keel' : `Mast and rigging ${i}`,
      })),
    },
  },
});

export const examples = defineExamples(ServiceIndex, {
  'three services': {
    ...exampleOf(serviceIndex, 'short'),
    services: [
      band('/services/devops', ['Boats'], 'By the hour.', 3),
      band('/services/it-consulting', ['Lessons'], sentence, 2),
      band('/services', ['Crews'], sentence, 3),
    ],
  },
  'long words': {
    ...exampleOf(serviceIndex, 'long'),
    services: [
      band('/services/devops', ['Maintenance', 'and restoration'], longSentence, 7),
      band('/services', ['Boats with a crew'], longSentence, 2),
    ],
  },
});
