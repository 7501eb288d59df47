import type { Page } from '@playwright/test';
import { attribute, elementsOf, setAttribute } from '../../../scripts/export/html';
import { rewrite } from '../../../scripts/export/page';

/**
 * Serves the page at `path` as a build with other settings makes it: its form's properties stand
 * in the page. The rest of it, policy included, is the built page's.
 *
 * @param change gives the properties their other values
 */
export async function serveWith<Form>(
  page: Page,
  path: string,
  change: (form: Form) => object,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = rewrite(await response.text(), [
        (document) => {
          for (const element of elementsOf(document)) {
            const props = attribute(element, 'data-props');
            if (props === undefined) continue;
            const { form, ...others } = JSON.parse(props);
            const changed = { ...others, form: { ...form, ...change(form) } };
            setAttribute(element, 'data-props', JSON.stringify(changed));
          }
        },
      ]);
      await route.fulfill({ response, body: html });
    },
  );
}

/** What `forms.failureNotice: true` of content/site.ts puts into a form's properties. */
export const notice = {
  text: 'Your message was not sent. It is still here.',
  call: 'You can also call',
  write: 'or write to',
  phone: { display: '+44 151 496 0142', href: 'tel:+441514960142' },
  email: { display: 'hello@rivermark.example', href: 'mailto:hello@rivermark.example' },
  retry: 'Try again',
};
