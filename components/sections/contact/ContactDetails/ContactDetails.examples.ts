import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, map } from '@/components/sections/samples';
import { ContactDetails } from './ContactDetails';
import { contactDetails } from './ContactDetails.schema';

export const examples = defineExamples(ContactDetails, {
  'short words': dataFor(contactDetails, {
    title: 'Come by',
    sun: decorative('sprite-ball'),
    ways: [
      {
        term: 'Address',
        lines: ['1 Lock Lane', 'Fenwick'],
        href: 'https://www.openstreetmap.org/',
      },
      { term: 'Email', lines: ['boats@example.com'], href: 'mailto:boats@example.com' },
      { term: 'Phone', lines: ['0151 496 0000'], href: 'tel:+441514960000' },
    ],
    map: {
      title: 'The yard on a map',
      place: '1 Lock Lane, Fenwick',
      link: 'Open the map',
      ...map,
    },
  }),
  'long words': dataFor(contactDetails, {
    title: 'Come by whenever you like. Bring a coat, and bread for the ducks.',
    sun: decorative('sprite-ball'),
    ways: [
      {
        term: 'Address of the yard',
        lines: [
          'Fenwick Yard and Sailing School',
          '1 Lock Lane, behind the old mill',
          'Fenwick, Northshire 201301',
          'India',
        ],
        href: 'https://www.openstreetmap.org/',
      },
      {
        term: 'Email',
        lines: ['boats-and-crews-for-hire@example.com'],
        href: 'mailto:boats-and-crews-for-hire@example.com',
      },
      { term: 'Phone', lines: ['+44 151 496 0000', '+91 120 496 0000'], href: 'tel:+441514960000' },
    ],
    map: {
      title: 'The yard on a map',
      place: 'Fenwick Yard and Sailing School, 1 Lock Lane, behind the old mill',
      link: 'Open the map in a page of its own',
      ...map,
    },
  }),
});
