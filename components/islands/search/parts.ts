import type { SearchWords } from '@/content/schema/search-words';

/** The elements and settings of the search. */
export type Parts = {
  form: HTMLFormElement;
  field: HTMLInputElement;
  /** Says how many results there are. Screen readers announce it. */
  status: HTMLElement;
  /** Links for a visitor who has found nothing. */
  instead: HTMLElement;
  /** The list of results with its heading. */
  results: HTMLElement;
  list: HTMLElement;
  more: HTMLButtonElement;
  words: SearchWords;
  /** The address of the index's folder. */
  index: string;
};

/** Finds the parts of the search in its section. */
export function getParts(section: HTMLElement): Parts | null {
  const form = section.querySelector('form');
  const field = section.querySelector('input');
  const status = section.querySelector<HTMLElement>('[role="status"]');
  const instead = section.querySelector<HTMLElement>('[data-instead]');
  const results = section.querySelector<HTMLElement>('[data-results]');
  const list = results?.querySelector('ol');
  const more = results?.querySelector('button');
  const { index, words } = section.dataset;
  if (!(form && field && status && instead && results && list && more && index && words)) {
    return null;
  }
  return {
    form,
    field,
    status,
    instead,
    results,
    list,
    more,
    index,
    words: JSON.parse(words),
  };
}
