import { privacy } from '@/content/pages/privacy';
import { consultationForm } from '@/content/words/shared';
import { consultation } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { openForm } from './support/forms';
import { holdRequests, ISLANDS, MAIL } from './support/requests';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

/** Tests of the consultation form alone. forms.spec.ts and its neighbours test both forms. */
const PATH = '/contact';
const { sent: SENT, privacy: link } = consultationForm();

test('says that the message was sent, until something is typed', { tag: SMOKE }, async ({
  page,
}) => {
  await visit(page, PATH);
  const form = await openForm(page, consultation);
  await form.fill();
  const status = form.root.locator('[data-sent]');
  const end = await holdRequests(page, MAIL);
  await form.button.click();
  await expect(form.button).toBeDisabled();
  await expect(status).toBeEmpty();
  end('arrive');
  await expect(status).toHaveText(SENT);
  await form.getField('Subject').fill('Another');
  await expect(status).toBeEmpty();
});

test('moves nothing when it says that the message was sent', async ({ page }) => {
  await visit(page, PATH);
  const form = await openForm(page, consultation);
  const measureHeights = async () => {
    const found: [width: number, height: number | undefined][] = [];
    for (const width of [320, 390, 701, 1081, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push([width, (await form.root.boundingBox())?.height]);
    }
    return found;
  };
  const before = await measureHeights();
  await form.fill();
  await form.button.click();
  await expect(form.root.locator('[data-sent]')).toHaveText(SENT);
  expect(await measureHeights()).toEqual(before);
  await expectAccessibleInBothThemes(page, 'sent', 'main form');
});

test('links to the privacy policy', async ({ page }) => {
  await visit(page, PATH);
  const { root } = await openForm(page, consultation);
  await root.getByRole('link', { name: link.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy().banner.title);
});

for (const [where, hasMovedOn] of [
  ['on its button', false],
  ['where the visitor has moved', true],
] as const) {
  test(`leaves the focus ${where} while it sends`, async ({ page }) => {
    await visit(page, PATH);
    const form = await openForm(page, consultation);
    await form.fill();
    const end = await holdRequests(page, MAIL);
    await form.button.press('Enter');
    await expect(form.button).toBeDisabled();
    const phone = form.getField('Phone');
    if (hasMovedOn) await phone.focus();
    await expect(hasMovedOn ? phone : form.button).toBeFocused();
    end('arrive');
    await form.expectDone();
    await expect(hasMovedOn ? phone : form.button).toBeFocused();
  });
}

test('is sent once when its button is pressed twice before its scripts arrive', async ({
  page,
  mailbox,
}) => {
  const end = await holdRequests(page, ISLANDS);
  await page.goto(PATH);
  const form = await openForm(page, consultation);
  await form.fill();
  await form.button.click();
  await form.button.click();
  expect(await mailbox.mails()).toEqual([]);
  end('arrive');
  await form.expectDone();
  expect(await mailbox.mails()).toHaveLength(1);
  await expect(page).toHaveURL(PATH);
});

test('shows the label of its button above the hover colour', async ({ page }) => {
  await visit(page, PATH);
  const { button } = await openForm(page, consultation);
  await button.hover();
  const isSeen = await button.evaluate((element) => {
    const words = document.createRange();
    words.selectNode(element.firstChild ?? element);
    const { left, top, width, height } = words.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isSeen).toBe(true);
});
