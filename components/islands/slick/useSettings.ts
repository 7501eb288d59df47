import { useEffect, useState } from 'react';
import type { Settings } from 'react-slick';

/** What a carousel shows on wide screens, and what it shows instead up to each width. */
export type SlickSettings = Settings & {
  slidesToShow: number;
  /** From the widest to the narrowest. */
  upTo: readonly { width: number; settings: Settings }[];
};

/** The settings of the narrowest width that the window fits in. */
function settingsNow({ upTo, ...wide }: SlickSettings): Settings & { slidesToShow: number } {
  const fits = upTo.findLast(({ width }) => matchMedia(`(max-width: ${width}px)`).matches);
  return { ...wide, ...fits?.settings };
}

/**
 * The settings for the width of the window. slick has its own `responsive`, which in 0.31 looks at
 * the window only once it is resized.
 *
 * @param settings a constant
 */
export function useSettings(settings: SlickSettings): Settings & { slidesToShow: number } {
  const [now, setNow] = useState(() => settingsNow(settings));
  useEffect(() => {
    const stop = new AbortController();
    for (const { width } of settings.upTo) {
      matchMedia(`(max-width: ${width}px)`).addEventListener(
        'change',
        () => setNow(settingsNow(settings)),
        { signal: stop.signal },
      );
    }
    return () => stop.abort();
  }, [settings]);
  return now;
}
