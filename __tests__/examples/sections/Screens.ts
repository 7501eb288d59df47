import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { longSentence, sentence } from '@/__tests__/examples/samples';
import { Screens } from '@/components/sections/project/Screens/Screens';
import { screens } from '@/components/sections/project/Screens/Screens.schema';
import { pictureLike } from '@/content/files/picture';

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
