import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { exportedPages } from './support/exported';

const built = exportedPages.map((file) => ({ file, html: readFileSync(`out/${file}`, 'utf8') }));

const policyIn = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? '';

for (const { file, html } of built) {
  test(`Google’s evaluator finds no fault with the policy of ${file}`, () => {
    const policy = policyIn(html);
    expect(policy).toContain("default-src 'none'");
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // It also warns of 'self', where only files of the build are.
    const faults = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(faults.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

  test(`${file} has its policy and its encoding first`, () => {
    const head = html.slice(html.indexOf('<head>') + '<head>'.length);
    expect(head.trimStart().replace(/^<meta charset="utf-8">/, '')).toMatch(
      /^<meta http-equiv="Content-Security-Policy"/,
    );
    // Browsers look for the encoding in the first 1024 bytes.
    expect(Buffer.from(html).subarray(0, 1024).toString()).toContain('<meta charset="utf-8">');
  });
}
