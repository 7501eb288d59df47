/** @jest-environment node */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createGit } from '@/scripts/setup/git';
import { mergeFields } from '@/scripts/setup/update/merge-fields';
import { takeVersion } from '@/scripts/setup/update/take-version';

const PARTS = [
  ...['package.json', 'package-lock.json', 'README.md', 'app'],
  ...['scripts/setup', 'content/agency.yaml', 'content/README.md', 'content/routes.ts'],
];

const open = (folder: string) => {
  const git = createGit(folder);
  const path = (file: string) => join(folder, file);
  return {
    folder,
    has: (file: string) => existsSync(path(file)),
    read: (file: string) => readFileSync(path(file), 'utf8'),
    add: (file: string, text: string) => appendFileSync(path(file), text),
    remove: (file: string) => rmSync(path(file), { recursive: true }),
    fields: () => JSON.parse(readFileSync(path('package.json'), 'utf8')),
    setFields: (values: object) =>
      writeFileSync(path('package.json'), JSON.stringify(values, null, 2)),
    commit() {
      git(['init', '--quiet']);
      git(['add', '--all']);
      const name = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
      git([...name, 'commit', '--quiet', '-m', 'Change']);
    },
  };
};

test('the next version of this repository, without tags, goes into a checkout without its history', () => {
  const root = mkdtempSync(join(tmpdir(), 'next-'));
  const [site, own] = [open(join(root, 'site')), open(join(root, 'own'))];
  for (const part of PARTS.filter((each) => existsSync(each)))
    cpSync(part, join(site.folder, part), { recursive: true });
  const { version: current, ...fields } = site.fields();
  site.setFields({ ...fields, version: current });
  site.commit();
  // The files are those of a later commit than the one that set the number.
  site.add('app/later.ts', 'export const later = 1;\n');
  site.commit();

  cpSync(site.folder, own.folder, { recursive: true });
  rmSync(join(own.folder, '.git'), { recursive: true });
  own.commit();
  own.setFields({
    ...own.fields(),
    name: 'tidewater',
    dependencies: { ...fields.dependencies, 'left-pad': '1.3.0', next: undefined },
  });
  own.remove('scripts/setup/browser');
  own.add('content/agency.yaml', '# mine\n');
  own.add('content/README.md', 'Mine.\n');
  own.commit();

  site.setFields({
    ...site.fields(),
    version: '99.0.0',
    scripts: { ...fields.scripts, later: 'tsx later.ts' },
    dependencies: { ...fields.dependencies, tsx: '99.0.0' },
  });
  site.add('scripts/setup/browser/bring.ts', '// Changed.\n');
  site.add('scripts/setup/browser/new.ts', '// New.\n');
  site.add('content/agency.yaml', '# theirs\n');
  site.add('content/README.md', 'Theirs.\n');
  site.remove('app/later.ts');
  site.add('app/later.ts', 'export const later = 2;\n');
  site.commit();

  try {
    const taken = takeVersion({ folder: own.folder, address: site.folder, current });
    expect(taken).toMatchObject({
      version: '99.0.0',
      conflicts: [],
      fields: [],
      deleted: ['scripts/setup/browser/bring.ts'],
      manuals: ['content/README.md'],
      kept: ['content/agency.yaml'],
    });
    const { next: _, ...dependencies } = fields.dependencies;
    expect(own.fields()).toMatchObject({
      name: 'tidewater',
      version: '99.0.0',
      scripts: { later: 'tsx later.ts' },
    });
    expect(own.fields().dependencies).toEqual({
      ...dependencies,
      tsx: '99.0.0',
      'left-pad': '1.3.0',
    });
    expect(own.has('scripts/setup/browser')).toBe(false);
    expect(own.read('content/agency.yaml')).toMatch(/# mine\n$/);
    expect(own.read('content/README.md')).toMatch(/Theirs\.\n$/);
    expect(own.read('app/later.ts')).toBe('export const later = 2;\n');
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a field of package.json that both changed stays, and is named', () => {
  const kept: string[] = [];
  const [base, own, theirs] = ['1', '2', '3'].map((next) => ({
    version: next,
    packages: { next },
  }));
  const merged = mergeFields([base, own, theirs], (field) => kept.push(field));
  expect(merged).toEqual({ version: '3', packages: { next: '2' } });
  expect(kept).toEqual(['packages.next']);
});
