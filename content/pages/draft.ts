import { isThere } from '../files/locate';
import { rawPages, toSharedFile } from '../files/pages';
import { pictureLike } from '../files/picture';
import { type Answers, askMeta, askOne, askSlug, askText, type Draft } from '../files/questions';
import { readFields } from '../files/read-file';
import { PAGES } from '../routes';
import { type Fields, isFields } from '../schema/reckoned';
import type { Kind } from './kinds';
import { pageFiles } from './pages';

/** A section, with its words if no file of shared words has them. */
const listSection = (section: Kind, words: Fields): Fields => ({
  section,
  ...(isThere(toSharedFile(section)) ? {} : words),
});

const begin = ({ title }: Answers): Fields => ({
  section: 'plain-banner',
  title,
  lead: 'Say in a sentence what the page is about.',
});

const getLink = () => ({ label: 'Write to us', href: '/contact' });

/** The sections of a page of text. */
const toText = (answers: Answers): Fields[] => [
  begin(answers),
  { section: 'prose', text: 'Say what there is to say.\n\n## A heading\n\nAnd go on.' },
];

/** The sections of a landing page. Each text says what belongs in its place. */
const toLanding = (answers: Answers): Fields[] => [
  begin(answers),
  {
    section: 'story',
    title: 'Say what a client gains.',
    lead: 'Say what is usually wrong, and what you do about it.',
    paragraphs: ['Say how you go about it.'],
    links: [getLink()],
  },
  listSection('counters', {
    label: 'In numbers',
    items: [{ amount: 1, suffix: '+', title: 'say what this figure counts' }],
    note: 'Say where the figures come from.',
  }),
  listSection('testimonials', {
    title: 'What clients say',
    words: { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' },
  }),
  {
    section: 'question-list',
    title: 'Questions',
    lead: 'Say who answers further ones.',
    link: getLink(),
    questions: [{ question: 'What do people ask first?', answer: 'Say what you answer.' }],
  },
  listSection('consultation', {
    title: 'Talk to us.',
    lead: 'Say what the first call is like.',
    world: 'jade',
  }),
];

/** Fields that a copy of a page cannot have: they are about its address. */
const OWN = ['path', 'aliases', 'canonical', 'draft', 'formerly', 'meta'];

/** The fields of a page with another title. */
function copyPage(name: string, { title }: Answers): Fields {
  const fields = readFields(`${PAGES}/${name}.yaml`);
  const { sections, ...others }: Fields = isFields(fields) ? fields : {};
  const [first, ...rest] = Array.isArray(sections) ? sections : [];
  const banner = { ...first, title: Array.isArray(first?.title) ? [title] : title };
  return {
    ...Object.fromEntries(Object.entries(others).filter(([field]) => !OWN.includes(field))),
    sections: [banner, ...rest],
  };
}

const starts: Readonly<Record<string, (answers: Answers) => Fields[]>> = {
  text: toText,
  landing: toLanding,
};

/** A new page. */
export const pageDraft: Draft = {
  name: 'page',
  questions: [
    askText('title', 'The title, which is its headline'),
    askSlug('title', pageFiles),
    {
      ...askOne('start', 'Begin with a text, a landing page, or a copy of a page', () => [
        ...Object.keys(starts),
        ...rawPages().map(({ name }) => name),
      ]),
      fallback: () => 'text',
    },
    askMeta,
  ],
  complete: (answers) => {
    const { start, title, found } = answers;
    const toSections = starts[String(start)];
    const fields = toSections
      ? {
          share: { kind: 'set', pictures: [{ name: pictureLike('web'), alt: title }] },
          sections: toSections(answers),
        }
      : copyPage(String(start), answers);
    return { fields: { meta: { description: found }, ...fields } };
  },
};
