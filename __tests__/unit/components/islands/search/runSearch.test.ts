/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { Result } from '@/components/islands/search/engine';
import { getParts } from '@/components/islands/search/parts';
import { runSearch } from '@/components/islands/search/runSearch';

const WORDS = {
  searching: 'Searching',
  one: '1 for [query]',
  many: '[count] for [query]',
  shown: '[shown] of [count] for [query]',
  none: 'None for [query]',
  failed: 'Failed',
  more: 'More',
  common: 'a the',
};

/** How many results each query has. */
const COUNTS: Readonly<Record<string, number>> = { boat: 19, boats: 10, boater: 1, bo: 0 };

/** A request that the test answers. Requests of one moment are one. */
type Request = { query: string; answer: () => void; lose: () => void };

let pending: Request[] = [];
let batch: Promise<void> | undefined;
let stop = new AbortController();

function request(query: string): Promise<void> {
  return new Promise((resolve, reject) => {
    pending.push({ query, answer: resolve, lose: () => reject(new Error('lost')) });
  });
}

/** Loads the data of a result, together with those of the same moment. */
function load(query: string): Promise<void> {
  if (!batch) {
    batch = request(query);
    Promise.resolve().then(() => {
      batch = undefined;
    });
  }
  return batch;
}

const toResult = (query: string, index: number): Result => ({
  async data() {
    await load(query);
    return { url: `/${query}/${index}`, excerpt: '', meta: { title: `${query} ${index}` } };
  },
});

async function search(query: string): Promise<Result[]> {
  await request(query);
  return Array.from({ length: COUNTS[query] ?? 0 }, (_, index) => toResult(query, index));
}

function setUp() {
  stop.abort();
  stop = new AbortController();
  pending = [];
  history.replaceState(null, '', '/search');
  document.body.innerHTML = `
    <section data-index="/_search/" data-words='${JSON.stringify(WORDS)}'>
      <form><input type="search"></form>
      <p role="status"></p>
      <ul data-instead hidden></ul>
      <div data-results hidden><ol></ol><button type="button" hidden></button></div>
    </section>`;
  const section = document.querySelector('section');
  const parts = section && getParts(section);
  if (!parts) throw new Error('The markup lacks a part of the search.');
  runSearch(parts, stop.signal, { ready: () => Promise.reject(new Error()), search });
  return parts;
}

type Parts = ReturnType<typeof setUp>;

/** Lets everything happen that waits for no request. */
async function settle() {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

function type({ field }: Parts, query: string) {
  field.value = query;
  field.dispatchEvent(new Event('input'));
  jest.advanceTimersByTime(180);
}

const getRows = ({ list }: Parts) =>
  [...list.querySelectorAll('a')].map((a) => a.getAttribute('href'));

/** Finds where rows, count, button and status are not those of one query. */
function findConflicts(parts: Parts): string[] {
  const { status, more, results } = parts;
  const rows = getRows(parts);
  const [, count, said = ''] = /^(?:\d+ of )?(\d+|None) for (\w+)$/.exec(status.textContent) ?? [];
  const query = rows[0]?.split('/')[1] ?? said;
  const all = COUNTS[query] ?? 0;
  const isPart = rows.length > 0 && rows.length < all;
  const conflicts = {
    [`the status is about ${said}, the rows about ${query}`]: said !== '' && said !== query,
    [`the status counts ${count} of ${all}`]: said !== '' && count !== `${all || 'None'}`,
    [`the rows are ${rows}`]: rows.some((row, i) => row !== `/${query}/${i}`),
    'the list is hidden with rows, or shown without': results.hidden !== (rows.length === 0),
    'the button promises rows that are not there': rows.length === all && !more.hidden,
    // Rows that are missing have a button, or are on their way.
    'rows are missing, and no button adds them': isPart && more.hidden && pending.length === 0,
  };
  return Object.entries(conflicts).flatMap(([conflict, isWrong]) => (isWrong ? [conflict] : []));
}

/** Runs a test with every series of choices. `choose(n)` returns a number below n. */
async function inEveryOrder(run: (choose: (count: number) => number) => Promise<void>) {
  const path: { choice: number; count: number }[] = [];
  do {
    let depth = 0;
    await run((count) => {
      path[depth] ??= { choice: 0, count };
      const { choice = 0 } = path[depth] ?? {};
      depth += 1;
      return choice;
    });
    while (path.at(-1) && path.at(-1)?.choice === (path.at(-1)?.count ?? 0) - 1) path.pop();
    const last = path.at(-1);
    if (last) last.choice += 1;
  } while (path.length > 0);
}

beforeEach(() => {
  // jsdom loads no page.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  jest.useFakeTimers();
});

afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

const ENTER = 'Enter';
const MORE = 'more';

test.each([
  ['goes on to another query', ['boat', 'boats'], 1],
  ['goes back to what is shown', ['boat', 'boats', 'boat'], 0],
  ['asks for more of what is shown while another query loads', ['boat', 'boats', MORE], 0],
  ['empties the field', ['boat', '', 'boats'], 1],
  ['finds nothing, then one', ['bo', 'boater', 'bo'], 1],
])(
  'rows, count, button and status agree in every order when a visitor %s',
  async (_, actions, losses) => {
    await inEveryOrder(async (choose) => {
      const parts = setUp();
      const waiting = [...actions];
      const path: string[] = [];
      const lost: (string | undefined)[] = [];

      function answer(place: number) {
        const [request] = pending.splice(place, 1);
        const isLost = lost.length < losses && choose(2) === 1;
        path.push(`${isLost ? 'lose' : 'answer'} ${place}`);
        if (isLost) lost.push(request?.query);
        if (isLost) request?.lose();
        else request?.answer();
      }

      function act() {
        const action = waiting.shift() ?? '';
        path.push(`do ${action}`);
        if (action === ENTER) parts.form.requestSubmit();
        else if (action === MORE) parts.more.click();
        else type(parts, action);
      }

      while (waiting.length > 0 || pending.length > 0) {
        const place = choose(pending.length + (waiting.length > 0 ? 1 : 0));
        if (place < pending.length) answer(place);
        else act();
        await settle();
        const conflicts = findConflicts(parts);
        if (conflicts.length > 0) throw new Error(`${path.join(', ')}: ${conflicts.join('; ')}`);
      }
      const query = parts.field.value;
      const rows = getRows(parts).length;
      const count = `${COUNTS[query] || 'None'} for ${query}`;
      const says = [
        rows > 8 ? `${rows} of ${count}` : count,
        ...(lost.includes(query) ? [WORDS.failed] : []),
      ];
      if (!says.includes(parts.status.textContent))
        throw new Error(`${path.join(', ')}: the status is "${parts.status.textContent}"`);
    });
  },
);

/** Answers everything. */
async function answerAll() {
  do {
    for (const { answer } of pending.splice(0)) answer();
    await settle();
  } while (pending.length > 0);
}

test('Enter goes to the first result when it arrives, but not if the visitor types on', async () => {
  const parts = setUp();
  parts.field.focus();
  type(parts, 'boat');
  await settle();
  fireEvent.submit(parts.form);
  parts.field.value = 'boats';
  await answerAll();
  expect(parts.field).toHaveFocus();
  parts.field.value = 'boat';
  fireEvent.submit(parts.form);
  await settle();
  expect(document.activeElement).toHaveAttribute('href', '/boat/0');
});
