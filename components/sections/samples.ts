/** Sample content for the examples. Nothing here is the site's own copy, so no change of copy changes an example. */
import type { z } from 'zod';
import type { Article, ArticleCardData } from '@/content/articles/schema';
import made from '@/content/film.json';
import type { Job, JobCardData } from '@/content/jobs/schema';
import { type ProjectCard, projectCard } from '@/content/projects/schema';
import type { Office, SocialLink } from '@/content/schema/agency';
import type { Author } from '@/content/schema/author';
import type { BreadcrumbData } from '@/content/schema/breadcrumb';
import type { ClientLogoData, ClientsData } from '@/content/schema/clients';
import { film as filmSchema } from '@/content/schema/film';
import type { consultationForm } from '@/content/schema/forms';
import type { LinkData } from '@/content/schema/href';
import { getMap } from '@/content/schema/map';
import { markdown } from '@/content/schema/markdown';
import { weekdays } from '@/content/schema/opening-hours';
import { type PictureName, picture } from '@/content/schema/picture';
import type { ProseData } from '@/content/schema/prose';
import { getWorkingDay, type WorkingDay } from '@/content/schema/working-day';
import { type PersonCard, personCard } from '@/content/team/schema';
import { dataFor } from './exampleOf';

/** A picture that says nothing, as schemas take it. */
export const decorative = (name: PictureName) => ({ name, decorative: true }) as const;

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

export const action: LinkData = { label: 'Book a boat', href: '/contact' };
export const longAction: LinkData = {
  label: 'Book a boat and a crew for a week',
  href: '/contact',
};
export const more: LinkData = { label: 'See the boats', href: '/projects' };
export const longMore: LinkData = {
  label: 'See every boat in August',
  href: '/projects',
};

export const sentence = 'We hire out boats and teach people to sail them.';

export const longSentence =
  'We hire out rowing boats, dinghies and narrow boats by the hour, the day and the week, and teach people of every age to sail them safely, in any weather that the canal brings.';

export const paragraphs = [
  'The yard opens at first light. Early visitors may take a boat out before the lessons begin, and many do: the water is flat then, and the locks are free.',
  'Every boat has its own page in the book. Whoever brings one back writes down what creaks, and we mend it the same evening.',
];

export const longParagraphs = [
  ...paragraphs,
  'In winter the boats stand in the shed. We scrape and paint them in the order of the book, so the boat that creaked most comes first. It takes four of us from November until the end of February, and there is always one hull that needs March as well.',
  'Lessons are for six people at most. The first hour is on land, and nobody laughs at a knot. By the second lesson everyone has steered, and by the fourth most people have been wet.',
];

export const carouselWords = {
  pause: 'Stop the slides',
  play: 'Start the slides',
  previous: 'Previous slide',
  next: 'Next slide',
};

export const author: Author = {
  slug: 'ada-fenwick',
  name: 'Ada Fenwick',
  role: 'Boat builder',
  bio: 'Ada has built boats for thirty years, and has sunk only one of them.',
  portrait: picture.parse(decorative('team-2')),
  world: 'mint',
  href: '/team/ada-fenwick',
};

const prose: ProseData = dataFor(
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
    '![Clay clouds over a row of clay towers](cloud-1 "The shed in January")',
    ':::quote{by="Bo Li, cook"}\nWet wood is patient. Be more patient than the wood.\n:::',
    '## Paint last',
    '| Coat | Hours to dry |\n|---|---|\n| First | 12 |\n| Second | 24 |',
    '::figure{name="web" alt="Clay towers in the sun" caption="The yard in June" wide}',
    'Then leave it alone. Paint that is touched too soon has to come off again, and that is how February is lost.',
    '::action{href="/contact" label="Book a boat" text="We look at your boat for nothing, once."}',
  ].join('\n\n'),
);

const description =
  'A boat that is looked after lasts sixty years. Most of the work is looking: this is how we look, what we write down, and why the paint comes last of all, whatever the weather says.';

