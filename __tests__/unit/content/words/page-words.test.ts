import { expect, jest, test } from '@jest/globals';
import { toNumberInWords } from '@/content/files/agency-facts';
import { privacy } from '@/content/pages/privacy';
import { projects } from '@/content/projects/projects';
import { legal } from '@/content/words/legal';
import { site } from '@/content/words/site';

/** What the words of pages may name in braces, in a build with these switches. */
async function readPageWords(switches: {
  tracker?: keyof ReturnType<typeof legal>['tracker'];
  forms?: Partial<ReturnType<typeof site>['forms']>;
}) {
  jest.resetModules();
  const { tracker = 'absent', forms } = switches;
  const changed = {
    ...site(),
    analytics: { ...site().analytics, tracker },
    forms: { ...site().forms, ...forms },
  };
  jest.doMock('@/content/words/site', () => ({ switches: () => changed }));
  return (await import('@/content/words/page-words')).pageWords();
}

test.each(['absent', 'start', 'ask'] as const)(
  'with the tracker "%s", the legal pages get the words for it',
  async (tracker) => {
    const words = Object.fromEntries(await readPageWords({ tracker }));
    expect(words).toMatchObject(legal().tracker[tracker]);
  },
);

test.each([
  [true, 'on'],
  [false, 'off'],
] as const)('with the outbox: %s, they get the words for "%s"', async (outbox, state) => {
  const words = Object.fromEntries(await readPageWords({ forms: { outbox } }));
  expect(words).toMatchObject(legal().outbox[state]);
});

test.each([
  ['key', 'on'],
  [null, 'off'],
] as const)('with the key of reCAPTCHA %j, they get the words for "%s"', async (key, state) => {
  const words = await readPageWords({ forms: { recaptchaSiteKey: key } });
  expect(words.get('recaptcha')).toEqual(legal().recaptcha[state]);
});

test('they can name the button that asks again', async () => {
  expect((await readPageWords({})).get('privacyChoices')).toBe(site().analytics.question.reopen);
});

test('they can name the place of a section, and how many case studies visitors see', async () => {
  const words = await readPageWords({});
  const place = privacy().text.sections.findIndex(({ id }) => id === 'meta-pixel') + 1;
  expect(words.get('metaPixelSection')).toBe(String(place));
  expect(words.get('counts.projects')).toBe(toNumberInWords(projects().length));
  expect(words.get('counts.Projects')).toMatch(/^[A-Z]/);
});
