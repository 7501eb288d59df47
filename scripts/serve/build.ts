/**
 * Builds the site for the preview. Sets the ids of the stand-in for the mail service if no keys are
 * set, and the preview's address if no address is set. `npm start` runs this. `npm run build:test` adds
 * `--always`, which ignores your own keys: a test must never send real mail.
 */
import { spawn } from 'node:child_process';
import nextEnv from '@next/env';
import { standIns } from './mailbox/stand-ins';
import { PORT } from './preview/port';

nextEnv.loadEnvConfig(process.cwd());

const isSet = (name: string) => (process.env[name] ?? '') !== '';
const ownKeys = Object.keys(standIns).filter(isSet);
const usesStandIns = process.argv.includes('--always') || ownKeys.length === 0;
console.log(
  usesStandIns
    ? 'mail: building with stand-in ids. The forms send to the preview, and no mail leaves this machine.'
    : `mail: building with your own ${ownKeys.join(', ')}. The forms send real mails.`,
);

const address = isSet('NEXT_PUBLIC_SITE_URL')
  ? {}
  : { NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}` };

const npm = process.env.npm_execpath;
if (npm === undefined) throw new Error('Run this with "npm start" or "npm run build:test".');
spawn(process.execPath, [npm, 'run', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...address, ...(usesStandIns ? standIns : {}) },
}).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
