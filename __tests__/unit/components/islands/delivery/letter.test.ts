import { expect, test } from '@jest/globals';
import { letter } from '@/__tests__/support/letters';
import { fieldOf, letterOf } from '@/components/islands/delivery/letter';

test('holds a form’s fields in their order, without the ids of a native post', () => {
  document.body.innerHTML = `<form>
    <input name="service_id" value="s"><input name="template_id" value="t">
    <input name="user_id" value="k"><input name="name" value="Asha">
    <textarea name="message">a
b</textarea><input value="nameless"><input name="off" value="x" disabled>
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  const { mail, delivery } = letter();
  expect(letterOf(form, mail, delivery)).toEqual({
    fields: [
      ['name', 'Asha'],
      ['message', 'a\nb'],
    ],
    mail,
    delivery,
  });
});

test('knows its fields by name', () => {
  expect(fieldOf(letter(), 'email')).toBe('asha@example.com');
  expect(fieldOf(letter(), 'job_role')).toBe('');
});
