import { expectAccessibleInBothThemes } from './support/accessibility';
import { jobs } from './support/routes';
import { expect, test, visit } from './support/test';

for (const path of ['/', '/about-us', '/contact']) {
  test(`the consultation form at ${path} says what is wrong with it`, async ({ page }) => {
    await visit(page, path);
    const form = page.getByRole('form', { name: 'Consultation' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    for (const message of ['Name is required', 'Number is required', 'Email is required']) {
      await expect(form.getByText(message)).toBeVisible();
    }
    await form.getByLabel('Phone').fill('12345');
    await form.getByLabel('Email Address').fill('asha');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Phone number must be of 10 digits')).toBeVisible();
    await expect(form.getByText('Email is invalid')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'errors');
  });
}

for (const path of jobs) {
  test(`Apply Now at ${path} opens the inquiry, which says what is wrong with it`, async ({
    page,
  }) => {
    await visit(page, path);
    const apply = page.getByRole('button', { name: 'Apply Now' }).first();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(0);
    await apply.click();
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
      .toBe(true);
    await dialog.getByRole('button', { name: 'Submit Inquiry' }).click();
    for (const message of [
      'Name is required',
      'Email is required',
      'Job role is required',
      'Contact number is required',
      'Cover letter is required',
      'At least one skill is required',
    ]) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    await expectAccessibleInBothThemes(page, 'inquiry with errors');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(apply).toBeFocused();
    await apply.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(apply).toBeFocused();
  });

  test(`the inquiry at ${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Submit Inquiry' }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Submit Inquiry' })).toBeInViewport();
    await expectAccessibleInBothThemes(page, 'inquiry at 320');
  });
}
