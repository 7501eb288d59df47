import type { EditorSettings } from '@/content/schema/editor';

/** Where the CMS reads and writes. */
export type Backend =
  | { name: 'test-repo' }
  | {
      name: EditorSettings['service'];
      repo: string;
      branch?: string;
      [option: string]: unknown;
    };

/** What the editor's page may load besides its own files: sources of its policy. */
export type Sources = { connect: readonly string[]; img: readonly string[] };

/** The paths of the services' APIs, on a server of one's own. */
const API = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

/** The servers of each service, and those of its pictures of people. */
const SERVERS: Readonly<Record<EditorSettings['service'], Sources>> = {
  github: {
    connect: ['https://api.github.com', 'https://www.githubstatus.com'],
    img: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    connect: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    img: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
  gitea: { connect: ['https://gitea.com'], img: ['https://gitea.com'] },
};

/** How people sign in: with the id of an application (PKCE), else with a token of their own. */
const getSignIn = ({ service, appId }: EditorSettings) =>
  appId === undefined || service === 'github'
    ? { auth_methods: ['token'] }
    : { app_id: appId, ...(service === 'gitlab' && { auth_type: 'pkce' }) };

/** The CMS's settings of a Git service. */
export function toBackend(editor: EditorSettings): Backend {
  const { service, repository, branch, address } = editor;
  const origin = address && new URL(address).origin;
  return {
    name: service,
    repo: repository,
    ...(branch !== undefined && { branch }),
    ...getSignIn(editor),
    ...(origin && { base_url: origin, api_root: `${origin}${API[service]}` }),
  };
}

/** What the editor's page may load from a Git service. */
export function toSources({ service, address }: EditorSettings): Sources {
  if (address === undefined) return SERVERS[service];
  const { origin } = new URL(address);
  return { connect: [origin], img: [origin] };
}
