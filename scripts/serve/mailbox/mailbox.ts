import { type Fault, listFaults } from './faults';
import { paths, readFields } from './fields';
import { type Mail, openMails } from './mails';
import { formOf, judge, type Verdict } from './service';

/** What becomes of a request: an answer, a cut connection or nothing, after some milliseconds. */
export type Outcome = { after: number; result: Response | 'drop' | 'hang' };

/** One sender's box: the mails it sent, its pace, and the faults it meets. */
export type Box = {
  /** The oldest first. */
  mails: () => readonly Mail[];
  /**
   * Makes the service fail on the next request, or the next `times`.
   *
   * @throws a ZodError that names what is wrong with the fault
   */
  fail: (fault: unknown) => void;
  /** Forgets the faults that are still to come. */
  recover: () => void;
  /** Deletes the mails. */
  clear: () => void;
  /** Answers a request as the mail service does. */
  receive: (request: Request) => Promise<Outcome>;
};

type Options = {
  /** Where its mails are kept. */
  folder: string;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/** Sent with every answer: the service takes mails from any site. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
};

const say = ({ status, text }: Verdict) =>
  new Response(text, {
    status,
    headers: { ...CORS, 'content-type': 'text/plain;charset=utf-8' },
  });

const isPath = (path: string) => Object.values(paths).some((known) => known === path);

/** Opens a box, with the mails that its folder holds. */
export function openBox({ folder, now = Date.now }: Options): Box {
  const mails = openMails(folder);
  const faults = listFaults();
  let last = Number.NEGATIVE_INFINITY;

  async function take(request: Request): Promise<Verdict> {
    const fields = await readFields(new URL(request.url).pathname, request);
    const fromBrowser = request.headers.has('origin');
    const at = now();
    const verdict = judge({ fields, fromBrowser, sinceLast: at - last });
    if (verdict.status === 200) {
      last = at;
      mails.add({ at: new Date(at).toISOString(), form: formOf(fields), fields });
    }
    return verdict;
  }

  async function meet(fault: Fault, request: Request): Promise<Outcome['result']> {
    if (fault.drop) return 'drop';
    if (fault.hang) return 'hang';
    if (fault.status !== undefined) return say({ status: fault.status, text: fault.text });
    const verdict = await take(request);
    return fault.lateDrop ? 'drop' : say(verdict);
  }

  return {
    mails: mails.all,
    fail: faults.add,
    recover: faults.clear,
    clear: mails.clear,
    async receive(request) {
      if (!isPath(new URL(request.url).pathname)) {
        return { after: 0, result: say({ status: 404, text: 'Not Found' }) };
      }
      if (request.method === 'OPTIONS') {
        return { after: 0, result: new Response(null, { status: 204, headers: CORS }) };
      }
      if (request.method !== 'POST') {
        return { after: 0, result: say({ status: 405, text: 'Method Not Allowed' }) };
      }
      const fault = faults.next();
      if (fault) return { after: fault.delay, result: await meet(fault, request) };
      return { after: 0, result: say(await take(request)) };
    },
  };
}
