/**
 * What hosts accept of a site, as they state it on the pages under `source`. Hosts change these
 * numbers: read the page before a number decides where a site goes.
 */

import { Mistake } from '../../../content/collection/mistake';

/** The most that a host accepts. Where a number is missing, the host publishes none. */
export type Limit = {
  name: string;
  /** The files of a site. */
  files?: number;
  /** The files of one folder. */
  folderFiles?: number;
  /** The bytes of a site. */
  bytes?: number;
  /** The bytes of one file. */
  fileBytes?: number;
  /** The page that states the numbers. */
  source: string;
};

const MB = 1_000_000;
const MIB = 2 ** 20;

/** The limits of the plans that need no contract. */
export const limits = {
  cloudflare: {
    name: 'Cloudflare Pages (free; 100,000 files on paid plans)',
    files: 20_000,
    fileBytes: 25 * MIB,
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
  },
  netlify: {
    name: 'Netlify',
    folderFiles: 54_000,
    source: 'https://answers.netlify.com/t/118172',
  },
  vercel: {
    name: 'Vercel (from the command line on the Pro plan; 100 MB on Hobby)',
    files: 15_000,
    bytes: 1_000 * MB,
    source: 'https://vercel.com/docs/limits',
  },
  github: {
    name: 'GitHub Pages',
    bytes: 1_000 * MB,
    source:
      'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  },
  firebase: {
    name: 'Firebase Hosting',
    fileBytes: 2_000 * MB,
    source: 'https://firebase.google.com/docs/hosting/usage-quotas-pricing',
  },
  azure: {
    name: 'Azure Static Web Apps (standard; half of the bytes on the free plan)',
    files: 15_000,
    bytes: 500 * MIB,
    source: 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
  },
} as const satisfies Record<string, Limit>;

export type HostName = keyof typeof limits;

const isHostName = (name: string): name is HostName => Object.hasOwn(limits, name);

/** The variables that hosts set where they build. */
const SET_BY_HOST: readonly (readonly [variable: string, host: HostName])[] = [
  ['CF_PAGES', 'cloudflare'],
  ['NETLIFY', 'netlify'],
  ['VERCEL', 'vercel'],
];

/**
 * The host that the site is built for: `DEPLOY_TO`, or the host that builds it. Null if neither is
 * known.
 *
 * @throws if `DEPLOY_TO` names no host
 */
export function readHost(env: NodeJS.ProcessEnv): HostName | null {
  const chosen = env.DEPLOY_TO ?? '';
  if (isHostName(chosen)) return chosen;
  if (chosen !== '') {
    throw new Mistake(
      `DEPLOY_TO is "${chosen}". Set it to one of ${Object.keys(limits).join(', ')}, or leave it empty.`,
    );
  }
  return SET_BY_HOST.find(([variable]) => env[variable])?.[1] ?? null;
}

/** How large a site is. */
export type SiteSize = {
  files: number;
  bytes: number;
  /** The folder with the most files. */
  fullest: { name: string; files: number };
  /** The largest file. */
  largest: { name: string; bytes: number };
};

const number = (value: number) => value.toLocaleString('en');
const megabytes = (value: number) => `${number(Math.ceil(value / MB))} MB`;

/** Says which limits of a host a site exceeds. */
export function findExcess(host: HostName, { files, bytes, fullest, largest }: SiteSize): string[] {
  const limit: Limit = limits[host];
  const excess = [
    limit.files !== undefined &&
      files > limit.files &&
      `${number(files)} files, and it takes ${number(limit.files)}`,
    limit.folderFiles !== undefined &&
      fullest.files > limit.folderFiles &&
      `${number(fullest.files)} files in ${fullest.name}, and it takes ${number(limit.folderFiles)} in a folder`,
    limit.bytes !== undefined &&
      bytes > limit.bytes &&
      `${megabytes(bytes)}, and it takes ${megabytes(limit.bytes)}`,
    limit.fileBytes !== undefined &&
      largest.bytes > limit.fileBytes &&
      `${largest.name} with ${megabytes(largest.bytes)}, and it takes ${megabytes(limit.fileBytes)} a file`,
  ];
  return excess.flatMap((each) =>
    each ? [`The site has ${each}: ${limit.name}, ${limit.source}`] : [],
  );
}

/** What can be left out of a site, and how many files that saves. */
export type Savings = { markdown: number; sharePictures: number; compressed: number };

/** Says how to make a site smaller. */
function remedies({ markdown, sharePictures, compressed }: Savings): string {
  const all = [
    compressed > 0 && `build without PRECOMPRESS (saves ${number(compressed)} files)`,
    markdown > 0 &&
      `set publishing.markdown to false in content/site.yaml (saves ${number(markdown)} files)`,
    sharePictures > 0 &&
      `set publishing.sharePictures to 0 in content/site.yaml (saves ${number(sharePictures)} files)`,
    'choose a host that takes more (scripts/build/hosts/README.md)',
  ];
  return `To mend it, ${all.filter(Boolean).join(', or ')}.`;
}

/**
 * Compares a site with the limits of all hosts.
 *
 * @returns warnings for hosts that do not take it
 * @throws if the chosen host does not take it
 */
export function checkLimits(host: HostName | null, size: SiteSize, savings: Savings): string[] {
  const wrong = host ? findExcess(host, size) : [];
  if (wrong.length > 0) throw new Mistake([...wrong, remedies(savings)].join('\n'));
  if (host) return [];
  const names = Object.keys(limits).filter(isHostName);
  const warnings = names.flatMap((name) => findExcess(name, size));
  return warnings.length > 0 ? [...warnings, remedies(savings)] : [];
}
