import { define } from '../schema/define';
import { serviceOfSeven } from '../schema/service';

export const ideationAndDesign = define('content/services/ideation-and-design.ts', serviceOfSeven, {
  meta: {
    title: 'Ideation and design: prototypes by week two',
    description:
      'Concepts, user research, wireframes, visual and UX design. We draw it badly, try it on five people and draw it better.',
  },
  name: 'Ideation and design',
  summary: 'Prototypes in people’s hands by week two, while changes are still cheap.',
  banner: {
    breadcrumb: {
      path: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
      ],
      current: 'Ideation and design',
    },
    title: ['Ideation', 'and design'],
    world: 'ideation',
    base: {
      name: 'design',
      alt: 'A clay drawing board with four shapes, and a pencil standing on its point',
    },
    cut: { name: 'design-cut', decorative: true },
    statement: 'Badly drawn on Monday. In people’s hands by week two.',
    action: { label: 'Follow the pencil', href: '/services/ideation-designing#parts' },
  },
  intro: {
    title: 'The cheapest place to be wrong is on paper.',
    evidence: {
      caption: 'Five strangers, one booking form, one week',
      columns: [
        { label: 'Day', kind: 'text' },
        { label: 'What we changed', kind: 'text' },
        { label: 'Booked a table', kind: 'score' },
      ],
      rows: [
        ['Mon', 'Nothing yet: a paper sketch', '1 of 5'],
        ['Tue', 'Asked for the date first', '2 of 5'],
        ['Wed', 'Took out four fields', '3 of 5'],
        ['Thu', '“Reserve” became “Book”', '5 of 5'],
        ['Fri', 'Nothing. We built it.', '5 of 5'],
      ],
    },
    paragraphs: [
      'A line of code costs a hundred times what a line of pencil does, and is much harder to rub out. So the first week has no code in it: sketches on the wall, the loud assumptions written underneath.',
      'Then we show it to people who owe us nothing. Five of them find most of what is wrong. What survives is drawn properly, with every state, size and error, and handed to the developers at the next desk.',
    ],
    link: { label: 'See the seven passes', href: '#parts' },
  },
  parts: {
    title: ['Seven passes', 'of the pencil'],
    cards: [
      {
        id: 'concept-development',
        title: 'Concept development',
        description:
          'Three different answers to the same question, never one answer in three colours. You choose by using them.',
        picture: {
          name: 'ideation-1',
          alt: 'The same stretch of water three times: a brick arch, a hanging bridge and a sailing boat',
        },
      },
      {
        id: 'user-research',
        title: 'User research',
        description:
          'Interviews where the work happens, in kitchens, vans and stock rooms. The notes come verbatim.',
        picture: {
          name: 'ideation-5',
          alt: 'A microphone leaning towards a steaming saucepan, a page of notes in front',
        },
      },
      {
        id: 'wireframing-and-prototyping',
        title: 'Wireframing and prototyping',
        description:
          'Clickable by the second week, on a real phone. Rough enough that people dare to criticise it.',
        picture: {
          name: 'ideation-2',
          alt: 'A phone of cardboard and tape with a screen drawn by hand, and a pencil',
        },
      },
      {
        id: 'visual-design',
        title: 'Visual design',
        description:
          'Type, colour and space that belong to you, and read well in sunlight and at night.',
        picture: { name: 'ideation-3', alt: 'A fan of ten colours between a small sun and a moon' },
      },
      {
        id: 'ux-design',
        title: 'UX design',
        description:
          'Every empty, loading, wrong and finished state, with the words already in it.',
        picture: {
          name: 'ideation-4',
          alt: 'Four glasses: empty, being filled, spilt, and served with a straw',
        },
      },
      {
        id: 'collaboration-and-feedback',
        title: 'Collaboration and feedback',
        description:
          'One open file, one short call a week, decisions written down with their reasons.',
        picture: {
          name: 'ideation-6',
          alt: 'Four chairs round a table with one open sheet, seen from above',
        },
      },
      {
        id: 'partner',
        title: 'A partner past the handover',
        description:
          'The designer stays through the build, answers in the code review and tests the result against the sketch.',
        picture: {
          name: 'ideation-7',
          alt: 'A drawing of an arch beside the built one, with brass dividers and a small figure watching',
        },
      },
    ],
  },
  teaser: {
    client: 'vaya',
    label: 'Case study, travel',
    title: 'Vaya: search, seat and ticket on one thumb’s worth of screen',
    facts: [
      { value: 'One', meaning: 'screen for what used to be a form of three pages' },
      { value: '5/5', meaning: 'testers booked a trip without being told how' },
    ],
    link: { label: 'Read the case study', href: '/projects#vaya' },
  },
  ask: {
    sentence: [
      { words: 'Bring us the' },
      { sprite: { name: 'sprite-arch', decorative: true }, words: 'idea on the back' },
      { sprite: { name: 'sprite-torus', decorative: true }, words: 'of the envelope.' },
    ],
    action: { label: 'Start a project', href: '/contact' },
    lead: 'Photograph it and send it. A designer rings back with two questions and a better drawing, whether or not we go on together.',
  },
});
