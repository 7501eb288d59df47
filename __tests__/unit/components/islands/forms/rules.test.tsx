/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { delivery } from '@/__tests__/support/consultation';
import { showPage } from '@/__tests__/support/page';
import { ConsultationForm, consultationRules } from '@/components/islands/forms/ConsultationForm';
import { InquiryForm, inquiryRules } from '@/components/islands/forms/InquiryForm';
import { createNumberCheck } from '@/components/islands/forms/international';
import { check } from '@/components/islands/forms/rules';
import type { FormSettings } from '@/components/islands/forms/settings';
import { consultationForm, inquiryForm } from '@/content/site/shared';

type Row = [field: string, value: string, message: string | null];

/** Messages that say their own names. */
const named = <Messages extends object>(messages: Messages) =>
  Object.fromEntries(Object.keys(messages).map((name) => [name, name])) as {
    [Name in keyof Messages]: string;
  };

const numberRows: Row[] = [
  ['contact_no', '', 'numberRequired'],
  ['contact_no', '+91 98765 43210', 'numberInvalid'],
  ['contact_no', ' (151) 496-01.42\u200f', null],
  ['contact_no', '९८७६५ ४३२१०', null],
];

const consultationRows: Row[] = [
  ['name', '', 'nameRequired'],
  ['name', 'Asha', null],
  ['email', '', 'emailRequired'],
  ['email', 'asha', 'emailInvalid'],
  ['email', 'asha@shop.exampleBcc:eve@shop.example', 'emailInvalid'],
  ['email', ' asha@shop.example ', null],
  ...numberRows,
];

const inquiryRows: Row[] = [
  ...consultationRows,
  ['job_role', '', 'roleRequired'],
  ['job_role', '  ', 'roleRequired'],
  ['job_role', 'Boat Builder', null],
  ['cover_letter', '', 'letterRequired'],
  ['cover_letter', 'Nine char', 'letterShort'],
  ['cover_letter', 'Ten chars.', null],
  ['skills', '', 'skillsRequired'],
  ['skills', 'React, Node.js', null],
];

const forms: [name: string, rules: FormSettings['rules'], rows: Row[]][] = [
  [
    'consultation form',
    consultationRules({ messages: named(consultationForm().messages), delivery }),
    consultationRows,
  ],
  ['job inquiry', inquiryRules({ messages: named(inquiryForm().messages), delivery }), inquiryRows],
];

describe.each(forms)('the %s', (name, rules, rows) => {
  test.each(rows)('%s %j: %s', (field, value, message) => {
    expect(check(rules, [[field, value]])[field] ?? null).toBe(message);
  });

  test('has a message for each of these fields while it is empty, and none once they are right', () => {
    const empty = rows.filter(([, value]) => value === '');
    expect(check(rules, [])).toEqual(
      Object.fromEntries(empty.map(([field, , message]) => [field, message])),
    );
    const right = rows.flatMap(([field, value, message]): [string, string][] =>
      message === null ? [[field, value]] : [],
    );
    expect(check(rules, right)).toEqual({});
  });

  test('has attributes by which a browser decides the same', () => {
    showPage(
      name === 'job inquiry' ? (
        <InquiryForm id="a" title="b" form={{ ...inquiryForm(), delivery }} />
      ) : (
        <ConsultationForm id="a" form={{ ...consultationForm(), delivery }} />
      ),
    );
    for (const [field, value, message] of rows) {
      const control = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      // A text area has no pattern.
      if (!control) continue;
      control.value = value;
      expect([field, value, control.checkValidity()]).toEqual([field, value, message === null]);
    }
  });
});

test.each([
  ['+44 7700 900123', true, true],
  ['020 7946 0958 ext 12', true, true],
  ['98765 ext 43210', false, true],
  ['+999 12345678', false, true],
  ['+44 7700 900 123 456 789', false, false],
  ['call me', false, false],
])(
  '%j is a number of any country, or of India or the UK: %s. A browser accepts it: %s',
  (...row) => {
    const [value, isNumber, isAccepted] = row;
    expect(createNumberCheck(['IN', 'GB'])(value)).toBe(isNumber);
    const international = { ...delivery, phone: 'international' } as const;
    showPage(<ConsultationForm id="a" form={{ ...consultationForm(), delivery: international }} />);
    const control = document.querySelector<HTMLInputElement>('[name="contact_no"]');
    if (control) control.value = value;
    expect(control?.checkValidity()).toBe(isAccepted);
  },
);

test('a number may begin with 00, whatever the countries of the offices are', () => {
  expect(createNumberCheck(['US'])('0044 20 7946 0958')).toBe(true);
});
