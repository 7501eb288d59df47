import { dataFor, exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { longSentence, sentence } from '@/__tests__/examples/samples';
import { Pricing } from '@/components/sections/Pricing/Pricing';
import { offer, pricing } from '@/components/sections/Pricing/Pricing.schema';

const link = { label: 'Book it', href: '/contact' } as const;

const hour = {
  name: 'An hour',
  price: '£18',
  items: ['A rowing boat for three', 'Life jackets'],
  link,
};

const day = {
  name: 'A day',
  price: '£95',
  unit: 'a boat',
  text: sentence,
  items: [
    'A dinghy for four',
    'Life jackets',
    'A map of the canal',
    'Rope, and a talk about knots',
  ],
  link,
};

const week = {
  name: 'A week',
  price: 'from £640',
  unit: 'with a crew of two',
  text: 'For people who want to sleep on the water and not steer.',
  items: ['A narrow boat for six', 'Breakfast', 'Every lock opened for you'],
  link,
};

export const examples = defineExamples(Pricing, {
  'three offers, one marked': dataFor(pricing, {
    title: 'What a boat costs',
    lead: sentence,
    offers: [hour, { ...day, mark: 'Most chosen' }, week],
    note: 'Prices include tax. A frozen canal costs nothing.',
  }),
  'two offers': exampleOf(pricing, 'short'),
  'four offers with long words': dataFor(pricing, {
    title: 'What a boat costs, for an hour and for the whole summer',
    lead: longSentence,
    offers: [
      hour,
      day,
      week,
      {
        ...exampleOf(offer, 'long'),
        name: 'Vereinsmitgliedschaftsjahresbeitrag',
        price: 'ab 12.400,00 €',
        unit: 'im Kalenderjahr, zuzüglich Liegeplatzgebühr',
        items: ['Bootsführerscheinprüfungsvorbereitungslehrgang', longSentence, sentence],
        link: { label: 'Mitgliedschaftsantrag stellen', href: '/contact' },
      },
    ],
    note: longSentence,
  }),
});
