import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { Journeys } from '@/components/sections/project/Journeys/Journeys';
import { journeys } from '@/components/sections/project/Journeys/Journeys.schema';

const travel = (label: string, ...minutes: readonly number[]) => ({
  label,
  total: `${minutes.length} stations`,
  stations: minutes.map((each, i) => ({ label: `Wait at lock ${i + 1}`, minutes: each })),
});

export const examples = defineExamples(Journeys, {
  'one station after': exampleOf(journeys, 'short', {
    journeys: [travel('Before', 15, 5), travel('After', 5)],
  }),
  'short stations, long words': exampleOf(journeys, 'long', {
    journeys: [travel('Before, on a Monday', 12, 16, 5, 7), travel('Today', 1, 2)],
  }),
});
