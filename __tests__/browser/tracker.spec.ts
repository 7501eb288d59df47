import { expect, visit } from './support/test';
import { expectNothing, test } from './support/tracker';

// The policy refuses even the stand-in's own report that it is through.
test.use({ tolerated: /ev=Sentinel/ });

test('no page holds anything of the tracker', async ({ page, meta }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  for (const path of ['/', '/home-two', '/home-three']) {
    const response = await visit(page, path);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/data-pixel|data-privacy-choices|data-choice|tracker|consent:/);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  }
  await expectNothing(page, meta);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => /facebook|_fbp/.test(text))).toEqual([]);
});
