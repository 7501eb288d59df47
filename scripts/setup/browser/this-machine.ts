import { createRequire } from 'node:module';
import { findInstalled } from '../../serve/browser';
import { findProgram } from '../../serve/program';
import type { Machine } from './bring';
import { runWithin } from './run-within';

/** The machine that runs this program. */
export const thisMachine: Machine = {
  find: findInstalled,
  run: (program, args, minutes) => runWithin(program, args, AbortSignal.timeout(minutes * 60_000)),
  hasApt: process.getuid?.() === 0 && findProgram('apt-get') !== null,
  playwright: createRequire(import.meta.url).resolve('@playwright/test/cli'),
  say: console.log,
};
