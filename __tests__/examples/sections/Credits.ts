import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { people } from '@/__tests__/examples/samples';
import { Credits } from '@/components/sections/project/Credits/Credits';
import { credits } from '@/components/sections/project/Credits/Credits.schema';

const words = exampleOf(credits, 'short');
const others = [
  { name: 'Finn Maher', role: 'Lock keeper' },
  { name: 'Constance Abernathy-Whitfield', role: 'Keeper of the book and of the keys' },
  { name: 'Dev Marsh', role: 'Teacher' },
];
const services = [
  { label: 'Mending', href: '/services/devops' },
  { label: 'Steering on canals and rivers', href: '/services/it-consulting' },
  { label: 'Cooking', href: '/services' },
] as const;

export const examples = defineExamples(Credits, {
  'four people, three services': {
    words: exampleOf(credits, 'long'),
    people: people.slice(0, 4),
    others,
    services,
  },
  'two people': { words, people: people.slice(2, 4), others: others.slice(0, 1), services: [] },
  'one service': { words, people: [], others: [], services: services.slice(0, 1) },
});
