import type { Page } from '@playwright/test';
import { attribute, getElements, setAttribute } from 'next-islands/html';
import { parse, serialize } from 'parse5';
import { agency } from '@/content/files/agency';
import type { ConsultationFormData } from '@/content/words/forms-schema';
import { mail } from '@/content/words/mail';

/** The properties of a form that depend on switches of content/site.yaml. */
type Switches = {
  failure?: typeof notice;
  delivery?: Partial<ConsultationFormData['delivery']>;
};

/**
 * Serves a page with other switches than those of the build, by changing its form's properties.
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
        const props = JSON.parse(attribute(element, 'data-props') ?? '{}');
        if (!props.form) continue;
        Object.assign(props.form, others);
        Object.assign(props.form.delivery, delivery);
        setAttribute(element, 'data-props', JSON.stringify(props));
      }
      await route.fulfill({ response, body: serialize(document) });
    },
  );
}

/** The properties of the form on a page. */
export const getFormProperties = (page: Page) =>
  page
    .locator('[data-island="ConsultationForm"], [data-island="InquiryDialog"]')
    .evaluate((island: HTMLElement) => JSON.parse(island.dataset.props ?? '{}').form);

/** The property that `forms.failureNotice: true` of content/site.yaml adds to a form. */
export const notice = { ...mail.failure, phone: agency.phone, email: agency.email };
