import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { ServiceIntro } from '@/components/sections/services/ServiceIntro/ServiceIntro';
import { serviceIntro } from '@/components/sections/services/ServiceIntro/ServiceIntro.schema';

export const examples = defineExamples(ServiceIntro, {
  'without a table': exampleOf(serviceIntro, 'short'),
  'a table of times': exampleOf(serviceIntro, 'short', {
    evidence: {
      caption: 'A day on the canal',
      columns: [
        { label: 'North', kind: 'clock', office: 1 },
        { label: 'South', kind: 'clock', office: 2 },
        { label: 'What happens', kind: 'text' },
      ],
      rows: [
        ['09:00', '03:30', 'The gate opens'],
        ['12:30', '07:00', 'Soup'],
        ['18:00', '12:30', 'The gate closes'],
        ['20:00', '14:30', 'Everyone is ashore'],
      ],
    },
  }),
  'a table of scores and figures, long words': exampleOf(serviceIntro, 'long', {
    evidence: {
      caption: 'The boats of this winter, by what creaks',
      columns: [
        { label: 'Boat', kind: 'text' },
        { label: 'Before', kind: 'past' },
        { label: 'Creaks', kind: 'score' },
        { label: 'Days', kind: 'figure' },
      ],
      rows: [
        ['The ferry', 'Leaked at the stern', '5 of 5', '21'],
        ['The reading boat', 'Listed when full', '3 of 5', '9'],
        ['The kitchen afloat', 'Smelled of onions', '0 of 5', '1'],
        ['The tour boat with the glass roof', 'Let the rain in', '4 of 5', '14'],
        ['The chandlery', 'Stuck to the quay', '2 of 5', '5'],
        ['The toll boat', 'Was never on time', '1 of 5', '2'],
        ['All of them', 'Creaked', '3 of 5', '52'],
      ],
    },
  }),
});
