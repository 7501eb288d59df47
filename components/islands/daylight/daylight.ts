import { DAY, isOpen, toMinuteOfDay } from '@/content/schema/desk-hours';
import type { Daylight, DaylightOffice, Light } from './day-file';

/** How long the last light of the day takes to become half of the night, and the first to leave it. */
const TWILIGHT = 30;
/** How long dawn takes to become noon, and noon to become dusk. */
const GOLDEN = 190;

/** From which part of the night's picture on the hour counts as night, in which the page is dark. */
const NIGHTFALL = 0.2;

/** Two lights of which `over` covers `under` as far as `share` says. */
type Blend = { under: Light; over: Light; share: number };

/** The lights of a minute, and the one that it counts as. */
export type Moment = Blend & { light: Light };

/**
 * Says which light a minute has.
 *
 * @param minute a minute of the day, UTC, which may lie in the day before or after
 */
export function getLight(minute: number, { sunrise, sunset }: Daylight): Moment {
  const stops: [number, Light][] = [
    [Number.NEGATIVE_INFINITY, 'night'],
    [sunrise - TWILIGHT, 'night'],
    [sunrise + TWILIGHT, 'dawn'],
    [sunrise + TWILIGHT + GOLDEN, 'noon'],
    [sunset - TWILIGHT - GOLDEN, 'noon'],
    [sunset - TWILIGHT, 'dusk'],
    [sunset + TWILIGHT, 'night'],
    [Number.POSITIVE_INFINITY, 'night'],
  ];
  const next = stops.findIndex(([from]) => from > minute);
  const [from, under] = stops[next - 1] ?? [0, 'night' as const];
  const [to, over] = stops[next] ?? [0, 'night' as const];
  const share = under === over ? 0 : (minute - from) / (to - from);
  const blend = { under, over, share };
  const isNight = getPart(blend, 'night') > NIGHTFALL;
  return { ...blend, light: isNight ? 'night' : share > 0.5 ? over : under };
}

/** How much of the picture has a light. */
const getPart = ({ under, over, share }: Blend, light: Light) =>
  under === light ? 1 - share : over === light ? share : 0;

/** How far the page's ground takes the colour of a light, from 0 to 1: all of it once half of the picture has. */
export const getShare = (blend: Blend, light: Light) => Math.min(1, 2 * getPart(blend, light));

/**
 * Where the moon is, in radii of the arch from its middle. It rises beside the sun while the sun sinks, and
 * sets while the sun rises, so that one of them always shows. It stays clear of the words above and of the
 * tower at the end.
 *
 * @param way where the sun is, from -1 at its rise to 1 when it sets, and further at night
 */
export function getMoon(way: number) {
  const far = Math.abs(way);
  const up = Math.min(1, Math.max(0, (far - 0.6) / 0.36));
  const x = far + (1 - up) / 2 - Math.max(0, far - 1) / 5;
  return { x: Math.sign(way) * x, y: 1.06 * Math.sin((up * Math.PI) / 2) };
}

/**
 * The local time of an office, as a minute of the day, its day of the week from 0, which is Monday, and whether its
 * desk is open.
 *
 * @param minute minutes since 1970, UTC
 */
export const getDesk = (minute: number, offset: number, office: DaylightOffice) => ({
  time: toMinuteOfDay(minute + offset),
  // The first of January 1970 was a Thursday.
  day: (Math.floor((minute + offset) / DAY) + 3) % 7,
  isOpen: office.hours.some((part) => isOpen(minute + offset, part, part.days)),
});

/** Writes a minute of the day as "09:05". */
export const toTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
