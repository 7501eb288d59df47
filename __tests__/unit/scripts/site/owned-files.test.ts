import { expect, test } from '@jest/globals';
import { isUnpublished } from '@/content/files/public-files';
import { Mistake } from '@/content/schema/mistake';
import { findDevices, isCode } from '@/scripts/site/owned-files';

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

test('names that Windows keeps are refused, whatever their ending', () => {
  const kept = [
    'content/pictures/masters/aux.png',
    'public/NUL',
    'public/com1/a.b',
    'public/con.a.b',
  ];
  const free = ['content/articles/console.md', 'public/com10.txt', 'public/my-aux.pdf'];
  expect(findDevices([...kept, ...free])).toEqual(
    kept.map((file) => expect.stringContaining(`${file}: expected another name`)),
  );
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
