/** Sets the variables of the .env files, as `next build` does. Stands before any module that reads them. */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
