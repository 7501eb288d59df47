import type { Answer, Kind } from '@/components/islands/delivery/answer';
import type { Fields } from '@/components/islands/delivery/fields';
import { toAnswer } from '@/components/islands/delivery/post';
import type { Service } from '@/components/islands/delivery/service';

/** What a service has answered to a test, and what the site makes of it. */
export type Tried = { address: string; answer: Answer; kind: Kind };

/** The mark of a test's topic. */
const MARK = '[Test of the form]';

/** Returns the fields of a test message. */
export const getTestFields = (isInquiry: boolean, email: string): Fields => [
  ['name', MARK],
  ['email', email],
  ['contact_no', '7700900123'],
  ...(isInquiry
    ? ([
        ['job_role', MARK],
        ['cover_letter', 'npm run try-form has sent this.'],
        ['skills', 'Testing'],
      ] as const)
    : ([
        ['subject', MARK],
        ['message', 'npm run try-form has sent this.'],
      ] as const)),
  ['message_id', `test-${Date.now()}`],
];

/** Whether a browser shows a page of `origin` the answer of another site. */
function isShown({ headers }: Response, address: string, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return new URL(address).origin === origin || allowed === '*' || allowed === origin;
}

/**
 * Sends fields as a form of the site does.
 *
 * @param origin the origin of the site
 */
export async function tryForm(service: Service, fields: Fields, origin: string): Promise<Tried> {
  const address = new URL(service.address, origin).href;
  const body = service.toBody(fields);
  const headers = { Accept: 'application/json', Origin: origin };
  // Before it posts JSON to another site, a browser asks whether it may.
  const question =
    body instanceof FormData || new URL(address).origin === origin
      ? null
      : await fetch(address, {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'content-type',
          },
        });
  const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
  const answer = await toAnswer(response);
  const isHidden =
    !isShown(response, address, origin) || (question && !isShown(question, address, origin));
  if (isHidden && !answer.isRedirect) return { address, answer, kind: 'unreadable' };
  const isAccepted = response.ok || answer.isRedirect;
  return { address, answer, kind: isAccepted ? service.read(answer) : 'no' };
}

const looks =
  'It does not say whether it took the message. If the mail has arrived, set `forms.accepts` in content/site.yaml to';

/** What the owner does about each kind of answer. */
const advice = {
  yes: 'This counts as sent. Look whether the mail has arrived.',
  no: 'This is a refusal, so the message would wait on the visitor’s device. Mend the address, the keys or the account.',
  foreign:
    'The mail service never answers so. A proxy or a filter of this network has answered in its place.',
  page: `${looks} "page".`,
  empty: `${looks} "empty".`,
  redirect: `${looks} "redirect".`,
  text: `${looks} "text". With EmailJS, only "OK" counts.`,
  unreadable:
    'A browser hides this answer from the site, because the service does not allow its origin (CORS). Allow it in the settings of the service.',
} satisfies Record<Kind, string>;

/** Says what came back, and what to do. */
export function describeAnswer({ address, answer, kind }: Tried): string[] {
  const { status, text } = answer;
  const isProgram = status === 403 && /non-browser/i.test(text);
  return [
    `Posted to ${address}`,
    `Status ${status}, kind of answer: ${kind}`,
    ...(text.trim() ? [`"${text.trim().slice(0, 300)}"`] : []),
    kind === 'yes' ? 'It would count as sent.' : 'It would not count as sent.',
    isProgram
      ? 'EmailJS refuses programs. Send the form in a browser, or allow API requests in the security settings of the account for this test.'
      : advice[kind],
  ];
}
