import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { showPage } from '@/__tests__/support/page';
import AboutMePage from '@/app/about-me/page';
import AboutUsPage from '@/app/about-us/page';
import BlogDetailsPage from '@/app/blog-details/page';
import BlogsPage from '@/app/blogs/page';
import CareersPage from '@/app/careers/page';
import ContactPage from '@/app/contact/page';
import HomeThreePage from '@/app/home-three/page';
import HomeTwoPage from '@/app/home-two/page';
import JobPage from '@/app/job-description/[jobId]/page';
import NotFoundPage from '@/app/not-found';
import HomePage from '@/app/page';
import PrivacyPage from '@/app/privacy-policy/page';
import ProjectDetailsPage from '@/app/project-details/page';
import ProjectsPage from '@/app/projects/page';
import ServicePage from '@/app/services/[slug]/page';
import ServicesDetailsPage from '@/app/services-details/page';
import TeamPage from '@/app/team/page';
import TeamDetailsPage from '@/app/team-details/page';
import TermsPage from '@/app/terms-condition/page';

/** What sections 1 to 3 and 9 of the specification fix, on the pages where it says so. */

const words = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Shows a page, and gives its main part. */
function mainOf(page: ReactElement): HTMLElement {
  showPage(page);
  for (const noise of document.querySelectorAll('main :is(script, style)')) noise.remove();
  return screen.getByRole('main');
}

/** The section that a heading names. */
function sectionOf(main: HTMLElement, name: string | RegExp): HTMLElement {
  const heading = [...main.querySelectorAll<HTMLElement>('h2')].find((h2) =>
    typeof name === 'string' ? words(h2) === name : name.test(words(h2)),
  );
  const section = heading?.closest('section');
  if (!section) throw new Error(`There is no section "${name}".`);
  return section;
}

const headings = (element: Element, level: 2 | 3) =>
  [...element.querySelectorAll(`h${level}`)].map(words);

/** The figures of a ledger: "10+ projects finished". */
const figures = (main: HTMLElement) =>
  [...main.querySelectorAll('dl')]
    .flatMap((list) => [...list.querySelectorAll('dt')])
    .map((term) => `${words(term.parentElement?.querySelector('dd'))} ${words(term)}`);

const INDUSTRIES = [
  'Finance',
  'Restaurant',
  'eCommerce',
  'Travel',
  'Marketing',
  'Retail',
  'Real Estate',
  'Insurance',
  'Aviation',
  'Education',
];
const COUNTERS = [
  '10+ projects finished',
  '8+ satisfied customers',
  '10+ industries',
  '20+ employees',
];
const TOOLS = [
  'Frontend languages',
  'Backend languages',
  'UI/UX Design',
  'Mobile',
  'Databases',
  'Cloud DB/warehouses/storage',
  'DevOps',
];
const SERVICES = [
  'Software development',
  'Cloud managed services',
  'Mobile development',
  'Digital transformation',
  'IT consulting',
  'Ideation and design',
  'DevOps',
];
const TEAM = [
  'Ananya Rao',
  'Kabir Singh',
  'James Whitlow',
  'Priya Menon',
  'Harpreet Gill',
  'Oliver Hart',
];

