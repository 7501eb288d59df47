import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Prose } from '@/components/ui/Prose/Prose';
import { footnotes } from '@/content/prose/footnotes';
import { readProse } from '@/content/prose/prose';

const show = (markdown: string) => render(<Prose {...readProse('x.md', markdown)} />);

test('a callout is a note with a title and its text', () => {
  show(':::callout{title="In short"}\nRead [this](/contact).\n:::');
  const note = screen.getByRole('note');
  expect(within(note).getByText('In short')).toBeVisible();
  expect(within(note).getByRole('link', { name: 'this' })).toHaveAttribute('href', '/contact');
});

test('a quotation names its speaker outside the quoted words', () => {
  show(':::quote{by="Ada Fenwick"}\nWet wood is patient.\n:::');
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote')).toHaveTextContent(/^Wet wood is patient\.$/);
  expect(figure).toHaveTextContent(/Ada Fenwick$/);
});

test('an action is a sentence with a button', () => {
  show('::action{href="/contact" label="Write to us" text="Is it stuck?"}');
  expect(screen.getByText('Is it stuck?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test('a picture is a figure, with its caption, in both notations', () => {
  show('![A board](design "Theirs")\n\n::figure{name="cloud" alt="A cloud" wide}');
  const [first, second] = screen.getAllByRole('figure');
  expect(first).toHaveTextContent('Theirs');
  expect(first?.parentElement?.tagName).toBe('DIV');
  expect(second).toHaveAttribute('data-wide', 'true');
  expect(screen.getByRole('img', { name: 'A cloud' })).toBeVisible();
});

test('the frame of a figure cuts no upright and no very wide picture', () => {
  show('![A board](design)\n\n![A phone](case-shop-scanner)\n\n![A river](hero)');
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.hasAttribute('data-whole'))).toEqual([false, true, true]);
});

test('two figures of one picture keep their own words', () => {
  show('![A cloud](cloud)\n\n![The same cloud](cloud)');
  expect(screen.getByRole('img', { name: 'A cloud' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'The same cloud' })).toBeVisible();
});

test('long code in a sentence may break, and short code may not', () => {
  const { container } = show('Run `npm test` or `npm run test:browser -- --project=visual`.');
  const [short, long] = container.querySelectorAll('code');
  expect(short).not.toHaveAttribute('data-long');
  expect(long).toHaveAttribute('data-long');
});

test('code in a known language is highlighted, and keeps its text', () => {
  const { container } = show('```js\nconst a = "b";\n```\n\n```nothing\nc\n```\n\n`d`');
  const [known, unknown, inline] = container.querySelectorAll('code');
  expect(known).toHaveTextContent('const a = "b";');
  expect(known?.querySelector('.hljs-keyword')).toHaveTextContent('const');
  expect(unknown?.children).toHaveLength(0);
  expect(inline?.children).toHaveLength(0);
});

test('a footnote leads to its references and back, with a name for each way', () => {
  const { container } = show('A.[^a] B.[^a]\n\n[^a]: C.');
  const heading = screen.getByRole('heading', { name: footnotes().title });
  expect(heading).toHaveClass('visually-hidden');
  const [reference] = screen.getAllByRole('link', { name: '1' });
  expect(reference).toHaveAccessibleDescription(footnotes().title);
  for (const number of ['1', '1-2']) {
    const name = footnotes().back.replace('{number}', number);
    const back = screen.getByRole('link', { name }).getAttribute('href');
    expect(container.querySelector(back ?? '')).toHaveTextContent('1');
  }
  const note = container.querySelector(reference?.getAttribute('href') ?? '');
  expect(note).toHaveTextContent(/^C\./);
});

test('a link keeps its title', () => {
  show('[us](/contact "Write to us")');
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('title', 'Write to us');
});

test('the box of a task is named by its words', () => {
  show('- [ ] Open *this*\n  - Below\n- [x] Shut\n\n  More');
  expect(screen.getByRole('checkbox', { name: 'Open this' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Shut' })).toBeChecked();
});

test('a table and code are regions with the name of the heading above, and cells head their rows', () => {
  show(
    '## Costs\n\n| Part | Days |\n| --- | --- |\n| Till | 2 |\n|  | 3 |\n\n### Code\n\n```js\nlet a;\n```',
  );
  const costs = screen.getByRole('region', { name: 'Costs' });
  expect(costs).toHaveAttribute('tabindex', '0');
  expect(within(costs).getAllByRole('rowheader')).toEqual([screen.getByText('Till')]);
  expect(screen.getByRole('region', { name: 'Code' })).toHaveTextContent('let a;');
});
