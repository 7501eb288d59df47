/** What becomes of a request to the mail service, and how often, in percent. */
const percent = {
  taken: 42,
  'taken, answered after seconds': 6,
  'cut off': 10,
  'taken, then cut off': 6,
  'answered 429': 8,
  'answered 500': 12,
  'never answered': 3,
  'the tab reloads': 5,
  'taken, and the tab reloads': 3,
  'the network goes': 5,
} as const;

export type Fate = keyof typeof percent;

const fates = Object.keys(percent).filter((name): name is Fate => name in percent);

/** Draws a fate. */
export function drawFate(random: () => number): Fate {
  let left = random() * fates.reduce((sum, fate) => sum + percent[fate], 0);
  for (const fate of fates) {
    left -= percent[fate];
    if (left < 0) return fate;
  }
  return 'taken';
}
