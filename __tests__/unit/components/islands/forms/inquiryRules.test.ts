import { expect, test } from '@jest/globals';
import { inquiryRules } from '@/components/islands/forms/InquiryForm';
import { check } from '@/components/islands/forms/rules';
import { inquiryForm } from '@/content/forms';

const rules = inquiryRules(inquiryForm.messages);

test.each([
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
] as const)('%s: %j gives %j', (field, value, message) => {
  expect(rules[field](value)).toBe(message);
});

test('an empty form has an error for every field', () => {
  expect(check(rules, new FormData())).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    job_role: 'Job role is required',
    contact_no: 'Contact number is required',
    cover_letter: 'Cover letter is required',
    skills: 'At least one skill is required',
  });
});
