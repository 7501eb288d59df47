import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { pictureLike } from '@/content/files/picture';
import { Screens } from './Screens';
import { screens } from './Screens.schema';

const desktop = {
  picture: { name: pictureLike('case-docs-screen'), alt: 'A screen with clay folders' },
  caption: sentence,
  device: 'desktop',
} as const;
const longDesktop = { ...desktop, caption: longSentence };
const phone = {
  picture: { name: pictureLike('case-pay-screen'), alt: 'A payslip on a phone' },
  caption: 'The book.',
  device: 'phone',
} as const;

export const examples = defineExamples(Screens, {
  'a desktop, without a title': {
    ...exampleOf(screens, 'short', { screens: [desktop] }),
    world: 'moss',
  },
  'a desktop and a phone on ink, long words': {
    ...exampleOf(screens, 'long', { screens: [longDesktop, phone] }),
    world: 'consulting',
  },
  'two desktops on the page': {
    ...exampleOf(screens, 'long', { screens: [desktop, longDesktop], ground: 'page' }),
    world: 'moss',
  },
  'three phones': {
    ...exampleOf(screens, 'short', {
      screens: [phone, { ...phone, caption: 'The page.' }, { ...phone, caption: sentence }],
    }),
    world: 'fern',
  },
});
