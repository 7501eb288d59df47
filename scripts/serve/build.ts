/**
 * Builds the site for the preview, into a folder of its own. Sets the ids of the stand-in for the mail service
 * if no keys are set, and the preview's address if no address is set. `npm start` runs this.
 * `npm run build:test` adds `--always`, which ignores your own keys: a test must never send real mail.
 */
import { spawn } from 'node:child_process';
import nextEnv from '@next/env';
import { standIns } from './mailbox/stand-ins';
import { getPort } from './preview/port';

nextEnv.loadEnvConfig(process.cwd());

const isSet = (name: string) => (process.env[name] ?? '') !== '';

/** The variables of a build for the preview. */
function getVariables(): Record<string, string> {
  const address = `http://localhost:${getPort()}`;
  const ownKeys = Object.keys(standIns).filter(isSet);
  const usesStandIns = process.argv.includes('--always') || ownKeys.length === 0;
  console.log(
    usesStandIns
      ? 'mail: building with stand-in ids. The forms send to the preview, and no mail leaves this machine.'
      : `mail: building with your own ${ownKeys.join(', ')}. The forms send real mails.`,
  );
  return {
    BUILD_FOR_PREVIEW: '1',
    ...(!isSet('NEXT_PUBLIC_SITE_URL') && { NEXT_PUBLIC_SITE_URL: address }),
    ...(usesStandIns && standIns),
  };
}

try {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Run this with "npm start" or "npm run build:test".');
  const env = { ...process.env, ...getVariables() };
  spawn(process.execPath, [npm, 'run', 'build'], { stdio: 'inherit', env }).once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
