import type { Kind } from '@/content/pages/kinds';

/** The sections that call visitors to write. */
const CALLS: readonly (Kind | 'job-closing')[] = [
  'ask',
  'ask-us',
  'closing',
  'consultation',
  'job-closing',
];

/** Whether a page ends with a call, which the footer then does not repeat. */
export const endsWithCall = (last: Kind | 'job-closing' | undefined): boolean =>
  last !== undefined && CALLS.includes(last);
