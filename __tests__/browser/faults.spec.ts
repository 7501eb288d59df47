import { runFaults } from '../../scripts/lab/faults/run';
import { SWEEP } from './support/sweep';
import { expect, test } from './support/test';

// What fails on purpose is in the console, as it should be.
test.use({ tolerated: /was not sent|Failed to load resource|^429|^500/ });

test(
  'through a service that fails, every form is mailed once',
  { tag: SWEEP },
  async ({ page }, testInfo) => {
    test.slow();
    const report = await runFaults(page, {
      forms: 20,
      seed: 3,
      folder: testInfo.outputPath('mails'),
    });
    expect(report.missing).toEqual([]);
    expect(report.doubled).toEqual([]);
    expect(report.once).toBeGreaterThan(10);
    // It was a bad day indeed.
    expect(report.fates.size).toBeGreaterThan(4);
  },
);
