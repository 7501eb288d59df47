import type { Browser } from '../../serve/browser';

/** What bringing a browser needs of a machine. Tests pass stand-ins. */
export type Machine = {
  /** Finds a browser that starts. */
  find: () => Browser | null;
  /** Runs a program, at most for some minutes. Returns null, or one line that says why it failed. */
  run: (program: string, args: readonly string[], minutes: number) => Promise<string | null>;
  /** Whether apt-get can install packages without a password: as root on Debian or Ubuntu. */
  hasApt: boolean;
  /** The file of Playwright's command line. */
  playwright: string;
  say: (line: string) => void;
};

/** Returns null, or one line that says why it brought no browser. */
type Way = (machine: Machine) => Promise<string | null>;

/** Without the option, apt-get says that an update without a network went well. */
const UPDATE = ['update', '-o', 'APT::Update::Error-Mode=any'];
const INSTALL = ['install', '--yes', '--no-install-recommends'];

/** Ubuntu has no package `chromium`, and most systems have no headless shell. Each is tried; a failure is harmless. */
const installByApt: Way = async ({ run, say }) => {
  say('browser: apt-get installs Chromium.');
  const updating = await run('apt-get', UPDATE, 3);
  // The pages use Arial. fonts-liberation has letters of the same widths.
  const installing = await run('apt-get', [...INSTALL, 'chromium', 'fonts-liberation'], 10);
  // An update fails where one of several sources does. Chromium may come from another.
  if (installing) return [updating, installing].filter(Boolean).join('; ');
  await run('apt-get', [...INSTALL, 'chromium-headless-shell'], 10);
  return null;
};

const downloadByPlaywright: Way = ({ run, say, hasApt, playwright }) => {
  say('browser: Playwright downloads Chromium, for at most three minutes.');
  const withLibraries = hasApt ? ['--with-deps'] : [];
  return run(
    process.execPath,
    [playwright, 'install', ...withLibraries, '--no-shell', 'chromium'],
    3,
  );
};

/**
 * Finds a Chrome or Chromium, or brings one: as root on Debian or Ubuntu by apt-get, otherwise by
 * Playwright's download. Prints a line for each way that fails.
 *
 * @throws if no way is left, with the command to type
 */
export async function bringBrowser(machine: Machine): Promise<Browser> {
  const { find, hasApt, say } = machine;
  const installed = find();
  if (installed) return installed;
  say('browser: found no Chrome or Chromium.');
  const ways = {
    ...(hasApt ? { 'apt-get': installByApt } : {}),
    Playwright: downloadByPlaywright,
  };
  for (const [name, bring] of Object.entries(ways)) {
    const problem = await bring(machine);
    const brought = problem ? null : find();
    if (brought) return brought;
    say(`browser: ${name} failed: ${problem ?? 'the browser that it brought does not start.'}`);
  }
  throw new Error(
    'No way is left to bring a browser. Type "npx playwright install --with-deps chromium", or install Chrome or Chromium yourself. Then start again.',
  );
}
