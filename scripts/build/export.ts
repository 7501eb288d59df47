/**
 * Runs after `next build`. Turns Next's export into HTML with islands (scripts/export).
 * `PLAIN_NEXT=1` keeps Next's scripts.
 */
import './env';
import { exportSite } from 'next-islands';
import { missingKeys } from './mail';
import { policyFeatures, readPolicySettings } from './policy';

const policy = readPolicySettings();
const plainNext = process.env.PLAIN_NEXT === '1';

const { pages, files } = await exportSite({
  out: 'out',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  entry: plainNext ? null : 'components/islands/main.ts',
  classNames: 'class-names.json',
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    NEXT_PUBLIC_META_PIXEL_ID: process.env.NEXT_PUBLIC_META_PIXEL_ID ?? '',
    // React's development mode warns where server and browser render different attributes.
    NODE_ENV: process.env.REACT_MODE === 'development' ? 'development' : 'production',
  },
  firstScreen: 2,
  standalone: ['500.html'],
  features: policyFeatures(policy),
});

console.log(`export: ${pages} pages, ${plainNext ? 'with Next’s scripts' : `${files} scripts`}`);
const missing = missingKeys(policy.mail.forms);
if (missing) console.log(missing);
