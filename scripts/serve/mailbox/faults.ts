import { z } from 'zod';

/** How the mail service fails when told to. */
export const fault = z
  .strictObject({
    status: z.int().min(400).max(599).optional().describe('Refuses the mail with this status'),
    text: z.string().default('Told to fail').describe('What the refusal says'),
    drop: z.boolean().default(false).describe('Cuts the connection before the mail is read'),
    hang: z.boolean().default(false).describe('Never answers, and keeps no mail'),
    lateDrop: z.boolean().default(false).describe('Keeps the mail, then cuts the connection'),
    delay: z.int().min(0).max(60_000).default(0).describe('Answers later, in milliseconds'),
    times: z.int().positive().default(1).describe('How many requests it meets'),
  })
  .refine(
    ({ status, drop, hang, lateDrop }) =>
      [status !== undefined, drop, hang, lateDrop].filter(Boolean).length <= 1,
    'expected at most one of status, drop, hang and lateDrop',
  );

export type Fault = z.output<typeof fault>;

/** The faults that are still to come, in the order they were asked for. */
export type Faults = {
  /** @throws a ZodError that names what is wrong with the fault */
  add: (wanted: unknown) => void;
  /** The fault that the next request meets, or null. */
  next: () => Fault | null;
  clear: () => void;
};

/** An empty list of faults. */
export function listFaults(): Faults {
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
