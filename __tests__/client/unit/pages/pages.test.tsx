/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { getFigures, getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import { loadPage } from '@/__tests__/support/page';
import NotFoundPage from '@/app/not-found';
import { generateStaticParams } from '@/app/services/[slug]/page';

const INDUSTRIES =
  'Finance, Restaurant, eCommerce, Travel, Marketing, Retail, Real Estate, Insurance, Aviation, Education'.split(
    ', ',
  );
const TOOLS =
  'Frontend languages, Backend languages, UI/UX Design, Mobile, Databases, Cloud DB/warehouses/storage, DevOps'.split(
    ', ',
  );
const SERVICES =
  'Mobile development, Software development, Digital transformation, Ideation and design, IT consulting, DevOps, Cloud managed services'.split(
    ', ',
  );
const COUNTERS = '10+ projects finished, 8+ satisfied customers, 10+ industries, 20+ employees';
const DESIGN = 'User Interaction Design, Production Design, Branding Design, Product Design'.split(
  ', ',
);
const JOB = '/job-description/[jobId]';

const FORM = 'form[aria-label="Consultation"]';
const SIX_SLIDES = '[role="group"][aria-label$=" of 6"]';
const NETWORKS = 'a[href^="https://"]';
const MAIL = 'a[href^="mailto:"]';
const PHONE = 'a[href^="tel:"]';

/** What the specification wants of a page. */
type Facts = {
  h1: RegExp;
  /** Words of the page, and of its sections by their headings. */
  words?: string[];
  sections?: Record<string, string[]>;
  /** Headings of the third level, in their order, possibly among others. */
  headings?: string[];
  counters?: string;
  /** Links as their words and their addresses. */
  links?: string[];
  /** How many elements a selector finds. */
  counts?: Record<string, number>;
  /** Of a route that takes them. */
  params?: object;
};

/** The three arrangements of the home page. */
const HOME: Facts = {
  h1: /vision.*expertise/i,
  headings: SERVICES,
  sections: { 'Our Team': ['Meet Our Team'] },
  links: ['Meet Our Team /team'],
  counts: { [FORM]: 1 },
};

/** Sections 1 to 3 and 9 of the specification. */
const PAGES: [route: string, facts: Facts][] = [
  [
    '/',
    {
      ...HOME,
      h1: /vision meets (our )?expertise/i,
      headings: [...SERVICES, ...INDUSTRIES, ...TOOLS],
      counters: COUNTERS,
      sections: {
        ...HOME.sections,
        'What Sets Us Apart': ['12X faster order processing', '95% accuracy'],
      },
      links: ['Read More About Us /about-us', 'View All Projects /projects'],
      counts: {
        [FORM]: 1,
        blockquote: 3,
        [SIX_SLIDES]: 6,
        [`${SIX_SLIDES} a[href="/projects"]`]: 6,
        // The delays of the seven service cards.
        '[data-delays="0.2 0.4 0.4 0.4 0.4 0.4 0.6"] > *': 7,
      },
    },
  ],
  ['/home-two', HOME],
  ['/home-three', HOME],
  [
    '/about-us',
    {
      h1: /^About Us$/,
      words: ['85% App Design', '75% Software Design', '95% Web Design', '99% Data Management'],
      headings: INDUSTRIES,
      counters: COUNTERS,
      counts: { [FORM]: 1, blockquote: 3, 'nav[aria-label="Breadcrumb"]': 1 },
    },
  ],
  ['/about-me', { h1: /^Ananya Rao$/, words: ['from one person to over 30'] }],
  [
    '/team',
    {
      h1: /^Our Team Members$/,
      words: ['over 30 IT professionals'],
      headings: [
        ...['Ananya Rao', 'Kabir Singh', 'James Whitlow'],
        ...['Priya Menon', 'Harpreet Gill', 'Oliver Hart'],
      ],
      counts: { 'li h3': 6, [NETWORKS]: 3 },
    },
  ],
  [
    '/team-details',
    {
      h1: /^Team Details$/,
      sections: { 'What We Do': ['18+ years of experience', '5K+ completed projects'] },
      counts: { details: 4, [SIX_SLIDES]: 12, blockquote: 1, 'a[href^="https://www."]': 3 },
    },
  ],
  [
    '/contact',
    {
      h1: /./,
      words: [
        'Monday to Saturday, 8:00 AM to 9:00 PM Indian Standard Time',
        ...['24/7 assistance', 'Noida'],
      ],
      counts: { [FORM]: 1 },
    },
  ],
  [
    '/careers',
    {
      h1: /./,
      headings: ['HR round', 'Technical assessment', 'Manager’s round', 'Final HR discussion'],
      words: ['View JD'],
      links: ['View Open Positions #open-positions'],
      counts: { '#open-positions': 1 },
    },
  ],
  [
    JOB,
    {
      h1: /^Full Stack Developer$/,
      words: [
        ...['Noida', 'Full-time', 'Onsite', '0-2 years', 'About the Company', 'Apply Now'],
        ...['Key Responsibilities', 'Required Skills', 'Preferred Qualifications'],
      ],
      params: { jobId: '1' },
    },
  ],
  [JOB, { h1: /^Job not found$/, params: { jobId: 'nobody' } }],
  [
    '/services-details',
    {
      h1: /^Custom Web Solutions Just for You$/,
      words: ['175+ clients'],
      sections: { 'Services we Offer': DESIGN },
      counts: { [NETWORKS]: 3 },
    },
  ],
  ['/projects', { h1: /./, words: ['99% processing accuracy'] }],
  [
    '/project-details',
    { h1: /./, sections: { 'Services we Offer': DESIGN }, counts: { [NETWORKS]: 3 } },
  ],
  ['/blogs', { h1: /./, words: ['min read', 'James Whitlow', 'Read More'] }],
  ['/privacy-policy', { h1: /./, words: ['13'], counts: { h2: 11, [MAIL]: 1, [PHONE]: 1 } }],
  ['/terms-condition', { h1: /./, words: ['13'], counts: { h2: 10, [MAIL]: 1, [PHONE]: 1 } }],
];

describe(ADVICE, () => {
  test.each(PAGES)('%s has what the specification lists', async (route, facts) => {
    const { h1, words = [], sections = {}, headings = [], counters, links = [], counts } = facts;
    const main = showMain(await loadPage(route, facts.params));
    expect(getWords(main.querySelector('h1'))).toMatch(h1);
    for (const part of words) expect(getWords(main)).toContain(part);
    for (const [title, parts] of Object.entries(sections))
      for (const part of parts) expect(getWords(getSection(main, title))).toContain(part);
    expect(getHeadings(main, 3)).toEqual(expect.arrayContaining(headings));
    if (counters) expect(getFigures(main).join(', ')).toBe(counters);
    const shown = [...main.querySelectorAll('a')];
    expect(shown.map((link) => `${getWords(link)} ${link.getAttribute('href')}`)).toEqual(
      expect.arrayContaining(links),
    );
    for (const [selector, count] of Object.entries(counts ?? {}))
      expect([selector, main.querySelectorAll(selector).length]).toEqual([selector, count]);
  });

  /** The titles of the cards of each service. The words "a partner" may be any that name a partner. */
  const CARDS = [
    'mobile-development: iOS, Android, Cross-platform, App design UX/UI, Maintenance and updates, Concept to deployment',
    'software-development: ERP, Custom CRM, IoT development, Business intelligence, Maintenance and upgrades, a partner',
    'devops: CI/CD, Infrastructure as code, Automated testing, Monitoring and logging, Collaboration, Continuous improvement, a partner',
    'cloud-managed-service: Proactive monitoring, Performance optimization, Security management, Cost management, Backup and disaster recovery, Cloud governance, a partner',
    'digital-Transformation: SEO, Ads management, Social media marketing, Content marketing, Digital strategy, Embrace transformation',
    'it-consulting: Technology assessments, Strategic planning, Risk management, System integration, Governance, a partner',
    'ideational-designing: Concept development, User research, Wireframing and prototyping, Visual design, UX design, Collaboration and feedback, a partner',
  ].map((line) => line.split(': ') as [slug: string, titles: string]);

  test.each(CARDS)('/services/%s has the cards %s', async (slug, titles) => {
    const main = showMain(await loadPage('/services/[slug]', { slug }));
    expect([...main.querySelectorAll('li h3')].map(getWords)).toEqual(
      titles
        .split(', ')
        .map((title) => (title === 'a partner' ? expect.stringMatching(/partner/i) : title)),
    );
  });

  test('the services have these addresses, and two of them a second one', () => {
    const slugs = CARDS.map(([slug]) => slug);
    const seconds = ['digital-transformation', 'ideation-designing'];
    const params = generateStaticParams().map(({ slug }) => slug);
    expect(params.sort()).toEqual([...slugs, ...seconds].sort());
  });

  test('Projects has the six case studies', async () => {
    const main = showMain(await loadPage('/projects'));
    const cases = [...main.querySelectorAll('li:has(> h3, > * h3)')].map(getWords);
    expect(cases).toEqual([
      expect.stringMatching(/food.*store platform.*point of sale/i),
      expect.stringMatching(/document management.*account/i),
      expect.stringMatching(/travel website/i),
      expect.stringMatching(/restaurant CRM.*point of sale/i),
      expect.stringMatching(/e-?commerce/i),
      expect.stringMatching(/payroll and payslip/i),
    ]);
  });

  test('Project details has five questions', async () => {
    const main = showMain(await loadPage('/project-details'));
    expect(getHeadings(getSection(main, /questions/i), 3)).toHaveLength(5);
  });

  test('the 404 page has the exact words', () => {
    const words = getWords(showMain(<NotFoundPage />));
    expect(words).toContain('404 - Page Not Found!');
    expect(words).toContain('The page you are looking for does not exist');
    expect(words).toContain('Go to Home Page');
  });
});
