import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CaseStory } from '@/components/sections/project/CaseStory/CaseStory';
import { Credits } from '@/components/sections/project/Credits/Credits';
import { story } from '@/components/sections/project/story.schema';

const blocks = story.parse([
  { kind: 'chapter', title: 'The wait', paragraphs: ['We waited.'] },
  { kind: 'quote' },
  { kind: 'hindsight', title: 'Next time', paragraphs: ['We would not wait.'] },
]);

test('a story quotes the client, or leaves the quotation out', () => {
  const words = { name: 'Bo Li', role: 'Cook', description: 'She floats.' };
  const { rerender } = render(<CaseStory blocks={blocks} world="mint" words={words} />);
  expect(screen.getByText('She floats.').closest('blockquote')).toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent('Bo Li Cook');
  rerender(<CaseStory blocks={blocks} world="mint" />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

test('people without a page are named, even if nobody has one', () => {
  const words = { people: 'The crew', services: 'The work' };
  const others = [{ name: 'Finn Maher', role: 'Lock keeper' }];
  render(<Credits words={words} people={[]} others={others} services={[]} />);
  expect(screen.getByRole('heading', { name: 'The crew' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Finn Maher Lock keeper');
});

test('two demonstrations on a page do not share their controls', () => {
  const answers = ['Port', 'Starboard'].map((label) => ({ label, text: `We turn to ${label}.` }));
  const demo = { title: 'The helm', lead: 'Steer.' };
  const before = { text: 'Straight on.' };
  const choose = { kind: 'choose', ...demo, question: 'Which way?', before, answers };
  const then = { ...choose, question: 'And then?' };
  const slips = { kind: 'compare', ...demo, lines: [{ before: 'A' }, { before: 'B' }] };
  const { container } = render(
    <CaseStory blocks={story.parse([blocks[0], choose, then, slips])} world="mint" />,
  );
  const [first, second] = screen.getAllByRole('group');
  expect(first).toHaveAccessibleName('Which way?');
  expect(second).toHaveAccessibleName('And then?');
  const names = [...container.querySelectorAll('input')].map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
});
