import {
  type Answers,
  askAlt,
  askField,
  askMeta,
  askPicture,
  askSlug,
  type Draft,
  nextOrder,
  slugs,
} from '../files/questions';
import { project } from './project-schema';
import { projectFiles } from './projects';

/** The fields of a new case study. Each text says what belongs in its place. */
const toFields = (answers: Answers) => {
  const { name, kind, title, desc, lead, world, image, alt, people, services, found } = answers;
  return {
    name,
    kind,
    title,
    desc,
    meta: { description: found },
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

/** A new case study. */
export const caseStudyDraft: Draft = {
  name: 'case-study',
  questions: [
    askField(project, 'name'),
    askSlug('name', projectFiles),
    ...['kind', 'title', 'desc', 'lead', 'world'].map((field) => askField(project, field)),
    askPicture('image', 'Its scene', 'case-pos', 'consult'),
    askAlt,
    { ...askField(project, 'people'), choices: slugs('content/team', 'md') },
    { ...askField(project, 'services'), choices: slugs('content/services', 'yaml') },
    askMeta,
  ],
  complete: (answers) => ({
    fields: { ...toFields(answers), order: nextOrder(projectFiles.sound()) },
  }),
};
