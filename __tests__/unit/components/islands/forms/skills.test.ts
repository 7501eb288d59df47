/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { createSkills } from '@/components/islands/forms/skills';

/** The field of a form's skills with its list. Returns what Enter in the field leaves in the list. */
function pressEnter(how: KeyboardEventInit): string[] {
  document.body.innerHTML = `<form><div>
    <input name="skills" value="設計"><button type="button">Add</button>
    <ul data-remove="Remove"><li hidden><span></span><button type="button"></button></li></ul>
    <p role="status"></p>
  </div></form>`;
  const root = document.querySelector('div');
  const field = document.querySelector('input');
  if (!root || !field) throw new Error('The form has no field.');
  createSkills(root, () => {}, new AbortController().signal);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, ...how }));
  return [...document.querySelectorAll('li:not([hidden]) span')].map((item) => item.textContent);
}

test('Enter adds a skill, but not where it confirms a word of an input method', () => {
  expect(pressEnter({})).toEqual(['設計']);
  expect(pressEnter({ isComposing: true })).toEqual([]);
  // Safari's order: the word has ended.
  expect(pressEnter({ keyCode: 229 })).toEqual([]);
});
