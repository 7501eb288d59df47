import type { Mount } from 'next-islands/mount';
import {
  DAY,
  type Daylight,
  getDesk,
  getLight,
  getMoon,
  getOffset,
  getShare,
  toTime,
} from './daylight';
import { createLayers } from './layers';
import { chooseTheme, isDark, onTheme } from './theme';

/** The minutes between two places of the slider. */
const STEP = 15;
/** The hour of the dark picture: the slider's way from the middle of the arch, in radii of the arch. */
const MOON = 1.3;
/** The interval between two updates while this moment shows. */
const UPDATE_MS = 10_000;
/** The width of the slider's thumb, in pixels. */
const THUMB = 48;

/**
 * Turns the picture inside through a day, once a visitor reaches for the first screen. Its sun is the
 * thumb of a slider, which also sets the light, the offices' lit windows and the page's theme.
 * `data-daylight` is the address of its `Daylight`.
 */
const mount: Mount = (element) => {
  const stop = new AbortController();
  const stage = element.querySelector<HTMLElement>('[data-daylight]');
  const picture = stage?.querySelector('img');
  if (!stage || !picture) return;
  fetch(stage.dataset.daylight ?? '', { signal: stop.signal })
    .then((response) => response.json())
    .then((day: Daylight) => {
      const begin = () => start(element, stage, day, stop.signal);
      // After a change of the theme, the page's picture may still be on its way.
      if (picture.complete) begin();
      else picture.addEventListener('load', begin, { once: true, signal: stop.signal });
    })
    // Without the day, the picture stays as it is.
    .catch(() => {});
  return () => stop.abort();
};

function start(sky: HTMLElement, stage: HTMLElement, day: Daylight, signal: AbortSignal) {
  const { sunrise, sunset, offices, words } = day;
  const middle = (sunrise + sunset) / 2;
  const half = (sunset - sunrise) / 2;
  const first = middle - DAY / 2;
  const desks = offices.map((office) => ({
    office,
    offset: getOffset(office.timeZone, new Date()),
  }));
  const handover = {
    from: Math.max(...desks.map(({ office, offset }) => office.opens - offset)),
    to: Math.min(...desks.map(({ office, offset }) => office.closes - offset)),
  };

  const own = [...stage.children];
  signal.addEventListener('abort', () => stage.replaceChildren(...own));
  const layers = createLayers(stage, day);
  if (!layers) return;
  const hands = stage.querySelector<HTMLElement>('[data-part="hands"]');
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    min: String(first),
    max: String(first + DAY),
    step: String(STEP),
    ariaLabel: words.label,
  });
  // An element of its own, because a change of the hint would count as a shift of the layout. A screen reader
  // hears it as the slider's value.
  const says = document.createElement('output');
  says.ariaHidden = 'true';
  stage.querySelector('output')?.replaceWith(says);
  stage.style.setProperty('--range', String(DAY / 2 / half));
  stage.append(slider);

  /** Whether this moment shows. */
  let isNow = false;

  /** This moment as the slider's minute, and when the slider's day begins, in minutes since 1970. */
  function getNow() {
    const present = Math.floor(Date.now() / 60_000);
    const minute = present % DAY;
    // The slider's range ends in the night. Late hours belong to its other end.
    const here = minute > first + DAY ? minute - DAY : minute;
    return { here, midnight: present - here };
  }

  /** Shows a minute: its light, clocks, desks and words. */
  function show(minute: number) {
    const { here, midnight } = getNow();
    isNow = minute === here;
    const light = getLight(minute, day);
    layers?.show(light);
    const way = (minute - middle) / half;
    // Over the horizon, the sun's place is the slider's. Below it, the sun goes on along its circle.
    const angle =
      Math.abs(way) < 1 ? Math.asin(way) : Math.sign(way) * (Math.PI / 2 + Math.abs(way) - 1);
    const set = (name: string, value: number | string) =>
      sky.style.setProperty(name, String(value));
    set('--dawn', getShare(light, 'dawn'));
    set('--dusk', getShare(light, 'dusk'));
    set('--sun-angle', `${angle}rad`);
    const moon = getMoon(way);
    set('--moon-x', moon.x);
    set('--moon-y', moon.y);
    set(
      '--handover',
      Math.min(1, Math.max(0, (minute - handover.from) / (handover.to - handover.from || 1))),
    );
    const times = desks.map(({ office, offset }) => {
      const desk = getDesk(midnight + minute, offset, office);
      layers?.light(office, desk.isOpen);
      if (office.timeZone === hands?.dataset.clock)
        hands.style.setProperty('--shown', String(desk.time / 60));
      return { ...desk, office, words: `${toTime(desk.time)} ${words.in} ${office.city}` };
    });
    const open = times.filter(({ isOpen }) => isOpen);
    const [only] = open;
    const state =
      open.length === times.length ? words.allOpen : (only?.office.onlyOpen ?? words.noneOpen);
    const when = isNow ? `${words.now} ` : '';
    const said = `${when}${times.map((time) => time.words).join(', ')}`;
    // No line breaks inside a place or inside what follows the colon.
    says.value = `${said.split(', ').map(keepWhole).join(', ')}:\n${keepWhole(state)}`;
    slider.setAttribute('aria-valuetext', `${said}: ${state}`);
    stage.dataset.light = light.light;
  }

  /**
   * Moves the sun by itself to this moment. In a theme that does not suit the hour, or where data is dear, it
   * stays at the hour of the page's picture.
   */
  function settle() {
    const { here } = getNow();
    const isNight = getLight(here, day).light === 'night';
    const rest = isDark() ? middle + MOON * half : middle;
    const stays = isNight !== isDark() || navigator.connection?.saveData;
    const minute = stays ? rest : here;
    slider.value = String(minute);
    stage.dataset.gliding = '';
    show(minute);
  }

  slider.addEventListener(
    'input',
    () => {
      delete stage.dataset.gliding;
      show(slider.valueAsNumber);
      chooseTheme(stage.dataset.light === 'night');
    },
    { signal },
  );
  goOn(stage, slider, signal);
  // A visitor who reaches for the slider needs all lights.
  for (const event of ['pointerdown', 'focus', 'pointerenter'])
    slider.addEventListener(event, layers.fetchAll, { once: true, signal });
  onTheme(() => {
    if ((stage.dataset.light === 'night') !== isDark()) settle();
  }, signal);
  settle();
  const timer = setInterval(() => isNow && settle(), UPDATE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

const keepWhole = (words: string) => words.replaceAll(' ', '\u00a0');

/** Goes on with a drag that began on the picture, before the slider was there. */
function goOn(stage: HTMLElement, slider: HTMLInputElement, signal: AbortSignal) {
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop);
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(event, stop, { signal: end.signal });
  const follow = ({ clientX, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, width } = slider.getBoundingClientRect();
    // Half of the thumb stands at each end of the track.
    const way = (clientX - left - THUMB / 2) / (width - THUMB);
    const isForward = getComputedStyle(slider).direction === 'ltr';
    slider.value = String(Number(slider.min) + DAY * (isForward ? way : 1 - way));
    slider.dispatchEvent(new Event('input'));
  };
  stage.addEventListener('pointermove', follow, { signal: end.signal });
}

export default mount;
