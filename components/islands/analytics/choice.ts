declare global {
  interface Navigator {
    /** The visitor's browser asks every site not to share data. https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** A visitor's answer to the question whether page views may be counted. */
export type Choice = 'accepted' | 'refused';

/** The key under which the choice is stored. */
export const KEY = 'tracker';

/** Where storage is blocked the choice lasts as long as the page. */
let kept: Choice | null = null;

/** The choice that a text names; null for any other. */
export const parseChoice = (text: string | null | undefined): Choice | null =>
  text === 'accepted' || text === 'refused' ? text : null;

/** The visitor's choice; null while there is none. */
export function readChoice(): Choice | null {
  try {
    kept = parseChoice(localStorage.getItem(KEY));
  } catch {
    // Nothing to read it from.
  }
  return kept;
}

/** Keeps the choice for this and every later visit. */
export function keepChoice(choice: Choice): void {
  kept = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Nothing to keep it in.
  }
}

/** The visitor's choice, or else a refusal that the browser sends for its visitor. */
export const choiceInForce = (): Choice | null =>
  readChoice() ?? (navigator.globalPrivacyControl === true ? 'refused' : null);
