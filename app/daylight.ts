import type { Daylight } from '@/components/islands/daylight/day-file';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { agency } from '@/content/files/agency';
import type { Words } from '@/content/pages/kinds';
import { getWords } from '@/content/pages/pages';
import { DAY, toMinutes } from '@/content/schema/desk-hours';
import { weekdays } from '@/content/schema/opening-hours';
import type { PictureData } from '@/content/schema/picture';

type Layer = { file: string; widths: number[] };

/** The addresses of a picture in every width, and in WebP. */
const getAddresses = ({ file, widths }: Layer) =>
  [...widths.map((width) => `${file}-${width}.avif`), `${file}.webp`].map((name) =>
    withBasePath(`/pictures/${name}`),
  );

/**
 * The day of the home page's picture. Undefined if content has none, if the banner has another picture,
 * or if the agency has other offices, or one without hours.
 */
export function getDaylight(): Daylight | undefined {
  const { picture, daylight } = getWords('home', 'hero') ?? {};
  const { offices } = agency();
  if (
    daylight?.noon.file !== picture?.file ||
    !daylight ||
    offices.length !== daylight.offices.length
  )
    return;
  const { noon, night, dawn, dusk, sunrise, sunset } = daylight;
  const { hour, ...words } = daylight.words;
  const desks = daylight.offices.flatMap(({ city, windows, onlyOpen }) => {
    const office = offices.find((each) => each.city === city);
    if (!office?.hours) return [];
    return {
      city,
      timeZone: office.timeZone,
      hours: office.hours.map(({ days, opens, closes }) => ({
        // Content's week begins on Monday, that of the browser on Sunday.
        days: days.map((day) => (weekdays.indexOf(day) + 1) % 7),
        opens: toMinutes(opens),
        closes: toMinutes(closes),
      })),
      windows: getAddresses(windows),
      onlyOpen,
    };
  });
  if (desks.length !== offices.length) return;
  const [rise, set] = [toMinutes(sunrise), toMinutes(sunset)];
  return {
    lights: {
      dawn: getAddresses(dawn),
      noon: getAddresses(noon),
      dusk: getAddresses(dusk),
      night: getAddresses(night),
    },
    sunrise: rise,
    // Far in the west and in the east, the sun sets on another day of UTC.
    sunset: set > rise ? set : set + DAY,
    offices: desks,
    words: { yours: '', back: '', ...words, ...hour },
  };
}

/** The face of the clock in the picture. */
function toFace(clock: NonNullable<Words<'hero'>['daylight']>['clock'], { offices }: Daylight) {
  if (!clock) return;
  const { city, x, y, radius } = clock;
  return { x, y, radius, timeZone: offices.find((office) => office.city === city)?.timeZone };
}

/**
 * What follows the hour in a picture, if it is the home page's scene in the evening: windows, and the face of the clock.
 */
export function findEvening({ file }: PictureData) {
  const day = getDaylight();
  const { daylight } = getWords('home', 'hero') ?? {};
  if (!day || daylight?.evening?.file !== file) return;
  return { clock: toFace(daylight.clock, day) };
}

/**
 * Where the browser finds the day of a first screen's picture, and where its parts are, if it has a day and a night.
 * Only the picture of the home page has one.
 *
 * @param daylight the day of the words. It counts if it is that of the picture
 */
export function findDaylight({ file, dark }: PictureData, daylight: Words<'hero'>['daylight']) {
  const day = getDaylight();
  const isHome = getWords('home', 'hero')?.picture.file === file;
  if (!isHome || daylight?.noon.file !== file || !dark || !day) return;
  const { sun, clock, parcel, river, words } = daylight;
  return {
    href: withBasePath('/daylight.json'),
    sun,
    river,
    clock: toFace(clock, day),
    parcel: parcel && { ...parcel, src: withBasePath(`/pictures/${parcel.picture.file}.webp`) },
    hint: words.hint,
  };
}
