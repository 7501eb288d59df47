import { test as base, expect } from '../../browser/support/test';

const ADVICE =
  'This test holds the words and counts that the site was delivered with. If you changed them on purpose, change or delete the test. You may also delete the folder __tests__/client.';

/** A test that, when it fails, says what the owner of the site may do. */
export const test = base.extend<{ advice: undefined }>({
  advice: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) throw new Error(ADVICE);
    },
    { auto: true },
  ],
});

export { expect };
