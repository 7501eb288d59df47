import type { Page, Route } from '@playwright/test';
import { FORM_ADDRESS } from '../../variants/variants';

/** What a service of `forms.address` receives, and how it answers. */
export type FormService = {
  /** The fields of each request that it accepted. */
  received: [name: string, value: unknown][][];
  /** The statuses of the next answers. 0 cuts the connection. Then it accepts all. */
  answers: number[];
};

/** Stands in for a service that takes a posted form. */
export async function standInForService(page: Page): Promise<FormService> {
  const service: FormService = { received: [], answers: [] };
  const headers = { 'access-control-allow-origin': '*' };

  async function answer(route: Route) {
    const status = service.answers.shift() ?? 200;
    if (status === 0) return route.abort('internetdisconnected');
    const request = route.request();
    if (status === 200) {
      const type = (await request.headerValue('content-type')) ?? '';
      const body = new Response(new Uint8Array(request.postDataBuffer() ?? []), {
        headers: { 'content-type': type },
      });
      service.received.push([...(await body.formData())]);
    }
    return route.fulfill({ status, headers, contentType: 'text/html', body: 'Thanks' });
  }

  await page.route(FORM_ADDRESS, answer);
  return service;
}
