import { isThere } from '@/content/files/locate';
import { readText } from '@/content/files/owner-files';
import { PAGES } from '@/content/routes';
import { readIfSound } from '@/content/schema/mistake';

const HOME = `${PAGES}/home.yaml`;

/** Whether the words are those of version 1, whose pages have no lists of sections. */
export function isOld(): boolean {
  const text = isThere(HOME) ? readIfSound(() => readText(HOME)) : undefined;
  return text !== undefined && /^banner:/m.test(text) && !/^sections:/m.test(text);
}

/** Says what to do with the words of version 1. Undefined if they are those of this version. */
export const describeOld = (): string | undefined =>
  isOld()
    ? `${HOME} is that of version 1, like the other words. Run "npm run convert", which turns them into those of version 2.`
    : undefined;