describe('the home page', () => {
  test('has the sections of the specification', () => {
    const main = mainOf(<HomePage />);
    expect(words(main.querySelector('h1'))).toMatch(/vision meets (our )?expertise/i);
    expect(within(main).getByRole('link', { name: 'Read More About Us' })).toHaveAttribute(
      'href',
      '/about-us',
    );
    expect(figures(main)).toEqual(COUNTERS);
    expect(headings(main, 3)).toEqual(expect.arrayContaining([...INDUSTRIES, ...TOOLS]));
    const apart = words(sectionOf(main, 'What Sets Us Apart'));
    expect(apart).toContain('12X faster order processing');
    expect(apart).toContain('95% accuracy');
    expect(main.querySelectorAll('blockquote')).toHaveLength(3);
    expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
  });

  test('has six clients that lead to the projects, and buttons to turn them', () => {
    const section = sectionOf(mainOf(<HomePage />), 'Our Valued Clients');
    expect(within(section).getByRole('link', { name: 'View All Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
    const slides = within(section).getAllByRole('group', { name: /^\d of 6$/ });
    expect(slides).toHaveLength(6);
    for (const slide of slides) {
      expect(slide.querySelector('a')).toHaveAttribute('href', '/projects');
      expect(slide.querySelector('img')).toHaveAttribute('alt', expect.stringMatching(/\w/));
    }
    expect(within(section).getByRole('button', { name: /^previous/i })).toBeInTheDocument();
    expect(within(section).getByRole('button', { name: /^next/i })).toBeInTheDocument();
  });

  test('names the technologies of every tool group', () => {
    const groups = [...mainOf(<HomePage />).querySelectorAll('li')].filter(
      (item) => item.querySelector('h3') && item.querySelectorAll('li').length >= 3,
    );
    expect(groups.map((group) => words(group.querySelector('h3')))).toEqual(TOOLS);
  });
});

describe.each([
  ['/', HomePage],
  ['/home-two', HomeTwoPage],
  ['/home-three', HomeThreePage],
])('the home page as arranged at %s', (_, Page) => {
  test('speaks of vision and expertise, names the services and the team, and asks for a message', () => {
    const main = mainOf(<Page />);
    expect(words(main.querySelector('h1'))).toMatch(/vision.*expertise/i);
    const cards = [...main.querySelectorAll('li')].filter(
      (item) => SERVICES.includes(words(item.querySelector('h3'))) && item.querySelector('h3 a'),
    );
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href')).sort()).toEqual([
      '/services/cloud-managed-service',
      '/services/devops',
      '/services/digital-transformation',
      '/services/ideational-designing',
      '/services/it-consulting',
      '/services/mobile-development',
      '/services/software-development',
    ]);
    for (const card of cards) {
      expect(words(card.querySelector('p'))).not.toBe('');
      expect(card.querySelector('img, svg')).toBeInTheDocument();
    }
    expect(
      within(sectionOf(main, 'Our Team')).getByRole('link', { name: 'Meet Our Team' }),
    ).toHaveAttribute('href', '/team');
    expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
  });
});

test('About Us has its banner, counters, form, industries, success, testimonials and brands', () => {
  const main = mainOf(<AboutUsPage />);
  expect(words(main.querySelector('h1'))).toBe('About Us');
  expect(within(main).getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(figures(main)).toEqual(COUNTERS);
  expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
  expect(headings(main, 3)).toEqual(expect.arrayContaining(INDUSTRIES));
  for (const metric of [
    '85% App Design',
    '75% Software Design',
    '95% Web Design',
    '99% Data Management',
  ]) {
    expect(words(main)).toContain(metric);
  }
  expect(main.querySelectorAll('blockquote')).toHaveLength(3);
});

test('About Me presents the founder', () => {
  const main = mainOf(<AboutMePage />);
  expect(words(main.querySelector('h1'))).toBe('Ananya Rao');
  expect(words(main)).toMatch(/from one person to over 30/i);
});

describe.each([
  [
    'mobile-development',
    6,
    [
      'iOS',
      'Android',
      'Cross-platform',
      'App design UX/UI',
      'Maintenance and updates',
      'Concept to deployment',
    ],
  ],
  [
    'software-development',
    6,
    [
      'ERP',
      'Custom CRM',
      'IoT development',
      'Business intelligence',
      'Maintenance and upgrades',
      /partner/i,
    ],
  ],
  [
    'devops',
    7,
    [
      'CI/CD',
      'Infrastructure as code',
      'Automated testing',
      'Monitoring and logging',
      'Collaboration',
      'Continuous improvement',
      /partner/i,
    ],
  ],
  [
    'cloud-managed-service',
    7,
    [
      'Proactive monitoring',
      'Performance optimization',
      'Security management',
      'Cost management',
      'Backup and disaster recovery',
      'Cloud governance',
      /partner/i,
    ],
  ],
  [
    'digital-Transformation',
    6,
    [
      'SEO',
      'Ads management',
      'Social media marketing',
      'Content marketing',
      'Digital strategy',
      'Embrace transformation',
    ],
  ],
  [
    'it-consulting',
    6,
    [
      'Technology assessments',
      'Strategic planning',
      'Risk management',
      'System integration',
      'Governance',
      /partner/i,
    ],
  ],
  [
    'ideational-designing',
    7,
    [
      'Concept development',
      'User research',
      'Wireframing and prototyping',
      'Visual design',
      'UX design',
      'Collaboration and feedback',
      /partner/i,
    ],
  ],
] as const)('/services/%s', (slug, count, titles) => {
  test(`has a picture, an intro and its ${count} cards, each with picture, title and description`, async () => {
    const main = mainOf(await ServicePage({ params: Promise.resolve({ slug }) }));
    expect(main.querySelector('h1')?.closest('section')?.querySelector('img')).toBeInTheDocument();
    expect(main.querySelector('h2')).toBeInTheDocument();
    const cards = [...main.querySelectorAll('li')].filter((item) =>
      item.querySelector(':scope h3'),
    );
    expect(cards).toHaveLength(count);
    for (const [i, card] of cards.entries()) {
      expect(card.querySelector('img')).toBeInTheDocument();
      expect(words(card.querySelector('h3'))).toEqual(
        typeof titles[i] === 'string' ? titles[i] : expect.stringMatching(titles[i] ?? /never/),
      );
      expect(words(card.querySelector('p')).length).toBeGreaterThan(20);
    }
  });
});

test('Services details pitches custom work, counts 175+ clients and offers four kinds of design', () => {
  const main = mainOf(<ServicesDetailsPage />);
  expect(words(main.querySelector('h1'))).toBe('Custom Web Solutions Just for You');
  expect(words(main)).toContain('175+ clients');
  expect(headings(sectionOf(main, 'Services we Offer'), 3)).toEqual([
    'User Interaction Design',
    'Production Design',
    'Branding Design',
    'Product Design',
  ]);
  expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
});

test('Projects has the six case studies, one of them with 99% processing accuracy', () => {
  const main = mainOf(<ProjectsPage />);
  const cases = [...main.querySelectorAll('li')].filter((item) =>
    item.querySelector(':scope > * h3, :scope > h3'),
  );
  expect(cases).toHaveLength(6);
  for (const [i, kind] of [
    /food.*store platform.*point of sale/i,
    /document management.*account/i,
    /travel website/i,
    /restaurant CRM.*point of sale/i,
    /e-?commerce/i,
    /payroll and payslip/i,
  ].entries()) {
    expect(words(cases[i])).toMatch(kind);
    expect(cases[i]?.querySelector('img')).toBeInTheDocument();
  }
  expect(words(main)).toContain('99% processing accuracy');
});

test('Project details has a picture, five questions, four services and the social links', () => {
  const main = mainOf(<ProjectDetailsPage />);
  expect(main.querySelector('section img')).toBeInTheDocument();
  expect(headings(sectionOf(main, /questions/i), 3)).toHaveLength(5);
  expect(headings(sectionOf(main, 'Services we Offer'), 3)).toEqual([
    'User Interaction Design',
    'Production Design',
    'Branding Design',
    'Product Design',
  ]);
  expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
});

test('Team has six members with portrait, name, role and a few words', () => {
  const main = mainOf(<TeamPage />);
  expect(words(main.querySelector('h1'))).toBe('Our Team Members');
  expect(words(main)).toContain('over 30 IT professionals');
  const members = [...main.querySelectorAll('li')].filter((item) => item.querySelector('h3'));
  expect(members.map((member) => words(member.querySelector('h3')))).toEqual(TEAM);
  for (const member of members) {
    expect(member.querySelector('img')).toHaveAttribute('alt', expect.stringMatching(/\w/));
    expect(member.querySelectorAll('p').length).toBeGreaterThanOrEqual(2);
  }
  expect(main.querySelectorAll('a[href^="https://"]')).toHaveLength(3);
});

test('Team details has its counters, four questions, six clients, six projects and a testimonial', () => {
  const main = mainOf(<TeamDetailsPage />);
  expect(words(main.querySelector('h1'))).toBe('Team Details');
  expect(words(sectionOf(main, 'What We Do'))).toContain('18+ years of experience');
  expect(words(sectionOf(main, 'What We Do'))).toContain('5K+ completed projects');
  expect(main.querySelectorAll('details')).toHaveLength(4);
  expect(main.querySelectorAll('blockquote').length).toBeGreaterThanOrEqual(1);
  for (const title of [/run on what we ship/, 'Latest projects']) {
    const carousel = within(main).getByRole('region', { name: title });
    expect(within(carousel).getAllByRole('group', { name: /^\d of 6$/ })).toHaveLength(6);
  }
  expect(within(main).getAllByRole('button', { name: /^previous/i }).length).toBeGreaterThanOrEqual(
    1,
  );
  expect(within(main).getAllByRole('button', { name: /^next/i }).length).toBeGreaterThanOrEqual(1);
  expect(main.querySelectorAll('a[href^="https://www."]').length).toBeGreaterThanOrEqual(3);
});

test('Contact has hours, form, map, address, email and phone', () => {
  const main = mainOf(<ContactPage />);
  expect(words(main)).toContain('Monday to Saturday, 8:00 AM to 9:00 PM Indian Standard Time');
  expect(words(main)).toContain('24/7 assistance');
  expect(within(main).getByRole('form', { name: 'Consultation' })).toBeInTheDocument();
  expect(main.querySelector('iframe')).toHaveAttribute('title', expect.stringMatching(/\w/));
  expect(main.querySelector('address')).toHaveTextContent('Noida');
  expect(main.querySelector('a[href^="mailto:"]')).toBeInTheDocument();
  expect(main.querySelector('a[href^="tel:"]')).toBeInTheDocument();
});

test('Careers leads to the openings and has the four interview rounds', () => {
  const main = mainOf(<CareersPage />);
  const anchor = within(main)
    .getByRole('link', { name: 'View Open Positions' })
    .getAttribute('href');
  expect(anchor).toMatch(/^#./);
  const openings = main.querySelector(anchor ?? 'none');
  expect(openings).toBeInTheDocument();
  const rounds = ['HR round', 'Technical assessment', 'Manager’s round', 'Final HR discussion'];
  expect(headings(main, 3).filter((title) => rounds.includes(title))).toEqual(rounds);
});

test('the job card shows title, company, city, 20 characters with an ellipsis, and View JD', () => {
  const main = mainOf(<CareersPage />);
  const card = within(main).getByRole('heading', { name: 'Full Stack Developer' }).closest('li');
  expect(words(card)).toContain('Rivermark');
  expect(words(card)).toContain('Noida');
  const cut = [...(card?.querySelectorAll('span') ?? [])].find(
    (span) => span.textContent?.length === 20 && span.nextSibling?.textContent === '…',
  );
  expect(cut).toBeDefined();
  const link = [...(card?.querySelectorAll('a') ?? [])].find((a) => words(a) === 'View JD');
  expect(link).toHaveAttribute('href', '/job-description/1');
});

describe('/job-description', () => {
  const job = async (jobId: string) =>
    mainOf(await JobPage({ params: Promise.resolve({ jobId }) }));

  test('shows everything about the job, and Apply Now', async () => {
    const main = await job('1');
    expect(words(main.querySelector('h1'))).toContain('Full Stack Developer');
    for (const fact of ['Rivermark', 'Noida', 'Full-time', 'Onsite', '0-2 years']) {
      expect(words(main)).toContain(fact);
    }
    expect(headings(main, 2)).toEqual(
      expect.arrayContaining([
        'About the Company',
        'Key Responsibilities',
        'Required Skills',
        'Preferred Qualifications',
      ]),
    );
    for (const name of ['Key Responsibilities', 'Required Skills', 'Preferred Qualifications']) {
      expect(sectionOf(main, name).querySelectorAll('li').length).toBeGreaterThanOrEqual(1);
    }
    expect(
      within(main).getAllByRole('button', { name: 'Apply Now' }).length,
    ).toBeGreaterThanOrEqual(1);
  });

  test('has a mail link that names the job, for browsers without popovers', async () => {
    const link = within(await job('1')).getByText('Apply by Email');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:.+\?subject=Full%20Stack/));
    expect(link.closest('.without-popovers')).toBeInTheDocument();
  });

  test('an id that is not there says so', async () => {
    expect(words((await job('nobody')).querySelector('h1'))).toBe('Job not found');
  });
});

test('the article card shows everything, 150 characters with an ellipsis, and Read More', () => {
  const main = mainOf(<BlogsPage />);
  const cards = within(main).getAllByRole('article');
  expect(cards).toHaveLength(1);
  const [card] = cards;
  expect(card?.querySelector('img')).toBeInTheDocument();
  expect(words(card)).toMatch(/\d+ min read/);
  expect(card?.querySelector('time')).toHaveAttribute('datetime', '2026-11-12');
  expect(words(card)).toContain('James Whitlow');
  const cut = [...(card?.querySelectorAll('span') ?? [])].find(
    (span) => span.textContent?.length === 150 && span.nextSibling?.textContent === '…',
  );
  expect(cut).toBeDefined();
  const link = within(main).getByText('Read More');
  expect(link).toHaveAttribute('href', '/blogs/1');
  expect(link).toHaveAccessibleName(`Read More about ${words(card?.querySelector('h2'))}`);
});

test('the sample article has comments and a form that sends nothing', () => {
  const main = mainOf(<BlogDetailsPage />);
  expect(main.querySelector('h1')).toBeInTheDocument();
  const form = main.querySelector('form');
  expect(form).toBeInTheDocument();
  expect(form).not.toHaveAttribute('action');
  const comments = sectionOf(main, /comment|said/i);
  expect(comments.querySelectorAll('li').length).toBeGreaterThanOrEqual(1);
});

describe.each([
  ['the privacy policy', PrivacyPage, 11],
  ['the terms', TermsPage, 10],
])('%s', (_, Page, count) => {
  test(`has ${count} numbered sections, a way to write and one to call`, () => {
    const main = mainOf(<Page />);
    expect(headings(main, 2)).toHaveLength(count);
    for (const [i, title] of headings(main, 2).entries()) {
      expect(title).toMatch(new RegExp(`^${i + 1}\\b`));
    }
    expect(main.querySelector('a[href^="mailto:"]')).toBeInTheDocument();
    expect(main.querySelector('a[href^="tel:"]')).toBeInTheDocument();
    expect(words(main)).toMatch(/\b13\b/);
  });
});

test('the 404 page has the exact words', () => {
  const main = mainOf(<NotFoundPage />);
  expect(words(main.querySelector('h1'))).toBe('404 - Page Not Found!');
  expect(within(main).getByText('The page you are looking for does not exist')).toBeInTheDocument();
  expect(within(main).getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/');
});

describe('headers and footers', () => {
  test.each([
    ['/home-two', HomeTwoPage, 'band'],
    ['/home-three', HomeThreePage, 'stage'],
    ['/about-me', AboutMePage, 'stage'],
  ])('%s has header 2 and its small footer', (_, Page, footer) => {
    showPage(<Page />);
    expect(
      within(screen.getByRole('banner')).getByRole('button', { name: 'Contact' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveAttribute('data-variant', footer);
  });

  test.each([
    ['/', HomePage],
    ['/team-details', TeamDetailsPage],
    ['/services-details', ServicesDetailsPage],
    ['/project-details', ProjectDetailsPage],
    ['/blog-details', BlogDetailsPage],
  ])('%s has header 1 and footer 1', (_, Page) => {
    showPage(<Page />);
    expect(screen.getByRole('button', { name: 'Open contact panel' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).not.toHaveAttribute('data-variant');
  });
});
