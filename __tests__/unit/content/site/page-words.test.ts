import { expect, jest, test } from '@jest/globals';
import { setMailVariables } from '@/__tests__/support/mail-variables';
import { projects } from '@/content/collections/projects';
import { getWords } from '@/content/pages/pages';
import { legal } from '@/content/site/legal';
import { consultationForm, inquiryForm } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

/** What the words of pages may name in braces, in a build with these switches. */
async function readPageWords(switches: {
  tracker?: keyof ReturnType<typeof legal>['tracker'];
  scripts?: { src: string; cookies: string[] }[];
  pixel?: string;
  forms?: Partial<ReturnType<typeof site>['forms']>;
  editor?: ReturnType<typeof site>['editor'];
}) {
  jest.resetModules();
  const { tracker = 'absent', scripts = [], pixel = null, forms, editor } = switches;
  const changed = {
    ...site(),
    editor,
    analytics: { ...site().analytics, tracker, scripts, pixel },
    forms: { ...site().forms, ...forms },
  };
  jest.doMock('@/content/site/site', () => ({ switches: () => changed }));
  const { isShownField } = await import('@/content/site/legal-choice');
  expect(isShownField(`tracker.${tracker}.records`)).toBe(pixel !== null || scripts.length === 0);
  expect(isShownField('metaPixel.0')).toBe(
    tracker !== 'absent' && isShownField(`tracker.${tracker}`),
  );
  expect(isShownField('scriptCookies.0')).toBe(scripts.length > 0);
  return (await import('@/content/site/page-words')).pageWords();
}

test.each(['absent', 'start', 'ask'] as const)(
  'with the tracker "%s", the legal pages get the words for it',
  async (tracker) => {
    const words = Object.fromEntries(await readPageWords({ tracker }));
    const { trackers, counting, otherServices } = legal().tracker[tracker];
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => String(words[name]));
    expect(words).toMatchObject({
      counting,
      trackers: fill(trackers),
      otherServices: fill(otherServices),
    });
    expect(JSON.stringify(words)).not.toMatch(/\{\w+\}/);
  },
);

test.each([
  [{ outbox: true, recaptchaSiteKey: null }, 'on', 'off'],
  [{ outbox: false, recaptchaSiteKey: 'key' }, 'off', 'on'],
] as const)(
  'with the switches %j they get the words for "%s" and "%s"',
  async (forms, outbox, box) => {
    setMailVariables(standIns);
    const words = await readPageWords({ forms });
    expect(Object.fromEntries(words)).toMatchObject(legal().outbox[outbox]);
    expect(words.get('recaptcha')).toEqual(legal().recaptcha[box]);
  },
);

test('with two scripts and the pixel, they name all of them', async () => {
  const tracker = 'ask';
  const scripts = ['stats', 'count'].map((name) => ({
    src: `https://${name}.example.com/a.js`,
    cookies: [`_${name}`],
  }));
  const one = JSON.stringify([...(await readPageWords({ tracker, scripts }))]);
  expect(one).toContain('_stats, _count');
  expect(one).not.toContain('Meta, the company');
  const words = Object.fromEntries(await readPageWords({ tracker, scripts, pixel: '1' }));
  expect(words).toMatchObject({
    trackers: legal().several[tracker].trackers,
    pageViewsTitle: legal().tracker[tracker].pageViewsTitle,
  });
  for (const word of ['stats.example.com', 'count.example.com', 'Meta'])
    expect(words.recipients).toContain(word);
  const [ofPixel] = [legal().tracker[tracker].pageViews].flat();
  expect(JSON.stringify(words.pageViews)).toContain(String(ofPixel).slice(0, 30));
  expect(JSON.stringify(words.pageViews)).toContain('stats.example.com');
  expect(JSON.stringify(words.trackerKeeps)).toContain('_fbp');
  expect(JSON.stringify(words)).not.toMatch(/\{\w+\}/);
});

test.each([
  ['emailJs', standIns, null],
  ['none', { ...standIns, NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' }, null],
  ['address', {}, 'https://forms.example.com/f/1'],
] as const)('they say that the forms are sent by "%s"', async (service, variables, address) => {
  setMailVariables(variables);
  const words = await readPageWords({ forms: { address } });
  const { formsRely } = legal().mail[service];
  expect(words.get('formsRely')).toBe(formsRely.replace('{formHost}', 'forms.example.com'));
  expect(Object.fromEntries(words)).toMatchObject(
    legal().outbox[service === 'none' ? 'off' : 'on'],
  );
});

test('they name the button of each form that sends, and no other', async () => {
  setMailVariables({ ...standIns, NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID: '' });
  const words = JSON.stringify([...(await readPageWords({ forms: { address: null } }))]);
  expect(words).toContain(consultationForm().button.idle);
  expect(words).not.toContain(inquiryForm().button.idle);
});

test('without jobs, no legal page names a job inquiry', async () => {
  jest.resetModules();
  const { jobFiles } = await import('@/content/collections/jobs');
  jest.spyOn(jobFiles, 'sound').mockReturnValue([]);
  const { pageWords } = await import('@/content/site/page-words');
  expect(Object.fromEntries(pageWords())).toMatchObject(legal().inquiry.off);
  const { findPage } = await import('@/content/pages/pages');
  const [policy, terms] = [findPage('privacy'), findPage('terms')];
  expect([policy?.name, terms?.name]).toEqual(['privacy', 'terms']);
  expect(JSON.stringify([policy, terms])).not.toMatch(/inquir/i);
});

test('they can name the place of a section, and how many case studies visitors see', async () => {
  const words = await readPageWords({});
  expect(words.get('privacyChoices')).toBe(site().analytics.question.reopen);
  const { sections = [] } = getWords('privacy', 'legal-text') ?? {};
  const place = sections.findIndex(({ id }) => id === 'meta-pixel') + 1;
  expect(words.get('metaPixelSection')).toBe(String(place));
  expect(words.get('counts.projects')).toBe(String(projects().length));
});
