import { z } from 'zod';

/** A fault to inject into the mail service. */
export const fault = z
  .strictObject({
    status: z
      .int()
      .min(200)
      .max(599)
      .optional()
      .describe('Answers with this status, and keeps no mail'),
    text: z.string().default('Told to fail').describe('The text of that answer'),
    drop: z.boolean().default(false).describe('Cuts the connection before it reads the mail'),
    hang: z.boolean().default(false).describe('Never answers, and keeps no mail'),
    lateDrop: z.boolean().default(false).describe('Keeps the mail, then cuts the connection'),
    delay: z.int().min(0).max(60_000).default(0).describe('Waits for that many milliseconds first'),
    times: z.int().positive().max(1000).default(1).describe('How many requests fail'),
  })
  .refine(
    ({ status, drop, hang, lateDrop }) =>
      [status !== undefined, drop, hang, lateDrop].filter(Boolean).length <= 1,
    'expected at most one of status, drop, hang and lateDrop',
  );

export type Fault = z.output<typeof fault>;

/** The faults of the next requests, in order. */
export type FaultQueue = {
  /** @throws a ZodError if the fault is not valid */
  add: (wanted: unknown) => void;
  /** Removes and returns the fault of the next request. Null if there is none. */
  next: () => Fault | null;
  clear: () => void;
};

/** Creates an empty queue of faults. */
export function createFaultQueue(): FaultQueue {
  let waiting: Fault[] = [];
  return {
    add(wanted) {
      const { times, ...rest } = fault.parse(wanted);
      waiting.push(...Array.from({ length: times }, () => ({ ...rest, times: 1 })));
    },
    next: () => waiting.shift() ?? null,
    clear() {
      waiting = [];
    },
  };
}
