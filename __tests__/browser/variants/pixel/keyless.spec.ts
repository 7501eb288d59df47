import type { Page } from '@playwright/test';
import { consultationForm, openInquiry, valuesOf } from '../../support/forms';
import { keyless, propertiesOfForm } from '../../support/settings';
import { expect, test, visit } from '../../support/test';

// The library's words about the missing key are in the console.
test.use({ tolerated: /was not sent/ });

for (const [path, open] of [
  ['/contact', async (page: Page) => consultationForm(page)],
  ['/job-description/1', openInquiry],
] as const) {
  test(`a build without keys keeps the form of ${path}, and a press logs the missing key`, async ({
    page,
  }) => {
    await visit(page, path);
    // Other tests serve a page with these properties.
    expect(await propertiesOfForm(page)).toMatchObject({
      fallback: keyless.fallback,
      mail: { publicKey: '', serviceId: '', templateId: '' },
    });
    const form = await open(page);
    const { email } = keyless.fallback;
    await expect(form.root.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await form.fill();
    const values = await valuesOf(form.root);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('The public key is required'),
    );
    await form.button.click();
    await logged;
    await expect(form.button).toHaveText(form.idle);
    expect(await valuesOf(form.root)).toEqual(values);
  });
}
