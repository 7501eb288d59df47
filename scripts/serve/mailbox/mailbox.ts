import { createFaultQueue, type Fault } from './faults';
import { paths, readFields } from './fields';
import { type Mail, openMails } from './mails';
import { checkMail, getFormName, type Verdict } from './service';

/** How a request ends after `after` milliseconds: a response, a cut connection, or no answer. */
export type Outcome = { after: number; result: Response | 'drop' | 'hang' };

/** One sender's mailbox: the mails, the time of the last one, and the pending faults. */
export type Mailbox = {
  /** The mails, the oldest first. */
  mails: () => readonly Mail[];
  /**
   * Makes the service fail on the next request, or on the next `times` requests.
   *
   * @throws a ZodError if the fault is not valid
   */
  fail: (fault: unknown) => void;
  /** Removes the pending faults. */
  recover: () => void;
  /** Deletes the mails. */
  clear: () => void;
  /** Answers a request as the mail service does. */
  receive: (request: Request) => Promise<Outcome>;
};

type Options = {
  /** The folder of the mails. */
  folder: string;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/** The service accepts mails from any site, so every response allows cross-origin requests. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
};

const toResponse = ({ status, text }: Verdict) =>
  new Response(text, {
    status,
    headers: { ...CORS, 'content-type': 'text/plain;charset=utf-8' },
  });

const isServicePath = (path: string) => Object.values(paths).some((known) => known === path);

/** Opens a mailbox, with the mails that are in its folder. */
export function openMailbox({ folder, now = Date.now }: Options): Mailbox {
  const mails = openMails(folder);
  const faults = createFaultQueue();
  let last = Number.NEGATIVE_INFINITY;

  async function accept(request: Request): Promise<Verdict> {
    const fields = await readFields(new URL(request.url).pathname, request);
    const fromBrowser = request.headers.has('origin');
    const at = now();
    const verdict = checkMail({ fields, fromBrowser, sinceLast: at - last });
    if (verdict.status === 200) {
      last = at;
      mails.add({ at: new Date(at).toISOString(), form: getFormName(fields), fields });
    }
    return verdict;
  }

  async function applyFault(fault: Fault, request: Request): Promise<Outcome['result']> {
    if (fault.drop) return 'drop';
    if (fault.hang) return 'hang';
    if (fault.status !== undefined) return toResponse({ status: fault.status, text: fault.text });
    const verdict = await accept(request);
    return fault.lateDrop ? 'drop' : toResponse(verdict);
  }

  return {
    mails: mails.all,
    fail: faults.add,
    recover: faults.clear,
    clear: mails.clear,
    async receive(request) {
      if (!isServicePath(new URL(request.url).pathname)) {
        return { after: 0, result: toResponse({ status: 404, text: 'Not Found' }) };
      }
      if (request.method === 'OPTIONS') {
        return { after: 0, result: new Response(null, { status: 204, headers: CORS }) };
      }
      if (request.method !== 'POST') {
        return { after: 0, result: toResponse({ status: 405, text: 'Method Not Allowed' }) };
      }
      const fault = faults.next();
      if (fault) return { after: fault.delay, result: await applyFault(fault, request) };
      return { after: 0, result: toResponse(await accept(request)) };
    },
  };
}
