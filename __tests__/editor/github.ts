import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { filesIn } from '@/scripts/site/files';

const API = 'https://api.github.com';

const toHash = (bytes: string | Buffer) => createHash('sha1').update(bytes).digest('hex');

/** Parts of a GraphQL query: their names in the answer, and what they ask for. */
const PART = /(\w+):\s+object\(oid: "(\w+)"\)/g;
const HISTORY = /(commit_\d+):\s+ref\(/g;
const SAVED = /(file_\d+): file\(path: "([^"]+)"\)/g;

const author = { name: 'Ada', email: 'ada@example.com', user: { id: 1, login: 'ada' } };
const DAY = '2026-11-26T12:00:00Z';

type Commit = {
  expectedHeadOid: string;
  fileChanges: { additions: readonly { path: string; contents: string }[] };
  message: { headline: string };
};

type Query = { query: string; variables: { input: Commit } };

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
  const hashes = new Map([...files.values()].map((bytes) => [toHash(bytes), bytes]));
  const messages: string[] = [];
  let head = toHash('first');

  /** Takes a commit into the files. */
  function commit(query: string, { expectedHeadOid, fileChanges, message }: Commit) {
    if (expectedHeadOid !== head) return { errors: [{ message: 'The branch has moved.' }] };
    for (const { path, contents } of fileChanges.additions) {
      files.set(path, Buffer.from(contents, 'base64'));
    }
    messages.push(message.headline);
    head = toHash(`${head} ${message.headline}`);
    const saved = [...query.matchAll(SAVED)].map(([, name = '', path = '']) => [
      name,
      { oid: toHash(files.get(path) ?? '') },
    ]);
    const done = { oid: head, committedDate: DAY, ...Object.fromEntries(saved) };
    return { data: { createCommitOnBranch: { commit: done } } };
  }

  function answer({ query, variables }: Query) {
    if (query.includes('createCommitOnBranch')) return commit(query, variables.input);
    const history = { nodes: [{ oid: head, message: 'Edit', author, committedDate: DAY }] };
    const histories = [...query.matchAll(HISTORY)].map(([, name = '']) => [
      name,
      { target: { history } },
    ]);
    const blobs = [...query.matchAll(PART)].map(([, name = '', hash = '']) => [
      name,
      { text: String(hashes.get(hash) ?? ''), isTruncated: false },
    ]);
    const found = Object.fromEntries([...blobs, ...histories]);
    const branch = { defaultBranchRef: { name: 'main' }, ref: { target: { history } } };
    return { data: { repository: { ...branch, ...found } } };
  }

  async function serve(route: Route): Promise<void> {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(`/repos/${repository}/`, '');
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    const json = (body: unknown, status = 200) => route.fulfill({ status, headers, json: body });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (!request.headers().authorization?.endsWith(` ${token}`)) {
      return json({ message: 'Bad credentials' }, 401);
    }
    if (path === '/user') return json({ id: 1, login: 'ada', name: 'Ada', html_url: '' });
    if (path === '/graphql') return json(answer(request.postDataJSON()));
    if (path.startsWith('collaborators/')) return route.fulfill({ status: 204, headers });
    if (!path.startsWith('git/trees/')) return json({ message: 'Not Found' }, 404);
    const tree = [...files].map(([file, bytes]) => {
      return { type: 'blob', path: file, sha: toHash(bytes), size: bytes.length };
    });
    return json({ tree });
  }

  await page.route(`${API}/**`, serve);
  return { files, messages };
}
