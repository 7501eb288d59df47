import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';

describe(ADVICE, () => {
  test('our own code, texts and pictures are under the MIT licence', () => {
    const license = readFileSync('LICENSE', 'utf8');
    expect(license).toMatch(/^MIT License\n\nCopyright \(c\) 2026 Rivermark contributors\n/);
    expect(license.replace(/\s+/g, ' ')).toContain('code, texts, pictures and film');
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ license: 'MIT' });
  });
});
