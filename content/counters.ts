import { counters as schema } from '@/components/sections/Counters/Counters.schema';
import { define } from './schema/define';

/** The agency in four figures, on the home page and About Us. */
export const counters = define('content/counters.ts', schema, {
  label: 'Rivermark in numbers',
  items: [
    {
      amount: 10,
      suffix: '+',
      title: 'projects finished',
      sprite: { name: 'sprite-ball', decorative: true },
    },
    {
      amount: 8,
      suffix: '+',
      title: 'satisfied customers',
      sprite: { name: 'sprite-arch', decorative: true },
    },
    {
      amount: 10,
      suffix: '+',
      title: 'industries',
      sprite: { name: 'sprite-cube', decorative: true },
    },
    {
      amount: 20,
      suffix: '+',
      title: 'employees',
      sprite: { name: 'sprite-torus', decorative: true },
    },
  ],
  note: 'Projects and customers are those of the past twelve months, employees the permanent staff. Since 2008 it is 5K+ projects for 175+ clients, and with the specialists beside us we are over 30 IT professionals.',
});
