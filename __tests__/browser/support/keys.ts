import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { attribute, type Document, elementsOf, setAttribute } from '../../../scripts/export/html';
import { rewrite } from '../../../scripts/export/page';
import { featuresOf } from '../../../scripts/policy/features';
import { addPolicy } from '../../../scripts/policy/policy';

/** Where the forms are sent. */
export const SEND_FORM = 'https://api.emailjs.com/api/v1.0/email/send-form';

const KEYS = { publicKey: 'a-key', serviceId: 'a-service', templateId: 'a-template' };
const FIELDS: Readonly<Record<string, string>> = {
  user_id: KEYS.publicKey,
  service_id: KEYS.serviceId,
  template_id: KEYS.templateId,
};

/** Puts the mail keys where the build puts them: into the islands' properties and hidden fields. */
function setKeys(document: Document): void {
  for (const element of elementsOf(document)) {
    const props = attribute(element, 'data-props');
    if (props !== undefined) {
      const { form, ...others } = JSON.parse(props);
      const keyed = { ...others, form: { ...form, mail: KEYS } };
      setAttribute(element, 'data-props', JSON.stringify(keyed));
    }
    const value = element.tagName === 'input' && FIELDS[attribute(element, 'name') ?? ''];
    if (value) setAttribute(element, 'value', value);
  }
}

/** The policy of the same page in such a build. Its map, where it has one, is the one it shows. */
function setPolicy(document: Document): void {
  const frame = [...elementsOf(document)].find(({ tagName }) => tagName === 'iframe');
  const features = featuresOf({
    mail: {
      address: SEND_FORM,
      forms: { ConsultationForm: true, InquiryDialog: true },
      outbox: true,
    },
    recaptcha: false,
    map: (frame && attribute(frame, 'src')) ?? 'https://www.openstreetmap.org/',
    pixel: false,
    plainNext: false,
  });
  addPolicy(features)(document);
}

/**
 * Serves the page at `path` as a build with the mail keys makes it: the built site has none.
 * The mail service takes whatever comes.
 *
 * @returns the bodies that were sent to it
 */
export async function serveWithKeys(page: Page, path: string): Promise<string[]> {
  const html = rewrite(readFileSync(`out${path}.html`, 'utf8'), [setKeys, setPolicy]);
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ contentType: 'text/html;charset=utf-8', body: html }),
  );
  const sent: string[] = [];
  await page.route(SEND_FORM, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'OK' });
  });
  return sent;
}
