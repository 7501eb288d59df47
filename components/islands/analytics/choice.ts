declare global {
  interface Navigator {
    /** Whether the browser asks every site not to share data. https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** A visitor's answer to the consent question. */
export type Choice = 'accepted' | 'refused';

/** The choice's key in `localStorage`. */
export const STORAGE_KEY = 'tracker';

/** The choice of this page, for browsers that block storage. */
let current: Choice | null = null;

/** Parses a stored choice. Returns null for any other text. */
export const parseChoice = (text: string | null | undefined): Choice | null =>
  text === 'accepted' || text === 'refused' ? text : null;

/** Reads the visitor's choice. Returns null before the first answer. */
export function readChoice(): Choice | null {
  try {
    current = parseChoice(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is blocked.
  }
  return current;
}

/** Stores the choice for this visit and later ones. */
export function storeChoice(choice: Choice): void {
  current = choice;
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Reads the choice that counts. Before the first answer, Global Privacy Control is a refusal. Without
 * it, a site that does not ask counts the visit.
 *
 * @param asks whether the site counts only after a yes
 */
export function getEffectiveChoice(asks: boolean): Choice | null {
  const choice = readChoice();
  if (choice) return choice;
  if (navigator.globalPrivacyControl === true) return 'refused';
  return asks ? null : 'accepted';
}
