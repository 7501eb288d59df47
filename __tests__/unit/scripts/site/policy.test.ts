import { expect, test } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { parse } from 'parse5';
import { getErrorMessage } from '@/__tests__/support/messages';
import { agency } from '@/content/files/agency';
import { pagePolicy } from '@/scripts/export/page/policy';
import { type PolicySettings, policyFeatures } from '@/scripts/site/policy';

const MAP = agency().offices[0]?.map.frame ?? '';

const off: PolicySettings = {
  mail: {
    address: 'https://mail.example.com/send',
    sends: false,
    outbox: false,
  },
  recaptcha: false,
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

test('the maps of all offices may be framed', () => {
  for (const { map } of agency().offices) {
    expect(added(`<iframe src="${map.frame}"></iframe>`)).toEqual([
      'frame-src https://www.openstreetmap.org',
    ]);
  }
});

test('another frame is not allowed', () => {
  expect(added('<iframe src="https://example.com/"></iframe>')).toEqual([]);
});

test.each([
  ['/film/one', "frame-src 'self'"],
  ['https://films.example.com/embed/1', 'frame-src https://films.example.com'],
])('the film at %s may be framed in pages with its link', (film, line) => {
  expect(added('<a data-enhance="film"></a>', { ...off, film })).toEqual([line]);
  expect(added('<p>Words</p>', { ...off, film })).toEqual([]);
});

const SERVICE = 'https://mail.example.com';

const FORM = '<form data-form="{}" enctype="multipart/form-data"></form>';

test('a form with keys may send mail from its pages', () => {
  expect(added(FORM)).toEqual([`connect-src ${SERVICE}`, `form-action ${SERVICE}`]);
  expect(added('<form data-form="{}" method="dialog"></form>')).toEqual([]);
  expect(added('<p>Words</p>')).toEqual([]);
});

test('the outbox may send from every page with a script if a form has its keys', () => {
  const html = '<script src="/a.js"></script>';
  const on = (sends: boolean) => ({ ...off, mail: { ...off.mail, sends, outbox: true } });
  expect(added(html, on(true))).toContain(`connect-src ${SERVICE}`);
  expect(added(html, on(false)).join()).not.toContain('connect-src');
  expect(added('<p>Words</p>', on(true))).toEqual([]);
});

test('reCAPTCHA is allowed only in pages with a form, and switches Trusted Types off', () => {
  const html = '<form data-form="{}" method="dialog"></form>';
  const on = policy(html, { ...off, recaptcha: true }).join();
  expect(on).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  );
  expect(on).not.toContain('trusted-types');
  expect(policy('<p>Words</p>', { ...off, recaptcha: true })).toEqual(NOTHING);
});

test("a mail service on the site's own origin is allowed as 'self'", () => {
  const mail = { address: '/api/v1.0/email/send-form', sends: true, outbox: false };
  expect(added(FORM, { ...off, mail })).toEqual(["connect-src 'self'", "form-action 'self'"]);
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

test('a page that counts by image may load no script of Meta’s, and keeps Trusted Types', () => {
  expect(policy('<template data-counts-by="image"></template>')).toEqual([
    "default-src 'none'",
    'img-src https://www.facebook.com',
    ...NOTHING.slice(1),
  ]);
});

test.each(['films.example.com', 'http://films.example.com', 'https://*.example.com', 'data:,x'])(
  'an address without an HTTPS origin is refused: %s',
  (film) => {
    expect(getErrorMessage(() => policyFeatures({ ...off, film }))).toBe(
      `The film of content/film.yaml is "${film}", which a page's policy cannot allow: set the full address, starting with "https://".`,
    );
  },
);

test('Google’s evaluator accepts the policy of a page with all features', () => {
  const settings = { ...off, mail: { ...off.mail, sends: true, outbox: true }, recaptcha: true };
  const html = `<link rel="stylesheet" href="/a.css"><script>a()</script><style>p{}</style>
    <p style="color:red"></p><video></video><iframe src="${MAP}"></iframe>
    ${FORM}<template data-counts-by="script"></template>`;
  const findings = new CspEvaluator(new CspParser(policy(html, settings).join(';')).csp).evaluate();
  expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([]);
});
