import { expect, test } from '@jest/globals';
import { readMark } from '@/content/brand/read-mark';
import { checkDrawing } from '@/scripts/site/check/drawings';

const FILE = 'content/logo.svg';

const check = (inner: string, viewBox = '0 0 40 20') =>
  checkDrawing(
    FILE,
    readMark(FILE, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`),
  );

const SHAPE = '<path d="M0 0h9v9z"/>';

test('a drawing that shows a shape is right, a white one too', async () => {
  await check(SHAPE);
  await check('<g display="none"><path/></g><path fill="#fff" d="M0 0h9v9z"/>');
});

test.each([
  ['hidden', `<g style="display:none">${SHAPE}</g>`],
  ['empty', '<path/><rect width="0" height="4"/>'],
  ['outside of the view box', '<path d="M90 90h9v9z"/>'],
])('a drawing whose shapes are %s is refused', async (_, inner) => {
  await expect(check(inner)).rejects.toThrow(
    `${FILE} is invalid:\n  expected a shape that shows within the "viewBox", and found none`,
  );
});

test('a drawing that cannot be drawn is named with the reason', async () => {
  // XML knows no entity of the space that does not break.
  await expect(check(`<path d="M0\u00a00h9"/>`)).rejects.toThrow(
    /^content\/logo\.svg is invalid:\n {2}cannot be drawn \(.+\)\. Save it again as plain SVG$/,
  );
});
