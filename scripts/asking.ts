/**
 * Builds the site once more for the browser tests: `npm run build:asking`. It has a pixel's id and
 * asks before it counts (`analytics.consent: 'ask'` in content/site.ts), and stands in out-asking/;
 * what is in out/ stays as it is.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { ASKING, PIXEL } from '../__tests__/browser/support/asking';

const OUT = 'out';
const KEPT = 'out-kept';

if (existsSync(OUT)) renameSync(OUT, KEPT);
try {
  rmSync(ASKING, { recursive: true, force: true });
  execFileSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NEXT_PUBLIC_META_PIXEL_ID: PIXEL, ANALYTICS_CONSENT: 'ask' },
  });
  renameSync(OUT, ASKING);
} finally {
  if (existsSync(KEPT)) {
    rmSync(OUT, { recursive: true, force: true });
    renameSync(KEPT, OUT);
  }
}
