import { isNear } from './markWords';

/** What a result of Pagefind holds, as far as we use it. */
export type Found = {
  url: string;
  /** A part of the text, with the words found in `<mark>` and with `<` and `>` as entities. */
  excerpt: string;
  meta: { title?: string; kind?: string };
};

/** A result whose data is not loaded yet. */
export type Result = { data: () => Promise<Found> };

type Instance = {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: Result[] }>;
};

/** The part of Pagefind's browser module that we use. */
type Pagefind = { createInstance: (options: object) => Instance };

/** How many words of the page an excerpt has. */
const EXCERPT_WORDS = 26;

/** How long a search waits for the index, in milliseconds. */
const LIMIT_MS = 10_000;

const waitForLimit = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, LIMIT_MS, new Error('The search index does not answer.'));
  });

/**
 * Loads Pagefind and its index, and returns its search. After a failure, the next search loads all again.
 *
 * @param index the address of the index's folder
 */
export function createEngine(index: string) {
  let attempts = 0;
  let loading: Promise<Instance> | undefined;

  async function load(): Promise<Instance> {
    // A browser remembers a module that did not load, so another attempt has another address.
    const address = `${index}pagefind.js${attempts > 0 ? `?${attempts}` : ''}`;
    attempts += 1;
    const { createInstance }: Pagefind = await import(/* turbopackIgnore: true */ address);
    const instance = createInstance({
      basePath: index,
      // The index has whole addresses.
      baseUrl: '/',
      // Its worker would need a source of its own in the policy, and saves nothing at this size.
      noWorker: true,
      excerptLength: EXCERPT_WORDS,
      excerptEllipsis: '…',
      // Without a tag, each visit would ask for an address of its own.
      metaCacheTag: '1',
    });
    await instance.init();
    return instance;
  }

  async function inTime<Part>(part: Promise<Part>): Promise<Part> {
    try {
      return await Promise.race([part, waitForLimit()]);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function getInstance() {
    loading ??= load();
    return loading;
  }

  async function find(query: string): Promise<Result[]> {
    const { results } = await (await getInstance()).search(query);
    const best = await results[0]?.data();
    const { lang } = document.documentElement;
    if (!best || !isNear(best.excerpt, query, lang, best.meta.title)) return [];
    return results.map(({ data }) => ({ data: () => inTime(data()) }));
  }

  return {
    /** Loads the engine, if it is not loaded yet. */
    ready: () => inTime(getInstance()),
    /**
     * Finds the pages with all words of a query, the best one first. Tries twice: a new version of the site may
     * have replaced the index that is loaded.
     */
    search: (query: string): Promise<Result[]> =>
      inTime(find(query)).catch(() => inTime(find(query))),
  };
}
