import type { DemoData } from '@/components/sections/project/Demo/Demo.schema';
import { projects } from '@/content/collections/projects';
import { expect, test } from './support/test';

const KINDS: readonly string[] = ['reveal', 'compare', 'choose'] satisfies DemoData['kind'][];

const demos = projects().flatMap(({ url, story }) =>
  story
    .filter((part): part is Extract<typeof part, DemoData> => KINDS.includes(part.kind))
    .map((demo) => ({ url, demo })),
);

/** What screen readers find before the first press, and after it. */
function getWords(demo: DemoData): { before: string; after: string } {
  if (demo.kind === 'reveal') return { before: demo.before, after: demo.after };
  if (demo.kind === 'choose')
    return { before: demo.before.text, after: demo.answers[0]?.text ?? '' };
  if (demo.switch) return demo.switch;
  const { before = '', after = '' } = demo.lines.find((line) => line.after) ?? {};
  return { before, after };
}

// They are the browser's own controls, so scripts change nothing.
test.use({ javaScriptEnabled: false });

for (const { url, demo } of demos) {
  test(`“${demo.title}” on ${url} works by keyboard`, async ({ page }) => {
    await page.goto(url);
    const heading = page.getByRole('heading', { name: demo.title, exact: true });
    const section = heading.locator('..');
    const { before, after } = getWords(demo);
    const expectHeard = (heard: string, not: string) =>
      expect(async () => {
        const found = await section.ariaSnapshot();
        expect([found.includes(heard), found.includes(not)]).toEqual([true, false]);
      }).toPass();
    const controls = section.getByRole('checkbox').or(section.getByRole('switch'));
    await expectHeard(before, after);
    await controls.or(section.getByRole('radio')).first().focus();
    await page.keyboard.press('Space');
    await expectHeard(after, before);
    if (demo.kind !== 'choose') return;
    for (const [i, { text }] of demo.answers.slice(1).entries()) {
      await page.keyboard.press('ArrowDown');
      await expectHeard(text, demo.answers[i]?.text ?? '');
    }
  });
}
