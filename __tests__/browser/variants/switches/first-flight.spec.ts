import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getVariantFolder } from '../../../variants/variants';
import { HTML } from '../../support/budgets';
import { expect, test } from '../../support/test';

test('with all settings, the home page fits into the ten packets that a host sends at once', () => {
  const html = readFileSync(join(getVariantFolder('switches'), 'out/index.html'));
  expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual(HTML.homeWithAll);
});
