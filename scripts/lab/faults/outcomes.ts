/** The outcomes of a request to the mail service, and their probabilities in percent. */
const percent = {
  delivered: 42,
  'delivered, answered late': 6,
  'connection cut': 10,
  'delivered, connection cut': 6,
  'answered 429': 8,
  'answered 500': 12,
  'never answered': 3,
  'tab reloaded': 5,
  'delivered, tab reloaded': 3,
  'network lost': 5,
} as const;

export type Outcome = keyof typeof percent;

const outcomes = Object.keys(percent).filter((name): name is Outcome => name in percent);

/** Draws a random outcome. */
export function drawOutcome(random: () => number): Outcome {
  let left = random() * 100;
  for (const outcome of outcomes) {
    left -= percent[outcome];
    if (left < 0) return outcome;
  }
  return 'delivered';
}
