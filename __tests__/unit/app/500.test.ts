import { expect, test } from '@jest/globals';
import { toErrorPage } from '@/app/500.html/error-page';
import { unexpected } from '@/content/site/unexpected';

const NAME = 'Smith & Sons';

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('shows its words as they are written', () => {
  const sign = { viewBox: '0 0 1 1', width: 1, height: 1, shapes: '<path></path>' };
  const page = read(toErrorPage(unexpected(), NAME, 'd09GMg==', undefined, sign));
  expect(page.title).toBe(`${unexpected().title} | ${NAME}`);
  expect(page.querySelector('header')?.textContent).toBe(NAME);
  expect(page.querySelector('h1')?.textContent).toBe(unexpected().title);
  expect(page.querySelector('a')?.textContent).toBe(unexpected().home);
});

test('takes no HTML from its words and the name', () => {
  const attack = '</title><script>alert("1")</script>';
  const words = { title: attack, status: attack, text: attack, home: attack };
  const page = read(toErrorPage({ ...unexpected(), ...words }, attack, ''));
  expect(page.querySelector('script')).toBeNull();
  expect(page.documentElement.textContent.split(attack).length).toBeGreaterThan(5);
});
