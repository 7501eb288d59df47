/** Loads the .env files, as `next build` does. Import this before any module that reads variables. */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
