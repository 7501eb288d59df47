import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dataFor } from '@/__tests__/examples/exampleOf';
import { showPage } from '@/__tests__/support/page';
import { Prose } from '@/components/sections/Prose/Prose';
import { prose } from '@/components/sections/Prose/Prose.schema';

const text =
  '## Boats\n\nSee [the oars](#oars).[^1]\n\n### Oars\n\n| Oar |\n|---|\n| 1 |\n\n[^1]: Wet.';

/** The headings of the page as their levels and words, without those of footnotes. */
const getHeadings = () =>
  screen
    .getAllByRole('heading')
    .filter((heading) => !heading.classList.contains('visually-hidden'))
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('the headings of a text stand below the title of the section', () => {
  showPage(<Prose {...dataFor(prose, { title: 'The shed', text })} />);
  expect(getHeadings()).toEqual(['H2 The shed', 'H3 Boats', 'H4 Oars']);
  showPage(<Prose {...dataFor(prose, { text })} />);
  expect(getHeadings()).toEqual(['H2 Boats', 'H3 Oars']);
});

test('two texts of a page have no id in common, and what refers to one stays in its text', () => {
  const data = dataFor(prose, { text });
  showPage(
    <>
      <Prose {...data} />
      <Prose {...data} nth={2} />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['text-oars', 'text2-oars']));
  for (const section of document.querySelectorAll('main > section')) {
    const targets = [...section.querySelectorAll('a, [aria-describedby], [aria-labelledby]')].map(
      (element) =>
        element.getAttribute('aria-labelledby') ??
        element.getAttribute('aria-describedby') ??
        element.getAttribute('href')?.slice(1),
    );
    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) expect(section.querySelector(`[id="${target}"]`)).not.toBeNull();
  }
});
