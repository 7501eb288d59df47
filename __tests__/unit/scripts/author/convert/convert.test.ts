import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { BANNERS, kinds } from '@/content/pages/kinds';
import { convert } from '@/scripts/author/convert/convert';
import { HOME_SECTIONS, MOVED, PAGES, PARTS } from '@/scripts/author/convert/plan';
import version1 from './version-1.json';

/** Converts files of content, by their paths in it. */
function run(files: Readonly<Record<string, string>>) {
  const { texts, notes } = convert(new Map(Object.entries(files)));
  return {
    files: Object.fromEntries(texts),
    notes,
    read: (file: string) => parse(texts.get(file) ?? ''),
  };
}

const HOME = `meta:
  title: Boats
arrangement:
  header: main
  footer: 1
  sections: [about, counters, tools]
shows: [team]
banner:
  title: [Boats, that float]
  lead: All of them.
  picture: { name: row }
aboutTeaser:
  action: { label: About, href: /about-us }
clientsCarousel:
  title: Who rows
proof:
  results: []
`;

test('a page becomes a list of sections, with its address and what is about the whole page above them', () => {
  const { read, notes } = run({
    'pages/about.yaml': `
banner:
  title: About
story:
  title: A raft
share:
  kind: banks
meta:
  title: About us
`,
    'pages/contact.yaml': `
office: 2
banner:
  title: [Write]
details:
  title: Come round
`,
    'counters.yaml': 'label: Numbers',
  });
  expect(read('pages/about.yaml')).toEqual({
    path: '/about-us',
    meta: { title: 'About us' },
    share: { kind: 'banks' },
    sections: [
      { section: 'banks-banner', title: 'About' },
      { section: 'story', title: 'A raft' },
      // Sections whose words stand in a file of their own. The others were not there.
      { section: 'counters' },
      { section: 'brand-strip' },
    ],
  });
  expect(Object.keys(read('pages/about.yaml'))).toEqual(['path', 'meta', 'share', 'sections']);
  expect(read('pages/contact.yaml')).toEqual({
    sections: [
      { section: 'contact-banner', office: 2, title: ['Write'] },
      { section: 'contact-details', office: 2, title: 'Come round' },
    ],
  });
  expect(notes).toEqual([]);
});

test('a single home page has the words of its sections, in its own order', () => {
  const { read, files } = run({ 'pages/home.yaml': HOME, 'tools.yaml': 'title: Oars' });
  expect(read('pages/home.yaml')).toEqual({
    path: '/',
    meta: { title: 'Boats' },
    sections: [
      {
        section: 'hero',
        title: ['Boats', 'that float'],
        lead: 'All of them.',
        picture: { name: 'row' },
        proof: { results: [] },
      },
      { section: 'about-teaser', action: { label: 'About', href: '/about-us' } },
      { section: 'tools' },
    ],
  });
  // It did not show its clients.
  expect(Object.keys(files).sort()).toEqual([
    'pages/home.yaml',
    'sections/clients-carousel.yaml',
    'sections/tools.yaml',
  ]);
});

test('several home pages share the words of their sections', () => {
  const { read } = run({
    'pages/home.yaml': HOME,
    'pages/home-two.yaml': `arrangement:
  header: demo
  footer: 2
  sections: [clients, about]
banner:
  layout: beside
  title: [Two]
`,
  });
  expect(read('pages/home.yaml').sections).toEqual([
    { section: 'hero', title: ['Boats', 'that float'], lead: 'All of them.' },
    { section: 'about-teaser' },
  ]);
  expect(read('pages/home-two.yaml')).toEqual({
    canonical: '/',
    header: 'demo',
    footer: 2,
    sections: [
      { section: 'hero', layout: 'beside', title: ['Two'] },
      { section: 'clients-carousel' },
      { section: 'about-teaser' },
    ],
  });
  expect(read('sections/hero.yaml')).toEqual({ picture: { name: 'row' }, proof: { results: [] } });
  expect(read('sections/about-teaser.yaml')).toHaveProperty('action.label', 'About');
  expect(read('sections/clients-carousel.yaml')).toEqual({ title: 'Who rows' });
});

test('own words of the consultation have no scale, which those that pages share may have', () => {
  const { read } = run({
    'pages/about.yaml': 'banner: {}\nconsultation:\n  title: Talk\n',
    'consultation.yaml': 'title: Write\nscale: true\n',
  });
  expect(read('pages/about.yaml').sections).toContainEqual({
    section: 'consultation',
    title: 'Talk',
    scale: false,
  });
});

test('a page that the site left out becomes a draft, and a left-out film is noted', () => {
  const { read, notes, files } = run({
    'site.yaml': '# Settings\n\nurl: ""\nleaveOut: [about-us, search, film]\nskip: Skip # a link\n',
    'pages/about.yaml': 'banner:\n  title: About\n',
    'pages/search.yaml': 'banner:\n  title: Find\n',
    'pages/team.yaml': 'banner:\n  title: Crew\n',
    'pages/team-details.yaml': 'banner:\n  title: Rowers\ntestimonial:\n  quote: They row.\n',
  });
  expect(files['site.yaml']).toBe('# Settings\n\nurl: ""\nskip: Skip # a link\n');
  const drafts = ['about', 'search', 'team', 'team-details'].filter(
    (name) => read(`pages/${name}.yaml`).draft,
  );
  expect(drafts).toEqual(['about', 'search']);
  expect(read('pages/team-details.yaml').sections).toEqual([
    { section: 'stage-banner', title: 'Rowers' },
  ]);
  expect(notes).toEqual([expect.stringContaining('quote: They row.')]);
});

