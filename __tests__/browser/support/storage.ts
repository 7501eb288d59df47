import type { BrowserContext, Page } from '@playwright/test';

/** Makes the browser refuse its storage to the pages that are visited from now on. */
export const blockStorage = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(window, 'indexedDB', refuse);
  });
