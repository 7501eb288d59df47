import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CasesOf } from '@/components/sections/person/CasesOf/CasesOf';
import { WrittenBy } from '@/components/sections/person/WrittenBy/WrittenBy';
import { CaseStory } from '@/components/sections/project/CaseStory/CaseStory';
import { Credits } from '@/components/sections/project/Credits/Credits';
import { Journeys } from '@/components/sections/project/Journeys/Journeys';
import { Screens } from '@/components/sections/project/Screens/Screens';
import { story } from '@/components/sections/project/story.schema';

const blocks = story.parse([
  { kind: 'chapter', title: 'The wait', paragraphs: ['We waited.'] },
  { kind: 'quote' },
  { kind: 'hindsight', title: 'Next time', paragraphs: ['We would not wait.'] },
]);

test('a story quotes the client', () => {
  const words = { name: 'Bo Li', role: 'Cook', description: 'She floats.' };
  render(<CaseStory blocks={blocks} world="mint" words={words} />);
  expect(screen.getByText('She floats.').closest('blockquote')).toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent('Bo Li Cook');
});

test('a story without the client’s words leaves the quotation out', () => {
  render(<CaseStory blocks={blocks} world="mint" />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The wait',
    'Next time',
  ]);
});

test('the caption of a screen is a paragraph, so that reader modes keep it', () => {
  const picture = { file: 'a', widths: [800], width: 800, height: 500, color: null, alt: 'A till' };
  render(
    <Screens
      ground="page"
      world="mint"
      screens={[{ picture, caption: 'The till.', device: 'desktop' }]}
    />,
  );
  expect(within(screen.getByRole('figure')).getByRole('paragraph')).toHaveTextContent('The till.');
});

test('parts without entries leave nothing behind', () => {
  const { container } = render(
    <>
      <Credits
        words={{ people: 'The crew', services: 'The work' }}
        people={[]}
        others={[]}
        services={[]}
      />
      <CasesOf title="Boats" cases={[]} />
      <WrittenBy title="Written by Bo" articles={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('people without a page are named, even if nobody has one', () => {
  const words = { people: 'The crew', services: 'The work' };
  const others = [{ name: 'Finn Maher', role: 'Lock keeper' }];
  render(<Credits words={words} people={[]} others={others} services={[]} />);
  expect(screen.getByRole('heading', { name: 'The crew' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Finn Maher Lock keeper');
});

test('a journey whose stations are short for their words has them beside it', () => {
  const stations = (...minutes: number[]) =>
    minutes.map((each, i) => ({ label: `Station ${i}`, minutes: each }));
  render(
    <Journeys
      value="12X"
      label="faster"
      journeys={[
        { label: 'Before', total: '36 minutes', stations: stations(20, 16) },
        { label: 'Now', total: '3 minutes', stations: stations(3) },
      ]}
    />,
  );
  const isShort = (label: string) => screen.getByText(label).closest('li')?.dataset.short;
  expect([isShort('Before'), isShort('Now')]).toEqual(['false', 'true']);
});
