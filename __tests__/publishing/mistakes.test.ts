import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copyFor, findFirst, readDigests } from './site';

/** Makes mistakes in the content of a copy of the site, and checks it as owners and GitHub do. */

const site = copyFor('mistakes');
const { read, write, remove, exists, change, check, run, folder } = site;

const MASTERS = 'content/pictures/masters';
const ARTICLE = findFirst('content/articles', '.md');
const SAMPLE = findFirst('content/samples', '.md');
const PERSON = findFirst('content/team', '.md');
const SERVICE = findFirst('content/services', '.yaml');

interface Step {
  name?: string;
  run?: string;
}

const workflow = parse(readFileSync('.github/workflows/content.yml', 'utf8'));
const [matcher] = JSON.parse(readFileSync('.github/content-mistakes.json', 'utf8')).problemMatcher;

/** Runs the workflow's check as GitHub does. */
function runWorkflow() {
  const steps: Step[] = workflow.jobs.check.steps;
  const script = steps.find(({ name }) => name === 'Check the content')?.run ?? '';
  return { ...run('bash', '-e', '-c', script), summary: read('summary.md') };
}

/** The lines of a stack: "    at read (…)". */
const STACK = /^\s+at /m;

test('the workflow encodes a photograph that a camera took on its side, and says that the content is right', async () => {
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'tan' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, MASTERS, 'tea.jpg'));
  change(ARTICLE, /^src: .*/m, 'src: tea');
  const { status, summary } = runWorkflow();
  expect(summary).toBe('The content is right.\n');
  expect(status).toBe(0);
  const { tea } = JSON.parse(read('content/pictures/manifest.json'));
  expect(tea).toMatchObject({ width: 2560, height: 3413 });
  expect(tea.widths.at(-1)).toBe(2560);
});

test('the check finds what refers to drafts', () => {
  change(PERSON, /^---\n/, '---\ndraft: true\n');
  change(SAMPLE, /^author: .*/m, `author: ${PERSON.slice('content/team/'.length, -3)}`);
  change('content/projects/vaya.yaml', /^/, 'draft: true\n');
  change(SERVICE, /^/, 'draft: true\n');
  const output = check();
  expect(output).toContain(`author: ${PERSON} is a draft.`);
  expect(output).toContain('teaser.project: content/projects/vaya.yaml is hidden.');
  expect(output).toMatch(new RegExp(`"/services/\\S+" leads to ${SERVICE}, which is a draft`));
});

/** A file, its mistake, and how the check names it. */
const MISTAKES: readonly (readonly [file: string, from: RegExp, to: string, said: string])[] = [
  ['content/mail.yaml', /retry:/, 'retri:', 'failure.retry: the field is missing'],
  [
    'content/pages/about.yaml',
    /^ {4}title: How/m,
    '    titel: How',
    'sections.1 (story).title: the field is missing',
  ],
  [
    ARTICLE,
    /^author: .*/m,
    'author: jhon',
    'author: expected a file of content/team, found "jhon"',
  ],
  [ARTICLE, /\n$/, '\n\n[Tea](/blogs/tea)\n', 'link "Tea" to "/blogs/tea": expected a page of the'],
  ['content/clients.yaml', /label:/, 'labl:', 'labl: there is no such field'],
  [SERVICE, /hint:/, 'hnt:', 'hint: the field is missing'],
  [
    'content/pictures/crops.json',
    /"master": "case-pay"/,
    '"master": "case-pax"',
    'case-pay-detail.master: expected a file of content/pictures/masters',
  ],
];

test('a build and the workflow name mistakes of all kinds at once, each at its file, and draw nothing before', () => {
  copyFor('mistakes');
  for (const [file, from, to] of MISTAKES) change(file, from, to);
  change('content/agency.yaml', /^phone: .*/m, 'phone: none');
  write('content/articles/page.md', read(ARTICLE));
  remove('content/pages/terms.yaml');
  const pictures = readDigests(site, 'public');

  const { status, stdout, summary } = runWorkflow();
  expect(status).toBe(1);
  for (const [file, , , said] of MISTAKES) {
    const [, after = ''] = summary.split(`${file} is invalid:\n`);
    expect(after.split(/^ {4}\S/m)[0]).toContain(said);
  }
  expect(summary).toContain('content/agency.yaml is invalid:');
  expect(summary).toContain('content/articles/page.md is invalid:');
  expect(summary.split('content/pages/terms.yaml is missing')).toHaveLength(2);
  expect(summary).not.toMatch(STACK);

  const [place, mistake] = matcher.pattern;
  const lines = stdout.split('\n');
  const files = lines.flatMap((line) => new RegExp(place.regexp).exec(line)?.[1] ?? []);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toEqual(expect.arrayContaining(MISTAKES.map(([file]) => file)));
  for (const file of files) {
    const next = lines[lines.indexOf(`${file} is invalid:`) + 1] ?? '';
    expect(new RegExp(mistake.regexp).exec(next)?.[1]).toMatch(/expected|missing|reserved|no such/);
  }

  // Nobody can say what a file of facts means that is no YAML, and a picture that is none.
  change('content/agency.yaml', /^name: /m, 'name: "');
  write(`${MASTERS}/tea.png`, 'This is no picture.');
  const built = run('npm', 'run', 'build');
  expect(built.status).not.toBe(0);
  expect(built.output).toContain('content/agency.yaml is invalid:\n  (line ');
  expect(built.output).toContain(`${MASTERS}/tea.png: the picture "tea" cannot be encoded`);
  for (const file of files) expect(built.output).toContain(`${file} is invalid:`);
  expect(built.output).not.toMatch(STACK);
  expect(readDigests(site, 'public')).toEqual(pictures);

  expect(run('npx', 'tsx', 'scripts/author/schemas.ts').status).toBe(0);
  expect(exists('.vscode/schemas/services.json')).toBe(true);
});
