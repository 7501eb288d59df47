import { test as base } from './test';

/** A test that knows what the page's policy refused so far: the directive and what it is about. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const note: unknown = Reflect.get(window, 'noteViolation');
          const { effectiveDirective, blockedURI } = event;
          if (typeof note === 'function') note(`${effectiveDirective} ${blockedURI}`);
        });
      });
      await use(violations);
    },
    { auto: true },
  ],
});
