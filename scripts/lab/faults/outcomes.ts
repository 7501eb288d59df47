/** What may happen to a request to the mail service, and how often, in percent. */
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

export type Outcome = keyof typeof percent;

const outcomes = Object.keys(percent).filter((name): name is Outcome => name in percent);

/** Draws an outcome. */
export function drawOutcome(random: () => number): Outcome {
  let left = random() * 100;
  for (const outcome of outcomes) {
    left -= percent[outcome];
    if (left < 0) return outcome;
  }
  return 'taken';
}
