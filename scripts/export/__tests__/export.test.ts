import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const INDEX = resolve('scripts/export/index.ts');

let folder: string;

const put = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The address of the loader that the home page names. */
const getLoader = () => /<script type="module" src="([^"]+)">/.exec(read('out/index.html'))?.[1];

const page = (main: string) =>
  `<!DOCTYPE html><html class="x_face"><head><link rel="stylesheet" href="/_next/static/chunks/a.css"></head><body><main>${main}</main><script>self.__next_f.push([1,"build"])</script></body></html>`;

/** Exports in a process of its own, which has its own working directory. */
function exportFolder(changes = ''): void {
  put(
    'run.mts',
    `import { exportSite } from ${JSON.stringify(INDEX)};
const names = (name: string) => name === 'gone.html';
await exportSite({
  from: 'from', out: 'out', basePath: '', entry: 'main.ts',
  classNames: 'names.json', env: {}, firstScreen: 2, standalone: [], features: [],
  leaveOut: names, ${changes}
});`,
  );
  execFileSync(process.execPath, ['--import', 'tsx', join(folder, 'run.mts')], {
    cwd: folder,
    stdio: 'pipe',
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(process.cwd(), '.export-test-'));
  put('package.json', '{ "type": "module" }');
  put('main.ts', 'console.log("started");');
  put('from/names.json', '{}');
  put('from/_next/static/chunks/a.css', '.card{color:red}.wide{color:blue}.x_face{color:tan}');
  put('from/index.html', page('<p class="card">Home</p>'));
  put('from/about.html', page('<p class="card wide">About</p>'));
  put('from/about.txt', 'payload');
  put('from/gone.html', page('<p>Gone</p>'));
  put('from/robots.txt', 'User-agent: *');
  exportFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes pages and copies files, but for payloads, Next’s code and what is left out', () => {
  expect(read(`out${getLoader()}`)).toContain('console.log("started")');
  expect(read('out/index.html')).not.toContain('__next_f');
  expect(read('out/index.html')).toContain('<html class="b0">');
  expect(read('out/robots.txt')).toBe('User-agent: *');
  for (const name of ['about.txt', 'gone.html', 'names.json', '_next/static/chunks/a.css']) {
    expect(() => read(`out/${name}`)).toThrow('ENOENT');
  }
});

test('serves the files of public/ as they are', () => {
  const landing =
    '<link rel=stylesheet href=https://example.com/a.css><!-- mine --><script>a()</script>';
  for (const [name, text] of [
    ['landing.html', landing],
    ['landing.txt', 'no payload'],
  ] as const) {
    put(`public/${name}`, text);
    put(`from/${name}`, text);
  }
  symlinkSync('landing.html', join(folder, 'public/linked.html'));
  put('from/linked.html', landing);
  exportFolder();
  expect(read('out/linked.html')).toBe(landing);
  expect(read('out/landing.html')).toBe(landing);
  expect(read('out/landing.txt')).toBe('no payload');
});

test('a file of public/ that a page would replace stops the export', () => {
  put('public/about.html', 'mine');
  expect(() => exportFolder()).toThrow(
    'public/about.html has the address of a page of the app: rename one of them.',
  );
});

test('next/script stops the export, because the pages have no code that starts it', () => {
  put('from/_next/static/chunks/b.js', 'e.setAttribute("data-nscript",s)');
  expect(() => exportFolder()).toThrow('The app imports next/script');
});

test('bundles nothing of a module that no page uses', () => {
  put('main.ts', 'import("./used").then(console.log); import("./unused").then(console.log);');
  put('used.ts', 'export const words = "used words";');
  put('unused.ts', 'export const words = "unused words";');
  exportFolder("leaveOutModule: (path) => path === 'unused.ts',");
  const code = readdirSync(join(folder, 'out/_islands')).map((name) =>
    read(`out/_islands/${name}`),
  );
  expect(code).toHaveLength(2);
  expect(code.join()).toContain('used words');
  expect(code.join()).not.toContain('unused words');
});
