import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toLatinSlug } from '@/content/schema/slug';

/** The pictures of the delivered home page, which the README shows. */
const PICTURES = ['.github/home.webp', '.github/brands.webp'];

/** Names the package and the README after the agency, and deletes the README's pictures of the delivered site. */
export function nameProject(folder: string, name: string): void {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, edit(readFileSync(path, 'utf8')));
  };
  const about = `The website of ${name}`;
  // A name without Latin letters has no slug.
  const slug = toLatinSlug(name) || 'website';
  const [, theirs = ''] =
    /"name": "(.*)"/.exec(readFileSync(join(folder, 'package.json'), 'utf8')) ?? [];
  const rename = (text: string) =>
    text.replaceAll(`"name": "${theirs}"`, () => `"name": "${slug}"`);
  change('package-lock.json', rename);
  change('package.json', (text) =>
    rename(text).replace(
      /"description": ".*"/,
      () => `"description": ${JSON.stringify(`${about}.`)}`,
    ),
  );
  change('README.md', (text) =>
    text
      .replace(
        /^[\s\S]*?(?=^## )/m,
        () =>
          `# ${name}\n\n${about}. Next.js exports it as static HTML from TypeScript and Sass, and only its interactive parts load React.\n\n`,
      )
      // The picture of the brands to choose from, and the words about it, which go with the set.
      .replace(/^!\[.*\]\(\.github\/.*\)\n\n.*content-start\/brands.*\n\n/m, ''),
  );
  for (const picture of PICTURES) rmSync(join(folder, picture), { force: true });
}
