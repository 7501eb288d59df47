import type { Page } from '@playwright/test';

/**
 * Stands in for Google's script: a widget with a new token for each mail. Playwright sends it to
 * the page as text.
 */
function google() {
  let proofs = 0;
  const fields: HTMLTextAreaElement[] = [];
  const prove = (field: HTMLTextAreaElement | undefined) => {
    proofs += 1;
    if (field) field.value = `proof-${proofs}`;
  };
  Object.assign(window, {
    grecaptcha: {
      ready: (run: () => void) => run(),
      render(box: HTMLElement, { sitekey }: { sitekey: string }) {
        const field = document.createElement('textarea');
        field.name = 'g-recaptcha-response';
        field.title = sitekey;
        box.append(field);
        prove(field);
        return fields.push(field) - 1;
      },
      reset: (widget: number) => prove(fields[widget]),
    },
  });
}

/**
 * Answers the page's requests for reCAPTCHA's script.
 *
 * @returns the addresses that the page requested so far
 */
export async function standInForRecaptcha(page: Page): Promise<readonly string[]> {
  const requested: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: `(${google})()` });
  });
  return requested;
}
