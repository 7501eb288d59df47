import type { Mount } from 'next-islands/mount';
import { DAY, toMinuteOfDay } from '@/content/schema/desk-hours';
import { getOffset } from '@/content/schema/time-zone';
import type { Desks } from '../page/hour';
import { type Daylight, parseDaylight } from './day-file';
import { getDesk, getLight, getMoon, getShare, toTime } from './daylight';
import { followFinger } from './finger';
import { keepHour, readMoment } from './hour';
import { createLayers } from './layers';
import { isDark, onTheme, playTheme } from './theme';

/** The minutes between two places of the slider. */
const STEP = 15;
/** The hour of the dark picture: the slider's way from the middle of the arch, in radii of the arch. */
const MOON = 1.3;
/** The interval between two updates, and how long the file of the day may take. */
const UPDATE_MS = 10_000;

/**
 * Turns the picture inside through a day, once a visitor reaches for the first screen. Its sun is the
 * thumb of a slider, which also sets the light, the offices' lit windows and the page's theme.
 * `data-daylight` is the address of its `Daylight`. README.md lists the states.
 */
const mount: Mount = (element) => {
  const stop = new AbortController();
  const stage = element.querySelector<HTMLElement>('[data-daylight]');
  if (!stage) return;
  load(stage, stop.signal)
    .then((day) => stop.signal.aborted || start(element, stage, day, stop.signal))
    // The picture stays as it is, and nothing invites to move it.
    .catch(() => stop.signal.aborted || delete stage.dataset.daylight);
  return () => stop.abort();
};

/** Resolves with the day once the page's picture is there. */
async function load(stage: HTMLElement, stop: AbortSignal): Promise<Daylight> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(UPDATE_MS)]);
  const response = await fetch(stage.dataset.daylight ?? '', { signal });
  const day = parseDaylight(await response.json());
  const picture = stage.querySelector('img');
  // After a change of the theme it may still be on its way. A blocked one never comes.
  const arrival = new Promise((resolve) => picture?.addEventListener('load', resolve));
  await picture?.decode().catch(() => arrival);
  return day;
}

