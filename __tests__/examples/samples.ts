/** Sample content for the examples. Nothing here is the site's own copy, so no change of copy changes an example. */
import type { z } from 'zod';
import type { Article, ArticleCardData } from '@/content/collections/article-schema';
import { type PersonCard, personCard } from '@/content/collections/person-schema';
import { type ProjectCard, projectCard } from '@/content/collections/project-schema';
import type { SocialLink } from '@/content/files/agency-schema';
import type { BreadcrumbData } from '@/content/files/breadcrumb';
import type { LinkData } from '@/content/files/href';
import { picture, pictureLike } from '@/content/files/picture';
import made from '@/content/film.json';
import { markdown } from '@/content/prose/markdown';
import type { Author } from '@/content/schema/author';
import type { ProseData } from '@/content/schema/prose';
import type { Client } from '@/content/site/clients-schema';
import { film as filmSchema } from '@/content/site/film-schema';
import type { consultationForm } from '@/content/site/forms-schema';
import { dataFor, exampleOf } from './exampleOf';

/** A picture that says nothing, as schemas take it: this one, if the site has it. */
export const decorative = (name: string) =>
  ({ name: pictureLike(name), decorative: true }) as const;

/** A breadcrumb from Home to a page. */
export const breadcrumbTo = (current: string): BreadcrumbData => ({
  path: [{ label: 'Home', href: '/' }],
  current,
});

/** A breadcrumb of three steps. */
export const longBreadcrumb: BreadcrumbData = {
  path: [
    { label: 'Home', href: '/' },
    { label: 'Boats for hire', href: '/services' },
    { label: 'Boats with a crew', href: '/services/devops' },
  ],
  current: 'A week on the canals with a crew of four',
};

export const longMore: LinkData = {
  label: 'See every boat in August',
  href: '/projects',
};

export const sentence = 'We hire out boats and teach people to sail them.';

export const longSentence =
  'We hire out rowing boats, dinghies and narrow boats by the hour, the day and the week, and teach people of every age to sail them safely, in any weather that the canal brings.';

export const carouselWords = {
  pause: 'Stop the slides',
  play: 'Start the slides',
  previous: 'Previous slide',
  next: 'Next slide',
};

export const author: Author = {
  ...{ slug: 'ada-fenwick', name: 'Ada Fenwick', role: 'Boat builder' },
  bio: 'Ada has built boats for thirty years, and has sunk only one of them.',
  ...{ portrait: picture.parse(decorative('team-2')), world: 'mint', href: '/team/ada-fenwick' },
};

export const prose: ProseData = dataFor(
  markdown,
  [
    'A boat that is looked after lasts *sixty years*. Most of the work is **looking**, and [the book](/contact) is where we write down what we saw.',
    '## Look before you scrape',
    'Walk around the hull twice. Note what you find:',
    '- paint that lifts\n- wood that gives under a thumb\n- screws that have turned',
    ':::callout{title="In short"}\nLook at **half past seven** (not at 10:30), when the light is low. [Ask us](/contact) for a lamp.\n\nBring a pencil.\n:::',
    '> The boat tells you. You only have to be slow enough to hear it.',
    '### What the book says',
    '1. Every plank has a number.\n2. Every number has a page.',
    '## Measure the damp',
    'We write the figures into a file that every yard can read:',
    '```ts\nconst damp = { bow: 12, stern: 19 };\nif (damp.stern > 18) dry(boat);\n```',
    `![Clay clouds over a row of clay towers](${pictureLike('cloud-1')} "The shed in January")`,
    ':::quote{by="Bo Li, cook"}\nWet wood is patient. Be more patient than the wood.\n:::',
    '## Paint last',
    '| Coat | Hours to dry |\n|---|---|\n| First | 12 |\n| Second | 24 |',
    `::figure{name="${pictureLike('web')}" alt="Clay towers in the sun" caption="The yard in June" wide}`,
    'Then leave it alone. Paint that is touched too soon has to come off again, and that is how February is lost.',
    '::action{href="/contact" label="Book a boat" text="We look at your boat for nothing, once."}',
  ].join('\n\n'),
);

