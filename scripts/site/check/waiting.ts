import { definedCollections } from '@/content/files/collection';
import { getToday } from '@/content/files/day';

/** Lists the entries that visitors do not see yet, and until when. Nothing if there are none. */
export function describeWaiting(): string[] {
  const waiting = definedCollections.flatMap(({ waiting }) => waiting());
  if (waiting.length === 0) return [];
  const lines = waiting
    .sort((a, b) => a.appears.localeCompare(b.appears))
    .map(({ file, appears }) => `  ${file}: ${appears}`);
  return [`hidden until a build on their day (today is ${getToday()}):\n${lines.join('\n')}`];
}
