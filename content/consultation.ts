import { consultation as schema } from '@/components/sections/Consultation/Consultation.schema';
import { define } from './schema/define';

/** The invitation with the consultation form, on the home page and About Us. */
export const consultation = define('content/consultation.ts', schema.omit({ form: true }), {
  title: 'Weigh it up with us first.',
  lead: 'Half an hour with an engineer, free and without slides. We will say so if you do not need us.',
  world: 'consulting',
  picture: {
    name: 'consult',
    alt: 'Clay seesaw balancing a stack of blocks against a marigold ball',
  },
});