const description =
  'A boat that is looked after lasts sixty years. Most of the work is looking: this is how we look, what we write down, and why the paint comes last of all, whatever the weather says.';

export const article: Article = {
  ...{ slug: 'sample', title: 'How to look after a wooden boat', tags: ['Boats', 'Winter'] },
  ...{ tag: 'Boats', reading_time: '7 min read', created_at: '2026-03-02', author },
  src: picture.parse({ name: pictureLike('web'), alt: 'Clay towers in the sun' }),
  ...{ desc: description, world: 'software', prose },
};

/** An article with every optional part, and with long words. */
export const longArticle: Article = {
  ...article,
  slug: 'long-sample',
  title: 'How to look after a wooden boat through a winter that does not want to end',
  ...{ tags: ['Boats and winters', 'Boats'], tag: 'Boats and winters' },
  ...{ reading_time: '21 min read', updated_at: '2026-11-09' },
  src: picture.parse({ name: pictureLike('case-pos'), alt: 'A clay till on a counter' }),
  world: undefined,
};

/** An article with one heading and one sentence. */
export const shortProse: ProseData = dataFor(markdown, '## Paint last\n\nThen leave it alone.');

const toCard = ({ prose: _, ...front }: Article): ArticleCardData => ({
  ...front,
  href: '/blogs',
  preview: front.desc.slice(0, 150),
});

export const articleCards = [toCard(article), toCard(longArticle)];

const sampleProjects = [
  ['ferry', 'Marsh Ferry', 'wide-small-letters', 'mint', 'case-pos'],
  ['lock-house', 'Lock House', 'light-capitals', 'jade', 'case-docs'],
  ['heron', 'Blue Heron Tours', 'raised-sign', 'air', 'case-travel'],
  ['galley', 'The Galley', 'soft', 'spice', 'case-restaurant'],
  ['rope', 'Rope & Sail Chandlers', 'wide-capitals', 'moss', 'case-shop'],
  ['toll', 'Toll Bridge', 'narrow-small-letters', 'harbour', 'case-pay'],
] as const;

const sign = [
  { path: 'M2 22h30l-6 9H8z', color: 'text' },
  { path: 'M17 3v16M17 5l10 11H17', color: 'highlight', line: 3 },
] as const;

export const projects: readonly ProjectCard[] = sampleProjects.map(
  ([slug, name, wordmark, world, image], i) => ({
    ...exampleOf(projectCard, i % 3 === 1 ? 'long' : 'short', {
      ...{ name, world, image: decorative(image), logo: { sign: [...sign], wordmark } },
    }),
    slug,
    url: `/projects/${slug}`,
  }),
);

export const clients: { label: string; items: readonly Client[] } = {
  label: 'Who hires our boats',
  items: sampleProjects.map(([slug, name, wordmark]) => ({
    ...{ client: slug, name, wordmark, sign: [...sign] },
  })),
};

/** The same things again, to eleven: an odd number, which fills no grid. */
const toEleven = <T>(items: readonly T[], toCopy: (item: T, place: number) => T) =>
  Array.from({ length: 11 }, (_, i) => {
    const [item] = items.slice(i % items.length);
    if (item === undefined) throw new Error('The samples are too few.');
    return i < items.length ? item : toCopy(item, i + 1);
  });

export const manyProjects = toEleven(projects, (project, place) => ({
  ...project,
  name: `${project.name} ${place}`,
  slug: `${project.slug}-${place}`,
}));

/** Clients with long names and without case studies. */
export const manyClients = toEleven(clients.items, ({ wordmark, sign }, place) => ({
  ...{ name: `Boats and Sails Ltd ${place}`, wordmark, sign },
}));

const samplePeople = [
  ['Ada Fenwick', 'team-1', 'mint'],
  ['Bo Li', 'team-2', 'jade'],
  ['Constance Abernathy-Whitfield', 'team-3', 'moss'],
  ['Dev Marsh', 'team-4', 'air'],
  ['Esther Quaye', 'team-5', 'spice'],
  ['Finn Maher', 'team-6', 'fern'],
] as const;

