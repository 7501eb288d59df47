import { consultationForm } from '@/content/site/shared';
import { consultation } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { openForm } from './support/forms';
import { holdRequests, MAIL } from './support/requests';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

/** Tests of the consultation form alone. forms.spec.ts and its neighbours test both forms. */
const PATH = '/contact';
const { sent: SENT, privacy: link } = consultationForm();

test('says that the message was sent until something is typed, moves nothing by that, and leaves the focus on its button', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, PATH);
  const form = await openForm(page, consultation);
  const policy = form.root.getByRole('link', { name: link.label });
  await expect(policy).toHaveAttribute('href', /\/privacy-policy$/);
  await form.fill();
  const height = (await form.root.boundingBox())?.height;
  const status = form.root.locator('[data-sent]');
  const end = await holdRequests(page, MAIL);
  await form.button.press('Enter');
  await expect(form.button).toBeDisabled();
  await expect(form.button).toBeFocused();
  await expect(status).toBeEmpty();
  end('arrive');
  await expect(status).toHaveText(SENT);
  await form.expectDone();
  await expect(form.button).toBeFocused();
  expect((await form.root.boundingBox())?.height).toBe(height);
  await expectAccessibleInBothThemes(page, 'sent', 'main form');
  await form.getField(consultation.labels.longest).fill('Another');
  await expect(status).toBeEmpty();
});

test('leaves the focus where the visitor has moved while it sends', async ({ page }) => {
  await visit(page, PATH);
  const form = await openForm(page, consultation);
  await form.fill();
  const end = await holdRequests(page, MAIL);
  await form.button.press('Enter');
  await expect(form.button).toBeDisabled();
  const phone = form.getField(consultation.labels.phone);
  await phone.focus();
  end('arrive');
  await form.expectDone();
  await expect(phone).toBeFocused();
});
