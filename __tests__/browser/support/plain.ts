/** Where `npm run test:plain` puts the site as Next exports it. */
export const PLAIN = 'out-plain';

/** The tests that hold there too. */
export const SMOKE = '@smoke';
