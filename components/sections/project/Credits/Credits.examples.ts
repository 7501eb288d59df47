import { dataFor, defineExamples } from '@/components/sections/examples';
import { people } from '@/components/sections/samples';
import { Credits } from './Credits';
import { credits } from './Credits.schema';

export const examples = defineExamples(Credits, {
  'four people, three services': {
    words: dataFor(credits, {
      people: 'The crew of this boat, in the order in which they came aboard',
      services: 'What they brought along',
    }),
    people: people.slice(0, 4),
    others: [
      { name: 'Constance Abernathy-Whitfield', role: 'Keeper of the book and of the keys' },
      { name: 'Finn Maher', role: 'Lock keeper' },
      { name: 'Dev Marsh', role: 'Teacher' },
    ],
    services: [
      { label: 'Mending', href: '/services/devops' },
      { label: 'Steering on canals and rivers', href: '/services/it-consulting' },
      { label: 'Cooking', href: '/services' },
    ],
  },
  'two people': {
    words: dataFor(credits, { people: 'The crew', services: 'The work' }),
    people: people.slice(2, 4),
    others: [{ name: 'Finn Maher', role: 'Lock keeper' }],
    services: [],
  },
  'one service': {
    words: dataFor(credits, { people: 'The crew', services: 'The work' }),
    people: [],
    others: [],
    services: [{ label: 'Mending', href: '/services/devops' }],
  },
});
