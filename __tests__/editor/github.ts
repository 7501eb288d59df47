import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { filesIn } from '@/scripts/site/files';

const API = 'https://api.github.com';

const toHash = (bytes: string | Buffer) => createHash('sha1').update(bytes).digest('hex');

/** A part of a GraphQL query: its name in the answer, and what it asks for. */
const PART = /(\w+): object\(oid: "(\w+)"\)/g;
const HISTORY = /(commit_\d+): ref\(/g;

const author = { name: 'Ada', email: 'ada@example.com', user: { id: 1, login: 'ada' } };

/**
 * Stands in for GitHub's API with the content of this checkout: what the CMS asks for when somebody signs
 * in with a token, reads the files and saves one.
 */
export async function standInForGitHub(page: Page, repository: string, token: string) {
  const files = new Map(
    filesIn('content')
      .filter((file) => /\.(yaml|md)$/.test(file))
      .map((file) => [file, readFileSync(file)]),
  );
  const hashes = new Map([...files].map(([file, bytes]) => [toHash(bytes), file]));
  let head = toHash('first');
  const messages: string[] = [];

  const tree = () =>
    [...files].map(([path, bytes]) => ({
      type: 'blob',
      path,
      sha: toHash(bytes),
      size: bytes.length,
    }));

  /** Takes a commit into the files. */
  function commit(query: string, input: Commit) {
    if (input.expectedHeadOid !== head) return { errors: [{ message: 'The branch has moved.' }] };
    for (const { path, contents } of input.fileChanges.additions) {
      const bytes = Buffer.from(contents, 'base64');
      files.set(path, bytes);
      hashes.set(toHash(bytes), path);
    }
    messages.push(input.message.headline);
    head = toHash(`${head} ${input.message.headline}`);
    const saved = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
      ([, name = '', path = '']) => [name, { oid: toHash(files.get(path) ?? '') }],
    );
    const date = '2026-11-26T12:00:00Z';
    return {
      data: {
        createCommitOnBranch: {
          commit: { oid: head, committedDate: date, ...Object.fromEntries(saved) },
        },
      },
    };
  }

  function answer({ query, variables }: { query: string; variables: { input: Commit } }) {
    if (query.includes('createCommitOnBranch')) return commit(query, variables.input);
    const contents = [...query.matchAll(PART)].map(([, name = '', hash = '']) => [
      name,
      { text: String(files.get(hashes.get(hash) ?? '') ?? ''), isTruncated: false },
    ]);
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
          ...Object.fromEntries([...contents, ...histories]),
        },
      },
    };
  }

  async function serve(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
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
    if (pathname.startsWith(`/repos/${repository}/git/trees/`)) return json({ tree: tree() });
    if (pathname.startsWith(`/repos/${repository}/collaborators/`)) {
      return route.fulfill({ status: 204, headers });
    }
    return json({ message: 'Not Found' }, 404);
  }

  await page.route(`${API}/**`, serve);
  return { files, messages };
}

type Commit = {
  expectedHeadOid: string;
  fileChanges: { additions: readonly { path: string; contents: string }[] };
  message: { headline: string };
};
