import type { ScriptSettings } from '@/content/site/analytics-schema';
import type { Choice } from './choice';
import { deleteCookies } from './cookies';
import type { Tracker } from './tracker';

/** What the scripts were told last. Null until they are loaded. */
let told: Choice | null = null;

/** Tells the owner's start files that the visitor has changed the answer. */
function tell(choice: Choice): void {
  if (told === choice) return;
  told = choice;
  window.dispatchEvent(new CustomEvent('consent', { detail: choice }));
}

/** Loads a classic script. Scripts run in the order of the calls. */
function load(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = false;
  script.src = src;
  document.head.append(script);
}

/**
 * Scripts of other sites that count page views by themselves, once they are loaded. A loaded script cannot
 * be taken back: after a refusal its cookies go, its start file gets the event `consent`, and no
 * further page loads it.
 *
 * @param loads whether this page may load them. They would read an address that visitors type.
 */
export function createScriptTracker(scripts: readonly ScriptSettings[], loads: boolean): Tracker {
  return {
    count() {
      if (told !== null) tell('accepted');
      else if (loads) {
        told = 'accepted';
        for (const { start, src, attributes } of scripts) {
          if (start !== undefined) load(start);
          load(src, attributes);
        }
      }
    },
    stop() {
      if (told !== null) tell('refused');
      deleteCookies(scripts.flatMap(({ cookies }) => cookies));
    },
  };
}
