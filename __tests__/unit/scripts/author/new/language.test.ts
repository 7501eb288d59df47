import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { describeTranslation } from '@/scripts/author/left/translation';
import { beginLanguage } from '@/scripts/author/new/language';

const project = standInProject(
  {
    'content/pages/home.yaml': {
      path: '/',
      sections: [
        { section: 'plain-banner', title: 'Two rivers' },
        { section: 'about-teaser', title: 'Who we are' },
        { section: 'picture', picture: { name: 'dusk' } },
      ],
    },
    'content/pages/about.yaml': { sections: [{ section: 'plain-banner', title: 'About us' }] },
    'content/pages/blogs.yaml': { sections: [{ section: 'plain-banner', title: 'Articles' }] },
    'content/articles/tea.md': '---\ntitle: Tea\nsrc: desk\n---\n\nIt is hot.\n',
    'content/templates/article.yaml': { contents: 'On this page' },
    'content/wording.yaml': { clock: 12, home: 'Home' },
    'content/pictures/alts.json': '{ "dusk": "Lit windows", "desk": "A desk" }',
  },
  { each: true },
);

const read = (file: string) => readFileSync(join(project.root, 'content/fr', file), 'utf8');

test('a language begins with the pages and the words that every site needs, all empty', async () => {
  expect((await beginLanguage('fr', [])).map((file) => file.replace('content/fr/', ''))).toEqual([
    'pages/home.yaml',
    'wording.yaml',
    'pictures/alts.json',
  ]);
  expect(read('wording.yaml')).toBe('clock: 24\nhome: ""\n');
  expect(read('pages/home.yaml')).toBe(
    'sections:\n  - section: plain-banner\n    title: ""\n  - section: picture\n',
  );
  expect(JSON.parse(read('pictures/alts.json'))).toEqual({ dusk: '' });
  expect(await beginLanguage('fr', [])).toEqual([]);
});

test('a page or an entry is added by its name, with the words around it', async () => {
  const names = ['pages/blogs', 'content/articles/tea.md'];
  await expect(beginLanguage('fr', [...names, 'pages/abuot'])).rejects.toThrow('"pages/abuot"');
  expect(await beginLanguage('fr', names)).toContain('content/fr/templates/article.yaml');
  expect(read('articles/tea.md')).toBe('---\ntitle: ""\n---\n');
});

test('the words that a language lacks are counted by file, without those of pages that it does not have', async () => {
  await beginLanguage('fr', ['pages/blogs', 'articles/tea']);
  project.write({ 'content/fr/articles/tea.md': '---\ntitle: Thé\n---\n' });
  const lines = describeTranslation('fr');
  expect(lines).toContain('content/fr/articles/tea.md: 1 of 2 texts are missing: (the text)');
  expect(lines).toContain(
    'content/fr/pages/about.yaml: there is no such file, so the language leaves it out (1 texts)',
  );
  expect(lines.at(-1)).toBe('fr: 1 of 8 texts are there');
});
