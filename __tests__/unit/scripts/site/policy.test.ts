import { expect, test } from '@jest/globals';
import { parse } from 'parse5';
import { getErrorMessage } from '@/__tests__/support/messages';
import type { TrackerScript } from '@/content/site/analytics-schema';
import { pagePolicy } from '@/scripts/export/page/policy';
import { type PolicySettings, policyFeatures } from '@/scripts/site/policy';

const off: PolicySettings = {
  mail: {
    address: 'https://mail.example.com/send',
    sends: false,
    outbox: false,
  },
  recaptcha: false,
  analytics: { pixel: '1', scripts: [] },
  film: '/film/one',
};

/** The directives of a page's policy. */
const policy = (html: string, settings: PolicySettings = off) =>
  pagePolicy(parse(html), policyFeatures(settings)).split('; ');

const NOTHING = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The directives that the policy of `html` has beyond those of an empty page. */
const added = (html: string, settings?: PolicySettings) =>
  policy(html, settings).filter((line) => !NOTHING.includes(line));

const SERVICE = 'https://mail.example.com';
const FORM = '<form data-form="{}" enctype="multipart/form-data"></form>';
const KEYLESS = '<form data-form="{}" method="dialog"></form>';
const SCRIPT = '<script src="/a.js"></script>';
const outbox = (sends: boolean) => ({ mail: { ...off.mail, sends, outbox: true } });
const own = { mail: { address: '/api/v1.0/email/send-form', sends: true, outbox: false } };
const film = 'https://films.example.com/embed/1';

test.each<[string, string, Partial<PolicySettings>, string[]]>([
  ['the film', '<a data-enhance="film"></a>', {}, ["frame-src 'self'"]],
  [
    'a film elsewhere',
    '<a data-enhance="film"></a>',
    { film },
    ['frame-src https://films.example.com'],
  ],
  ['mail', FORM, {}, [`connect-src ${SERVICE}`, `form-action ${SERVICE}`]],
  ['mail to itself', FORM, own, ["connect-src 'self'", "form-action 'self'"]],
  ['no mail without keys', KEYLESS, {}, []],
  ['the outbox', SCRIPT, outbox(true), ["script-src 'self'", `connect-src ${SERVICE}`]],
  ['no outbox without keys', SCRIPT, outbox(false), ["script-src 'self'"]],
  ['nothing without a script', '<p>Words</p>', { film, ...outbox(true), recaptcha: true }, []],
])('a page allows %s', (_, html, changes, lines) => {
  expect(added(html, { ...off, ...changes })).toEqual(lines);
});

test('reCAPTCHA is allowed in pages with a form, and switches Trusted Types off', () => {
  const on = policy(KEYLESS, { ...off, recaptcha: true }).join();
  expect(on).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  );
  expect(on).not.toContain('trusted-types');
});

test('the pixel is allowed only in pages with a tracker, and switches Trusted Types off', () => {
  const html = '<script src="/a.js"></script><img src="/a.webp">';
  expect(policy(`${html}<template data-counts-by="script"></template>`)).toEqual([
    "default-src 'none'",
    "script-src 'self' https://connect.facebook.net",
    "img-src 'self' https://www.facebook.com",
    'connect-src https://www.facebook.com',
    "form-action 'none'",
    "base-uri 'none'",
  ]);
  expect(policy(html).join()).not.toContain('facebook');
});

test('a script of another maker is allowed with its hosts in pages that load it, and switches Trusted Types off', () => {
  const script: TrackerScript = {
    src: 'https://stats.example.com/js/stats.js?id=1',
    ...{
      attributes: {},
      cookies: [],
      connect: ['https://*.example.org', 'wss://live.example.org'],
    },
    scripts: ['https://script.example.org'],
    pictures: ['https://pictures.example.org'],
    frames: ['https://frames.example.org'],
  };
  const none = { connect: [], scripts: [], pictures: [], frames: [] };
  const other: TrackerScript = { ...script, ...none, src: 'https://count.example.com/a.js' };
  const page = '<template data-counts-by="script"></template>';
  const count = (pixel: string | null, ...scripts: TrackerScript[]) =>
    policy(page, { ...off, analytics: { pixel, scripts } });
  expect(count(null, script)).toEqual([
    "default-src 'none'",
    "script-src 'self' https://stats.example.com https://script.example.org",
    'img-src https://stats.example.com https://*.example.org https://pictures.example.org',
    'connect-src https://stats.example.com https://*.example.org wss://live.example.org',
    'frame-src https://frames.example.org',
    "form-action 'none'",
    "base-uri 'none'",
  ]);
  expect(count(null, other).join()).not.toMatch(/frame-src|facebook/);
  const all = count('1', script, other).join();
  for (const host of [
    'https://connect.facebook.net',
    'https://stats.example.com',
    'https://count.example.com',
  ])
    expect(all).toMatch(new RegExp(`script-src [^,]*${host}`));
  const byImage = '<template data-counts-by="image"></template>';
  const settings = { ...off, analytics: { pixel: null, scripts: [script] } };
  expect(policy(byImage, settings)).toEqual(policy(''));
});

test('a page that counts by image may load no script of Meta’s, and keeps Trusted Types', () => {
  expect(policy('<template data-counts-by="image"></template>')).toEqual([
    "default-src 'none'",
    'img-src https://www.facebook.com',
    ...NOTHING.slice(1),
  ]);
});

test.each(['films.example.com', 'http://films.example.com', 'https://*.example.com'])(
  'an address without an HTTPS origin is refused: %s',
  (film) => {
    expect(getErrorMessage(() => policyFeatures({ ...off, film }))).toBe(
      `The film of content/film.yaml is "${film}", which a page's policy cannot allow: set the full address, starting with "https://".`,
    );
  },
);
