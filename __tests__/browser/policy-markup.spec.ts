import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { exportedPages, readExported } from './support/exported';

test('every page has its policy and its encoding first, and Google’s evaluator finds no fault', () => {
  for (const file of exportedPages) {
    const html = readExported(file);
    const head = html.slice(html.indexOf('<head>') + '<head>'.length).trimStart();
    const [, policy = ''] =
      /^(?:<meta charset="utf-8">)?<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
        head,
      ) ?? [];
    expect.soft(policy, file).toContain("default-src 'none'");
    // Browsers look for the encoding in the first 1024 bytes.
    expect.soft(Buffer.from(html).subarray(0, 1024).toString()).toContain('<meta charset="utf-8">');
    // It also warns of 'self', where only files of the build are.
    const faults = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
      .map(({ directive, description }) => `${directive}: ${description}`);
    expect.soft(faults, file).toEqual([]);
    // Only the search compiles WebAssembly.
    expect.soft(policy.includes("'wasm-unsafe-eval'"), file).toBe(file === 'search.html');
    // Trackers and reCAPTCHA assign the addresses of their scripts as text.
    const loadsOthers = /script-src[^;]* https:/.test(policy);
    expect.soft(policy.includes("require-trusted-types-for 'script'"), file).toBe(!loadsOthers);
  }
});
