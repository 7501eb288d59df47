import { expect, test } from '@jest/globals';
import { toMarkdown } from '@/scripts/site/markdown';

const ADDRESS = 'https://rivermark.example/blogs/boats';

const toPage = (main: string) =>
  `<!doctype html><title>Boats: facts</title><meta name="description" content="Two boats."><link rel="canonical" href="${ADDRESS}"><body><header>Menu</header><main>${main}</main><footer>Feet</footer>`;

/** The words of a page, without its front matter. */
const write = (main: string, address?: string) =>
  toMarkdown(toPage(main), address ?? ADDRESS).split('---\n\n')[1];

test('a page begins with its title, description and address', () => {
  expect(toMarkdown(toPage('<h1>Boats</h1>'), ADDRESS)).toBe(
    `---\ntitle: "Boats: facts"\ndescription: Two boats.\nurl: ${ADDRESS}\n---\n\n# Boats\n`,
  );
});

test.each([
  ['a link', '<p>Ask <a href="/contact">us</a>.', 'Ask [us](https://rivermark.example/contact).'],
  [
    'a picture',
    '<img src="/pictures/a.webp" alt="Rain">',
    '![Rain](https://rivermark.example/pictures/a.webp)',
  ],
  [
    'what only makes sense in a browser',
    '<p>A</p><form><input></form><button>Go</button><dialog>B</dialog><p hidden>C</p><p aria-hidden="true">D</p><nav>E</nav><div popover>F</div><svg><text>G</text></svg>',
    'A',
  ],
])('%s', (_, main, expected) => {
  expect(write(main)).toBe(`${expected}\n`);
});
