import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { checkUnread } from '@/scripts/site/check/words';

test('files of words and of collections that nothing reads are named', () => {
  const lost = [
    'content/extra.yaml',
    'content/mail.yml',
    'content/industries.yaml',
    'content/sections/stroy.yaml',
    'content/sections/team-teaser.yml',
    'content/templates/press.yaml',
    'content/pages/press.yml',
    'content/pages/2014/press.yaml',
    'content/articles/2014/tea.md',
    'content/articles/tea.MD',
    'content/articles/tea2.markdown',
    'content/articles/notes.txt',
    'content/testimonials/a.yml',
  ];
  const fine = [
    ...['articles/README.md', 'articles/tags.ts', 'articles/Tea time.md', 'mail.yaml'],
    ...['pages/press.yaml', 'pages/page.ts', 'pages/README.md', 'templates/job.yaml'],
  ];
  const files = [...lost, ...fine.map((name) => `content/${name}`)];
  expect(getErrorMessage(() => checkUnread(files)).split('\n')).toEqual(
    lost.map((file) => `${file}: nothing reads this file. Delete it, or correct its name.`),
  );
  expect(() => checkUnread()).not.toThrow();
});
