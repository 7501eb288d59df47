import { dataFor } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { Journeys } from './Journeys';
import { journeys } from './Journeys.schema';

export const examples = defineExamples(Journeys, {
  'one station after': dataFor(journeys, {
    kind: 'journeys',
    value: '4X',
    label: 'as many crossings',
    journeys: [
      {
        label: 'Before',
        total: '20 minutes',
        stations: [
          { label: 'Wait', minutes: 15 },
          { label: 'Cross', minutes: 5 },
        ],
      },
      { label: 'After', total: '5 minutes', stations: [{ label: 'Cross', minutes: 5 }] },
    ],
  }),
  'short stations, long words': dataFor(journeys, {
    kind: 'journeys',
    value: '12X',
    label: 'as many crossings in the hour before work',
    journeys: [
      {
        label: 'Before, on a Monday',
        total: '40 minutes',
        stations: [
          { label: 'Wait for the bell', minutes: 12 },
          { label: 'Queue', minutes: 16 },
          { label: 'Pay the lock keeper in coins', minutes: 5 },
          { label: 'Cross', minutes: 7 },
        ],
      },
      {
        label: 'Today',
        total: '3 minutes',
        stations: [
          { label: 'Step on, with your bicycle', minutes: 1 },
          { label: 'Cross', minutes: 2 },
        ],
      },
    ],
  }),
});
