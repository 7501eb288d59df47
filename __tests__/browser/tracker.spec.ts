import { getChoices } from './support/consent';
import { recordScripts } from './support/requests';
import { expect, visit } from './support/test';
import { expectNothing, test } from './support/tracker';

// The policy refuses the test's own report, too.
test.use({ tolerated: /ev=Sentinel/ });

test('a build without a pixel has nothing of the tracker', async ({ page, meta }) => {
  const readScripts = recordScripts(page);
  for (const path of ['/', '/home-two', '/home-three']) {
    const response = await visit(page, path);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/data-pixel|data-privacy-choices|data-choice|tracker|consent:/);
    await expect(getChoices(page)).toHaveCount(0);
  }
  await expectNothing(page, meta);
  const scripts = await readScripts();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => /facebook|_fbp/.test(text))).toEqual([]);
});
