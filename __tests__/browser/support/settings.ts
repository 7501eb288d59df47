import type { Page } from '@playwright/test';
import { attribute, getElements, setAttribute } from 'next-islands/html';
import { parse, serialize } from 'parse5';
import { agency } from '@/content/files/agency';
import type { ConsultationFormData } from '@/content/site/forms-schema';
import { mail } from '@/content/site/mail';

/** The settings of a form that depend on switches of content/site.yaml. */
type Switches = {
  showsFailure?: boolean;
  delivery?: Partial<ConsultationFormData['delivery']>;
};

/**
 * Serves a page with other switches than those of the build, by changing its form's settings.
 * `switches.spec.ts` of the variant "switches" checks that a build writes them there.
 */
export async function serveWithSwitches(
  page: Page,
  path: string,
  { delivery, ...others }: Switches,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const document = parse(await response.text());
      for (const element of getElements(document)) {
        const found = attribute(element, 'data-form');
        if (!found) continue;
        const settings = { ...JSON.parse(found), ...others };
        Object.assign(settings.delivery, delivery);
        setAttribute(element, 'data-form', JSON.stringify(settings));
      }
      await route.fulfill({ response, body: serialize(document) });
    },
  );
}

/** The settings of the form on a page. */
export const getFormSettings = (page: Page) =>
  page
    .locator('[data-form]')
    .evaluate((form: HTMLElement) => JSON.parse(form.dataset.form ?? '{}'));

/** The words of the alert after a failure. */
export const notice = { ...mail().failure, phone: agency().phone, email: agency().email };
