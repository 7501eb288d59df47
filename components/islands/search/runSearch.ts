import { createRow } from './createRow';
import { createEngine, type Result } from './engine';
import type { Parts } from './parts';
import { isEnough, toPhrase, toTerms } from './query';
import { walkResults } from './walkResults';

/** How long the field rests before a search starts, in milliseconds. */
const REST_MS = 180;

/** How many results a press of the button adds. */
const STEP = 8;

/** A search. All that belongs to its query is in here, so that no other search mixes with it. */
type Search = {
  query: string;
  terms: readonly string[];
  results: Promise<readonly Result[]>;
  /** How many results have a row. */
  rows: number;
  isLoading: boolean;
  /** Ends when the first row is shown, or when there will be none. */
  begun?: Promise<void>;
};

/**
 * Searches while the visitor types, and shows the results. We wait by ourselves: Pagefind's own
 * `debouncedSearch` loads a part of the index for each letter.
 */
export function runSearch(
  parts: Parts,
  signal: AbortSignal,
  engine = createEngine(parts.index),
): void {
  const { form, field, status, instead, results, list, more, words } = parts;
  let timer: ReturnType<typeof setTimeout>;
  /** The search for the words in the field, and the one whose rows are in the list. */
  let wanted: Search | undefined;
  let shown: Search | undefined;

  const say = (text: string, query: string, count = 0, rows = 0) => {
    status.textContent = text
      .replace('[shown]', `${rows}`)
      .replace('[count]', `${count}`)
      .replace('[query]', () => query);
  };

  /** Empties the list, for the rows of a search or of none. */
  function show(search?: Search, count?: number) {
    shown = search;
    list.replaceChildren();
    results.hidden = !count;
    instead.hidden = count !== 0;
    more.hidden = true;
  }

  /** Loads the next rows of a search, and adds them unless another search has replaced it. */
  async function addRows(search: Search, most: number): Promise<readonly Element[]> {
    const isDropped = () => search !== wanted && search !== shown;
    if (search.isLoading) return [];
    search.isLoading = true;
    try {
      const all = await search.results;
      if (isDropped()) return [];
      const next = all.slice(search.rows, search.rows + most);
      const found = await Promise.all(next.map((result) => result.data()));
      if (isDropped()) return [];
      if (search !== shown) show(search, all.length);
      search.rows += found.length;
      const rows = found.map((each) => createRow(each, search.terms));
      list.append(...rows);
      more.hidden = search.rows === all.length;
      const many = search.rows > STEP ? words.shown : words.many;
      say([words.none, words.one][all.length] ?? many, search.query, all.length, search.rows);
      return rows;
    } catch {
      if (isDropped()) return [];
      if (search === wanted) wanted = undefined;
      if (search === shown) more.hidden = false;
      else show();
      say(words.failed, search.query);
      return [];
    } finally {
      search.isLoading = false;
    }
  }

  async function begin(search: Search) {
    // The very first result comes alone and sooner. Later ones replace the list at once.
    await addRows(search, shown ? STEP : 1);
    if (search !== shown) return;
    more.hidden = true;
    addRows(search, STEP - search.rows);
  }

  /** Keeps the query in the address, so that a link and the way back show the same results. */
  function keepInAddress(query: string) {
    const url = new URL(location.href);
    if (query === '') url.searchParams.delete('q');
    else url.searchParams.set('q', query);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  }

  function search() {
    clearTimeout(timer);
    const query = field.value.trim();
    keepInAddress(query);
    if (!isEnough(query)) {
      wanted = undefined;
      show();
      say('', query);
    } else if (wanted && query === shown?.query) {
      wanted = shown;
    } else if (query !== wanted?.query) {
      if (!shown) say(words.searching, query);
      const terms = toTerms(query, words.common, document.documentElement.lang);
      const found = engine.search(toPhrase(terms));
      wanted = { query, terms, results: found, rows: 0, isLoading: false };
      wanted.begun = begin(wanted);
    }
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    search();
    const mine = wanted;
    await mine?.begun;
    // Not if the visitor has typed on.
    if (!mine || mine.query !== field.value.trim()) return;
    if (mine.query === shown?.query) list.querySelector('a')?.focus();
    // The search failed. Loading the page again helps where a new version has replaced the scripts.
    else if (!wanted && navigator.onLine) form.submit();
  }

  async function showMore() {
    const [first] = shown ? await addRows(shown, STEP) : [];
    if (document.activeElement !== field) first?.querySelector('a')?.focus();
  }

  function clear() {
    field.value = '';
    search();
  }

  /** Asks again for what is missing. A visitor who leaves the page ends its requests. */
  function resume() {
    if (shown && shown === wanted) addRows(shown, Math.max(STEP - shown.rows, 0));
    else {
      wanted = undefined;
      search();
    }
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
  window.addEventListener(
    'pageshow',
    ({ persisted }) =>
      persisted && requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resume))),
    { signal },
  );
  walkResults(parts, clear, signal);
  // The search says itself that it did not load, once there is a query.
  engine.ready().catch(() => undefined);
  search();
}
