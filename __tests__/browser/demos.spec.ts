import type { Locator, Page } from '@playwright/test';
import type { DemoData } from '@/components/sections/project/Demo/Demo.schema';
import { projects } from '@/content/collections/projects';
import { expect, test } from './support/test';

const KINDS: readonly string[] = ['reveal', 'compare', 'choose'] satisfies DemoData['kind'][];

const demos = projects().flatMap(({ url, story }) =>
  story
    .filter((part): part is Extract<typeof part, DemoData> => KINDS.includes(part.kind))
    .map((demo) => ({ url, demo })),
);

/** Compares what screen readers find with what they should and should not. */
async function expectHeard(section: Locator, heard: readonly string[], not: readonly string[]) {
  await expect(async () => {
    const found = await section.ariaSnapshot();
    expect(heard.filter((words) => !found.includes(words))).toEqual([]);
    expect(not.filter((words) => found.includes(words))).toEqual([]);
  }).toPass();
}

/** Presses what the keyboard has reached, and compares before and after. */
async function press(page: Page, section: Locator, before: string[], after: string[]) {
  await expectHeard(section, before, after);
  await page.keyboard.press('Space');
  await expectHeard(section, after, before);
}

async function operate(page: Page, section: Locator, demo: DemoData) {
  const controls = section.getByRole(demo.kind === 'choose' ? 'radio' : 'checkbox');
  switch (demo.kind) {
    case 'reveal': {
      await controls.focus();
      const values = demo.lines.map(({ value }) => value);
      return press(page, section, [demo.before], [demo.after, ...values]);
    }
    case 'compare': {
      const { switch: turn, lines } = demo;
      const turning = lines.filter(({ after }) => after);
      const before = turning.map((line) => line.before);
      const after = turning.map((line) => line.after ?? '');
      if (turn) {
        const alts = lines.flatMap(({ picture }) => picture?.alt || []);
        await section.getByRole('switch', { name: turn.label }).focus();
        return press(
          page,
          section,
          [turn.before, ...alts, ...before],
          [turn.after, ...after.filter((words) => !before.includes(words))],
        );
      }
      await controls.first().focus();
      for (const [i, words] of after.entries()) {
        if (i > 0) await page.keyboard.press('Tab');
        await press(page, section, [before[i] ?? ''], [words]);
      }
      return;
    }
    case 'choose': {
      const { question, before, answers } = demo;
      await expect(section.getByRole('group', { name: question })).toBeVisible();
      await controls.first().focus();
      const texts = answers.map(({ text }) => text);
      await expectHeard(section, [before.text], texts);
      await page.keyboard.press('Space');
      for (const [i, text] of texts.entries()) {
        if (i > 0) await page.keyboard.press('ArrowDown');
        const others = texts.filter((_, other) => other !== i);
        await expectHeard(section, [text], [before.text, ...others]);
        await expect(controls.nth(i)).toBeFocused();
      }
    }
  }
}

// They are the browser's own controls, so scripts change nothing.
test.use({ javaScriptEnabled: false });

for (const { url, demo } of demos) {
  test(`“${demo.title}” on ${url} works by keyboard`, async ({ page }) => {
    await page.goto(url);
    const heading = page.getByRole('heading', { name: demo.title, exact: true });
    await operate(page, heading.locator('..'), demo);
  });
}
