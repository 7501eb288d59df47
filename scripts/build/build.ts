/** Builds the site into `out/`: `npm run build`. README.md lists the steps. */
import './env';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/** Runs Next's own build. */
function buildWithNext(): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else process.exit(code ?? 1);
    });
  });
}

// A module of content reads what `pictures` writes, so import each step only after the one before.
await import('./pictures');
await import('./share');
await import('./check');
await buildWithNext();
await import('./export');
await import('./discovery');
await import('./hosts');
