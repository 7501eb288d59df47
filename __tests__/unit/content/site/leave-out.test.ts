import { expect, test } from '@jest/globals';
import { leaveOut } from '@/content/site/leave-out-schema';

const getMessages = (...names: readonly string[]) =>
  leaveOut.safeParse(names).error?.issues.map(({ message }) => message);

test('every page that a site can be without may be left out', () => {
  expect(getMessages('home-two', 'about-us', 'blogs', 'team', 'search', 'film')).toBeUndefined();
});

test.each(['home', 'contact', 'privacy-policy', 'terms-condition', '404'])(
  'the error for %s says that the page is needed, why, and what to do',
  (name) => {
    expect(getMessages(name)).toEqual([
      expect.stringMatching(/^this page cannot be left out\. .+\. Delete the line$/),
    ]);
  },
);

test('the error for a typing mistake has the nearest name and all others', () => {
  expect(getMessages('home-tow')).toEqual([
    expect.stringMatching(/Did you mean "home-two"\?.*Possible: home-two, home-three, about-us/),
  ]);
});
