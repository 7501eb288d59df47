/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { startClock } from '@/__tests__/support/clock';
import { within } from '@/components/islands/delivery/deadline';

test('passes on a result within the time, and stops the timer', async () => {
  const clock = startClock(0);
  await expect(within(1000, 'It', Promise.resolve('done'), clock.after)).resolves.toBe('done');
  await expect(within(1000, 'It', Promise.reject('no'), clock.after)).rejects.toBe('no');
  expect(clock.timers()).toBe(0);
});

test('names the work that took too long', async () => {
  const clock = startClock(0);
  const late = within(1000, 'The mail service', new Promise(() => {}), clock.after);
  const message = late.catch((error: Error) => error.message);
  await clock.pass(1000);
  expect(await message).toBe('The mail service took longer than 1 s.');
});
