import { z } from 'zod';
import { colour } from '../schema/colour';
import { getContrast, makePass } from './contrast';

const TYPEFACE =
  'expected an installed package of Fontsource, such as "@fontsource-variable/inter", or a file in content, such as "inter.woff2"';

const typeface = z
  .string(TYPEFACE)
  .regex(/^(@fontsource(-variable)?\/[\w-]+|[\w-]+\.(woff2?|ttf|otf))$/, TYPEFACE)
  .optional();

/** What a chosen colour must stand out from, so that all that lies between them can be legible. */
const LIMITS = [
  { name: 'ground', from: '#000000', least: 13, what: 'nearly white' },
  { name: 'ink', from: '#ffffff', least: 12, what: 'nearly black' },
] as const;

/** The look of the site: `content/brand.yaml`. */
export const brandSchema = z.strictObject({
  colours: z
    .strictObject({
      primary: colour.describe(
        'The brand’s own colour. Marks, and buttons under the pointer by day, have exactly this one. Large grounds, cards and pictures have shades of it that are reckoned, so that words stay legible',
      ),
      second: colour
        .optional()
        .describe(
          'Links, deep fills, and what is green in the delivered pictures. Without it, one is reckoned from the first',
        ),
      third: colour
        .optional()
        .describe(
          'A small accent, and what is pink or red in the delivered pictures. Without it, one is reckoned from the first',
        ),
      ground: colour
        .optional()
        .describe(
          'The page by day, nearly white. Light greys take its tint. Words must be legible on it',
        ),
      ink: colour
        .optional()
        .describe(
          'Headlines and text by day, and the ground of the footer, nearly black. Dark greys and the page at night take its tint',
        ),
    })
    .superRefine((colours, context) => {
      for (const { name, from, least, what } of LIMITS) {
        const chosen = colours[name];
        const found = chosen ? getContrast(chosen, from) : least;
        if (!chosen || found >= least) continue;
        const nearest = makePass(chosen, [{ from, least }]);
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `expected a colour that is ${what}, whose contrast to "${from}" is ${least}, such as "${nearest}", which is the nearest. It is ${found.toFixed(2)} here`,
        });
      }
    }),
  typefaces: z
    .strictObject({
      text: typeface.describe(
        'The typeface of all words: best a variable one, which has all weights. Of a static package, the site takes two',
      ),
      headline: typeface.describe('The typeface of headlines, if they have another one'),
    })
    .default({})
    .describe('Another typeface than the delivered one'),
  radius: z
    .number()
    .min(0)
    .max(40)
    .default(28)
    .describe(
      'The round corners of cards in pixels. All other corners keep their proportion to it',
    ),
  arches: z
    .boolean()
    .default(false)
    .describe(
      'On: bullets, separators and quotation marks are arches, as the delivered mark is, and a bridge stands on the pages of errors. Off: they are bars',
    ),
  logo: z
    .string()
    .regex(/^[\w-]+\.svg$/, 'expected the name of an SVG file in content, such as "logo.svg"')
    .default('logo.svg')
    .describe(
      'The file of the logo in content: pages, icons and share pictures. A file whose name ends with "-dark.svg" beside it is its drawing for dark grounds',
    ),
  wordmark: z
    .boolean()
    .optional()
    .describe(
      'On: the logo has the name in it and stands alone. Off: the name stands beside it. Without a choice, a wide logo stands alone',
    ),
});

export type Brand = z.output<typeof brandSchema>;
