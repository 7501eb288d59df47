import { servicesOffer as schema } from '@/components/sections/ServicesOffer/ServicesOffer.schema';
import { define } from './schema/define';

/** "Services we Offer", as /services-details and /project-details show it. */
export const offer = define('content/offer.ts', schema, {
  title: 'Services we Offer',
  lead: 'Four kinds of design, done by people who also have to build the result. It keeps the drawings honest.',
  cards: [
    {
      title: 'User Interaction Design',
      description:
        'What happens after the tap: every state, delay and mistake, tried with strangers before it is coded.',
      tone: 'sky',
      sprite: { name: 'sprite-ball', decorative: true },
    },
    {
      title: 'Production Design',
      description:
        'Layouts, exports and components made ready for the people who build, with nothing left to guess.',
      tone: 'sand',
      sprite: { name: 'sprite-cube', decorative: true },
    },
    {
      title: 'Branding Design',
      description:
        'A name, a mark and a voice that hold on a van, on a favicon and in the third paragraph of an apology.',
      tone: 'mint',
      sprite: { name: 'sprite-arch', decorative: true },
    },
    {
      title: 'Product Design',
      description:
        'What to make first, what to leave out and how the pieces fit, drawn as something you can hold.',
      tone: 'sun',
      sprite: { name: 'sprite-torus', decorative: true },
    },
  ],
});
