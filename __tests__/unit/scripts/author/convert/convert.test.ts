import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { BANNERS, kinds } from '@/content/pages/kinds';
import { convert } from '@/scripts/author/convert/convert';
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

/** Every word, number and switch in values, sorted. */
function listValues(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(listValues);
}

/** The fields of a file, without those that nothing shows any more. */
function parseShown(text: string): Record<string, unknown> {
  const { setsApart, ...fields } = Object(parse(text));
  if (!setsApart) return fields;
  const { world, picture, stopwatch, ...shown } = setsApart;
  return { ...fields, setsApart: shown };
}

/** The values of some files that no conversion may lose. */
const listAll = (texts: Iterable<string>, drop: readonly string[]) =>
  [...texts]
    .map((text) => Object.entries(parseShown(text)).filter(([name]) => !drop.includes(name)))
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
