/** The title above these tests: it tells the owner of a site what to do when one of them fails. */
export const ADVICE =
  'The words and counts that the site was delivered with. If you changed them on purpose, change or delete the test. You may also delete the folder __tests__/client';
