/**
 * Builds the site with the stand-in for the mail service where no keys are set, and with the
 * preview's address where none is, for `npm start`. `npm run build:test` gives `--always`: a test
 * must never mail to anyone.
 */
import { spawn } from 'node:child_process';
import nextEnv from '@next/env';
import { standIns } from './mailbox/stand-ins';
import { PORT } from './preview/port';

nextEnv.loadEnvConfig(process.cwd());

const isSet = (name: string) => (process.env[name] ?? '') !== '';
const own = Object.keys(standIns).filter(isSet);
const stand = process.argv.includes('--always') || own.length === 0;
console.log(
  stand
    ? 'mail: building with stand-in ids; what the forms send stays on this machine'
    : `mail: building with your own ${own.join(', ')}; the forms send real mails`,
);

const address = isSet('NEXT_PUBLIC_SITE_URL')
  ? {}
  : { NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}` };

const npm = process.env.npm_execpath;
if (npm === undefined) throw new Error('Run this by npm: "npm start" or "npm run build:test".');
spawn(process.execPath, [npm, 'run', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...address, ...(stand ? standIns : {}) },
}).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
