import { dataFor, defineExamples } from '@/components/sections/examples';
import { breadcrumbTo, longBreadcrumb, sentence } from '@/components/sections/samples';
import { BanksBanner } from './BanksBanner';
import { banksBanner } from './BanksBanner.schema';

export const examples = defineExamples(BanksBanner, {
  'a short title': dataFor(banksBanner, {
    breadcrumb: breadcrumbTo('Yard'),
    title: 'Yard',
    world: 'air',
    picture: { name: 'hero', alt: 'Two clay riverbanks and a bridge' },
    statement: 'We build boats.',
  }),
  'the longest title, at night': dataFor(banksBanner, {
    breadcrumb: longBreadcrumb,
    title: 'Both Banks',
    world: 'harbour',
    picture: { name: 'dusk', alt: 'Two clay riverbanks at dusk' },
    statement: sentence,
  }),
});
