import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { mark as ours } from '@/content/mark/mark';
import { paintMark } from '@/content/mark/paint-mark';
import { placeMark } from '@/content/mark/place-mark';
import { readMark } from '@/content/mark/read-mark';
import type { World } from '@/content/schema/world';

const read = (text: string) => readMark('content/logo.svg', text);
const draw = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

test('a drawing is read with its size', () => {
  expect(read(draw('<path d="M0 0h40"/>'))).toEqual({
    viewBox: '0 0 40 20',
    width: 40,
    height: 20,
    shapes: '<path d="M0 0h40"></path>',
  });
  expect(read(draw('', 'width="30px" height="10"')).viewBox).toBe('0 0 30 10');
});

test('what drawing programs write beside the shapes goes', () => {
  const text = `<?xml version="1.0"?><!-- Made with Pens 3 -->${draw(
    '<title>Logo</title><metadata>x</metadata><g id="Layer_1"><path d="M0 0"/></g>',
    'id="a" viewBox="0,0,40,20" xml:space="preserve" width="100%"',
  )}`;
  expect(read(text)).toMatchObject({
    viewBox: '0 0 40 20',
    shapes: '<g><path d="M0 0"></path></g>',
  });
});

test('colours of the whole drawing stay with its shapes', () => {
  expect(read(draw('<path d="M0 0"/>', 'viewBox="0 0 1 1" fill="none" stroke="red"')).shapes).toBe(
    '<g fill="none" stroke="red"><path d="M0 0"></path></g>',
  );
});

test('words of the drawing’s root go, and other attributes keep their marks', () => {
  const attributes =
    'viewBox="0 0 1 1" role="img" aria-label="A &amp; B" data-name="A &amp; &quot;B&quot;"';
  expect(read(draw('<path d="M0 0"/>', attributes)).shapes).toBe(
    '<g data-name="A &amp; &quot;B&quot;"><path d="M0 0"></path></g>',
  );
});

test('a style sheet goes into the shapes, so that it changes nothing else on the page', () => {
  const sheet = '<style>.a,.b{fill:#f00;}path{fill:#00f;opacity:.5}/* end */</style>';
  expect(read(draw(`${sheet}<path class="a"/><circle class="b" style="opacity:1"/>`)).shapes).toBe(
    '<path style="fill:#00f;opacity:.5;fill:#f00"></path><circle style="fill:#f00;opacity:1"></circle>',
  );
});

test('ids have a start of their own, and references follow', () => {
  const { shapes } = read(
    draw(
      '<defs><linearGradient id="g"/><path id="unused" d="M0 0"/></defs><path fill="url(#g)"/><use xlink:href="#g"/>',
    ),
  );
  expect(shapes).toContain('<linearGradient id="mark-g">');
  expect(shapes).toContain('fill="url(#mark-g)"');
  expect(shapes).toContain('<use href="#mark-g">');
  expect(shapes).not.toContain('unused');
});

test.each([
  ['no drawing', 'PNG', 'expected a drawing as SVG'],
  ['a drawing without a size', '<svg><path/></svg>', 'expected a "viewBox" of four numbers'],
  ['a script', draw('<script>alert(1)</script>'), 'found <script>: a script'],
  [
    'an attribute with a script',
    draw('<path onload="alert(1)"/>'),
    '"onload", which runs a script',
  ],
  ['a picture', draw('<image href="data:image/png;base64,AA"/>'), 'found <image>'],
  ['HTML', draw('<foreignObject><p>x</p></foreignObject>'), 'found <foreignObject>'],
  ['words', draw('<text>Tea</text>'), 'Turn them into outlines'],
  [
    'a file of others',
    draw('<use href="https://a.example/b.svg#c"/>'),
    '"https://a.example/b.svg#c"',
  ],
  ['a paint of others', draw('<path style="fill:url(//a.example/#c)"/>'), '"//a.example/#c"'],
  ['a sheet of others', draw('<style>@import "a.css";</style>'), 'found "@import "a.css";"'],
  ['a rule for others', draw('<style>g > path{fill:red}</style>'), 'found "g > path{fill:red}"'],
])('%s is refused in words', (_, text, expected) => {
  const message = getErrorMessage(() => read(text));
  expect(message).toMatch(/^content\/logo\.svg is invalid:\n {2}/);
  expect(message).toContain(expected);
});

test('outside of a page, the colours of the text and of tokens are fixed', () => {
  const mark = read(draw('<path/><circle fill="var(--highlight, #fff)"/>'));
  expect(paintMark(mark, '#123', (token) => `#${token.length}`)).toBe(
    '<g fill="#123" color="#123"><path></path><circle fill="#11"></circle></g>',
  );
});

test('a shape that is faint on its ground has the ink, and no other has', () => {
  const shapes =
    '<mask id="mark-m"><path fill="#fff"></path></mask><path fill="#fff"></path><path style="stroke:#060;fill:none"></path><path fill="var(--highlight, #fff)"></path>';
  const mark = { viewBox: '0 0 40 40', width: 40, height: 40, shapes };
  const paint = (grounds: string[]) => paintMark(mark, '#123', () => '#ffb224', grounds);
  const whole = paint([]);
  expect(paint(['#ffffff'])).toBe(
    whole.replace('</mask><path fill="#fff"', '</mask><path fill="#123"'),
  );
  expect(paint(['#000000'])).toBe(whole.replace('stroke:#060', 'stroke:#123'));
});

test('a page shows a faint shape in its ink, in the theme and the world in which it is faint', () => {
  const get = (colour: string, world?: World) =>
    placeMark({ viewBox: '', width: 1, height: 1, shapes: `<path fill="${colour}"></path>` }, world)
      .shapes;
  expect(get('#0f766e')).toContain('"light-dark(#0f766e, currentColor)"');
  expect(get('#ffb224')).toContain('"light-dark(currentColor, #ffb224)"');
  expect(get('#0f766e', 'software')).toContain('"currentColor"');
  expect(placeMark(ours()).shapes).toBe(ours().shapes);
});
