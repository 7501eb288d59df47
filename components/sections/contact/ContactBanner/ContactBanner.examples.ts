import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  decorative,
  form,
  formWithoutKeys,
  longBreadcrumb,
  longSentence,
  sampleOffice,
  sentence,
  week,
} from '@/components/sections/samples';
import { ContactBanner } from './ContactBanner';
import { contactBanner } from './ContactBanner.schema';

export const examples = defineExamples(ContactBanner, {
  'short words': {
    ...dataFor(contactBanner, {
      path: [{ label: 'Home', href: '/' }],
      title: ['Write', 'to us'],
      lead: sentence,
      world: 'software',
      people: [decorative('team-4'), decorative('team-5'), decorative('team-3')],
      formTitle: 'Which boat?',
      form,
      hours: {
        title: 'When we are in',
        text: 'Monday to Saturday but Wednesday, 8:00 to 18:00',
        note: sentence,
        week,
      },
    }),
    office: sampleOffice,
  },
  'a form without keys, long words': {
    ...dataFor(contactBanner, {
      path: longBreadcrumb.path,
      title: ['Write to', 'the yard'],
      lead: longSentence,
      world: 'fern',
      people: [decorative('team-1'), decorative('team-2'), decorative('team-6')],
      formTitle: 'Tell us which boat, and when',
      form: formWithoutKeys,
      hours: {
        title: 'There is always somebody in the yard',
        text: 'Monday to Sunday, 8:00 AM to 9:00 PM, by the clock over the gate',
        note: longSentence,
        week,
      },
    }),
    office: sampleOffice,
  },
});
