import { dataFor, defineExamples } from '@/components/sections/examples';
import { socialLinks } from '@/components/sections/samples';
import { SocialStrip } from './SocialStrip';
import { socialStrip } from './SocialStrip.schema';

export const examples = defineExamples(SocialStrip, {
  'short notes': {
    ...dataFor(socialStrip, { title: 'Elsewhere', notes: ['Boats', 'Knots', 'Jobs'] }),
    links: socialLinks,
  },
  'long notes': {
    ...dataFor(socialStrip, {
      title: 'Where else you find the yard and its boats',
      notes: [
        'Pictures of every boat on the day that she leaves the shed',
        'One knot a week, tied slowly',
        'Jobs in the yard, on the boats and at the locks',
      ],
    }),
    links: socialLinks,
  },
});