function start(sky: HTMLElement, stage: HTMLElement, day: Daylight, signal: AbortSignal) {
  const { sunrise, sunset, offices, words } = day;
  const half = (sunset - sunrise) / 2;
  const middle = sunrise + half;
  const first = middle - DAY / 2;
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  const sparesData = saveData || effectiveType !== '4g';

  const own = [...stage.children];
  signal.addEventListener('abort', () => stage.replaceChildren(...own));
  const layers = createLayers(stage, day);
  const hint = stage.querySelector('output');
  const hands = stage.querySelector<HTMLElement>('[data-part="hands"]');
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    className: 'needs-script',
    min: String(first),
    max: String(first + DAY),
    step: String(STEP),
    ariaLabel: words.label,
  });
  // In the hint's place, because a change of the hint itself would count as a shift of the layout.
  const says = document.createElement('output');
  says.ariaHidden = 'true';
  stage.style.setProperty('--range', String(DAY / 2 / half));
  stage.append(slider);

  /** The minute that shows, and whether the visitor has left the sun there, away from this moment. */
  let minute = Number.NaN;
  let isPlayed = false;
  /** Whether the visitor has moved the sun. Until then, the hint stands. */
  let hasMoved = false;
  /** What other clocks need of the minute that shows. */
  let kept: Desks | undefined;

  /** This moment as the slider's minute, and when the slider's day begins, in minutes since 1970. */
  function getNow() {
    const present = Math.floor(Date.now() / 60_000);
    const here = first + toMinuteOfDay(present - first);
    return { here, midnight: present - here };
  }

  /** Shows a minute: its light, clocks, desks and words. */
  function show(next: number) {
    minute = next;
    const { here, midnight } = getNow();
    const light = getLight(minute, day);
    layers.show(light);
    stage.dataset.light = light.light;
    const way = (minute - middle) / half;
    // Over the horizon, the sun's place is the slider's. Below it, the sun goes on along its circle.
    const angle =
      Math.abs(way) < 1 ? Math.asin(way) : Math.sign(way) * (Math.PI / 2 + Math.abs(way) - 1);
    const moon = getMoon(way);
    const moment = midnight + minute;
    const desks = offices.map((office) => {
      // The clocks may change within the day.
      const offset = getOffset(office.timeZone, new Date(moment * 60_000));
      const desk = getDesk(moment, offset, office);
      layers.light(office, desk.isOpen && (hasMoved || !sparesData));
      if (office.timeZone === hands?.dataset.clock)
        hands.style.setProperty('--shown', String(desk.time / 60));
      return { ...desk, office };
    });
    for (const [name, value] of Object.entries({
      dawn: getShare(light, 'dawn'),
      dusk: getShare(light, 'dusk'),
      'sun-angle': `${angle}rad`,
      'moon-x': moon.x,
      'moon-y': moon.y,
      // With the desk that is open, and between both while both are.
      handover: desks.reduce((place, { isOpen }, i) => place + (isOpen ? i - 0.5 : 0), 0.5),
    }))
      sky.style.setProperty(`--${name}`, String(value));
    const [only, ...others] = desks.filter(({ isOpen }) => isOpen);
    const onlyOpen = only?.office.onlyOpen ?? words.noneOpen;
    const state = others.length > 0 ? words.allOpen : onlyOpen;
    const times = desks.map(({ time, office }) => `${toTime(time)} ${words.in} ${office.city}`);
    const said = `${minute === here ? `${words.now} ` : ''}${times.join(', ')}`;
    slider.setAttribute('aria-valuetext', `${said}: ${state}`);
    // No line breaks inside a place or inside what follows the colon.
    const lines = `${said.split(', ').map(keepWhole).join(', ')}:\n${keepWhole(state)}`;
    says.value = lines;
    if (hasMoved) hint?.replaceWith(says);
    else if (hint) says.replaceWith(hint);
    kept = {
      yours: words.yours,
      back: words.back,
      desks: desks.map(({ office, day, time, isOpen }) => ({
        city: office.city,
        day,
        time: toTime(time),
        isOpen,
        windows: layers.getWindows(office),
      })),
    };
  }

  /**
   * Moves the sun by itself to this moment. In a theme that does not suit the hour, or where data is dear, it
   * stays at the hour of the page's picture.
   */
  function settle() {
    const { here } = getNow();
    const isNight = getLight(here, day).light === 'night';
    const rest = isDark() ? middle + MOON * half : middle;
    isPlayed = false;
    keep();
    stage.dataset.gliding = '';
    show(isNight !== isDark() || sparesData ? rest : here);
    slider.value = String(minute);
  }

  /** Keeps the hour for other pages while it is played. */
  function keep() {
    keepHour(getNow().midnight + minute, isPlayed && words.back ? kept : undefined);
  }

  /** Moves the sun to the hour that is kept. Once it is not, or if it does not suit the theme, to this moment. */
  function follow() {
    const { midnight } = getNow();
    const kept = readMoment();
    if (kept === midnight + minute) return;
    const next = first + toMinuteOfDay(kept - midnight - first);
    const isKept = !Number.isNaN(kept);
    if (isKept && (getLight(next, day).light === 'night') === isDark()) {
      hasMoved = true;
      isPlayed = true;
      stage.dataset.gliding = '';
      show(next);
      slider.value = String(minute);
    } else if (isKept || isPlayed) settle();
  }

  /** Shows the slider's minute, and takes the theme along. The place nearest to this moment is this moment. */
  function play() {
    const { here } = getNow();
    hasMoved = true;
    isPlayed = Math.abs(slider.valueAsNumber - here) > STEP / 2;
    delete stage.dataset.gliding;
    show(isPlayed ? slider.valueAsNumber : here);
    playTheme(stage.dataset.light === 'night');
    keep();
  }

  /** Returns a function that takes back what is played from now on. */
  function begin() {
    const before = { minute, isPlayed, hasMoved, dark: isDark() };
    return () => {
      ({ isPlayed, hasMoved } = before);
      show(before.minute);
      slider.value = String(minute);
      playTheme(before.dark);
      keep();
    };
  }

  const isTouched = followFinger(slider, { begin, move: play, signal });
  const onInput = () => {
    if (isTouched()) slider.value = String(minute);
    else play();
  };
  slider.addEventListener('input', onInput, { signal });
  // A visitor who reaches for the slider needs all lights.
  for (const event of sparesData ? [] : ['pointerdown', 'focus', 'pointerenter'])
    slider.addEventListener(event, layers.fetchAll, { once: true, signal });
  onTheme(() => {
    if ((stage.dataset.light === 'night') !== isDark()) settle();
  }, signal);
  follow();
  if (Number.isNaN(minute)) settle();
  for (const event of ['hour', 'pageshow']) window.addEventListener(event, follow, { signal });
  const timer = setInterval(() => (isPlayed ? show(minute) : settle()), UPDATE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

const keepWhole = (words: string) => words.replaceAll(' ', '\u00a0');

export { mount as default };
