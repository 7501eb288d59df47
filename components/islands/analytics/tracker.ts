import { deleteCookies } from './cookies';
import { countView, META_COOKIES, withdraw } from './pixel';
import { createScriptTracker } from './script';

/** What counts page views: Meta's pixel, or the script of `analytics.script`. */
export type Tracker = {
  /** Counts the visit of this page, once. */
  count: () => void;
  /** Stops after a refusal, and deletes its cookies. */
  stop: () => void;
};

/** Returns the tracker that the attributes of an element describe. Null if they describe none. */
export function getTracker({ pixel, script, countsBy }: DOMStringMap): Tracker | null {
  const byImage = countsBy === 'image';
  if (script) return createScriptTracker(JSON.parse(script), !byImage);
  if (!pixel) return null;
  return {
    count: () => void countView(pixel, byImage),
    stop() {
      withdraw();
      deleteCookies(META_COOKIES);
    },
  };
}
