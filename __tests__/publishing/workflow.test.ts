import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { change, copy, FOLDER } from './site';

/** Runs the workflow's check as GitHub does, on a copy of the site. */

interface Step {
  name?: string;
  run?: string;
}

const workflow = parse(readFileSync('.github/workflows/content.yml', 'utf8'));
const [matcher] = JSON.parse(readFileSync('.github/content-mistakes.json', 'utf8')).problemMatcher;

function runCheck() {
  const steps: Step[] = workflow.jobs.check.steps;
  const script = steps.find(({ name }) => name === 'Check the content')?.run ?? '';
  const env = { ...process.env, GITHUB_STEP_SUMMARY: 'summary.md' };
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    cwd: FOLDER,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, summary: readFileSync(join(FOLDER, 'summary.md'), 'utf8') };
}

beforeAll(copy);

test('the workflow says that right content is right', () => {
  const { status, summary } = runCheck();
  expect(summary).toBe('The content is right.\n');
  expect(status).toBe(0);
});

test('the workflow knows a new picture that no build has encoded', () => {
  const masters = join(FOLDER, 'content/pictures/masters');
  copyFileSync(join(masters, 'sprite-ball.webp'), join(masters, 'new-ball.webp'));
  change('content/articles/fixed-price.md', /^src: .*/m, 'src: new-ball');
  expect(runCheck().status).toBe(0);
});

test('the workflow fails where content is wrong, and shows the mistake at its file', () => {
  change('content/mail.yaml', 'retry:', 'retri:');
  change('content/articles/paper-first.md', /^author: .*/m, 'author: jhon');
  const { status, stdout, summary } = runCheck();
  expect(status).toBe(1);
  expect(summary).toContain('content/articles/paper-first.md is invalid:');
  expect(summary).toContain('Did you mean "retry"?');

  const [place, mistake] = matcher.pattern;
  const lines = stdout.split('\n');
  const files = lines.flatMap((line) => new RegExp(place.regexp).exec(line)?.[1] ?? []);
  expect(files).toEqual(['content/mail.yaml', 'content/articles/paper-first.md']);
  for (const file of files) {
    const next = lines[lines.indexOf(`${file} is invalid:`) + 1] ?? '';
    expect(new RegExp(mistake.regexp).exec(next)?.[1]).toMatch(/expected|missing/);
  }
});