test('a page that own code shows, and fields that no page showed, are noted', () => {
  const press = 'title: Press\n';
  const { files, notes, read } = run({
    'pages/press.yaml': press,
    'pages/projects.yaml': 'banner:\n  title: Boats\nolder:\n  title: Rafts\n',
  });
  expect(files['pages/press.yaml']).toBe(press);
  expect(read('pages/projects.yaml')).toEqual({
    sections: [{ section: 'projects-banner', title: 'Boats' }],
  });
  expect(notes).toEqual([
    expect.stringContaining('content/pages/press.yaml: code of your own shows this page'),
    expect.stringContaining('content/pages/projects.yaml: older had no place'),
  ]);
});

test('words around pages move to files of their own, and others to other folders', () => {
  const { files, read } = run({
    'pages/blogs.yaml': 'banner:\n  title: Notes\narticle:\n  next: Next\ntag:\n  count: notes\n',
    'pages/search.yaml': 'banner:\n  title: Find\ntitles:\n  title: All\n',
    'pages/errors.yaml': '# Lost\ntitle: Not found\n',
    'offer.yaml': 'title: Offer\n',
    'mail.yaml': 'retry: Again\n',
  });
  expect(read('templates/article.yaml')).toEqual({ next: 'Next' });
  expect(read('templates/article-list.yaml')).toEqual({ tag: { count: 'notes' } });
  expect(read('sections/title-list.yaml')).toEqual({ title: 'All' });
  expect(read('pages/search.yaml').sections).toContainEqual({ section: 'title-list' });
  expect(read('pages/blogs.yaml')).toEqual({
    aliases: ['/blog'],
    sections: [{ section: 'plain-banner', title: 'Notes' }],
  });
  expect(files).toMatchObject({
    'templates/errors.yaml': '# Lost\ntitle: Not found\n',
    'sections/services-offer.yaml': 'title: Offer\n',
    'mail.yaml': 'retry: Again\n',
  });
  expect(Object.keys(files)).not.toContain('offer.yaml');
});

test('comments stay', () => {
  const { files } = run({
    'pages/team.yaml': `# The crew

meta:
  # for search engines
  title: Crew # one word
# the top
banner:
  # the headline
  title: Rowers
  # the lead
  lead: They row. # fast
# the end
`,
    'pages/blogs.yaml': 'banner: {}\n# around a note\narticle:\n  # below it\n  next: Next\n',
  });
  expect(files['pages/team.yaml']).toBe(`# The crew

meta:
  # for search engines
  title: Crew # one word
sections:
  - section: team-intro
    # the top
    # the headline
    title: Rowers
    # the lead
    lead: They row. # fast

# the end
`);
  expect(files['templates/article.yaml']).toBe('# around a note\n# below it\nnext: Next\n');
});

test('the plan names kinds of sections that there are, and begins each page with its title', () => {
  for (const { sections } of Object.values(PAGES)) expect(BANNERS).toContain(sections[0]?.kind);
  const planned = [
    ...Object.values(PAGES).flatMap(({ sections }) => sections),
    ...Object.values(HOME_SECTIONS),
  ];
  expect(planned.map(({ kind }) => kind).filter((kind) => !(kind in kinds))).toEqual([]);
  const files = [...Object.values(MOVED), ...PARTS.map(({ to }) => to)];
  expect(files.filter((file) => !/^(sections|templates)\/[a-z-]+\.yaml$/.test(file))).toEqual([]);
  const shared = files.flatMap((file) => /^sections\/(.+)\.yaml$/.exec(file)?.[1] ?? []);
  expect(shared.filter((kind) => !(kind in kinds))).toEqual([]);
});

/** Every word, number and switch in values, sorted. */
function listValues(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(listValues);
}

/** The values of some files that no conversion may lose. */
const listAll = (texts: Iterable<string>, drop: readonly string[]) =>
  [...texts]
    .map((text) => Object.entries(Object(parse(text))).filter(([name]) => !drop.includes(name)))
    .flatMap((fields) => listValues(Object.fromEntries(fields)))
    .sort();

/** What version 1 said of a page that follows from its sections now. */
const GONE = ['arrangement', 'leaveOut', 'shows', 'article'];

test.each(Object.entries(version1))(
  'of version 1, nothing in %s is lost, every section is of a known kind, and each page begins with its title',
  (_, texts) => {
    const { files, notes } = run(texts);
    expect(notes).toEqual([]);
    const before = listAll(Object.values(texts), GONE);
    const after = listAll(Object.values(files), []);
    const left = [...after];
    const lost = before.filter((value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    expect(lost).toEqual([]);
    for (const [file, text] of Object.entries(files)) {
      if (!file.startsWith('pages/')) continue;
      const listed: { section: string }[] = parse(text).sections;
      expect(listed.map(({ section }) => section).filter((kind) => !(kind in kinds))).toEqual([]);
      expect(BANNERS).toContain(listed[0]?.section);
    }
  },
);
