/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { dataFor, exampleOf } from '@/__tests__/examples/exampleOf';
import { form } from '@/__tests__/examples/samples';
import { showPage } from '@/__tests__/support/page';
import { picture as name } from '@/__tests__/support/pictures';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { consultation } from '@/components/sections/Consultation/Consultation.schema';
import { Prose } from '@/components/sections/Prose/Prose';
import { prose } from '@/components/sections/Prose/Prose.schema';
import { CaseStory } from '@/components/sections/project/CaseStory/CaseStory';
import { story } from '@/components/sections/project/story.schema';

const text =
  '## Boats\n\nSee [the oars](#oars).[^1]\n\n### Oars\n\n| Oar |\n|---|\n| 1 |\n\n[^1]: Wet.';

/** The headings of the page as their levels and words, without those of footnotes. */
const getHeadings = () =>
  screen
    .getAllByRole('heading')
    .filter((heading) => !heading.classList.contains('visually-hidden'))
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('the headings of a text stand below the title of the section', () => {
  showPage(<Prose {...dataFor(prose, { title: 'The shed', text })} />);
  expect(getHeadings()).toEqual(['H2 The shed', 'H3 Boats', 'H4 Oars']);
  showPage(<Prose {...dataFor(prose, { text })} />);
  expect(getHeadings()).toEqual(['H2 Boats', 'H3 Oars']);
});

test('two texts of a page have no id in common, and what refers to one stays in its text', () => {
  const data = dataFor(prose, { text });
  showPage(
    <>
      <Prose {...data} />
      <Prose {...data} nth={2} />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const section of document.querySelectorAll('main > section')) {
    const targets = [...section.querySelectorAll('a, [aria-describedby], [aria-labelledby]')].map(
      (element) =>
        element.getAttribute('aria-labelledby') ??
        element.getAttribute('aria-describedby') ??
        element.getAttribute('href')?.slice(1),
    );
    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) expect(section.querySelector(`[id="${target}"]`)).not.toBeNull();
  }
});

const chapter = { kind: 'chapter', title: 'The wait', paragraphs: ['We waited.'] };
const hindsight = { kind: 'hindsight', title: 'Next time', paragraphs: ['We would not wait.'] };
const quote = { kind: 'quote' };
const picture = { name, alt: 'A clay till' };
const caption = 'The till.';
const scene = { kind: 'scene', picture, caption, frame: 'wide' };

/** The messages about a story, with the fields that they name. */
const messages = (blocks: unknown) => {
  const { error } = story.safeParse(blocks);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('a story has a chapter, and at most one hindsight and one quotation', () => {
  expect(messages([scene, scene, scene])).toEqual([': expected at least one "chapter"']);
  expect(messages([chapter, scene])).toEqual([]);
  expect(messages([chapter, hindsight, hindsight])).toEqual([': expected at most one "hindsight"']);
  expect(messages([chapter, quote, quote])).toEqual([': expected at most one "quote"']);
});

const steps = ['Look', 'Draw', 'Build'].map((step) => ({ title: step, text: 'Twice.' }));
const cells = { columns: ['Boat', 'Now'], rows: [['Heron', '9'], ['Otter']] };

test.each([
  [{ kind: 'steps', title: 'Then', steps, caption }, '1.caption: expected "picture" and "caption"'],
  [{ kind: 'steps', title: 'Then', steps, picture }, '1.caption: expected "picture" and "caption"'],
  [{ kind: 'ledger', title: 'Then', caption, ...cells }, '1.rows: expected as many cells'],
  [
    { kind: 'shelves', value: '95%', label: 'right', caption, shelves: 20, right: 21 },
    '1.right: expected at most as many as "shelves"',
  ],
])('%# parts of a story belong together', (block, message) => {
  expect(messages([chapter, block, hindsight])).toEqual([expect.stringContaining(message)]);
});

test('a story quotes the client, or leaves the quotation out', () => {
  const blocks = story.parse([chapter, quote, hindsight]);
  const words = { name: 'Bo Li', role: 'Cook', description: 'She floats.' };
  const { rerender } = render(<CaseStory blocks={blocks} world="mint" words={words} />);
  expect(screen.getByText('She floats.').closest('blockquote')).toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent('Bo Li Cook');
  rerender(<CaseStory blocks={blocks} world="mint" />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('two demonstrations on a page do not share their controls', () => {
  const answers = ['Port', 'Starboard'].map((label) => ({ label, text: `We turn to ${label}.` }));
  const demo = { title: 'The helm', lead: 'Steer.' };
  const before = { text: 'Straight on.' };
  const choose = { kind: 'choose', ...demo, question: 'Which way?', before, answers };
  const then = { ...choose, question: 'And then?' };
  const slips = { kind: 'compare', ...demo, lines: [{ before: 'A' }, { before: 'B' }] };
  const { container } = render(
    <CaseStory blocks={story.parse([chapter, choose, then, slips])} world="mint" />,
  );
  const [first, second] = screen.getAllByRole('group');
  expect(first).toHaveAccessibleName('Which way?');
  expect(second).toHaveAccessibleName('And then?');
  const names = [...container.querySelectorAll('input')].map((input) => input.name);
  expect(new Set(names).size).toBe(4);
});

const showForm = (given: Parameters<typeof exampleOf<typeof consultation>>[2]) =>
  showPage(<Consultation {...exampleOf(consultation, 'short', { form, ...given })} id="ask" />);

test('a scale has a weight for each required field, and takes the place of the picture', () => {
  showForm({ scale: true, picture });
  const required = screen.getAllByRole('textbox').filter((field) => field.matches(':required'));
  expect(document.querySelector('.beam')?.children).toHaveLength(required.length);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the fields hold the words where a message goes, with the clock of its office', () => {
  showForm({});
  const { office, again } = form.destination;
  const clock = document.querySelector(`form [data-clock="${office?.timeZone}"]`);
  expect(clock?.parentElement).toHaveTextContent(
    `It is in the harbour of ${office?.city}, where it is .`,
  );
  const [first] = screen.getAllByRole('textbox');
  expect(screen.getByText(again)).toHaveAttribute('href', `#${first?.id}`);
});
