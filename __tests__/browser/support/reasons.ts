import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says at the end why tests were skipped: each reason once, with the number of tests. */
export default class Reasons implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    for (const { type, description } of annotations) {
      if (type !== 'skip' || !description) continue;
      this.counts.set(description, (this.counts.get(description) ?? 0) + 1);
    }
  }

  onEnd(): void {
    for (const [reason, count] of this.counts) console.log(`  ${count} skipped: ${reason}`);
  }
}
