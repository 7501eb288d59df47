import { type Daylight, type DaylightOffice, type Light, lightNames } from './day-file';
import type { Moment } from './daylight';

/**
 * Lays the pictures of the other lights over the one that the page shows, and those of lit windows.
 * Each is fetched when it first shows.
 *
 * @throws if the page's picture is none of the day's
 */
export function createLayers(stage: HTMLElement, day: Daylight) {
  const base = stage.querySelector('img');
  const currentSrc = base?.currentSrc ?? '';
  const isShown = (address: string) => currentSrc.endsWith(address);
  // The theme does not say which light it is: the picture of a new theme may still be on its way.
  const shown = lightNames.find((light) => day.lights[light].some(isShown));
  if (!base || !shown) throw new Error('The day has another picture.');
  // From here on, the page's picture keeps its light: a source for the dark theme would change it.
  base.src = currentSrc;
  for (const source of base.parentElement?.querySelectorAll('source') ?? []) source.remove();
  base.dataset.layer = 'under';

  const size = day.lights[shown].findIndex(isShown);
  const lights: Partial<Record<Light, HTMLImageElement>> = { [shown]: base };
  const decoded = new Set([base]);
  const windows = new Map<DaylightOffice, HTMLImageElement>();
  let last: Moment | undefined;

  /** Adds a picture in the width of the page's own. */
  function add(addresses: string[], part: string) {
    const image = new Image();
    image.alt = '';
    image.dataset.part = part;
    image.src = addresses[size] ?? '';
    stage.append(image);
    const arrive = () => {
      decoded.add(image);
      if (last) show(last);
    };
    image.decode().then(arrive, () => {});
    return image;
  }

  function getLayer(light: Light) {
    lights[light] ??= add(day.lights[light], 'light');
    return lights[light];
  }

  /** Shows one light, or two of which one fades into the other. A light that has not decoded leaves the last one. */
  function show(next: Moment) {
    last = next;
    const under = getLayer(next.under);
    const over = getLayer(next.over);
    for (const image of Object.values(lights).filter((each) => decoded.has(each))) {
      if (image === under) image.dataset.layer = 'under';
      else if (image.dataset.layer !== 'under' || decoded.has(under))
        image.dataset.layer = image === over ? 'over' : 'off';
      if (image === over) image.style.setProperty('--share', String(next.share));
    }
  }

  return {
    show,
    /** Lights the windows of an office, or puts them out. */
    light(office: DaylightOffice, isOpen: boolean) {
      if (isOpen && !windows.has(office)) windows.set(office, add(office.windows, 'windows'));
      const image = windows.get(office);
      if (image) image.dataset.lit = String(isOpen);
    },
    /** The picture of an office's lit windows, in the width of the page's own. */
    getWindows: ({ windows }: DaylightOffice) => windows[size] ?? '',
    fetchAll: () => {
      for (const light of lightNames) getLayer(light);
    },
  };
}
