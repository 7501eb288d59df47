/** @jest-environment node */
import { get } from 'node:https';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type OtherSites, standInForOtherSites } from '@/scripts/lab/measure/other-sites';

let otherSites: OtherSites;
beforeAll(async () => {
  otherSites = await standInForOtherSites();
});
afterAll(() => otherSites.close());

const request = (path: string) =>
  new Promise((resolve, reject) => {
    get(otherSites.url + path, { ca: otherSites.certificate }, (response) => {
      resolve([response.statusCode, response.headers['content-type']?.split(';')[0]]);
      response.resume();
    }).once('error', reject);
  });

test.each([
  ['the pixel’s script', '/en_US/fbevents.js', [200, 'text/javascript']],
  ['a report of the pixel', '/tr/?ev=PageView', [204, undefined]],
  ['the map', '/export/embed.html?bbox=1', [200, 'text/html']],
])('answers %s', async (_, path, answer) => {
  expect(await request(path)).toEqual(answer);
});

test('leads the browser to it from the hosts of the pixel and of the map', () => {
  const { host } = new URL(otherSites.url);
  for (const name of ['connect.facebook.net', 'www.facebook.com', 'www.openstreetmap.org']) {
    expect(otherSites.argument).toContain(`MAP ${name} ${host}`);
  }
});
