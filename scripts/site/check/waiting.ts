import { getToday } from '@/content/files/day';
import { collections } from '@/content/structured/collections';

/** Lists the entries that visitors do not see until a build on their day, in one line. Nothing if there are none. */
export function describeWaiting(): string[] {
  const waiting = collections.flatMap(({ collection }) => collection.waiting());
  if (waiting.length === 0) return [];
  const list = waiting
    .sort((a, b) => a.appears.localeCompare(b.appears))
    .map(({ file, appears }) => `${file} until ${appears}`);
  return [`hidden (today is ${getToday()}): ${list.join(', ')}`];
}
