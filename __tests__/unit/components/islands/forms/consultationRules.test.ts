import { expect, test } from '@jest/globals';
import { consultationRules } from '@/components/islands/forms/ConsultationFormIsland';
import { check } from '@/components/islands/forms/rules';
import { consultationForm } from '@/content/forms';

const rules = consultationRules(consultationForm.messages);

test.each([
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
] as const)('%s: %j gives %j', (field, value, message) => {
  expect(rules[field](value)).toBe(message);
});

test('subject and message have no rules', () => {
  expect(Object.keys(rules).sort()).toEqual(['contact_no', 'email', 'name']);
});

test('an empty form has three errors, a right one has none', () => {
  const data = new FormData();
  expect(check(rules, data)).toEqual({
    name: 'Name is required',
    contact_no: 'Number is required',
    email: 'Email is required',
  });
  data.set('name', 'Asha');
  data.set('contact_no', '1514960142');
  data.set('email', 'asha@shop.example');
  expect(check(rules, data)).toEqual({});
});
