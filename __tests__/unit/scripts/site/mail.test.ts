import { expect, test } from '@jest/globals';
import { setMailVariables } from '@/__tests__/support/mail-variables';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

/** The build's lines about mail with these variables. */
async function buildWith(variables: Record<string, string>) {
  setMailVariables(variables);
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
