import { dataFor, defineExamples } from '@/components/sections/examples';
import { map } from '@/components/sections/samples';
import { OfficeMap } from './OfficeMap';
import { officeMap } from './OfficeMap.schema';

export const examples = defineExamples(OfficeMap, {
  'a short address': dataFor(officeMap, {
    title: 'The yard on a map',
    place: '1 Lock Lane',
    link: 'Open the map',
    ...map,
  }),
  'a long address': dataFor(officeMap, {
    title: 'The yard on a map',
    place:
      'Fenwick Yard and Sailing School, 1 Lock Lane, behind the old mill, Fenwick, Northshire 201301',
    link: 'Open the map in a page of its own',
    ...map,
  }),
});
