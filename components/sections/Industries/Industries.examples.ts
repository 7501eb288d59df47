import type { z } from 'zod';
import { dataFor, defineExamples } from '@/components/sections/examples';
import { Industries } from './Industries';
import { industries } from './Industries.schema';

const trades = {
  title: 'Who sails with us',
  items: [
    { icon: 'bank', url: '/projects', title: 'Banks', desc: 'Calm water.' },
    { icon: 'fork-knife', url: '/projects', title: 'Kitchens', desc: 'Supper on the water.' },
    { icon: 'cart', url: '/projects', title: 'Shops', desc: 'Rope by the metre.' },
    {
      icon: 'airplane',
      url: '/projects',
      title: 'Travellers',
      desc: 'A week, with or without a crew.',
    },
    { icon: 'house', url: '/projects', title: 'Neighbours', desc: 'An hour before breakfast.' },
    {
      icon: 'umbrella',
      url: '/services/devops',
      title: 'Insurers',
      desc: 'Boats that are looked after, in writing, since 1962.',
    },
    {
      icon: 'graduation-cap',
      url: '/services/devops',
      title: 'Schools',
      desc: 'Six pupils a boat.',
    },
    {
      icon: 'factory',
      url: '/services/devops',
      title: 'Manufacturers',
      desc: 'Blocks and cleats.',
    },
    {
      icon: 'megaphone',
      url: '/services/devops',
      title: 'Advertising',
      desc: 'A sail is a large sheet.',
    },
    {
      icon: 'package',
      url: '/services/devops',
      title: 'Carriers',
      desc: 'Slowly, but all the way.',
    },
  ],
} satisfies z.input<typeof industries>;

export const examples = defineExamples(Industries, {
  'short and long words': dataFor(industries, trades),
  'an index': { ...dataFor(industries, trades), index: true },
});
