import { useEffect, useRef, useState } from 'react';
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
 * The settings for the width of the window. slick's own `responsive` looks at the window only once
 * it is resized (0.31).
 *
 * @param settings a constant
 * @param start the index of the slide to start with
 * @returns the settings, and `current`: the caller keeps the index of the current slide there, with
 *   which a slider of another width starts
 */
export function useSettings(settings: SlickSettings, start: number) {
  const current = useRef(start);
  const [now, setNow] = useState(() => settingsNow(settings));
  const [initialSlide, setInitialSlide] = useState(start);
  useEffect(() => {
    const stop = new AbortController();
    function onChange() {
      setNow(settingsNow(settings));
      setInitialSlide(current.current);
    }
    for (const { width } of settings.upTo) {
      matchMedia(`(max-width: ${width}px)`).addEventListener('change', onChange, {
        signal: stop.signal,
      });
    }
    return () => stop.abort();
  }, [settings]);

  return { ...now, initialSlide, current };
}
