import { dataFor, defineExamples } from '@/components/sections/examples';
import { decorative, longOffice, sampleOffice } from '@/components/sections/samples';
import { ContactDetails } from './ContactDetails';
import { contactDetails } from './ContactDetails.schema';

export const examples = defineExamples(ContactDetails, {
  'short words': {
    ...dataFor(contactDetails, {
      title: 'Come by',
      sun: decorative('sprite-ball'),
      ways: { address: 'Address', email: 'Email', phone: 'Phone' },
      map: { title: 'The yard on a map', link: 'Open the map' },
    }),
    office: sampleOffice,
    email: { display: 'boats@example.com', href: 'mailto:boats@example.com' },
    phone: { display: '0151 496 0000', href: 'tel:+441514960000' },
  },
  'long words': {
    ...dataFor(contactDetails, {
      title: 'Come by whenever you like. Bring a coat, and bread for the ducks.',
      sun: decorative('sprite-ball'),
      ways: { address: 'Address of the yard', email: 'Email', phone: 'Phone' },
      map: { title: 'The yard on a map', link: 'Open the map in a page of its own' },
    }),
    office: longOffice,
    email: {
      display: 'boats-and-crews-for-hire@example.com',
      href: 'mailto:boats-and-crews-for-hire@example.com',
    },
    phone: { display: '+44 151 496 0000', href: 'tel:+441514960000' },
  },
});
