import type { Answers } from './questions';

const PARTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The fields of a new case study. Each text says what belongs in its place. */
export const caseStudySkeleton = (answers: Answers) => {
  const { name, kind, title, desc, lead, world, image, alt, people, services, found } = answers;
  return {
    name,
    kind,
    title,
    desc,
    meta: { title, description: found },
    world,
    stage: 'beside',
    image: { name: image, alt },
    second: { name: image, decorative: true },
    figures: [],
    lead,
    facts: [
      { term: 'Client', detail: String(name) },
      { term: 'Where', detail: 'The places where it is used' },
      { term: 'Team', detail: 'How many people, and where' },
      { term: 'Time', detail: 'How long it took' },
    ],
    people,
    services,
    story: [
      {
        kind: 'chapter',
        title: 'The problem',
        paragraphs: ['Say what was wrong, as somebody at the client lived it.'],
      },
      {
        kind: 'chapter',
        title: 'What we built',
        paragraphs: ['Say what you built, what it took, and what went wrong on the way.'],
      },
      {
        kind: 'hindsight',
        title: 'What we would do differently',
        paragraphs: ['Say what you would do differently.'],
      },
    ],
  };
};

/** The fields of a new service. Each text says what belongs in its place. */
export const serviceSkeleton = (answers: Answers) => {
  const { name, hint, summary, statement, world, base, alt, cut, project, found } = answers;
  return {
    name,
    hint,
    summary,
    meta: { title: `${name}: ${hint}`, description: found },
    banner: {
      title: [name],
      world,
      base: { name: base, alt },
      cut: { name: cut, decorative: true },
      statement,
      action: { label: 'Talk to an engineer', href: '#ask' },
    },
    intro: {
      title: 'Say what the client gets.',
      evidence: {
        caption: 'An example, as a table',
        columns: [
          { label: 'What', kind: 'text' },
          { label: 'Result', kind: 'text' },
        ],
        rows: PARTS.slice(0, 4).map((part) => [`The ${part} step`, 'Say what came of it']),
      },
      paragraphs: ['Say what is usually wrong.', 'Say how you work.'],
      link: { label: 'See the six parts', href: '#parts' },
    },
    parts: {
      title: [name, 'in six parts'],
      cards: PARTS.map((part) => ({
        id: `${part}-part`,
        title: `The ${part} part`,
        description: 'Say in one or two sentences what it is.',
        picture: { name: base, alt },
      })),
    },
    teaser: {
      project,
      label: 'Case study',
      title: 'Say what the case study shows.',
      facts: [
        { value: '1', meaning: 'say what this figure measures' },
        { value: '2', meaning: 'and this one' },
      ],
      link: { label: 'Read the case study', href: `/projects/${project}` },
    },
    ask: {
      sentence: [{ words: 'Bring us' }, { words: 'the question.' }],
      action: { label: 'Start a project', href: '/contact' },
      lead: 'Say what the first call is like.',
    },
  };
};
