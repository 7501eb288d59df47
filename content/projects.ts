import { define } from './schema/define';
import { projects as schema } from './schema/project';

/** The words of the link from a case that is told in short to the one that is told in full. */
const how = 'See how a project runs';

/** The six case studies. */
export const projects = define('content/projects.ts', schema, [
  {
    client: 'saltmarsh',
    name: 'Saltmarsh',
    url: '/project-details',
    more: 'Read the whole story',
    kind: 'Food-industry store platform with custom point of sale',
    title: 'Saltmarsh: one till for the shop, the deli and the website',
    desc: 'Counter, scales and web orders share one queue and one stock list. Nobody rings across any more to ask about the smoked trout.',
    world: 'consulting',
    image: {
      name: 'case-pos',
      alt: 'A till screen with bread, cheese and fish to tap, a card reader and a loaf beside it',
    },
    second: { name: 'case-pos-detail', decorative: true },
    figures: [
      {
        value: '12X',
        label: 'faster order processing since the till and the web shop share one queue',
      },
      { value: '95%', label: 'accuracy on stock counts, checked every night' },
    ],
  },
  {
    client: 'folio-and-keep',
    name: 'Folio & Keep',
    url: '/project-details',
    more: how,
    kind: 'Document management system for an accounting firm',
    title: 'Folio & Keep: forty years of paper, filed by lunch',
    desc: 'Scans are read, named and put with the right client. A person looks only at the few that the system is unsure of, and it learns from the answer.',
    world: 'moss',
    image: {
      name: 'case-docs',
      alt: 'A laptop listing a bakery’s annual accounts, with ring binders, a stamp and a padlock beside it',
    },
    second: { name: 'case-docs-detail', decorative: true },
    figures: [{ value: '99%', label: 'processing accuracy' }],
  },
  {
    client: 'vaya',
    name: 'Vaya',
    url: '/project-details',
    more: how,
    kind: 'Travel website',
    title: 'Vaya: booked from a platform, before the train left',
    desc: 'Trains, rooms and ferries in one basket, priced in the traveller’s own money. The search answers on a weak signal, because that is where travellers are.',
    world: 'air',
    image: {
      name: 'case-travel',
      alt: 'A travel site on a screen and a ticket on a phone, with a suitcase, a palm and a small plane',
    },
    second: { name: 'case-travel-detail', decorative: true },
    figures: [],
  },
  {
    client: 'tandoor-lane',
    name: 'Tandoor Lane',
    url: '/project-details',
    more: how,
    kind: 'Restaurant CRM with web point of sale',
    title: 'Tandoor Lane: knows the regulars, splits the bill',
    desc: 'Bookings, allergies and birthdays stand beside the bill, on whichever screen is nearest the kitchen pass.',
    world: 'spice',
    image: {
      name: 'case-restaurant',
      alt: 'A screen with a plan of tables and an open bill, a copper pan and red chillies before it',
    },
    second: { name: 'case-restaurant-detail', decorative: true },
    figures: [],
  },
  {
    client: 'northmill',
    name: 'Northmill',
    url: '/project-details',
    more: how,
    kind: 'E-commerce site',
    title: 'Northmill: never sells what is not on the shelf',
    desc: 'Stock, delivery dates and returns come from the same shelves the pickers walk past at five in the morning. What the page promises, the van carries.',
    world: 'harbour',
    image: {
      name: 'case-shop',
      alt: 'A home goods shop on a screen and a delivery on a phone, with parcels, a mug and a shopping bag',
    },
    second: { name: 'case-shop-detail', decorative: true },
    figures: [],
  },
  {
    client: 'paywell',
    name: 'Paywell',
    url: '/project-details',
    more: how,
    kind: 'Payroll and payslip system',
    title: 'Paywell: payslips people can actually read',
    desc: 'One run closes the month. Every payslip then says in plain words why it differs from the last, so the payroll office hears about it less.',
    world: 'fern',
    image: {
      name: 'case-pay',
      alt: 'A phone showing an October payslip of £2,846.10, with stacks of gold coins',
    },
    second: { name: 'case-pay-detail', decorative: true },
    figures: [],
  },
]);
