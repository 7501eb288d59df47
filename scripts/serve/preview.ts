/**
 * Serves a built site on this machine: `npx tsx scripts/serve/preview.ts` that of `npm start`, and
 * `npx tsx scripts/serve/preview.ts out` that of `npm run build`. The last line that it prints is the site's address.
 */
import './with-languages';
import nextEnv from '@next/env';
import { endWithParent } from '../site/end-with-parent';
import { PREVIEW } from '../site/out';
import { createMailboxMiddleware } from './mailbox/http';
import { MAILBOX_PATH } from './mailbox/routes';
import { usesStandIn } from './mailbox/uses-stand-in';
import { getPort } from './preview/port';
import { startPreview } from './preview/server';

/** The folder of the mails that the forms send to the stand-in. */
const MAILS = '.mailbox';

// The base path may be set in a .env file.
nextEnv.loadEnvConfig(process.cwd());

const [root = PREVIEW] = process.argv.slice(2);

try {
  const standIn = usesStandIn(root);
  const { url } = await startPreview({
    port: getPort(),
    root,
    middleware: standIn ? createMailboxMiddleware(MAILS) : undefined,
  });
  endWithParent();
  console.log('Serving the built site. Press Ctrl+C to stop.');
  if (standIn) console.log(`Read the forms’ mails at ${new URL(MAILBOX_PATH, url)}`);
  console.log(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
