import {
  type Answers,
  askAlt,
  askField,
  askMeta,
  askOne,
  askPicture,
  askSlug,
  type Draft,
  nextOrder,
} from '../files/questions';
import { projectFiles, shownProject } from './projects';
import { service } from './service-schema';
import { serviceFiles } from './services';

/** The case studies that a page may show. */
const visibleProjects = () =>
  projectFiles.sound().flatMap(({ slug }) => (projectFiles.find(slug) ? slug : []));

const PARTS = ['first', 'second', 'third'];

/** The fields of a new service. Each text says what belongs in its place. */
const toFields = (answers: Answers) => {
  const { name, hint, summary, statement, world, picture, alt, project, found } = answers;
  return {
    name,
    hint,
    summary,
    meta: { title: `${name}: ${hint}`, description: found },
    banner: {
      world,
      picture: { name: picture, alt },
      ...(statement !== '' && { statement }),
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
        rows: PARTS.map((part) => [`The ${part} step`, 'Say what came of it']),
      },
      paragraphs: ['Say what is usually wrong.', 'Say how you work.'],
      link: { label: 'See the parts', href: '#parts' },
    },
    parts: {
      title: ['What it has'],
      cards: PARTS.map((part) => ({
        id: `${part}-part`,
        title: `The ${part} part`,
        description: 'Say in one or two sentences what it is.',
      })),
    },
    ...(project !== '' && {
      teaser: {
        project,
        label: 'Case study',
        title: 'Say what the case study shows.',
        facts: [
          { value: '1', meaning: 'say what this figure measures' },
          { value: '2', meaning: 'and this one' },
        ],
        link: 'Read the case study',
      },
    }),
    ask: {
      sentence: 'Bring us the question.',
      action: { label: 'Start a project', href: '/contact' },
      lead: 'Say what the first call is like.',
    },
  };
};

/** A new service. */
export const serviceDraft: Draft = {
  name: 'service',
  questions: [
    askField(service, 'name'),
    askSlug('name', serviceFiles),
    askField(service, 'hint'),
    askField(service, 'summary'),
    { ...askField(service.shape.banner, 'statement'), ask: 'A sentence on the scene' },
    askField(service.shape.banner, 'world'),
    askPicture('picture', 'Its scene, without a background', 'web'),
    askAlt,
    {
      ...askOne('project', 'The case study that it shows', visibleProjects, shownProject),
      optional: true,
    },
    askMeta,
  ],
  complete: (answers) => ({
    fields: { ...toFields(answers), order: nextOrder(serviceFiles.sound()) },
  }),
};