export const article: Article = {
  slug: 'sample',
  title: 'How to look after a wooden boat',
  tags: ['Boats', 'Winter'],
  tag: 'Boats',
  reading_time: '7 min read',
  created_at: '2026-03-02',
  author,
  src: picture.parse({ name: 'web', alt: 'Clay towers in the sun' }),
  desc: description,
  world: 'software',
  prose,
};

/** An article with every optional part, and with long words. */
export const longArticle: Article = {
  ...article,
  slug: 'long-sample',
  title: 'How to look after a wooden boat through a winter that does not want to end',
  tags: ['Boats and winters', 'Boats'],
  tag: 'Boats and winters',
  reading_time: '21 min read',
  updated_at: '2026-11-09',
  src: picture.parse({ name: 'case-pos', alt: 'A clay till on a counter' }),
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

/** The short names of the days of the week. */
export const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const fenwick = { latitude: -42.9, longitude: 147.4 };

/** An office in a short street, closed on Wednesdays and Sundays. */
export const sampleOffice: Office = {
  city: 'Fenwick',
  country: 'Australia',
  lines: ['1 Lock Lane', 'Fenwick, Northshire 201301'],
  shortAddress: 'Lock Lane, Fenwick',
  timeZone: 'Australia/Hobart',
  timeName: 'Yard time',
  surroundings: { street: 'Lock Lane', station: 'Fenwick Quay' },
  number: 1,
  place: {
    street: '1 Lock Lane',
    locality: 'Fenwick',
    region: 'Northshire',
    postalCode: '201301',
    countryCode: 'AU',
    ...fenwick,
  },
  hours: {
    days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '08:00',
    closes: '18:00',
  },
  map: getMap(fenwick),
};

/** An office with a long address, open every day. */
export const longOffice: Office = {
  ...sampleOffice,
  city: 'Calder',
  lines: [
    'Fenwick Yard and Sailing School',
    '1 Lock Lane, behind the old mill',
    'Calder, Northshire 201301',
  ],
  timeZone: 'America/Toronto',
  number: 2,
  hours: { days: [...weekdays], opens: '08:00', closes: '21:00' },
};

/** The working day of some offices, by the clock of one of them. */
const drawDay = (...offices: readonly Office[]): WorkingDay => getWorkingDay(offices, 'winter');

const north: Office = {
  ...sampleOffice,
  city: 'North',
  timeZone: 'Asia/Colombo',
  place: { ...sampleOffice.place, latitude: 6.9 },
  hours: { days: [...weekdays], opens: '08:00', closes: '21:00' },
};

const south: Office = {
  ...north,
  city: 'South',
  number: 2,
  timeZone: 'Atlantic/Faroe',
  place: { ...north.place, latitude: 62 },
  hours: { days: [...weekdays], opens: '09:00', closes: '17:30' },
};

const west: Office = {
  ...south,
  city: 'Westmost-on-the-Water',
  number: 3,
  timeZone: 'America/Halifax',
  hours: { days: [...weekdays], opens: '09:00', closes: '17:00' },
};

const east: Office = {
  ...south,
  city: 'Eastern Lock and Basin',
  number: 4,
  timeZone: 'Asia/Kathmandu',
  hours: { days: [...weekdays], opens: '14:00', closes: '22:30' },
};

const antipode: Office = { ...sampleOffice, city: 'Antipode', number: 4 };

/** The working days of one office to four, by the clock of the second if there is one. */
export const workingDays = {
  one: drawDay(north),
  two: drawDay(north, south),
  sameHours: drawDay(north, { ...north, city: 'South', number: 2 }),
  four: drawDay(north, south, west, east),
  neverTogether: drawDay(north, south, west, antipode),
} satisfies Record<string, WorkingDay>;

/** A job with every optional part. */
export const sampleJob: Job = {
  slug: 'sample',
  jobTitle: 'Boat Builder',
  company: 'Fenwick Yard',
  location: 'Onsite',
  city: 'Fenwick',
  jobType: 'Full-time',
  experienceLevel: '2-4 years',
  description:
    'You build and mend wooden boats with three others, from the first plank to the last coat.',
  aboutCompany:
    'Fenwick Yard has two sheds and forty boats.\nEverybody who works here can sail, or learns it in the first summer.',
  keyResponsibilities: [
    'Plan the work of the week. Every Monday you choose with the others which boat comes first.',
    'Mend hulls',
    'Teach. Once a month you show visitors how a plank is bent.',
  ],
  requiredSkills: ['Joinery', 'Painting', 'Sailing'],
  preferredQualifications: ['A boat of your own', 'A licence for the canal'],
  datePosted: '2026-03-02',
  validThrough: '2031-03-30',
  office: sampleOffice,
};

/** A job with long words, without a last day. */
export const longJob: Job = {
  ...sampleJob,
  slug: 'long-sample',
  jobTitle: 'Senior Boat Builder and Teacher for Evening Lessons',
  company: 'Fenwick Yard and Sailing School',
  location: 'Hybrid',
  jobType: 'Part-time',
  experienceLevel: '10-15 years',
  keyResponsibilities: [
    ...sampleJob.keyResponsibilities,
    'Keep the book. What creaks is written down on the day, by boat, and read aloud on Monday before anyone picks up a plane, so that the same leak is never found twice.',
    'Buy timber. You know four sawyers by name, and which of them to ring when it rains.',
  ],
  requiredSkills: [
    ...sampleJob.requiredSkills,
    'Steam bending',
    'First aid',
    'Teaching',
    'Patience',
  ],
  validThrough: undefined,
};

export const openJobs: JobCardData[] = [sampleJob, longJob].map((each) => ({
  ...each,
  preview: each.description.slice(0, 20),
}));

const sampleProjects: readonly (z.input<typeof projectCard> & {
  slug: string;
  wordmark: ClientLogoData['wordmark'];
})[] = [
  {
    slug: 'ferry',
    wordmark: 'wide-small-letters',
    name: 'Marsh Ferry',
    kind: 'A ferry',
    title: 'A ferry that leaves on time',
    desc: sentence,
    world: 'mint',
    image: { name: 'case-pos', alt: 'A clay till on a counter' },
    second: decorative('case-pos-detail'),
    figures: [
      { value: '9X', label: 'more crossings a day' },
      { value: '80%', label: 'of them full' },
    ],
  },
  {
    slug: 'lock-house',
    wordmark: 'light-capitals',
    name: 'Lock House',
    kind: 'A reading boat',
    title: 'A library on the water',
    desc: longSentence,
    world: 'jade',
    image: { name: 'case-docs', alt: 'Clay folders in a row' },
    second: decorative('case-docs-detail'),
    figures: [{ value: '400', label: 'books aboard' }],
  },
  {
    slug: 'heron',
    wordmark: 'raised-sign',
    name: 'Blue Heron Tours',
    kind: 'Tours',
    title: 'Tours that nobody has to queue for',
    desc: sentence,
    world: 'air',
    image: { name: 'case-travel', alt: 'A clay suitcase by a clay lake' },
    second: decorative('case-travel-detail'),
    figures: [],
  },
  {
    slug: 'galley',
    wordmark: 'soft',
    name: 'The Galley',
    kind: 'A kitchen afloat',
    title: 'Supper, from the middle of the canal',
    desc: sentence,
    world: 'spice',
    image: { name: 'case-restaurant', alt: 'A clay oven with a round mouth' },
    second: decorative('case-restaurant-detail'),
    figures: [{ value: '3', label: 'minutes from order to plate' }],
  },
  {
    slug: 'rope',
    wordmark: 'wide-capitals',
    name: 'Rope & Sail',
    kind: 'A chandlery with forty kinds of rope and a bench to try them on',
    title: 'Forty kinds of rope, and a way to find the right one in under a minute',
    desc: longSentence,
    world: 'moss',
    image: { name: 'case-shop', alt: 'Clay parcels on a clay shelf' },
    second: decorative('case-shop-detail'),
    figures: [],
  },
  {
    slug: 'toll',
    wordmark: 'narrow-small-letters',
    name: 'Toll Bridge',
    kind: 'Tolls',
    title: 'A toll that one pays without stopping',
    desc: sentence,
    world: 'harbour',
    image: { name: 'case-pay', alt: 'A clay card on a clay phone' },
    second: decorative('case-pay-detail'),
    figures: [],
  },
];

const sign = [
  { path: 'M2 22h30l-6 9H8z', color: 'text' },
  { path: 'M17 3v16M17 5l10 11H17', color: 'highlight', line: 3 },
] as const;

export const projects: readonly ProjectCard[] = sampleProjects.map(
  ({ slug, wordmark, ...project }) => ({
    ...dataFor(projectCard, project),
    slug,
    logo: { sign: [...sign], wordmark },
    url: `/projects/${slug}`,
  }),
);

export const clients: ClientsData = {
  label: 'Who hires our boats',
  items: sampleProjects.map(({ slug, name, wordmark = 'plain' }) => ({
    client: slug,
    name,
    wordmark,
    sign: [...sign],
  })),
};

/** The scenes of all services, without their backdrops. */
const sets = ['web', 'cloud', 'mobile', 'transform', 'consult', 'design', 'devops'].map((set) =>
  picture.parse({ name: `${set}-cut`, decorative: true }),
);

const about = 'Knows every lock between here and the sea.';

const samplePeople: readonly z.input<typeof personCard>[] = [
  {
    image: decorative('team-1'),
    title: 'Ada Fenwick',
    designation: 'Boat builder',
    description: about,
    world: 'mint',
  },
  {
    image: decorative('team-2'),
    title: 'Bo Li',
    designation: 'Cook',
    description: 'Cooks for twelve on two flames.',
    world: 'jade',
  },
  {
    image: decorative('team-3'),
    title: 'Constance Abernathy-Whitfield',
    designation: 'Keeper of the book and of all the ropes',
    description: longSentence,
    world: 'moss',
  },
  {
    image: decorative('team-4'),
    title: 'Dev Marsh',
    designation: 'Sailing teacher',
    description: about,
    world: 'air',
  },
  {
    image: decorative('team-5'),
    title: 'Esther Quaye',
    designation: 'Painter',
    description: 'Mixes the green that nobody else gets right.',
    world: 'spice',
  },
  {
    image: decorative('team-6'),
    title: 'Finn Maher',
    designation: 'Lock keeper',
    description: 'Is up before the herons.',
    world: 'fern',
  },
];

export const people: readonly PersonCard[] = samplePeople.map((person) => ({
  ...dataFor(personCard, person),
  slug: person.title.toLowerCase().replaceAll(' ', '-'),
  url: '/team/ada-fenwick',
}));

export const film = dataFor(filmSchema, {
  address: '/film/behind-the-counter',
  title: 'Ada Fenwick talks to Finn Maher',
  about: 'On the lock, before the first boat',
  note: '60 seconds, without sound',
  open: 'Watch the film',
  close: 'Close the film',
  description:
    'A short film without sound: a boat builder and a lock keeper on rope, rain and mornings.',
  player: {
    ...made,
    poster: decorative('film-behind-the-counter'),
    captions: 'English',
    back: { label: 'Back to the boats', href: '/team-details' },
  },
  transcript: {
    open: 'Read the conversation',
    close: 'Close the conversation',
    label: 'The conversation in writing',
    lines: [
      { speaker: 'Finn', words: 'How long does it take to build one?' },
      { speaker: 'Ada', words: 'A winter. Two, if it is a good one.' },
      { speaker: 'Finn', words: 'And when is it done?' },
      { speaker: 'Ada', words: longSentence },
    ],
  },
});

/** A client's words, with a portrait. */
export const clientWords = {
  name: 'Constance Abernathy-Whitfield',
  role: 'Keeper of the book, Fenwick Yard',
  description: longSentence,
  portrait: picture.parse({ name: 'client-2', alt: 'A clay bust with a white beard' }),
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
    name: 'Name',
    contact_no: 'Telephone',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
  hints: { contact_no: '10 digits' },
  placeholder: 'Which boat, and when?',
  messages: {
    nameRequired: 'Enter your name',
    emailRequired: 'Enter your email address',
    emailInvalid: 'Enter an email address such as ada@example.com',
    numberRequired: 'Enter your telephone number',
    numberInvalid: 'Enter 10 digits',
  },
  button: { idle: 'Send', pending: 'Sending' },
  note: 'We answer before the next lesson.',
  sent: 'Sent. We answer today.',
  privacy: { before: 'How we treat your data:', label: 'privacy', href: '/privacy-policy' },
  mail: { origin: '', publicKey: 'sample', serviceId: 'sample', templateId: 'sample' },
  fallback: null,
  failure: null,
  delivery: {
    outbox: false,
    timeTrap: null,
    rateLimit: null,
    blockHeadless: false,
    recaptchaSiteKey: null,
  },
  tooLarge: 'Your message is too long: take out {count} characters',
  trap: 'Leave this field empty',
};

/** A form without the keys of the mail service, with long words. */
export const formWithoutKeys: z.input<typeof consultationForm> = {
  ...form,
  label: 'Ask about a boat, a crew, a lesson or a place to moor',
  note: 'We answer on the day that you write, unless the canal is frozen and we are all out on the ice.',
  hints: { contact_no: '10 digits, without the code of the country and without spaces' },
  mail: { origin: '', publicKey: '', serviceId: '', templateId: '' },
  fallback: { before: 'Or write to', email: 'boats@example.com' },
};

const toArticleLink = (count: number) =>
  articleCards.slice(0, count).map((card, i) => ({ ...card, href: `/blogs#${i}` }));

const toDays = (what: string, ...days: readonly string[]) => days.map((day) => ({ day, what }));

/** The props of sections that come from collections, by their names, for examples without cases of their own. */
export const sampleProps = {
  short: {
    article,
    articles: toArticleLink(1),
    author,
    cards: people.length,
    cases: projects.slice(0, 1),
    clients: clients.items,
    days: toDays(sentence, 'Monday', 'Tuesday', 'Friday'),
    dialog: 'inquiry',
    email: { display: 'boats@example.com', href: 'mailto:boats@example.com' },
    film,
    job: sampleJob,
    jobs: openJobs.slice(0, 1),
    links: socialLinks,
    map: sampleOffice.map,
    members: people,
    office: sampleOffice,
    offices: 2,
    open: true,
    pages: [{ kind: 'page', path: '/contact', title: 'Boats' }],
    path: '/blogs',
    people: people.slice(0, 3),
    phone: { display: '0151 496 0000', href: 'tel:+441514960000' },
    place: sampleOffice.lines[0],
    project: projects[0],
    projects,
    prose: shortProse,
    sets,
    tags: [{ label: 'Boats' }],
    words: { name: 'Bo Li', role: 'Cook, The Galley', description: 'She floats.' },
    workingDay: workingDays.two,
    world: 'mint',
  },
  long: {
    article: longArticle,
    articles: toArticleLink(2),
    author: { ...author, name: 'Constance Abernathy-Whitfield', bio: longSentence },
    cards: people.length,
    cases: projects.slice(1, 6),
    clients: clients.items.slice(0, 3),
    days: toDays(longSentence, 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
    dialog: 'inquiry',
    email: {
      display: 'boats-and-crews-for-hire@example.com',
      href: 'mailto:boats-and-crews-for-hire@example.com',
    },
    film,
    job: longJob,
    jobs: openJobs,
    links: socialLinks,
    map: longOffice.map,
    members: people,
    office: longOffice,
    offices: 4,
    open: true,
    pages: [
      {
        kind: 'page',
        path: '/contact',
        title: 'How the four of us took a narrowboat from Calder to Leeds without a map',
      },
    ],
    path: '/blogs',
    people,
    phone: { display: '+44 151 496 0000', href: 'tel:+441514960000' },
    place: longOffice.lines.join(', '),
    project: projects[4],
    projects,
    prose,
    sets,
    tags: [
      { label: 'Boats and winters', href: '/blogs/tag/boats-and-winters' },
      { label: 'Paint', href: '/blogs/tag/paint' },
      { label: 'Patience' },
      { label: 'Working in the cold', href: '/blogs/tag/working-in-the-cold' },
    ],
    words: clientWords,
    workingDay: workingDays.four,
    world: 'consulting',
  },
} satisfies Record<'short' | 'long', Record<string, unknown>>;
