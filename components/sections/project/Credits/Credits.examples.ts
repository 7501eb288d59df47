import { dataFor, defineExamples } from '@/components/sections/examples';
import { people as team } from '@/components/sections/samples';
import { Credits } from './Credits';
import { credits } from './Credits.schema';

const people = team.map(({ title, designation, url, image, world }, index) => ({
  name: title,
  role: designation,
  href: `${url}#${index}`,
  portrait: image,
  world,
}));

export const examples = defineExamples(Credits, {
  'four people, three services': {
    words: dataFor(credits, {
      people: 'The crew of this boat, in the order in which they came aboard',
      services: 'What they brought along',
    }),
    people: people.slice(0, 4),
    services: [
      { label: 'Mending', href: '/services/devops' },
      { label: 'Steering on canals and rivers', href: '/services/it-consulting' },
      { label: 'Cooking', href: '/services' },
    ],
  },
  'two people': {
    words: dataFor(credits, { people: 'The crew', services: 'The work' }),
    people: people.slice(2, 4),
    services: [],
  },
  'one service': {
    words: dataFor(credits, { people: 'The crew', services: 'The work' }),
    people: [],
    services: [{ label: 'Mending', href: '/services/devops' }],
  },
});
