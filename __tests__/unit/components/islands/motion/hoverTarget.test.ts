import { beforeEach, expect, test } from '@jest/globals';
import { getHoverTarget } from '@/components/islands/motion/hoverTarget';

const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
};

/** Finds the target for a mouse over `selector`, which covers the elements `behind`. */
const over = (selector: string, ...behind: string[]) =>
  getHoverTarget(find(selector), () => [find(selector), ...behind.map(find)]);

beforeEach(() => {
  document.body.innerHTML = `
    <p id="text">Words <a id="link" href="/"><b>and a link</b></a></p>
    <button id="button"><i></i></button>
    <details><summary>More</summary></details>
    <label><input type="checkbox"> Yes</label>
    <input id="name"><input id="mail" type="email"><textarea></textarea>
    <select></select>
    <div data-card id="case">
      <div data-work><img alt=""></div>
      <h3><a id="more" href="/project-details">More</a></h3>
      <p id="desc">Words</p>
    </div>
    <a href="#case"><span data-work><img id="arch" alt=""></span><span id="arch-label">Till</span></a>`;
});

test.each(['#link b', '#button i', 'summary', 'label', '[type="checkbox"]', 'select'])(
  '%s is a control',
  (selector) => {
    expect(over(selector)).toBe('control');
  },
);

test.each(['#name', '#mail', 'textarea'])('%s is a text field', (selector) => {
  expect(over(selector)).toBe('field');
});

test.each(['#text', '#desc'])('%s is no target', (selector) => {
  expect(over(selector)).toBeNull();
});

test('a picture of work counts inside its link and under the link of its card', () => {
  expect(over('#arch')).toBe('work');
  expect(over('#more', '#case img', '#case')).toBe('work');
});

test('the text of a case study is not a picture of work', () => {
  expect(over('#arch-label')).toBe('control');
  expect(over('#more', '#desc', '#case img')).toBe('control');
  expect(over('#more', '#case')).toBe('control');
});
