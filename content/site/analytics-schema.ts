import { z } from 'zod';
import { link } from '../references/href';
import { https } from '../schema/https';
import { text } from '../schema/text';

const pixel = z
  .string()
  .regex(/^\d*$/, {
    error: ({ input }) =>
      `NEXT_PUBLIC_META_PIXEL_ID is "${input}": expected the pixel's id, which is all digits, such as 1234567890123456. Correct it, or remove it for a site without a tracker`,
  })
  .transform((id) => (id === '' ? null : id));

/** A host that a script calls. A policy would read "https://*" as every host. */
const host = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
    'expected "https://" and a host without a path, such as https://api.example.com. "*." before it stands for its subdomains',
  );

const attributeName = z
  .string()
  .regex(
    /^(?!on|src$|async$)[a-z][a-z0-9-]*$/,
    'such as data-domain. The address of the script stands in "src"',
  );

const script = z.strictObject({
  src: https.meta({ title: 'Address', description: 'As the maker of the script gives it' }),
  attributes: z
    .record(attributeName, z.string())
    .prefault({})
    .describe('The other attributes of its tag, such as data-domain'),
  connect: z.array(host).prefault([]).meta({
    title: 'Further hosts',
    description: 'Those that it calls. Browsers block all others but its own',
  }),
  start: z
    .string()
    .regex(/^\/[\w./-]+\.js$/, 'expected the path of a file in public, such as /start.js')
    .optional()
    .meta({
      title: 'Start file',
      description: 'A file of your own in public, which runs before the script and sets it up',
    }),
  cookies: z
    .array(
      z
        .string()
        .regex(/^[\w.-]+\*?$/, 'expected a name such as _ga. "*" at its end stands for any end'),
    )
    .prefault([])
    .meta({
      title: 'Cookie names',
      description: 'They are deleted when a visitor refuses',
    }),
});

/** What the browser's code needs of the script. */
export type ScriptSettings = Omit<z.output<typeof script>, 'connect'>;

const question = z.strictObject({
  title: text,
  text: text.describe('What a yes allows'),
  until: z
    .strictObject({ start: text, ask: text })
    .describe('What happens before an answer, by the setting of consent'),
  more: link.describe('A link to the rest, in the privacy policy'),
  accept: text,
  refuse: text.describe('About as short as the word for accepting'),
  reopen: text.describe('The words of the button in every footer that opens the question'),
  close: text.describe('The name of the button that closes it again'),
  ofScript: z
    .strictObject({
      text: text.describe('What a yes allows'),
      more: text.describe('The words of the link to the rest'),
    })
    .describe('The words that replace those about Meta’s pixel where a script counts'),
});

/** How page views are counted, and the question whether they may be. */
export const analytics = z
  .strictObject({
    consent: z
      .enum(['start', 'ask'])
      .describe(
        'start: the tracker starts with the page and counts every view until the visitor refuses. ask: it loads only after the visitor has accepted. UK law (PECR) requires this for advertising trackers. Global Privacy Control counts as a refusal in both. Without a pixel’s id and without a script there is no tracker',
      ),
    pixel: pixel
      .prefault(() => process.env.NEXT_PUBLIC_META_PIXEL_ID ?? '')
      .describe('Its number; empty for none'),
    script: script
      .nullable()
      .prefault(null)
      .describe(
        'A script that counts page views instead of Meta’s pixel. The manual on trackers has four examples: Plausible, Google Analytics, Matomo and Umami',
      ),
    question,
  })
  .refine(({ pixel, script }) => pixel === null || script === null, {
    path: ['script'],
    error:
      'expected none, because NEXT_PUBLIC_META_PIXEL_ID is set and a site has one tracker: remove one of the two',
  })
  .transform(({ consent, pixel, script, question: { ofScript, ...question } }) => ({
    pixel,
    script,
    question: script
      ? { ...question, text: ofScript.text, more: { ...question.more, label: ofScript.more } }
      : question,
    /** The build has no tracker, or one that starts by itself, or one that asks first. */
    tracker: pixel === null && script === null ? ('absent' as const) : consent,
  }));

export type Analytics = z.infer<typeof analytics>;
