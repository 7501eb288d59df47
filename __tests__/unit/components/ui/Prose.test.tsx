/** @jest-environment jsdom */
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
