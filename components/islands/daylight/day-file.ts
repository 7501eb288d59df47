/**
 * A day, as `app/daylight.ts` writes it. Lists have any number of entries like the one here. Pictures have an
 * address for every width. Sunrise and sunset are minutes of the day, UTC, and the sun may set on the next day.
 * A desk's hours are minutes of the day by its own clock, on days of the week from 0, which is Sunday.
 */
const SAMPLE = {
  lights: { dawn: [''], noon: [''], dusk: [''], night: [''] },
  sunrise: 0,
  sunset: 0,
  offices: [
    {
      city: '',
      timeZone: '',
      hours: [{ days: [0], opens: 0, closes: 0 }],
      windows: [''],
      onlyOpen: '',
    },
  ],
  /**
   * `now` stands before the times of this moment, and `in` between a time and a city. Without `yours` and `back`, the
   * hour does not go along to other pages.
   */
  words: { label: '', now: '', in: '', allOpen: '', noneOpen: '', yours: '', back: '' },
};

/** What the browser needs to turn a picture through a day. */
export type Daylight = typeof SAMPLE;
/** An office, its desk hours, and the picture of its lit windows. */
export type DaylightOffice = Daylight['offices'][number];
/** The four pictures of a day. */
export type Light = keyof Daylight['lights'];

export const lightNames = ['dawn', 'noon', 'dusk', 'night'] as const satisfies readonly Light[];

/** Whether a value has the fields of a sample, each of its kind. */
function isLike<Sample>(value: unknown, sample: Sample): value is Sample {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((entry) => isLike(entry, sample[0]));
  if (!(sample instanceof Object)) return typeof value === typeof sample;
  const parts = Object.entries(sample);
  return (
    value instanceof Object && parts.every(([key, part]) => isLike(Reflect.get(value, key), part))
  );
}

/**
 * Reads the file of a day.
 *
 * @throws if it is none, or one of another version
 */
export function parseDaylight(value: unknown): Daylight {
  if (!isLike(value, SAMPLE) || value.sunrise >= value.sunset)
    throw new TypeError('The file of the day has other fields.');
  for (const { timeZone } of value.offices) Intl.DateTimeFormat('en', { timeZone });
  return value;
}
