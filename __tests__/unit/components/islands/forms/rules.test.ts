import { describe, expect, test } from '@jest/globals';
import { consultationRules } from '@/components/islands/forms/ConsultationFormIsland';
import { inquiryRules } from '@/components/islands/forms/InquiryForm';
import { check, type Rule } from '@/components/islands/forms/rules';
import { consultationForm, inquiryForm } from '@/content/words/shared';

type Row = [field: string, value: string, message: string | null];

/** Messages that say their own names. */
const named = <Messages extends object>(messages: Messages) =>
  Object.fromEntries(Object.keys(messages).map((name) => [name, name])) as {
    [Name in keyof Messages]: string;
  };

const consultationRows: Row[] = [
  ['name', '', 'nameRequired'],
  ['name', '   ', 'nameRequired'],
  ['name', 'Asha', null],
  ['email', '', 'emailRequired'],
  ['email', 'asha', 'emailInvalid'],
  ['email', 'asha@', 'emailInvalid'],
  ['email', 'asha@shop', 'emailInvalid'],
  ['email', '@shop.example', 'emailInvalid'],
  ['email', 'asha@shop .example', 'emailInvalid'],
  ['email', 'asha@shop.exampleBcc:eve@shop.example', 'emailInvalid'],
  ['email', 'asha@shop.example', null],
  ['email', ' asha@shop.example ', null],
  ['contact_no', '', 'numberRequired'],
  ['contact_no', '123456789', 'numberInvalid'],
  ['contact_no', '12345678901', 'numberInvalid'],
  ['contact_no', '01514 960142', 'numberInvalid'],
  ['contact_no', '+1514960142', 'numberInvalid'],
  ['contact_no', '12345abcde', 'numberInvalid'],
  ['contact_no', '1514960142', null],
];

const inquiryRows: Row[] = [
  ['name', '', 'nameRequired'],
  ['name', 'Asha', null],
  ['email', '', 'emailRequired'],
  ['email', 'asha.shop.example', 'emailInvalid'],
  ['email', 'asha@shop.example', null],
  ['job_role', '', 'roleRequired'],
  ['job_role', 'Boat Builder', null],
  ['cover_letter', '', 'letterRequired'],
  ['cover_letter', 'Nine char', 'letterShort'],
  ['cover_letter', 'Ten chars.', null],
  ['contact_no', '', 'numberRequired'],
  ['contact_no', '123456789', 'numberInvalid'],
  ['contact_no', '12345678901', 'numberInvalid'],
  ['contact_no', '1514960142', null],
  ['skills', '', 'skillsRequired'],
  ['skills', 'React', null],
  ['skills', 'React, Node.js', null],
];

const forms: [name: string, rules: Record<string, Rule>, rows: Row[]][] = [
  ['consultation form', consultationRules(named(consultationForm.messages)), consultationRows],
  ['job inquiry', inquiryRules(named(inquiryForm.messages)), inquiryRows],
];

describe.each(forms)('the %s', (_, rules, rows) => {
  test.each(rows)('%s %j: %s', (field, value, message) => {
    expect(rules[field]?.(value)).toBe(message);
  });

  test('has rules for no other fields', () => {
    expect(Object.keys(rules).sort()).toEqual([...new Set(rows.map(([field]) => field))].sort());
  });

  test('has a message for each of these fields while it is empty, and none once they are right', () => {
    const data = new FormData();
    const empty = rows.filter(([, value]) => value === '');
    expect(check(rules, data)).toEqual(
      Object.fromEntries(empty.map(([field, , message]) => [field, message])),
    );
    for (const [field, value, message] of rows) if (message === null) data.set(field, value);
    expect(check(rules, data)).toEqual({});
  });
});
