import { test as base, expect } from '../../browser/support/test';
import { ADVICE } from '../unit/advice';

/** A test that, when it fails, says what the owner of the site may do. */
export const test = base.extend<{ advice: undefined }>({
  advice: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) throw new Error(`${ADVICE}.`);
    },
    { auto: true },
  ],
});

export { expect };
