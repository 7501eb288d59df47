import { expect, test } from '@jest/globals';
import { nextState } from '@/components/islands/forms/useMailForm';

test.each([
  ['idle', 'send', 'pending'],
  ['pending', 'succeed', 'sent'],
  ['pending', 'discard', 'idle'],
  ['pending', 'fail', 'failed'],
  ['sent', 'reset', 'idle'],
  ['sent', 'send', 'pending'],
  ['failed', 'send', 'pending'],
] as const)('a form that is %s and receives "%s" becomes %s', (state, event, next) => {
  expect(nextState(state, event)).toBe(next);
});

test.each([
  ['idle', 'reset'],
  ['pending', 'reset'],
  ['failed', 'reset'],
  ['idle', 'succeed'],
  ['sent', 'fail'],
] as const)('a form that is %s ignores "%s"', (state, event) => {
  expect(nextState(state, event)).toBe(state);
});
