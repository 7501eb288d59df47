import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { filesIn } from '@/scripts/site/files';
import { createPulls, type Pulls } from './pulls';

const API = 'https://api.github.com';

const toHash = (bytes: string | Buffer) => createHash('sha1').update(bytes).digest('hex');

/** A part of a GraphQL query: its name in the answer, and what it asks for. */
const PART = /(\w+):\s+object\(oid: "(\w+)"\)/g;
const ON_BRANCH = /(\w+):\s+object\(expression: "([^":]+):([^"]+)"\)/g;
const HISTORY = /(commit_\d+):\s+ref\(/g;

const author = { name: 'Ada', email: 'ada@example.com', user: { id: 1, login: 'ada' } };

/** A branch: its last commit, and its files. */
export type Branch = { head: string; files: Map<string, Buffer> };

type Query = { query: string; variables: { input: Commit; branch?: string } };

/**
 * Stands in for GitHub's API with the content of this checkout: what the CMS asks for when somebody signs
 * in with a token, reads the files, saves one, and has it approved.
 */
export async function standInForGitHub(page: Page, repository: string, token: string) {
  const files = new Map(
    filesIn('content')
      .filter((file) => /\.(yaml|md)$/.test(file))
      .map((file) => [file, readFileSync(file)]),
  );
  const hashes = new Map([...files.values()].map((bytes) => [toHash(bytes), bytes]));
  const main: Branch = { head: toHash('first'), files };
  const branches = new Map([['main', main]]);
  const pulls: Pulls = createPulls(branches);
  const messages: string[] = [];

  const tree = () =>
    [...files].map(([path, bytes]) => ({
      type: 'blob',
      path,
      sha: toHash(bytes),
      size: bytes.length,
    }));

  /** Takes a commit into the files of its branch. */
  function commit(query: string, input: Commit) {
    const branch = branches.get(input.branch.branchName);
    if (input.expectedHeadOid !== branch?.head) {
      return { errors: [{ message: 'The branch has moved.' }] };
    }
    for (const { path, contents } of input.fileChanges.additions) {
      const bytes = Buffer.from(contents, 'base64');
      branch.files.set(path, bytes);
      hashes.set(toHash(bytes), bytes);
    }
    messages.push(input.message.headline);
    branch.head = toHash(`${branch.head} ${input.message.headline}`);
    const saved = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
      ([, name = '', path = '']) => [name, { oid: toHash(branch.files.get(path) ?? '') }],
    );
    const date = '2026-11-26T12:00:00Z';
    return {
      data: {
        createCommitOnBranch: {
          commit: { oid: branch.head, committedDate: date, ...Object.fromEntries(saved) },
        },
      },
    };
  }

  /** The files that a query asks for, by their names in the answer. */
  const findBlobs = (query: string) => [
    ...[...query.matchAll(PART)].map(([, name = '', hash = '']) => [
      name,
      { text: String(hashes.get(hash) ?? ''), isTruncated: false },
    ]),
    ...[...query.matchAll(ON_BRANCH)].map(([, name = '', branch = '', path = '']) => {
      const bytes = branches.get(branch)?.files.get(path) ?? Buffer.from('');
      const blob = { oid: toHash(bytes), byteSize: bytes.length, text: String(bytes) };
      return [name, { ...blob, isBinary: false, isTruncated: false }];
    }),
  ];

  function answer({ query, variables }: Query) {
    if (query.includes('createCommitOnBranch')) return commit(query, variables.input);
    const data = pulls.answer(query, variables.input);
    if (data) return { data };
    const { head } = branches.get(variables.branch ?? 'main') ?? main;
    const history = {
      nodes: [{ oid: head, message: 'Edit', author, committedDate: '2026-11-01' }],
    };
    const histories = [...query.matchAll(HISTORY)].map(([, name = '']) => [
      name,
      { target: { history } },
    ]);
    return {
      data: {
        repository: {
          defaultBranchRef: { name: 'main' },
          ref: { target: { history } },
          ...Object.fromEntries([...findBlobs(query), ...histories]),
        },
      },
    };
  }

  async function serve(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    const json = (body: unknown, status = 200) =>
      route.fulfill({
        status,
        headers,
        contentType: 'application/json',
        body: JSON.stringify(body),
      });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (!request.headers().authorization?.endsWith(` ${token}`)) {
      return json({ message: 'Bad credentials' }, 401);
    }
    if (pathname === '/user') return json({ id: 1, login: 'ada', name: 'Ada', html_url: '' });
    if (pathname === '/graphql') return json(answer(request.postDataJSON()));
    const path = pathname.replace(`/repos/${repository}/`, '');
    if (path.startsWith('git/trees/')) return json({ tree: tree() });
    if (path.startsWith('collaborators/')) return route.fulfill({ status: 204, headers });
    const done = pulls.serve(request.method(), path, request.postDataJSON());
    return done ? json(done) : json({ message: 'Not Found' }, 404);
  }

  await page.route(`${API}/**`, serve);
  return { files, branches, messages };
}

type Commit = {
  branch: { branchName: string };
  /** The name of a new branch, and nothing of a commit. */
  name?: string;
  expectedHeadOid: string;
  fileChanges: { additions: readonly { path: string; contents: string }[] };
  message: { headline: string };
};

/** Signs in to the editor at an address with a token of GitHub. */
export async function signInWithToken(page: Page, address: string, token: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /Token/ }).click();
  await page.getByRole('textbox').fill(token);
  await page
    .getByRole('button', { name: /Sign In/i })
    .last()
    .click();
  await expect(page.getByText('Articles').first()).toBeVisible();
}
