import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';

const findFiles = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/** The names of the custom properties that sheets declare and scripts set. */
const declared = ['styles', 'app', 'components']
  .flatMap((folder) => findFiles(folder, /\.(scss|tsx?)$/))
  .flatMap((file) => {
    const own = file.endsWith('.scss')
      ? /(?:@property\s+)?(--[\w-]+)(?=\s*[:{])/g
      : /['"`](--[\w-]+)['"`]/g;
    return [...readFileSync(file, 'utf8').matchAll(own)].map(([, name]) => name);
  });

/** The names of the colours, which stand for themselves. Components use the names of roles. */
const [palette] = readFileSync('styles/base/_tokens.scss', 'utf8').match(
  /\/\/ Palette[\s\S]*?\n\n/,
);
const colors = palette.match(/--[\w-]+(?=:)/g);

/** Lengths that a scale should hold. Those of 3 px and less are hairlines. */
const hasLength = (value) =>
  [...value.matchAll(/(?<![\w-])-?(\d*\.?\d+)(px|rem|vw)\b/g)].some(
    ([, number, unit]) => unit !== 'px' || Number(number) > 3,
  );

const SCALE = 'site/scale';
const message = 'Use a step of the scale (styles/README.md), or say in a comment above why not.';

/** Lengths, font sizes and letter spacing come from a scale, or a comment above says why not. */
const scale = stylelint.createPlugin(SCALE, () => (root, result) => {
  root.walk((node) => {
    const { prop = '', value = '', name, params } = node;
    const isOff =
      (/^(margin|padding|gap|row-gap|column-gap|font-size)/.test(prop) && hasLength(value)) ||
      (prop === 'letter-spacing' && /\d*\.\d+em/.test(value)) ||
      (name === 'include' && /^type\.\w+\(/.test(params) && hasLength(params));
    if (isOff && node.prev()?.type !== 'comment')
      stylelint.utils.report({ ruleName: SCALE, result, node, message });
  });
});

export default {
  customSyntax: 'postcss-scss',
  plugins: ['stylelint-value-no-unknown-custom-properties', scale],
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-no-important': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'csstools/value-no-unknown-custom-properties': [
      true,
      {
        importFrom: [
          { customProperties: Object.fromEntries(declared.map((name) => [name, 'declared'])) },
        ],
      },
    ],
  },
  overrides: [
    {
      files: ['{app,components}/**/*.module.scss'],
      rules: {
        [SCALE]: true,
        'declaration-property-value-allowed-list': { 'font-weight': ['/^var\\(/'] },
        // A page can run from right to left.
        'property-disallowed-list': [
          ['/^((margin|padding|border|scroll-margin|scroll-padding)-)?(top|right|bottom|left)$/'],
          { message: 'Use the logical property, such as margin-inline.' },
        ],
        'declaration-property-value-disallowed-list': {
          'text-align': ['left', 'right'],
          '/./': [`/var\\((${colors.join('|')})\\)/`],
        },
        'media-feature-name-disallowed-list': [
          ['/width$/'],
          { message: 'Use a named breakpoint: @include media.from("tablet").' },
        ],
      },
    },
    {
      // The specification sets the widths at which these carousels change.
      files: ['**/{LogoSlides,ProjectSlides,Testimonials,ClientsCarousel}.module.scss'],
      rules: { 'media-feature-name-disallowed-list': null },
    },
    {
      files: ['**/{ClientLogo,Logo}.module.scss'],
      rules: { [SCALE]: null },
    },
  ],
};
