import { expect, test } from '@jest/globals';
import { Mistake } from '@/content/schema/mistake';
import { isCode, isUnpublished } from '@/scripts/site/owned-files';

test('hidden files of public and what editors leave are not published, and those of .well-known are', () => {
  const left = [
    '.env',
    '.git/config',
    'a/.DS_Store',
    'index.html~',
    'a.bak',
    '.well-known/.DS_Store',
  ];
  const published = [
    '.well-known/security.txt',
    'robots.txt',
    'a.b/c.swf',
    '_redirects',
    'film/a.mp4',
  ];
  expect([...left, ...published].filter(isUnpublished)).toEqual(left);
});

test('a mistake of code stops all steps, and one of words does not', () => {
  const code = ['content', 'content/pages', 'content/routes.ts', 'content/pictures/manifest.json'];
  const words = [
    'content/mail.yaml',
    'content/articles/a b.md',
    'content/pictures/alts.json',
    'public',
  ];
  const isBlocking = (path: string) =>
    isCode(new Mistake(`${path} is a link that leads to nothing.`));
  expect([...code, ...words].filter(isBlocking)).toEqual(code);
});
