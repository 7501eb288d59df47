import CMS from '@sveltia/cms';
import { prose, words } from '../formats';

declare global {
  interface Window {
    /** What scripts/edit/config.ts makes. */
    cmsConfig: Parameters<typeof CMS.init>[0] extends { config?: infer Config } | undefined
      ? Config
      : never;
  }
}

CMS.registerCustomFormat('words', 'yaml', words);
CMS.registerCustomFormat('prose', 'md', prose);
CMS.init({ config: window.cmsConfig });
