import { useEffect, useRef, useState } from 'react';
import type { Settings } from 'react-slick';

/** The settings for wide windows, and the changes for narrower ones. */
export type SlickSettings = Settings & {
  slidesToShow: number;
  /** The changes up to a window width in pixels, from the widest to the narrowest. */
  upTo: readonly { width: number; settings: Settings }[];
};

/** Returns the settings for the current width of the window. */
function getSettings({ upTo, ...wide }: SlickSettings): Settings & { slidesToShow: number } {
  const fits = upTo.findLast(({ width }) => matchMedia(`(max-width: ${width}px)`).matches);
  return { ...wide, ...fits?.settings };
}

/**
 * Returns the settings for the width of the window. slick's own `responsive` ignores the width
 * before the first resize (0.31).
 *
 * @param settings a constant
 * @param start the index of the slide to start with
 * @returns the settings, and a ref for the index of the current slide. The caller keeps it up to
 *   date, and the slider of another width starts there.
 */
export function useSettings(settings: SlickSettings, start: number) {
  const current = useRef(start);
  const [now, setNow] = useState(() => getSettings(settings));
  const [initialSlide, setInitialSlide] = useState(start);
  useEffect(() => {
    const stop = new AbortController();
    function onChange() {
      setNow(getSettings(settings));
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
