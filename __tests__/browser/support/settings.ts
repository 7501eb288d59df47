import type { Page } from '@playwright/test';
import {
  attribute,
  type Document,
  getElements,
  getText,
  insertAfter,
  remove,
  setAttribute,
} from 'next-islands/html';
import { parse, parseFragment, serialize } from 'parse5';

type Step = (document: Document) => void;

/** Serves the page at `path` after some steps more than the build takes. */
async function serveAfter(page: Page, path: string, steps: Step[]): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const document = parse(await response.text());
      for (const step of steps) step(document);
      await route.fulfill({ response, body: serialize(document) });
    },
  );
}

/** Gives the forms of a page other properties. */
const withProperties =
  <Form>(change: (form: Form) => object): Step =>
  (document) => {
    for (const element of getElements(document)) {
      const props = attribute(element, 'data-props');
      if (props === undefined) continue;
      const { form, ...others } = JSON.parse(props);
      const changed = { ...others, form: { ...form, ...change(form) } };
      setAttribute(element, 'data-props', JSON.stringify(changed));
    }
  };

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
  await serveAfter(page, path, [withProperties(change)]);
}

/** What a build without mail keys puts into a form's properties. */
export const keyless = {
  mail: { origin: '', publicKey: '', serviceId: '', templateId: '' },
  fallback: { before: 'Or write to', email: 'hello@rivermark.example' },
};

const { before, email } = keyless.fallback;
/** The mail address beside the button of a form without keys, as React writes it. */
const LINE = `<p>${before}<!-- --> <a href="mailto:${email}">${email}</a>.</p>`;

/** Takes the ids out of a page's form, and puts the mail address beside its button. */
function withoutKeys(document: Document): void {
  for (const element of [...getElements(document)]) {
    if (/^(service|template|user)_id$/.test(attribute(element, 'name') ?? '')) remove(element);
    if (!/^(An engineer reads|Your answers reach)/.test(getText(element))) continue;
    const [line] = parseFragment(LINE).childNodes;
    if (line) insertAfter(element, line);
  }
}

/** Serves the page at `path` as a build without mail keys makes it. Its policy is the built page's. */
export async function serveWithoutKeys(page: Page, path: string): Promise<void> {
  await serveAfter(page, path, [withProperties(() => keyless), withoutKeys]);
}

/** The properties of the form on a page. */
export const propertiesOfForm = (page: Page) =>
  page
    .locator('[data-island="ConsultationForm"], [data-island="InquiryDialog"]')
    .evaluate((island: HTMLElement) => JSON.parse(island.dataset.props ?? '{}').form);

/** What `forms.failureNotice: true` of content/site.ts puts into a form's properties. */
export const notice = {
  text: 'Your message was not sent. It is still here.',
  call: 'You can also call',
  write: 'or write to',
  phone: { display: '+44 151 496 0142', href: 'tel:+441514960142' },
  email: { display: 'hello@rivermark.example', href: 'mailto:hello@rivermark.example' },
  retry: 'Try again',
};
