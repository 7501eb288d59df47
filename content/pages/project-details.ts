import { projectHero } from '@/components/sections/project/ProjectHero/ProjectHero.schema';
import { projectStory } from '@/components/sections/project-details/ProjectStory/ProjectStory.schema';
import { questionList } from '@/components/sections/project-details/QuestionList/QuestionList.schema';
import { definePage } from '../schema/page';

const sections = { banner: projectHero, story: projectStory, questions: questionList };

/** The words of /project-details: the Saltmarsh story. */
export const projectDetails = definePage('project-details', sections, {
  meta: {
    title: 'Saltmarsh: one till for three counters',
    description:
      'How a food shop, its deli and its website came to share one till: 12X faster order processing and 95% accuracy on stock counts.',
  },
  share: { kind: 'set', line: 'client' },
  banner: {
    breadcrumb: {
      path: [
        { label: 'Home', href: '/' },
        { label: 'Projects', href: '/projects' },
      ],
      current: 'Saltmarsh',
    },
    client: 'Saltmarsh',
    title: 'One till for the shop, the deli and the website',
    lead: 'A store platform with its own point of sale, built for floury hands.',
    world: 'consulting',
    picture: {
      name: 'case-pos',
      alt: 'Clay till whose screen shows bread, cheese and fish to tap, beside a card reader, coins and a loaf',
    },
    facts: [
      { term: 'Client', detail: 'Saltmarsh, a food shop with a deli counter' },
      { term: 'Where', detail: 'A shop, a deli and a website in Liverpool' },
      { term: 'Team', detail: 'Four in Noida, two in Liverpool' },
      { term: 'Time', detail: 'Fourteen weeks to the first Saturday' },
    ],
  },
  story: {
    brief: {
      title: 'The brief',
      lead: '“Write it down once,” said Tom Ashworth, who founded the shop. That was all of it, and it took us three Saturdays to understand.',
      paragraphs: [
        'Saltmarsh sells bread, cheese and smoked fish from a shop, a deli counter and a website. Each had its own till, its own price list and its own idea of what was left on the shelf. At busy hours somebody stood between them with a telephone.',
        'An order could be written on a pad, shouted to the deli, typed into the till, crossed off in the stock book and then, if nobody forgot, taken off the website. The trout was sold twice most weekends. Nobody was careless. There were simply five places to be careful in.',
      ],
    },
    work: {
      title: 'What we did',
      steps: [
        {
          title: 'Stood behind the counter',
          text: 'Two of us worked three Saturdays in aprons. Most of the specification was first written on wax paper.',
        },
        {
          title: 'Built the till first',
          text: 'Large keys for wet hands, scales that talk to it, and a drawer that still opens when the line is down.',
        },
        {
          title: 'Made one queue of three',
          text: 'Counter, deli and web orders stand in one list, sorted by when they are wanted and not by where they began.',
        },
        {
          title: 'Moved in on a Tuesday',
          text: 'The old till stood beside the new one for two weeks. Nobody went back to it, so a primary school has it now, for playing shop.',
        },
      ],
      picture: {
        name: 'case-pos',
        alt: 'The till’s screen from close by: twelve foods to tap, and an order of £28.50 beside them',
      },
      caption: 'Counter 2, half past two on a Friday. The largest key is the one pressed most.',
    },
    outcome: {
      title: 'What changed',
      speed: {
        value: '12X',
        label: 'faster order processing',
        journeys: [
          {
            label: 'Before',
            total: '36 minutes an order',
            stations: [
              { label: 'Written on the pad', minutes: 5 },
              { label: 'Carried to the deli', minutes: 9 },
              { label: 'Typed into the till', minutes: 7 },
              { label: 'Crossed off in the book', minutes: 6 },
              { label: 'Taken off the website', minutes: 9 },
            ],
          },
          {
            label: 'Now',
            total: '3 minutes an order',
            stations: [{ label: 'Taken, picked, paid', minutes: 3 }],
          },
        ],
      },
      accuracy: {
        value: '95%',
        label: 'accuracy on stock counts',
        shelves: 20,
        right: 19,
        caption:
          'The till counts every night and a person checks on Monday. Nineteen shelves in twenty agree. The twentieth is usually cheese, which people like to taste.',
      },
    },
  },
  questions: {
    title: 'Five questions every client asks',
    lead: 'Saltmarsh asked them on the first morning, before the kettle had boiled. These are the answers it got, and they have not changed.',
    link: { label: 'Ask the sixth', href: '/contact' },
    questions: [
      {
        question: 'Who owns the code?',
        answer: 'You do, from the first commit. It lives in your account, and so do the keys.',
      },
      {
        question: 'What will it cost?',
        answer:
          'You get a fixed price for the next six weeks instead of a guess for the next two years. If we misjudge those weeks, we finish them at that price.',
      },
      {
        question: 'Can we keep the old system?',
        answer:
          'For a while, and you should. Both ran side by side at Saltmarsh until nobody missed the old one.',
      },
      {
        question: 'Who do we talk to?',
        answer:
          'The engineers who build it, and one client partner who keeps the promises in one list. Nobody stands in between.',
      },
      {
        question: 'What happens after launch?',
        answer:
          'The people who built it look after it. Noida is at its desk hours before Liverpool opens, so most mornings begin with the fix.',
      },
    ],
  },
});
