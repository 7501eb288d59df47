import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { fixColours, paintMark } from '@/content/brand/paint-mark';
import { readMark } from '@/content/brand/read-mark';

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
  expect(read(draw('<path/>', 'width="30px" height="10"')).viewBox).toBe('0 0 30 10');
});

test('colours of the whole drawing stay with its shapes', () => {
  expect(read(draw('<path d="M0 0"/>', 'viewBox="0 0 1 1" fill="none" stroke="red"')).shapes).toBe(
    '<g fill="none" stroke="red"><path d="M0 0"></path></g>',
  );
});

test.each([
  [
    'Illustrator',
    '<style type="text/css"><![CDATA[\n\t.st0{fill:url(#SVGID_1_);stroke:#000;font-family:\'Arial\';}\n]]></style><linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0"><stop offset="0" style="stop-color:#F00"/></linearGradient><path class="st0" d="M0 0h9"/>',
    'style="fill:url(#mark-SVGID_1_);stroke:#000"',
  ],
  [
    'Figma',
    '<g clip-path="url(#clip0_1_2)"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h9v9z"/></mask><g mask="url(#m)"><path fill="url(\'#m\')" d="M0 0h9"/></g></g><defs><clipPath id="clip0_1_2"><rect width="9" height="9" transform="translate(1 1)"/></clipPath></defs>',
    '<g clip-path="url(#mark-clip0_1_2)">',
  ],
  [
    'Inkscape',
    '<sodipodi:namedview id="n"><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF/></metadata><g inkscape:groupmode="layer"><path style="display:inline;fill:#00f;-inkscape-stroke:none;paint-order:stroke fill markers" sodipodi:nodetypes="cc" d="M0 0h9"/></g>',
    '<g><path d="M0 0h9" style="display:inline;fill:#00f;paint-order:stroke fill markers"></path></g>',
  ],
])('a drawing of %s stays whole', (_, inner, expected) => {
  expect(read(draw(inner)).shapes).toContain(expected);
});

test('a style sheet goes into the shapes, so that it changes nothing else on the page', () => {
  const sheet = '<style>.a,.b{fill:#f00;}path{fill:#00f;opacity:.5}/* end */</style>';
  expect(read(draw(`${sheet}<path class="a"/><circle class="b" style="opacity:1"/>`)).shapes).toBe(
    '<path style="fill:#00f;opacity:.5;fill:#f00"></path><circle style="fill:#f00;opacity:1"></circle>',
  );
});

test.each([
  ['fill="var(--brand, #f00)"', 'fill="#f00"'],
  ['style="--c:#00f;fill:var(--bg,#f00);opacity:.5"', 'style="fill:#f00;opacity:.5"'],
  ['fill="var(--highlight, #fff)"', 'fill="var(--highlight, #fff)"'],
  ['stroke="Var(--rim)"', 'stroke="var(--rim)"'],
])('a variable is its fallback, and only two of the site stay: %s', (attribute, expected) => {
  const mark = read(draw(`<path ${attribute}/>`));
  expect(mark.shapes).toBe(`<path ${expected}></path>`);
  expect(paintMark(mark, '#123', () => '#ffb224', ['#123']).shapes).not.toContain('var(');
});

test.each([
  ['a drawing without a size', '<svg><path/></svg>', 'expected a "viewBox" of four numbers'],
  ['a script', draw('<script>alert(1)</script>'), 'found <script>: a script'],
  [
    'an attribute with a script',
    draw('<path onload="alert(1)"/>'),
    '"onload", which runs a script',
  ],
  ['a picture', draw('<image href="data:image/png;base64,AA"/>'), 'found <image>'],
  ['words', draw('<text>Tea</text>'), 'Turn them into outlines'],
  [
    'a file of others',
    draw('<use href="https://a.example/b.svg#c"/>'),
    '"https://a.example/b.svg#c"',
  ],
  ['a sheet of others', draw('<style>@import "a.css";</style>'), 'found "@import "a.css""'],
  ['a rule for others', draw('<style>g > path{fill:red}</style>'), 'found "g > path{fill:red}"'],
  ['capitals', draw('<path fill="URL(https://a.example/#c)"/>'), '"https://a.example/#c"'],
  ['an escape', draw('<path fill="u\\72l(https://a.example)"/>'), 'an escape, "u\\72l('],
  ['a reference in a fallback', draw('<path fill="var(--a, url(b.svg#c))"/>'), '"b.svg#c"'],
  ['a reference of two parts', draw('<path fill="url(#a b.svg)"/>'), '"#a b.svg"'],
  ['a set of pictures', draw('<path style="mask:image-set(\'a.png\' 1x)"/>'), '"image-set(…)"'],
  ['an open reference', draw('<path fill="url(#a"/>'), 'an open bracket or quote, "url"'],
  ['a reference by numbers', draw('<path fill="&#117;rl(//a.example)"/>'), '"//a.example"'],
  ['a variable', draw('<path fill="var(--a, var(--b))"/>'), 'the variable "--b" in <path>'],
  ['an entity', draw('<path fill="&ns_evil;"/>'), 'an entity, "&ns_evil;"'],
  ['a movement', draw('<path/><set attributeName="href" to="x"/>'), 'found <set>: a movement'],
  ['a picture in a filter', draw('<filter><feImage href="a"/></filter>'), 'found <feImage>'],
  [
    'a drawing that repeats itself',
    draw('<g id="a"><path/><use href="#a"/></g>'),
    'expected at most 5000 shapes',
  ],
  [
    'a drawing that grows without end',
    draw(
      `${[0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => `<g id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(9)}</g>`)
        .join('')}<path id="a8"/>`,
    ),
    'expected at most 5000 shapes',
  ],
  ['a view box of nothing', draw('<path/>', 'viewBox="0 0 0 20"'), 'expected a "viewBox"'],
])('%s is refused in words', (_, text, expected) => {
  const message = getErrorMessage(() => read(text));
  expect(message).toMatch(/^content\/logo\.svg is invalid:\n {2}/);
  expect(message).toContain(expected);
});

test('outside of a page, the colours of the text and of tokens are fixed', () => {
  const mark = read(draw('<path/><circle fill="var(--highlight, #fff)"/>'));
  expect(fixColours(mark, '#123', (token) => `#${token.length}`)).toBe(
    '<g fill="#123" color="#123"><path></path><circle fill="#11"></circle></g>',
  );
});

test('a shape that is faint on its ground has the ink, and no other has', () => {
  const shapes =
    '<mask id="mark-m"><path fill="#060"></path></mask><path fill="#fff"></path><path style="stroke:#fff;fill:none"></path>';
  const mark = { viewBox: '0 0 40 40', width: 40, height: 40, shapes };
  const paint = (grounds: string[]) => paintMark(mark, '#123', () => '#ffb224', grounds).shapes;
  const whole = `<g fill="#123" color="#123">${shapes}</g>`;
  expect(paint(['#ffffff'])).toBe(whole.replaceAll('#fff', '#123'));
  expect(paint(['#000000'])).toBe(whole);
});
