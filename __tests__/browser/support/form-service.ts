import type { Page, Route } from '@playwright/test';
import { FORM_ADDRESS } from '../../variants/variants';

/** What a service of `forms.address` receives, and how it answers. */
export type FormService = {
  /** The fields of each request that it accepted. */
  received: [name: string, value: unknown][][];
  /**
   * The statuses of the next answers. 0 cuts the connection, and 302 leads to a page of thanks. Then it
   * accepts all and says so.
   */
  answers: number[];
};

/** Stands in for a service that takes a posted form. */
export async function standInForService(page: Page): Promise<FormService> {
  const service: FormService = { received: [], answers: [] };
  const headers = {
    'access-control-allow-origin': '*',
    location: new URL('/thanks', FORM_ADDRESS).href,
  };

  let isCut = false;

  async function answer(route: Route) {
    const request = route.request();
    // A form asks by it whether the line or only the answer was lost.
    const isProbe = request.method() === 'HEAD';
    const status = isProbe ? (isCut ? 0 : 204) : (service.answers.shift() ?? 200);
    isCut = status === 0;
    if (isCut) return route.abort('internetdisconnected');
    if (status === 200 || status === 302) {
      const type = (await request.headerValue('content-type')) ?? '';
      const body = new Response(new Uint8Array(request.postDataBuffer() ?? []), {
        headers: { 'content-type': type },
      });
      service.received.push([...(await body.formData())]);
    }
    return route.fulfill({ status, headers, json: { success: status < 400 } });
  }

  await page.route(FORM_ADDRESS, answer);
  return service;
}
