import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Screens } from './Screens';
import { screens } from './Screens.schema';

const desktop = {
  picture: { name: 'case-docs-screen', alt: 'A screen with clay folders' },
  caption: sentence,
  device: 'desktop',
} as const;
const phone = {
  picture: { name: 'case-pay-screen', alt: 'A payslip on a phone' },
  caption: 'The book.',
  device: 'phone',
} as const;

export const examples = defineExamples(Screens, {
  'a desktop, without a title': {
    ...dataFor(screens, { kind: 'screens', screens: [desktop] }),
    world: 'moss',
  },
  'a desktop and a phone, long words': {
    ...dataFor(screens, {
      kind: 'screens',
      title: 'What the lock keeper sees in the morning, and what the crew sees',
      screens: [{ ...desktop, caption: longSentence }, phone],
    }),
    world: 'consulting',
  },
  'two desktops on the page': {
    ...dataFor(screens, {
      kind: 'screens',
      title: 'Two screens',
      screens: [desktop, { ...desktop, caption: longSentence }],
      ground: 'page',
    }),
    world: 'moss',
  },
  'three phones on ink': {
    ...dataFor(screens, {
      kind: 'screens',
      title: 'Three phones',
      screens: [phone, { ...phone, caption: 'The page.' }, { ...phone, caption: sentence }],
      ground: 'ink',
    }),
    world: 'fern',
  },
});
