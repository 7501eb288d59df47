import { dataFor, defineExamples } from '@/components/sections/examples';
import { longOffice, sampleOffice } from '@/components/sections/samples';
import { OfficeMap } from './OfficeMap';
import { officeMap } from './OfficeMap.schema';

export const examples = defineExamples(OfficeMap, {
  'a short address': {
    ...dataFor(officeMap, { title: 'The yard on a map', link: 'Open the map' }),
    place: sampleOffice.lines[0],
    map: sampleOffice.map,
  },
  'a long address': {
    ...dataFor(officeMap, {
      title: 'The yard on a map',
      link: 'Open the map in a page of its own',
    }),
    place: longOffice.lines.join(', '),
    map: longOffice.map,
  },
});
