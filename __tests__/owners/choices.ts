import { seededRandom } from '../../scripts/author/random';

/** The drawings of `logos`. Null keeps the one of the set. */
const LOGOS = ['wide', 'disc', 'white', 'tall', null] as const;

/** Weekdays in the order of a week. */
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Pages without which an agency can do. */
const LEAVABLE = ['about', 'team', 'projects', 'blogs', 'services', 'careers'] as const;

const SERVICES = ['emailjs', 'form', 'json'] as const;

const TRACKERS = [
  { script: false, consent: 'start' },
  { script: true, consent: 'start' },
  { script: true, consent: 'ask' },
] as const;

/** What an owner chooses who makes the site his own. */
export type Choices = {
  logo: (typeof LOGOS)[number];
  /** Colours as a person writes them. */
  colours: { primary: string; second?: string };
  /** A variable typeface of an own file, or that of the site. */
  typeface: 'own' | null;
  tracker: (typeof TRACKERS)[number];
  /** How many entries each list has. */
  counts: { projects: number; articles: number; team: number };
  hasPhotographs: boolean;
  hours: { days: string[]; opens: string; closes: string };
  leftOut: (typeof LEAVABLE)[number][];
  service: (typeof SERVICES)[number];
};

/** The choices that ask most of a page. */
export const HARD = {
  logo: 'tall',
  typeface: 'own',
  tracker: { script: true, consent: 'ask' },
  hasPhotographs: true,
  service: 'json',
} as const satisfies Partial<Choices>;

/** Draws choices. A seed repeats them. */
export function drawChoices(seed: number): Choices {
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  const isTrue = () => random() < 0.5;
  const count = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const time = (from: number, to: number) =>
    `${String(count(from, to)).padStart(2, '0')}:${pick(['00', '15', '30'])}`;

  function colour(): string {
    // One of four is faint, as brands with a yellow or a pastel have it.
    const [least, most] = pick([
      [0, 255],
      [0, 255],
      [0, 160],
      [200, 255],
    ] as const);
    const hex = Array.from({ length: 3 }, () =>
      count(least, most).toString(16).padStart(2, '0'),
    ).join('');
    return isTrue() ? `#${hex}` : `#${hex.toUpperCase()}`;
  }

  return {
    logo: pick(LOGOS),
    colours: { primary: colour(), ...(isTrue() && { second: colour() }) },
    typeface: pick(['own', null]),
    tracker: pick(TRACKERS),
    counts: { projects: count(1, 6), articles: count(1, 5), team: count(2, 7) },
    hasPhotographs: isTrue(),
    hours: { days: WEEK.slice(count(0, 2), count(4, 7)), opens: time(6, 11), closes: time(12, 23) },
    service: pick(SERVICES),
    leftOut: LEAVABLE.filter(() => random() < 0.3),
  };
}
