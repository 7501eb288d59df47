/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { GET } from '@/app/500.html/route';

test('stops browsers from fetching an icon', async () => {
  expect(await GET().text()).toContain('<link rel="icon" href="data:,">');
});
