import type { Branch } from './github';

const DAY = '2026-11-26T12:00:00Z';

/** Stands in for the pull requests of GitHub. There is one at most. */
export function createPulls(branches: Map<string, Branch>) {
  let pull: { title: string; head: string; labels: readonly string[] } | undefined;

  const toNode = ({ title, head, labels }: NonNullable<typeof pull>) => ({
    id: 'PR_1',
    number: 1,
    title,
    url: '',
    isDraft: false,
    isCrossRepository: false,
    createdAt: DAY,
    updatedAt: DAY,
    headRefName: head,
    headRefOid: branches.get(head)?.head,
    author: null,
    labels: { nodes: labels.map((name) => ({ name })) },
    files: {
      nodes: [...(branches.get(head)?.files ?? [])].flatMap(([path, bytes]) =>
        branches.get('main')?.files.get(path)?.equals(bytes)
          ? []
          : [{ path, changeType: 'MODIFIED' }],
      ),
    },
  });

  /** Answers a GraphQL query about branches or pull requests. Undefined for another one. */
  function answer(query: string, input: { name?: string } | undefined) {
    const main = branches.get('main');
    if (query.includes('createRef(') && main) {
      const name = String(input?.name).replace('refs/heads/', '');
      branches.set(name, { head: main.head, files: new Map(main.files) });
      return { createRef: { ref: { name } } };
    }
    if (query.includes('fork: repository')) {
      return { fork: { id: 'R_1' }, base: { ref: { target: { oid: main?.head } } } };
    }
    if (query.includes('pullRequests(')) {
      const nodes = pull ? [toNode(pull)] : [];
      return { repository: { pullRequests: { nodes, totalCount: nodes.length } } };
    }
    const [mutation] = /convertPullRequestToDraft|markPullRequestReadyForReview/.exec(query) ?? [];
    return mutation && { [mutation]: { pullRequest: { isDraft: false } } };
  }

  /** Answers a request about pull requests. Undefined for another one. */
  function serve(method: string, path: string, body: unknown) {
    const { title, head, labels } = Object(body);
    const key = `${method} ${path}`;
    if (key === 'POST pulls') {
      pull = { title, head, labels: [] };
      const { id: node_id, number } = toNode(pull);
      const sha = branches.get(head)?.head;
      return {
        number,
        node_id,
        title,
        html_url: '',
        head: { sha },
        created_at: DAY,
        updated_at: DAY,
      };
    }
    if (!pull) return undefined;
    if (/^(POST issues\/1\/labels|PATCH issues\/1)$/.test(key)) pull = { ...pull, labels };
    if (path.startsWith('issues/1')) return { labels: pull.labels.map((name) => ({ name })) };
    if (key === 'PUT pulls/1/merge') {
      for (const [name, bytes] of branches.get(pull.head)?.files ?? []) {
        branches.get('main')?.files.set(name, bytes);
      }
      pull = undefined;
      return { merged: true };
    }
    return undefined;
  }

  return { answer, serve };
}

export type Pulls = ReturnType<typeof createPulls>;
