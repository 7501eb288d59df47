import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { sampleOffice } from '@/components/sections/sampleOffices';
import { form, formWithoutKeys, week } from '@/components/sections/samples';
import { ContactBanner } from './ContactBanner';
import { contactBanner } from './ContactBanner.schema';

const hours = { title: 'When we are in', text: 'All week', note: 'Knock.', week };

export const examples = defineExamples(ContactBanner, {
  'short words': {
    ...exampleOf(contactBanner, 'short', { form, hours }),
    office: sampleOffice,
  },
  'a form without keys, long words': {
    ...exampleOf(contactBanner, 'long', {
      form: formWithoutKeys,
      hours: { ...hours, title: 'There is always somebody in the yard' },
    }),
    office: sampleOffice,
  },
});
