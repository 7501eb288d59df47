import { createRow } from './createRow';
import { createEngine, type Result } from './engine';
import type { Parts } from './parts';
import { LEAST, toTerms } from './query';
import { walkResults } from './walkResults';

/** How long the field rests before a search starts, in milliseconds. */
const REST_MS = 180;

/** How many results a press of the button adds. */
const STEP = 8;

/**
 * Searches while the visitor types, and shows the results. We wait by ourselves: Pagefind's own
 * `debouncedSearch` loads a part of the index for each letter.
 */
export function runSearch(parts: Parts, signal: AbortSignal): void {
  const { form, field, status, instead, results, list, more, words, index, site } = parts;
  const engine = createEngine(index, site);
  /** The number of the latest search. Earlier ones show nothing. */
  let latest = 0;
  let timer: ReturnType<typeof setTimeout>;
  /** The query whose results are shown. */
  let shown = '';
  let waiting: Result[] = [];
  let terms: string[] = [];

  const say = (text: string, query: string, count = 0) => {
    status.textContent = text.replace('[count]', `${count}`).replace('[query]', () => query);
  };

  function empty() {
    list.replaceChildren();
    results.hidden = true;
    instead.hidden = true;
    shown = '';
  }

  /** Loads the next results and makes their rows. Returns null if another search has begun. */
  async function makeRows(turn: number, count: number) {
    // Taken out at once, so that a second press of the button does not load them again.
    const next = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const found = await Promise.all(next.map((result) => result.data()));
    if (turn !== latest) return null;
    return found.map((each) => createRow(each, terms));
  }

  /** Keeps the query in the address, so that a link and the way back show the same results. */
  function keepInAddress(query: string) {
    const url = new URL(location.href);
    if (query === '') url.searchParams.delete('q');
    else url.searchParams.set('q', query);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  }

  async function search() {
    clearTimeout(timer);
    latest += 1;
    const turn = latest;
    const query = field.value.trim();
    keepInAddress(query);
    if (query.length < LEAST) {
      empty();
      say('', query);
      return;
    }
    if (query === shown) return;
    try {
      if (list.children.length === 0) say(words.searching, query);
      terms = toTerms(query);
      const all = await engine.search(terms.join(' '));
      if (turn !== latest) return;
      waiting = all;
      // The very first result comes alone and sooner. Later ones replace the list at once.
      const rows = await makeRows(turn, list.children.length === 0 ? 1 : STEP);
      if (!rows) return;
      list.replaceChildren(...rows);
      results.hidden = rows.length === 0;
      instead.hidden = rows.length > 0;
      more.hidden = true;
      shown = query;
      say([words.none, words.one][all.length] ?? words.many, query, all.length);
      const others = await makeRows(turn, STEP - rows.length);
      if (!others) return;
      list.append(...others);
      more.hidden = waiting.length === 0;
    } catch {
      if (turn !== latest) return;
      empty();
      say(words.failed, query);
    }
  }

  async function showMore() {
    try {
      const rows = await makeRows(latest, STEP);
      if (!rows) return;
      list.append(...rows);
      more.hidden = waiting.length === 0;
      rows[0]?.querySelector('a')?.focus();
    } catch {
      say(words.failed, shown);
    }
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await search();
    list.querySelector('a')?.focus();
  }

  function clear() {
    field.value = '';
    search();
  }

  field.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = setTimeout(search, REST_MS);
    },
    { signal },
  );
  form.addEventListener('submit', submit, { signal });
  more.addEventListener('click', showMore, { signal });
  walkResults(parts, clear, signal);
  // The search says itself that it did not load, once there is a query.
  engine.ready().catch(() => undefined);
  search();
}
