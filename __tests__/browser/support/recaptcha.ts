import type { Locator, Page } from '@playwright/test';

/**
 * Stands in for Google's script: a box that the visitor ticks, with a new token for each mail. Playwright
 * sends it to the page as text.
 */
function google() {
  let proofs = 0;
  const widgets: { field: HTMLTextAreaElement; tick: HTMLInputElement }[] = [];
  Object.assign(window, {
    grecaptcha: {
      ready: (run: () => void) => run(),
      render(box: HTMLElement, { sitekey, callback }: { sitekey: string; callback: () => void }) {
        const tick = document.createElement('input');
        tick.type = 'checkbox';
        tick.title = sitekey;
        const field = document.createElement('textarea');
        field.name = 'g-recaptcha-response';
        field.hidden = true;
        tick.addEventListener('change', () => {
          proofs += 1;
          field.value = `proof-${proofs}`;
          callback();
        });
        box.append(tick, field);
        return widgets.push({ field, tick }) - 1;
      },
      reset(widget: number) {
        const { field, tick } = widgets[widget] ?? {};
        if (field) field.value = '';
        if (tick) tick.checked = false;
      },
    },
  });
}

/** Ticks the box of a form. */
export const tickRecaptcha = (form: Locator) => form.locator('[data-robot] input').check();

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
