import { describe, expect, test } from '@jest/globals';
import { consultationRules } from '@/components/islands/forms/ConsultationFormIsland';
import { inquiryRules } from '@/components/islands/forms/InquiryForm';
import { check, type Rule } from '@/components/islands/forms/rules';
import { consultationForm, inquiryForm } from '@/content/forms';

type Row = [field: string, value: string, message: string | null];

const consultationRows: Row[] = [
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', 'Asha', null],
  ['email', '', 'Email is required'],
  ['email', 'asha', 'Email is invalid'],
  ['email', 'asha@', 'Email is invalid'],
  ['email', 'asha@shop', 'Email is invalid'],
  ['email', '@shop.example', 'Email is invalid'],
  ['email', 'asha@shop .example', 'Email is invalid'],
  ['email', 'asha@shop.exampleBcc:eve@shop.example', 'Email is invalid'],
  ['email', 'asha@shop.example', null],
  ['email', ' asha@shop.example ', null],
  ['contact_no', '', 'Number is required'],
  ['contact_no', '123456789', 'Phone number must be of 10 digits'],
  ['contact_no', '12345678901', 'Phone number must be of 10 digits'],
  ['contact_no', '01514 960142', 'Phone number must be of 10 digits'],
  ['contact_no', '+1514960142', 'Phone number must be of 10 digits'],
  ['contact_no', '12345abcde', 'Phone number must be of 10 digits'],
  ['contact_no', '1514960142', null],
];

const inquiryRows: Row[] = [
  ['name', '', 'Name is required'],
  ['name', 'Asha', null],
  ['email', '', 'Email is required'],
  ['email', 'asha.shop.example', 'Email is not valid'],
  ['email', 'asha@shop.example', null],
  ['job_role', '', 'Job role is required'],
  ['job_role', 'Full Stack Developer', null],
  ['cover_letter', '', 'Cover letter is required'],
  ['cover_letter', 'Nine char', 'Cover letter should be at least 10 characters long'],
  ['cover_letter', 'Ten chars.', null],
  ['contact_no', '', 'Contact number is required'],
  ['contact_no', '123456789', 'Contact number must be exactly 10 digits'],
  ['contact_no', '12345678901', 'Contact number must be exactly 10 digits'],
  ['contact_no', '1514960142', null],
  ['skills', '', 'At least one skill is required'],
  ['skills', 'React', null],
  ['skills', 'React, Node.js', null],
];

const forms: [name: string, rules: Record<string, Rule>, rows: Row[]][] = [
  ['consultation form', consultationRules(consultationForm.messages), consultationRows],
  ['job inquiry', inquiryRules(inquiryForm.messages), inquiryRows],
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
