import { deleteCookies } from './cookies';
import { countView, META_COOKIES, withdraw } from './pixel';
import { createScriptTracker } from './script';

/** What counts page views: Meta's pixel, or the scripts of `analytics.script`. */
export type Tracker = {
  /** Counts the visit of this page, once. */
  count: () => void;
  /** Stops after a refusal, and deletes its cookies. */
  stop: () => void;
};

const createPixelTracker = (pixel: string, byImage: boolean): Tracker => ({
  count: () => void countView(pixel, byImage),
  stop() {
    withdraw();
    deleteCookies(META_COOKIES);
  },
});

/** Returns the trackers that the attributes of an element describe, as one. Null if they describe none. */
export function getTracker({ pixel, scripts, countsBy }: DOMStringMap): Tracker | null {
  const byImage = countsBy === 'image';
  const all = [
    ...(pixel ? [createPixelTracker(pixel, byImage)] : []),
    ...(scripts ? [createScriptTracker(JSON.parse(scripts), !byImage)] : []),
  ];
  if (all.length === 0) return null;
  return {
    count() {
      for (const { count } of all) count();
    },
    stop() {
      for (const { stop } of all) stop();
    },
  };
}
