import { expect, test } from '@jest/globals';
import { missingKeys } from '@/scripts/site/mail';

test.each([
  [true, true, null],
  [false, false, 'no keys for ConsultationForm and InquiryDialog, so'],
  [true, false, 'no keys for InquiryDialog, so'],
])(
  'with keys for the forms: %s and %s, the warning is %j',
  (ConsultationForm, InquiryDialog, words) => {
    const line = missingKeys({ ConsultationForm, InquiryDialog });
    if (words === null) expect(line).toBeNull();
    else expect(line).toMatch(new RegExp(`^mail: ${words} [^\n]+$`));
  },
);
