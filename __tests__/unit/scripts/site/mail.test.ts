import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

const before = { ...process.env };
beforeEach(() => {
  jest.resetModules();
});
afterEach(() => {
  process.env = { ...before };
});

/** The build's lines about mail with these variables. */
async function buildWith(variables: Record<string, string>) {
  for (const name of Object.keys(standIns)) delete process.env[name];
  Object.assign(process.env, variables);
  const { getMailVariables, missingKeys } = await import('@/scripts/site/mail');
  return { warning: missingKeys(), sent: getMailVariables() };
}

test.each([
  [{}, null],
  [
    { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' },
    'no keys for the consultation form and the job inquiry, so',
  ],
  [{ NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID: '' }, 'no keys for the job inquiry, so'],
])('with the variables %j, the warning is %j', async (changes, words) => {
  const variables = { ...standIns, ...changes };
  const { warning, sent } = await buildWith(variables);
  expect(sent).toEqual(variables);
  if (words === null) expect(warning).toBeNull();
  else expect(warning).toMatch(new RegExp(`^mail: ${words} [^\n]+$`));
});
