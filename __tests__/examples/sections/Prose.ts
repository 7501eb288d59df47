import { dataFor } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { longSentence, prose as sample, sentence } from '@/__tests__/examples/samples';
import { Prose } from '@/components/sections/Prose/Prose';
import { prose } from '@/components/sections/Prose/Prose.schema';

export const examples = defineExamples(Prose, {
  'one paragraph': dataFor(prose, { text: sentence }),
  'every part, below a title': dataFor(prose, {
    title: 'The book of the shed',
    text: sample.markdown,
  }),
  'headings without a title': dataFor(prose, {
    text: `## What we lend\n\n${longSentence}\n\n### To beginners\n\n${sentence}[^1]\n\n## What we keep\n\n${longSentence} [Back to the start](#what-we-lend)\n\n[^1]: In calm weather.`,
  }),
  'long words': dataFor(prose, {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen für jedermann',
    text: `${longSentence}\n\n## Rindfleischetikettierungsüberwachungsaufgabenübertragung und mehr\n\n${longSentence}\n\n### Bootsführerscheinprüfungsvorbereitungslehrgang\n\n- ${longSentence}\n- ${sentence}\n\n#### Nachprüfung\n\n${sentence}`,
  }),
});
