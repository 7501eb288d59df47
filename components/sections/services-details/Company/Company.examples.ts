import { dataFor, defineExamples } from '@/components/sections/examples';
import { longMore, longParagraphs, more, sentence } from '@/components/sections/samples';
import { Company } from './Company';
import { company } from './Company.schema';

export const examples = defineExamples(Company, {
  'one paragraph': dataFor(company, {
    title: 'The yard',
    paragraphs: [sentence],
    link: more,
    world: 'air',
    picture: { name: 'hero', alt: 'Two clay riverbanks and a bridge' },
  }),
  'long words': dataFor(company, {
    title: 'A yard on both banks of one canal',
    paragraphs: longParagraphs,
    link: longMore,
    world: 'harbour',
    picture: { name: 'dusk', alt: 'Two clay riverbanks at dusk' },
  }),
});
