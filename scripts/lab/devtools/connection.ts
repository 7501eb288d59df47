import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

const Answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const Event = z.object({
  method: z.string(),
  params: z.unknown().optional(),
  sessionId: z.string().optional(),
});

const Gone = z.object({
  method: z.literal('Target.detachedFromTarget'),
  params: z.object({ sessionId: z.string() }),
});

/** Something the browser tells unasked, of one session or of itself. */
export type DevtoolsEvent = z.infer<typeof Event>;

/** A connection to a browser's DevTools. */
export type Connection = {
  /** Sends a command, to one session or to the browser itself, and gives its answer unparsed. */
  send: (method: string, params?: object, sessionId?: string) => Promise<unknown>;
  /** Hears every event from now on. */
  listen: (listener: (event: DevtoolsEvent) => void) => void;
};

type Settled = Pick<z.infer<typeof Answer>, 'result' | 'error'>;

/** Speaks the DevTools protocol over a pipe: JSON messages, a zero byte after each. */
export function connect(toBrowser: Writable, fromBrowser: Readable): Connection {
  const waiting = new Map<number, { settle: (answer: Settled) => void; sessionId?: string }>();
  const listeners: ((event: DevtoolsEvent) => void)[] = [];
  let last = 0;
  let rest = '';

  function settle(id: number, answer: Settled) {
    waiting.get(id)?.settle(answer);
    waiting.delete(id);
  }

  /** A page that goes leaves what it was asked unanswered. */
  function abandon(gone: string) {
    for (const [id, { sessionId }] of waiting) {
      if (sessionId === gone) settle(id, { error: { message: 'the page is gone' } });
    }
  }

  function receive(text: string) {
    const message: unknown = JSON.parse(text);
    const answer = Answer.safeParse(message);
    if (answer.success) {
      settle(answer.data.id, answer.data);
      return;
    }
    const gone = Gone.safeParse(message);
    if (gone.success) abandon(gone.data.params.sessionId);
    const event = Event.parse(message);
    for (const listener of listeners) listener(event);
  }

  fromBrowser.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) receive(message);
  });

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, {
          ...(sessionId && { sessionId }),
          settle: ({ result, error }) => {
            if (error) reject(new Error(`${method}: ${error.message}`));
            else resolve(result);
          },
        });
        toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}
