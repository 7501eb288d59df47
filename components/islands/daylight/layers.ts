import {
  type Daylight,
  type DaylightOffice,
  type Light,
  lightNames,
  type Moment,
} from './daylight';

/**
 * Lays the pictures of the other lights over the one that the page shows, and those of lit windows.
 * Each is fetched when it first shows. Null if the page's picture has not arrived, or is none of
 * the day's.
 */
export function createLayers(stage: HTMLElement, day: Daylight) {
  const base = stage.querySelector('img');
  if (!base?.currentSrc) return null;
  const { currentSrc } = base;
  const isShown = (address: string) => currentSrc.endsWith(address);
  // The theme does not say which light it is: the picture of a new theme may still be on its way.
  const shown = lightNames.find((light) => day.lights[light].some(isShown));
  if (!shown) return null;
  // From here on, the page's picture keeps its light: a source for the dark theme would change it.
  base.src = currentSrc;
  for (const source of base.parentElement?.querySelectorAll('source') ?? []) source.remove();
  base.dataset.layer = 'under';

  const size = day.lights[shown].findIndex(isShown);

  /** Adds a picture in the width of the page's own. */
  function add(addresses: string[], part: string) {
    const image = new Image();
    image.alt = '';
    image.dataset.part = part;
    image.src = addresses[size] ?? '';
    stage.append(image);
    return image;
  }

  const lights: Partial<Record<Light, HTMLImageElement>> = { [shown]: base };
  const windows = new Map<DaylightOffice, HTMLImageElement>();
  let last: Moment | undefined;

  function getLayer(light: Light) {
    const known = lights[light];
    if (known) return known;
    const image = add(day.lights[light], 'light');
    // It fades in when it has arrived.
    image.onload = () => last && show(last);
    lights[light] = image;
    return image;
  }

  /** Shows one light, or two of which one fades into the other. */
  function show(next: Moment) {
    last = next;
    const under = getLayer(next.under);
    const over = getLayer(next.over);
    for (const image of Object.values(lights)) {
      const isUnder = image === under && image.complete;
      const isOver = image === over && image !== under && image.complete;
      // Until the light of the hour has arrived, the one before stays.
      if (!under.complete && image.dataset.layer === 'under') continue;
      image.dataset.layer = isUnder ? 'under' : isOver ? 'over' : 'off';
      if (isOver) image.style.setProperty('--share', String(next.share));
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
    fetchAll: () => {
      for (const light of lightNames) getLayer(light);
    },
  };
}
