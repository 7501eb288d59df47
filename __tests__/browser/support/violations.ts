import { test as base } from './test';

/** A test that collects what the page's policy refuses: the directive and the address. */
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
