import { z } from 'zod';
import { link } from '../files/href';
import { https } from '../schema/https';
import { text } from '../schema/text';

const pixel = z
  .string()
  .regex(/^\d*$/, {
    error: ({ input }) =>
      `NEXT_PUBLIC_META_PIXEL_ID is "${input}": expected the pixel's id, which is all digits, such as 1234567890123456. Correct it, or remove it for a site without a tracker`,
  })
  .transform((id) => (id === '' ? null : id));

/** Hosts that a script uses. A policy would read "https://*" as every host. */
const toHosts = (protocol: RegExp, expected: string) =>
  z
    .array(
      z
        .string()
        .regex(
          new RegExp(`^(${protocol.source})://(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?$`, 'i'),
          `expected ${expected} and a host without a path, such as https://api.example.com. "*." before it stands for its subdomains`,
        ),
    )
    .prefault([]);

const hosts = toHosts(/https/, '"https://"');

const attributeName = z
  .string()
  .regex(
    /^(?!on|src$|async$)[a-z][\w-]*$/i,
    'such as data-domain, without "on" at its start. The address of the script stands in "src", and "async" is there already',
  );

const script = z.strictObject({
  src: https.meta({ title: 'Address', description: 'As the maker of the script gives it' }),
  attributes: z
    .record(attributeName, z.string())
    .prefault({})
    .describe('The other attributes of its tag, such as data-domain'),
  connect: toHosts(/https|wss/, '"https://" or "wss://"').meta({
    title: 'Further hosts',
    description:
      'Those that it calls, and whose pictures it shows. Browsers block all others but its own',
  }),
  scripts: hosts.meta({
    title: 'Hosts of scripts',
    description: 'Those that it loads scripts from',
  }),
  pictures: hosts.meta({
    title: 'Hosts of pictures',
    description: 'Those that it shows pictures of alone',
  }),
  frames: hosts.meta({
    title: 'Hosts of frames',
    description: 'Those that it shows pages of in a frame',
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

/** A script that counts, with the hosts that the policy of the pages allows for it. */
export type TrackerScript = z.output<typeof script>;

/** What the browser's code needs of a script. */
export type ScriptSettings = Pick<TrackerScript, 'src' | 'attributes' | 'start' | 'cookies'>;

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
    .describe('The words where a script counts, instead of Meta’s pixel or beside it'),
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
    script: z
      .union([script, z.array(script)])
      .nullable()
      .prefault(null)
      .describe(
        'A script that counts page views, or a list of several. The manual on trackers has four examples: Plausible, Google Analytics, Matomo and Umami',
      ),
    question,
  })
  .transform(({ consent, pixel, script, question: { ofScript, ...question } }) => {
    const scripts = [script ?? []].flat();
    const texts = [
      ...(pixel !== null || scripts.length === 0 ? [question.text] : []),
      ...(scripts.length > 0 ? [ofScript.text] : []),
    ];
    const label = pixel === null && scripts.length > 0 ? ofScript.more : question.more.label;
    return {
      pixel,
      scripts,
      question: { ...question, text: texts.join(' '), more: { ...question.more, label } },
      /** The build has no tracker, or some that start by themselves, or some that ask first. */
      tracker: pixel === null && scripts.length === 0 ? ('absent' as const) : consent,
    };
  });

export type Analytics = z.infer<typeof analytics>;
