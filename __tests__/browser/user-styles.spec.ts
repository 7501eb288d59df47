import { services } from './support/routes';
import { expect, test, visit } from './support/test';
import { enlargeText } from './support/user-styles';

test('cards grow with the text, so that their words stay above the objects of their pictures', async ({
  page,
}) => {
  test.skip(services.length === 0, 'There are no services, which these cards show.');
  await enlargeText(page);
  await visit(page, '/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const shares = await page.locator('main li[data-card]').evaluateAll((cards) =>
      cards.map((card) => {
        const { top, height } = card.getBoundingClientRect();
        const last = card.querySelector('p')?.getBoundingClientRect();
        return last ? (last.bottom - top) / height : 1;
      }),
    );
    expect(shares.length).toBeGreaterThan(0);
    for (const share of shares) expect(share, `${width} px`).toBeLessThan(width < 700 ? 0.6 : 0.4);
  }
});
