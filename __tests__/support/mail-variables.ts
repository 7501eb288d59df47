import { jest } from '@jest/globals';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

/** Sets the variables of the mail service for one test, unsets its others, and forgets modules that have read them. */
export function setMailVariables(variables: Record<string, string>): void {
  jest.resetModules();
  const others = Object.entries(process.env).filter(([name]) => !(name in standIns));
  const env = Object.fromEntries(others);
  jest.replaceProperty(process, 'env', { NODE_ENV: process.env.NODE_ENV, ...env, ...variables });
}
