/**
 * Serves the built site on this machine: `npm run preview`, or `PORT=8080 npm run preview`.
 * The last line it prints is the address.
 */
import nextEnv from '@next/env';
import { mailboxServer } from './mailbox/http';
import { MAILBOX } from './mailbox/routes';
import { usesStandIn } from './mailbox/uses-stand-in';
import { PORT } from './preview/port';
import { startPreview } from './preview/server';

/** Where the mails are kept that the forms send to the stand-in. */
const MAILS = '.mailbox';

// The base path may stand in a .env file, from which the build read it.
nextEnv.loadEnvConfig(process.cwd());

try {
  const standIn = usesStandIn('out');
  const { url, close } = await startPreview({
    port: PORT,
    beside: standIn ? mailboxServer(MAILS) : undefined,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => close().then(() => process.exit(0)));
  }
  console.log('The built site is served until you press Ctrl+C.');
  if (standIn) console.log(`Mails of the forms are kept at ${new URL(MAILBOX, url)}`);
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