export const people: readonly PersonCard[] = samplePeople.map(([title, image, world], i) => ({
  ...exampleOf(personCard, i === 2 ? 'long' : 'short', { title, image: decorative(image), world }),
  slug: title.toLowerCase().replaceAll(' ', '-'),
  url: '/team/ada-fenwick',
}));

export const manyPeople = toEleven(people, (person, place) => ({
  ...person,
  title: `${person.title} ${place}`,
  slug: `${person.slug}-${place}`,
}));

export const film = exampleOf(filmSchema, 'short', {
  address: '/film/behind-the-counter',
  title: 'Ada Fenwick talks to Finn Maher',
  description:
    'A short film without sound: a boat builder and a lock keeper on rope, rain and mornings.',
  player: {
    ...made,
    ...{ poster: decorative('film-behind-the-counter'), captions: 'English' },
    back: { label: 'Back to the boats', href: '/' },
  },
});

/** A client's words, with a portrait. */
export const clientWords = {
  ...{ name: 'Constance Abernathy-Whitfield', role: 'Keeper of the book, Fenwick Yard' },
  description: longSentence,
  portrait: picture.parse({ name: pictureLike('client-2'), alt: 'A clay bust with a white beard' }),
};

export const socialLinks: SocialLink[] = [
  { name: 'Facebook', href: 'https://www.facebook.com/', icon: 'facebook' },
  { name: 'Instagram', href: 'https://www.instagram.com/', icon: 'instagram' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', icon: 'linkedin' },
];

/** A form that sends its mail to this site's own address. */
export const form: z.input<typeof consultationForm> = {
  label: 'Ask about a boat',
  labels: {
    ...{ name: 'Name', contact_no: 'Telephone', email: 'Email', subject: 'Subject' },
    message: 'Message',
  },
  hints: { contact_no: '10 digits' },
  placeholder: 'Which boat, and when?',
  messages: {
    ...{ nameRequired: 'Enter your name', emailRequired: 'Enter your email address' },
    emailInvalid: 'Enter an email address such as ada@example.com',
    ...{ numberRequired: 'Enter your telephone number', numberInvalid: 'Enter 10 digits' },
  },
  ...{ button: { idle: 'Send', pending: 'Sending' }, note: 'We answer before the next lesson.' },
  sent: 'Sent. We answer today.',
  language: null,
  destination: {
    words: 'It is in the harbour of {city}, where it is {time}.',
    ...{ office: { city: 'Bergen', timeZone: 'Europe/Oslo' }, again: 'Ask again' },
  },
  privacy: { before: 'How we treat your data:', label: 'privacy', href: '/privacy-policy' },
  mail: {
    ...{ address: null, format: 'form', accepts: null, origin: '', publicKey: 'sample' },
    ...{ serviceId: 'sample', templateId: 'sample' },
  },
  fallback: null,
  failure: {
    ...{ text: 'Your question was not sent.', call: 'Call', write: 'or write to' },
    phone: { display: '+47 55 00 00 00', href: 'tel:+4755000000' },
    email: { display: 'school@example.com', href: 'mailto:school@example.com' },
    retry: 'Send again',
  },
  delivery: {
    ...{ outbox: false, timeTrap: null, rateLimit: null, blockHeadless: false },
    ...{ recaptchaSiteKey: null, phone: 'tenDigits', countries: [], mark: 'Check:' },
  },
  ...{ showsFailure: false, robot: 'Tick the box', notSent: 'Not sent yet' },
  tooLarge: 'Your message is too long: take out {count} characters',
  trap: 'Leave this field empty',
};

/** A form without the keys of the mail service, with long words. */
export const formWithoutKeys: z.input<typeof consultationForm> = {
  ...form,
  label: 'Ask about a boat, a crew, a lesson or a place to moor',
  note: 'We answer on the day that you write, unless the canal is frozen and we are all out on the ice.',
  hints: { contact_no: '10 digits, without the code of the country and without spaces' },
  mail: { ...form.mail, publicKey: '', serviceId: '', templateId: '' },
  fallback: { before: 'Or write to', email: 'boats@example.com' },
};
